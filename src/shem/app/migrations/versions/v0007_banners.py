"""The banners that people bear at their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("banner", sa.String(64), nullable=False, server_default=""))
