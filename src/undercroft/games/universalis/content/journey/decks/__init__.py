"""The thirteen decks of Travel Events, a module each; how a card is written is told in `..happenings`."""
