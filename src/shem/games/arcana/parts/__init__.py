"""What a battle is made of and played with, below the rules: words, pieces and plan, its state, what is chosen and told."""
