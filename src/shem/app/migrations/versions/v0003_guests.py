"""Names of people, matches that wait for guests' armies, and what was played once more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    op.add_column("match", sa.Column("wanted", sa.JSON(), nullable=True))
    op.add_column("match", sa.Column("rematch", sa.String(32), nullable=True))
