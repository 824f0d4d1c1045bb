"""What the app tells of Delve besides a match: parties in camp between their quests."""
