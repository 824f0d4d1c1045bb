"""What the app tells of Golem Arcana besides a match: scenarios, armies, pieces, help."""
