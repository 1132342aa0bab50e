"""Tests that sit at the program as people do: a window, keys, a mouse, and nothing else."""
