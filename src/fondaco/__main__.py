"""`python -m fondaco` is the command line."""

import sys

from fondaco.cli import main

sys.exit(main())
