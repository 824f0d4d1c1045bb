"""A hosted match: who sits where, who may act and see, what is told to whom. No input, no output."""
