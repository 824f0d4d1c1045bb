"""Parts that the rules are about: cards, dungeon, figures, actions, events."""
