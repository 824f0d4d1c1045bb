"""One batch, in a process of its own that may be ended: `python -m tests.fuzz.batch TARGET SEED FIRST LAST PLACE`.

Or one file: `python -m tests.fuzz.batch TARGET FILE`.
"""

from __future__ import annotations

import sys

from tests.fuzz.__main__ import run, run_case

if __name__ == "__main__":
    if len(sys.argv) == 3:
        run_case(sys.argv[1], sys.argv[2])
    else:
        run(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
