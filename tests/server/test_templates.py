"""Templates, scripts and stylesheets can be read, and name only what there is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server.pages import assets
from fondaco.server.templating import FOLDER

LONGEST = {".html": 160, ".txt": 160, ".css": 160, ".js": 120}
TEMPLATES = sorted((FOLDER / "templates").iterdir())
SCRIPTS = sorted(assets.FOLDER.glob("*.js"))
STYLES = sorted(assets.FOLDER.glob("*.css"))
STATIC_URL = r"""static_url\('([^']+)'\)"""
NAMED = r"""(?:extends|include|from|import) "([a-z_]+\.html)\""""
IMPORTED = r"""^(?:import|export)\b[^"]*"\./([a-z-]+\.js)";$"""
PYTHON = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", [*TEMPLATES, *SCRIPTS, *STYLES], ids=lambda file: file.name)
def test_no_line_is_too_long_to_be_read(file: Path) -> None:
    long = [number for number, line in enumerate(read(file).splitlines(), 1) if len(line) > LONGEST[file.suffix]]
    assert not long, f"lines {long}"


def test_pages_name_only_files_that_exist() -> None:
    named = {name for template in TEMPLATES for name in re.findall(STATIC_URL, read(template))}
    assert {"base.js", "table.js", "pictures.css"} <= named
    assert not {name for name in named - {assets.PICTURES} if not (assets.FOLDER / name).is_file()}


def test_every_script_is_reached_from_a_page() -> None:
    reached, left = set[str](), {name for template in TEMPLATES for name in scripts_of(template)}
    while left:
        reached |= left
        left = {other for name in left for other in imports_of(assets.FOLDER / name)} - reached
    assert reached == {script.name for script in SCRIPTS}


def scripts_of(template: Path) -> Iterator[str]:
    """The scripts of a page; all of them are modules, as the type check reads them."""
    for tag in re.findall(r"<script\b[^>]*\bsrc=[^>]*>", read(template)):
        assert 'type="module"' in tag, tag
        yield from re.findall(STATIC_URL, tag)


def imports_of(script: Path) -> list[str]:
    return re.findall(IMPORTED, read(script), re.MULTILINE)


def test_every_template_is_used_and_exists() -> None:
    named = {name for template in TEMPLATES for name in re.findall(NAMED, read(template))}
    rendered = set(re.findall(r'"([a-z_]+\.(?:html|txt))"', PYTHON))
    assert named | rendered == {template.name for template in TEMPLATES}
