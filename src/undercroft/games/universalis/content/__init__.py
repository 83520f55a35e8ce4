"""What is printed: `definitions` and `quests` say what can be, `catalogue` holds what is, by id."""
