"""What only the command line can do with Golem Arcana: its armies and scenarios, their fairness, exploits."""
