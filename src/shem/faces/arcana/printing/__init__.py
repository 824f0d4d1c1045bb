"""What of Golem Arcana can be printed and cut out."""
