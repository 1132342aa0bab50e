"""Everything that is seen and heard: the only folder that imports pygame."""
