"""Figures that stand on a real table: whose, and what people have confirmed to lie there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("real", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "match_real",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.JSON(), nullable=False),
    )
