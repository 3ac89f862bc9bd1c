"""A test module runs in one process unless it is told otherwise; the whole suite runs on all processors."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.conftest import is_one_file
from tests.each import for_each
from tests.source import ROOT

pytestmark = pytest.mark.deep

ONE = "tests/cards/test_notation.py"
OTHER = "tests/table/test_phase.py"


@for_each(
    ("arguments", "one"),
    [
        ([ONE], True),
        ([f"{ONE}::test_cards"], True),
        ([f"{ONE}::test_cards", f"{ONE}::test_calls[1-2]"], True),
        ([str(ROOT / ONE)], True),
        ([ONE, OTHER], False),
        (["tests"], False),
        (["tests/cards"], False),
        ([], False),
    ],
)
def test_one_file_is_told_from_many(arguments: list[str], one: bool) -> None:
    assert is_one_file(arguments, ROOT) is one


@pytest.mark.parametrize(("more", "workers"), [((), False), (("-n", "1"), True), ((ONE,), True)])
def test_one_file_runs_in_one_process(more: tuple[str, ...], workers: bool) -> None:
    command = (sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "--maxprocesses=1", OTHER, *more)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert ("1 worker [" in done.stdout) is workers, done.stdout
