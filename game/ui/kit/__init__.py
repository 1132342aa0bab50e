"""The kit that all screens are built from. It knows no game."""
