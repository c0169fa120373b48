"""Build: compiles the kernel, the rules and the search with mypyc, from the files as they are.

Where they cannot be compiled, or with FONDACO_PLAIN=1, the same files are installed and run as plain Python;
with FONDACO_COMPILED=1 the build fails instead. FONDACO_GAMES=orleans,pax_renaissance compiles only those games.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
KERNEL = ("state", "step", "refusal", "options", "cache", "engine", "playout")
RULES = ("rules/steps", "sequence", "bot/evaluation", "bot/features")
"""A game's rules: the modules that its steps and its evaluation stand on."""
SEARCH = ("lookahead", "tree")
OWN_CALLS = ("-fno-semantic-interposition", "-fno-plt"), ("-Wl,-Bsymbolic-functions",)
"""Options of GCC and its linker: our functions call each other directly, as nobody replaces one from outside."""
REQUIRED = bool(os.environ.get("FONDACO_COMPILED"))
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}
"""Commands that need the compiled files."""
FOLDER = f"build/{sys.implementation.cache_tag}"
"""Build cache: mypyc's C files and its state; both depend on the version of Python."""


def compiled_modules() -> list[str]:
    """The files to compile."""
    found = {SOURCE / "fondaco" / "kernel" / f"{name}.py" for name in KERNEL}
    found |= {SOURCE / "fondaco" / "bots" / "search" / f"{name}.py" for name in SEARCH}
    for game in sorted((SOURCE / "fondaco" / "games").iterdir()):
        if (game / "sequence.py").exists() and game.name in os.environ.get("FONDACO_GAMES", game.name).split(","):
            collect([game / f"{name}.py" for name in RULES], game, found)
    return sorted(map(str, found))


def collect(waiting: list[Path], game: Path, found: set[Path]) -> None:
    """Add modules of a game, and all of the game that they import."""
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists() and path.name != "__init__.py":
            found.add(path)
            waiting += [module for module in imported(path) if game in module.parents]


def imported(path: Path) -> list[Path]:
    """The files that a module imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return [SOURCE / f"{name.replace('.', '/')}.py" for name in names]


def extensions() -> list[Any]:
    """The extensions to compile: none without a compiler, and none for a source distribution."""
    compiler = os.environ.get("CC") or get_config_var("CC") or "cc"
    there = REQUIRED or sys.platform == "win32" or shutil.which(compiler.split()[0])
    if os.environ.get("FONDACO_PLAIN") or not there or BUILDING.isdisjoint(sys.argv):
        return []
    # Types are checked only in what is compiled: the rest may import packages that are missing while building.
    options = ["--config-file=pyproject.toml", "--follow-imports=silent", f"--cache-dir={FOLDER}/types"]
    try:
        from mypyc.build import mypycify

        made = mypycify(
            [*options, *compiled_modules()],
            opt_level=os.environ.get("FONDACO_OPTIMISE", "3"),
            debug_level="0",
            multi_file=True,
            target_dir=f"{FOLDER}/c",
        )
    except (Exception, SystemExit) as error:  # it exits where types are wrong
        go_on_plain(error)
        return []
    if sys.platform == "linux":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *OWN_CALLS[0]]
            extension.extra_link_args = [*extension.extra_link_args, *OWN_CALLS[1]]
    return made


def go_on_plain(error: BaseException) -> None:
    """Install the plain files after an error, unless the compiled form was asked for."""
    if REQUIRED:
        raise error
    print(f"Nothing is compiled, so Fondaco will run as plain Python: {error}", file=sys.stderr)


class Build(build):
    """Clean build: a module of an earlier one would hide its newer source."""

    def run(self) -> None:
        super().run()
        commands: list[Any] = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(file) for command in commands for file in command.get_outputs()}
        library = Path(self.build_lib)
        for file in [*library.glob("*__mypyc*"), *library.glob("fondaco/**/*")]:
            if file.is_file() and file not in made:
                file.unlink()


class Compile(build_ext):
    """Parallel and incremental compiler: all modules, or none if one fails."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            go_on_plain(error)
            self.extensions = []

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_at_once(sources: list[str], output_dir: str | None = None, **options: object) -> list[str]:
            headers = max((header.stat().st_mtime for header in Path(FOLDER, "c").glob("*.h")), default=0.0)
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir or "")
            stale = [source for source, made in zip(sources, objects, strict=True) if is_stale(source, made, headers)]
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                list(pool.map(lambda source: compile_all([source], output_dir=output_dir, **options), stale))
            return objects

        self.compiler.compile = compile_at_once
        super().build_extensions()


def is_stale(source: str, made: str, headers: float) -> bool:
    """Whether a file or a common header has changed since it was compiled."""
    if not os.path.exists(made):
        return True
    return os.path.getmtime(made) < max(os.path.getmtime(source), headers)


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": Compile})
