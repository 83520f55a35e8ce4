"""Front ends. They talk to sessions only."""
