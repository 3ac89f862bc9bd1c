"""The source of the package as data: its files, each parsed once, what they import, and how a house rule is held."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "bridgetable"
FILES = sorted(PACKAGE.rglob("*.py"))

Found = Iterable[tuple[int, str]]
"""What a rule finds in one file: the line, and what is wrong there."""


def hold(rule: Callable[[Path], Found], files: Iterable[Path] = FILES) -> None:
    """Fails with a list of every violation of the rule in these files: file, line, what is wrong."""
    __tracebackhide__ = True
    found = [f"{path.relative_to(ROOT).as_posix()}:{line}: {what}" for path in files for line, what in rule(path)]
    if found:
        pytest.fail("\n".join(found))


def mentioning(pattern: str, files: Iterable[Path] = FILES) -> list[Path]:
    """The files in whose text this pattern is found: no other can break a rule about it, nor has to be parsed."""
    sought = re.compile(pattern)
    return [path for path in files if sought.search(path.read_text(encoding="utf-8"))]


def floor(path: Path) -> str:
    """The top-level folder of the package in which a file stands; "" for a file beside these folders."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a file's syntax tree."""
    return tuple(ast.walk(tree(path)))


def module_name(path: Path) -> str:
    """The dotted name of a file; a package has the name of its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(path: Path, *, typing: bool = True) -> tuple[tuple[int, str], ...]:
    """Line and full name of everything imported anywhere in the file: `from a import b` is a.b.

    `typing` says whether imports under `if TYPE_CHECKING:` count.
    """
    return tuple(_imported(path, tree(path), typing))


def _imported(path: Path, node: ast.AST, typing: bool) -> Iterator[tuple[int, str]]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, _HOLDS_STATEMENTS):
            continue
        if isinstance(child, ast.Import):
            yield from ((child.lineno, alias.name) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            module = _absolute(path, child)
            yield from ((child.lineno, f"{module}.{alias.name}") for alias in child.names)
        elif isinstance(child, ast.If) and _is_type_checking(child.test):
            for part in child.body if typing else ():
                yield from _imported(path, ast.Module([part], []), typing)
            for part in child.orelse:
                yield from _imported(path, ast.Module([part], []), typing)
        else:
            yield from _imported(path, child, typing)


_HOLDS_STATEMENTS = (ast.stmt, ast.excepthandler, ast.match_case)
"""Where an import may stand; it stands in no expression, and most of a tree is expressions."""


def _is_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def _absolute(path: Path, node: ast.ImportFrom) -> str:
    """The full name of the module imported from, also where the import is relative."""
    if not node.level:
        return node.module or ""
    package = path.parent.relative_to(ROOT).parts
    return ".".join((*package[: len(package) - node.level + 1], *filter(None, (node.module,))))


MODULES = {module_name(path): path for path in FILES}
"""Every module of the package by its dotted name."""


@cache
def imported_modules(name: str, *, typing: bool) -> tuple[tuple[int, str], ...]:
    """Line and name of each module of the package that a module imports."""
    # `from a import b` imports the module a.b where there is one, and otherwise something in a.
    found = (
        (line, target if target in MODULES else target.rpartition(".")[0])
        for line, target in imports(MODULES[name], typing=typing)
    )
    return tuple(dict.fromkeys((line, target) for line, target in found if target in MODULES))


@cache
def reached(name: str, *, typing: bool) -> frozenset[str]:
    """The modules of the package that a module imports, directly or through others; itself only by a circle."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for _, target in imported_modules(waiting.pop(), typing=typing):
            if target not in found:
                found.add(target)
                waiting.append(target)
    return frozenset(found)
