"""The one exception whose words are meant for whoever started the program."""

from __future__ import annotations


class PlainError(Exception):
    """What is wrong, in one plain sentence; the command line prints it without a traceback."""
