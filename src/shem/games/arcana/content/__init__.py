"""The content of Golem Arcana: packs of YAML, their models and checks, compiled to the plain JSON that the rules read."""
