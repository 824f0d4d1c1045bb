"""What a game is made of and played with, below the rules: the table and its state, what is chosen and told."""
