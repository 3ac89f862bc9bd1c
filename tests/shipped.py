"""The shipped cases, each read and played once for all tests of a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bridgetable.cases import SUFFIX
from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.cases.tree import history_of
from bridgetable.disk.resources import resources
from bridgetable.engine.history import History

CASES = tuple(sorted((resources() / "cases").rglob(f"*{SUFFIX}")))
"""The files of all of them."""


def name_of(path: Path) -> str:
    """The name of a case by itself, as tests call it."""
    return path.name.removesuffix(SUFFIX)


@cache
def case_in(path: Path) -> Case:
    """The case in this file."""
    return read_case(path.read_bytes())


@cache
def history_in(path: Path) -> History:
    """The history of the case in this file, at its first table."""
    return history_of(case_in(path))
