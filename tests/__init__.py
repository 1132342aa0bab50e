"""The tests, laid out as game/ is. `python3 -m tests` fetches what they need and runs them all."""
