"""The user's files: saves, settings, records of finished games, crash reports.

Knows no game, no screen and nothing beyond the standard library. Every message is a code with its
numbers (`CannotSave.code`, `CannotRead.code`, `DamagedSave.code`); the screen has the words.
"""
