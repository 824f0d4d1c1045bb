"""Who is to decide in a match, as lists show it; of those that are kept already it is known when they are played on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("asked", sa.JSON(), nullable=False, server_default="[]"))
