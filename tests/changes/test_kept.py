"""What differs in cases, kept between sessions: found again, and never where something else would be found."""

from __future__ import annotations

import os
import pickle
import zlib
from base64 import b85encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.changes import kept as kept_module
from bridgetable.changes.differences import LineDifference
from bridgetable.changes.found import compared_cases
from bridgetable.changes.kept import FILE, KeptDifferences, Lines, kept_differences, key_of
from bridgetable.changes.of_files import changes_in_files
from bridgetable.disk.resources import resources
from bridgetable.table.edition import Edition

PAIR = (Edition.E2007, Edition.E2017)
BOTH = "revoke/revoke-41-both-sides-revoke-2017"


class Ruling:
    """Counts how often a case had to be ruled."""

    def __init__(self, found: Lines) -> None:
        self.found, self.count = found, 0

    def __call__(self) -> Lines:
        """What differs, found anew."""
        self.count += 1
        return self.found


@pytest.fixture
def lines() -> Lines:
    ((_, case),) = compared_cases(*PAIR, [BOTH], workers=1)
    assert case is not None
    return case.lines


@pytest.fixture
def ruling(lines: Lines) -> Ruling:
    return Ruling(lines)


def found_in(folder: Path | None, ruling: Ruling, case: bytes = b"case") -> Lines:
    with kept_differences(folder) as kept:
        return kept.lines(case, PAIR, ruling)


def test_a_case_is_ruled_once(tmp_path: Path, ruling: Ruling) -> None:
    assert found_in(tmp_path, ruling) == found_in(tmp_path, ruling) == ruling.found
    assert ruling.count == 1


def test_a_case_in_which_nothing_differs_is_ruled_once(tmp_path: Path) -> None:
    ruling = Ruling(())
    assert found_in(tmp_path, ruling) == found_in(tmp_path, ruling) == ()
    assert ruling.count == 1


def test_without_a_folder_nothing_is_kept(ruling: Ruling) -> None:
    found_in(None, ruling)
    found_in(None, ruling)
    assert ruling.count == 2


def test_a_case_that_was_changed_is_ruled_again(tmp_path: Path, ruling: Ruling) -> None:
    found_in(tmp_path, ruling, b"one")
    found_in(tmp_path, ruling, b"another")
    assert ruling.count == 2


def test_what_another_program_found_is_left_out(
    tmp_path: Path, ruling: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_in(tmp_path, ruling)
    monkeypatch.setattr(kept_module, "this_program", lambda: "another")
    found_in(tmp_path, ruling)
    assert ruling.count == 2
    assert len((tmp_path / FILE).read_bytes().splitlines()) == 2  # The first line, and the one record.


def test_a_draft_is_found_under_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = (Edition.E2017, Edition.DRAFT)
    before = key_of(b"case", pair)
    monkeypatch.setattr(kept_module, "tried_draft", lambda: "another draft")
    assert key_of(b"case", pair) != before
    assert key_of(b"case", PAIR) != key_of(b"case", (Edition.E1997, Edition.E2017))


def test_a_damaged_file_costs_nothing_but_time(tmp_path: Path, ruling: Ruling) -> None:
    found_in(tmp_path, ruling)
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(data[:-40] + b"#" + data[-39:])
    assert found_in(tmp_path, ruling) == ruling.found
    assert found_in(tmp_path, ruling) == ruling.found
    assert ruling.count == 2


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path, ruling: Ruling) -> None:
    (tmp_path / "cache").write_text("no folder")
    assert found_in(tmp_path / "cache", ruling) == ruling.found


class Harm:
    """What a file made by somebody else would have this program do."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (os.mkdir, ("harmed",))


@pytest.mark.parametrize("value", [Harm(), (Harm(),), "no lines", [1]])
def test_nothing_is_run_that_a_file_says(
    tmp_path: Path, ruling: Ruling, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    packed = b85encode(zlib.compress(pickle.dumps(value))).decode()
    monkeypatch.setattr(kept_module, "_packed", lambda lines: packed)
    found_in(tmp_path, ruling)
    assert found_in(tmp_path, ruling) == ruling.found
    assert ruling.count == 2 and not (tmp_path / "harmed").exists()


def test_long_journals_lose_their_older_half(tmp_path: Path, ruling: Ruling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_module, "LARGEST", 6_000)
    for number in range(20):
        found_in(tmp_path, ruling, b"%d" % number)
    assert (tmp_path / FILE).stat().st_size < 6_000
    found_in(tmp_path, ruling, b"19")
    assert ruling.count == 20


def test_cases_are_found_again_in_both_ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = resources() / "cases" / f"{BOTH}.case.json"
    first = list(compared_cases(*PAIR, [BOTH], workers=1, cache=tmp_path))
    changed = list(changes_in_files([path], [PAIR], tmp_path))

    def ruled_again(*_: object) -> Iterator[LineDifference]:
        raise AssertionError

    monkeypatch.setattr("bridgetable.changes.found.line_differences", ruled_again)
    assert list(compared_cases(*PAIR, [BOTH], workers=1, cache=tmp_path)) == first
    assert list(changes_in_files([path], [PAIR], tmp_path)) == changed and changed[0][1]


def test_what_was_written_meanwhile_is_kept(tmp_path: Path, ruling: Ruling) -> None:
    one, other = KeptDifferences(tmp_path), KeptDifferences(tmp_path)
    one.lines(b"one", PAIR, ruling)
    other.lines(b"other", PAIR, ruling)
    one.write()
    other.write()
    found_in(tmp_path, ruling, b"one")
    found_in(tmp_path, ruling, b"other")
    assert ruling.count == 2
