"""Every module of the server can be imported before all others: no two wait for each other."""

import subprocess
import sys

from fondaco.server.templating import FOLDER

SCRIPT = """
import importlib, sys
for name in sys.argv[1:]:
    for loaded in [each for each in sys.modules if each.startswith("fondaco.server")]:
        del sys.modules[loaded]
    importlib.import_module(name)
"""


def test_each_module_can_be_imported_first() -> None:
    files = [file.relative_to(FOLDER) for file in FOLDER.rglob("*.py") if file.name not in ("__init__.py", "env.py")]
    modules = sorted(".".join(("fondaco.server", *file.with_suffix("").parts)) for file in files)
    assert len(modules) > 50
    told = subprocess.run([sys.executable, "-c", SCRIPT, *modules], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
