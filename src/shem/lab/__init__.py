"""The laboratory: many battles, and what they say."""
