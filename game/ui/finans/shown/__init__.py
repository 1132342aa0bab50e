"""Scenes above the table that show what has happened, and stay until they are read."""
