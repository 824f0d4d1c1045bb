"""The cards and tiles of Wizards: data, its models and its loader."""
