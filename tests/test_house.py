"""The rules of the house, held by a test: floors, editions, words, sizes, names, style and types."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "bridgetable"
FILES = sorted(PACKAGE.rglob("*.py"))

FLOORS = {
    "disk": set(),
    "cards": set(),
    "table": {"cards"},
    "laws": {"cards", "table"},
    "engine": {"cards", "table", "laws"},
    "cases": {"disk", "cards", "table", "laws", "engine"},
    "files": {"disk", "cards", "table", "laws", "engine"},
    "words": {"disk", "cards", "table", "laws", "engine"},
    "equity": {"cards", "table", "laws", "engine"},
    "document": {"disk", "cards", "table", "laws", "engine", "cases", "files", "words"},
    "ui": {"disk", "cards", "table", "laws", "engine", "cases", "files", "words", "equity", "document"},
    "cli": {"disk", "cards", "table", "laws", "engine", "cases", "files", "words", "equity", "document", "ui"},
}
"""Which rooms each may look into: down only, and the four in the middle not at one another."""

WINDOW = (
    "kit/layout", "kit", "drawing", "session/content", "session", "entry/content", "entry", "auction/content",
    "auction", "table/layout", "table/content", "table", "figures/content", "figures", "director/content", "director",
    "timeline/content", "timeline", "wrong/content", "wrong", "deal", "compare/content", "compare", "library/content",
    "library", "wall", "shell/content", "shell",
)
"""The rooms of the window, from the lowest: each may look into those before it."""

GROUND = ("cards", "table", "laws", "engine")
"""The floors that stand on the standard library and msgspec alone."""


def room(path: Path) -> str:
    """The room a file belongs to; "" for `__init__` and `__main__`, which stand above the rooms."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules imported anywhere in the file."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_every_module_stands_in_a_room() -> None:
    assert {path.name for path in PACKAGE.glob("*.py")} == {"__init__.py", "__main__.py"}
    assert {room(path) for path in FILES} - {""} == set(FLOORS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_down(path: Path) -> None:
    if room(path) == "":
        return
    seen = {name.split(".")[1] for name in imports(path) if name.startswith("bridgetable.")}
    rooms = {name for name in seen if name in FLOORS}
    assert rooms <= FLOORS[room(path)] | {room(path)}


def window_room(name: str) -> str:
    """The room of the window that a module stands in, by its dotted name; "" for any other module."""
    parts = name.split(".")
    if parts[:2] != ["bridgetable", "ui"]:
        return ""
    return next((room for room in ("/".join(parts[2:4]), "/".join(parts[2:3])) if room in WINDOW), "")


@pytest.mark.parametrize("path", [f for f in FILES if room(f) == "ui"], ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_rooms_of_the_window_look_down_only(path: Path) -> None:
    here = window_room(".".join(path.relative_to(ROOT).with_suffix("").parts))
    above = WINDOW[WINDOW.index(here) + 1 :] if here else ()
    assert {seen for name in imports(path) if (seen := window_room(name)) in above} == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_qt_is_known_in_the_ui_only(path: Path) -> None:
    if room(path) != "ui":
        assert not [name for name in imports(path) if name.startswith(("PySide6", "shiboken6"))]


@pytest.mark.parametrize("path", [f for f in FILES if room(f) in GROUND], ids=lambda path: str(path.relative_to(ROOT)))
def test_the_ground_stands_on_the_standard_library_and_msgspec(path: Path) -> None:
    allowed = {*sys.stdlib_module_names, "msgspec", "bridgetable"}
    assert {name.split(".")[0] for name in imports(path)} <= allowed


def one_edition(node: ast.AST) -> bool:
    """Whether an expression names one edition: E2017, Edition.E2017, or its year as text."""
    return any(
        (isinstance(part, ast.Name) and re.fullmatch(r"E\d{4}", part.id) is not None)
        or (isinstance(part, ast.Attribute) and re.fullmatch(r"E\d{4}", part.attr) is not None)
        or (isinstance(part, ast.Constant) and part.value in ("1997", "2007", "2017"))
        for part in ast.walk(node)
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_branches_on_the_edition(path: Path) -> None:
    """No comparison and no match names one edition: what differs stands as a wording beside a wording."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Compare):
            assert not one_edition(node), ast.unparse(node)
        if isinstance(node, ast.match_case):
            assert not one_edition(node.pattern), ast.unparse(node.pattern)


def docstrings(module: ast.Module) -> set[int]:
    """The identities of all string constants that stand as statements: docstrings and their like."""
    return {
        id(node.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def raised(module: ast.Module) -> set[int]:
    """The constants inside what is raised: messages for programmers."""
    return {id(part) for node in ast.walk(module) if isinstance(node, ast.Raise) for part in ast.walk(node)}


SENTENCE = re.compile(r"^[A-Z][a-z]+(?: [a-z']+){2,}")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_sentence_for_people_outside_the_locale(path: Path) -> None:
    module = tree(path)
    known = docstrings(module) | raised(module)
    found = [
        node.value
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in known
        and SENTENCE.match(node.value)
    ]
    assert found == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_can_be_read_at_a_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 310


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_function_can_be_seen_at_once(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or node.lineno) - node.lineno < 55, node.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_names_are_those_of_the_field(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            assert not re.search(r"Manager|Helper|Util", node.name, re.IGNORECASE), node.name
    assert not re.search(r"manager|helper|util", path.stem)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_public_says_what_it_means(path: Path) -> None:
    module = tree(path)
    assert ast.get_docstring(module), path
    for node in [*module.body, *(part for n in module.body if isinstance(n, ast.ClassDef) for part in n.body)]:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node) or overrides_qt(node), f"{path.name}: {node.name}"


def overrides_qt(node: ast.stmt) -> bool:
    """Qt's own method names are in camel case; what they do is Qt's to say."""
    return isinstance(node, ast.FunctionDef) and bool(re.search(r"[a-z][A-Z]", node.name))


LAWS = PACKAGE / "laws"
NUMBERED = sorted(path for path in LAWS.glob("*/law*") if re.fullmatch(r"law\d\d(\.py)?", path.name))
"""Where each Law stands: a file of its number, or a package of its number where one file is not enough."""


@pytest.mark.parametrize("path", NUMBERED, ids=lambda path: path.stem)
def test_each_law_has_its_tests_at_its_number(path: Path) -> None:
    """Law 62 is law62 in one part of laws/, tested in tests/laws/test_law62.py, or by number in a neighbour's file."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "laws").glob("test_*.py"))
    number = path.stem.removeprefix("law").lstrip("0")
    assert re.search(rf"def test_{number}[A-Z_\d]", tests), path.stem


def test_each_law_has_one_address() -> None:
    names = [path.stem for path in NUMBERED]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("folder", [LAWS, *(path for path in LAWS.rglob("*") if path.is_dir())], ids=lambda p: p.name)
def test_a_folder_of_the_laws_can_be_scanned(folder: Path) -> None:
    assert len([path for path in folder.iterdir() if not path.name.startswith("__")]) <= 30


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)


def test_ruff_finds_nothing() -> None:
    done = run("ruff", "check", ".")
    assert done.returncode == 0, done.stdout


def test_mypy_finds_nothing() -> None:
    done = run("mypy")
    assert done.returncode == 0, done.stdout
