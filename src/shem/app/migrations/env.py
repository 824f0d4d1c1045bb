"""Alembic runs this: the versions on the connection that `shem.app.database` opened."""

from __future__ import annotations

from alembic import context

from shem.app.tables import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
