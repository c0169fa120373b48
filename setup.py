"""Compiles the kernel, the rules and the search with mypyc, from the files as they are.

Without a C compiler or mypyc, or with FONDACO_PLAIN=1, the same files are installed and run as plain Python.
FONDACO_GAMES=orleans,pax_renaissance compiles only those games, for whoever works on them.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
KERNEL = ("state", "step", "refusal", "options", "memory", "engine", "playout")
RULES = ("sequence", "evaluation", "features")
"""A game's rules are the modules that its sequence of play and its evaluation stand on."""
SEARCH = ("foresight", "tree")
OWN_CALLS = ("-fno-semantic-interposition", "-fno-plt"), ("-Wl,-Bsymbolic-functions",)
"""What tells GCC and its linker that our functions call each other directly, as nobody replaces one from outside."""


def compiled_modules() -> list[str]:
    """The files to compile."""
    found = {SOURCE / "fondaco" / "kernel" / f"{name}.py" for name in KERNEL}
    found |= {SOURCE / "fondaco" / "bots" / "search" / f"{name}.py" for name in SEARCH}
    for game in sorted((SOURCE / "fondaco" / "games").iterdir()):
        if (game / "sequence.py").exists() and game.name in os.environ.get("FONDACO_GAMES", game.name).split(","):
            collect([game / f"{name}.py" for name in RULES], game, found)
    return sorted(map(str, found))


def collect(waiting: list[Path], game: Path, found: set[Path]) -> None:
    """Add modules of a game and all of the game that they import."""
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists() and path.name != "__init__.py":
            found.add(path)
            waiting += [module for module in imported(path) if game in module.parents]


def imported(path: Path) -> list[Path]:
    """The files of the modules that a module imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return [SOURCE / f"{name.replace('.', '/')}.py" for name in names]


def extensions() -> list[Any]:
    """What is to be compiled here: nothing without a compiler."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("FONDACO_PLAIN") or not (shutil.which(compiler) or sys.platform == "win32"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    made = mypycify(
        ["--config-file=pyproject.toml", "--cache-dir=build/types", *compiled_modules()],
        opt_level=os.environ.get("FONDACO_OPTIMISE", "3"),
        debug_level="0",
        multi_file=True,
        target_dir="build/c",
    )
    for extension in made:
        extension.optional = True
        if sys.platform == "linux":
            extension.extra_compile_args += OWN_CALLS[0]
            extension.extra_link_args += OWN_CALLS[1]
    return made


class BuildOnAllCores(build_ext):
    """Compiles several files at once, and only those that have changed."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_at_once(sources: list[str], output_dir: str | None = None, **options: object) -> list[str]:
            headers = max((header.stat().st_mtime for header in Path("build/c").glob("*.h")), default=0.0)
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir or "")
            stale = [source for source, made in zip(sources, objects, strict=True) if is_stale(source, made, headers)]
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                list(pool.map(lambda source: compile_all([source], output_dir=output_dir, **options), stale))
            return objects

        self.compiler.compile = compile_at_once
        super().build_extensions()


def is_stale(source: str, made: str, headers: float) -> bool:
    """Whether a file has changed since it was compiled, or a header that all include."""
    if not os.path.exists(made):
        return True
    return os.path.getmtime(made) < max(os.path.getmtime(source), headers)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
