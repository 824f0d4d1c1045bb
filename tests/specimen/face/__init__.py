"""How the specimen is told and shown."""
