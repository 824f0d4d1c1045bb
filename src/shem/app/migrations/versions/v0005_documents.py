"""What people keep is documents of a kind, with a version; armies were the first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_army_owner", "army")
    op.rename_table("army", "document")
    op.create_index("ix_document_owner", "document", ["owner"])
    op.add_column("document", sa.Column("kind", sa.String(32), nullable=False, server_default="army"))
    op.add_column("document", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
