"""Lessons: matches that say what to do. They are content: `faces/GAME/lessons`, in the order of their files' names."""
