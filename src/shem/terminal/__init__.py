"""The table at the terminal: a match line by line, in words."""
