"""`python -m undercroft.commands` is the program too."""

from . import main

main()
