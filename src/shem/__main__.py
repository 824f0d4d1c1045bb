"""`python -m shem`: the command line."""

from shem.cli import main

if __name__ == "__main__":
    main()
