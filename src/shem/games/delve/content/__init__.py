"""What the dungeon holds, as YAML files; not compiled."""
