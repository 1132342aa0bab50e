"""Setting up a new game: who plays, how long, and by which rules."""
