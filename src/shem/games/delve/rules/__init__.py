"""The reference sheet, chapter by chapter."""
