"""How fast Shem is, and how fast others are: `python -m benchmarks.run`, `python -m benchmarks.peers`."""
