"""What strangers bring, checked in a process of its own: `python -m shem.app.foreign CHECK`; `quarantine.py` starts it."""
