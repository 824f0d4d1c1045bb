"""What the content of every game shares; like all content loading, it is not compiled."""
