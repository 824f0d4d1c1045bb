"""The districts of Archmage: data, its models and its loader."""
