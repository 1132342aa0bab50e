"""Scenarios: a position set up by name in a YAML file, and played. docs/scenarios.md tells how."""
