"""What a note says of another edition is what that edition rules on the same line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.walk import Done, walk
from bridgetable.disk.resources import resources
from bridgetable.engine.actions import Note
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.table.text import in_language

REVOKES = resources() / "cases" / "revoke"
FILES = sorted((resources() / "cases").rglob("*.case.json"))
ALL_AGREE = re.compile(r"other editions (?:agree|say the same|rule the same)|editions of 1997, 2007 and 2017")


def notes(path: Path, edition: Edition) -> Iterator[tuple[str, str, Table]]:
    """The notes of the case, ruled under this edition: place, English words, and the table they are said at."""
    for moment in walk(read_case(path.read_bytes()), edition):
        if isinstance(moment, Done) and isinstance(moment.step.action, Note):
            yield moment.place, in_language(moment.step.action.text, "en"), moment.step.table


def moved(table: Table) -> list[tuple[int, str]]:
    return [(transfer.tricks, transfer.to.name) for transfer in table.transfers if transfer.tricks]


SAYING_SO = [path for path in FILES if ALL_AGREE.search(path.read_text("utf-8"))]
"""The cases in whose text it is said that all editions come to the same."""


@pytest.mark.parametrize("path", SAYING_SO, ids=lambda path: path.name)
def test_where_the_editions_are_said_to_agree_the_same_tricks_move(path: Path) -> None:
    under = [list(notes(path, edition)) for edition in Edition]
    for place in [place for place, words, _ in under[-1] if ALL_AGREE.search(words)]:
        tables = [table for noted in under for at, _, table in noted if at == place]
        assert len(tables) == len(Edition)
        assert all(moved(table) == moved(tables[0]) for table in tables), place


def test_several_notes_say_so() -> None:
    assert len(SAYING_SO) > 5


@pytest.mark.parametrize(
    ("name", "words", "edition", "tricks"),
    [
        ("revoke-03-the-one-notrump-opener-has-no-spade", "In 1997 a second would go", "1997", 2),
        ("revoke-03-the-one-notrump-opener-has-no-spade", "One trick moves", "2007", 1),
        ("revoke-05-dummy-without-rights-asks", "in 1997 a second trick would go", "1997", 2),
        ("revoke-05-dummy-without-rights-asks", "2017 says the same", "2017", 1),
        ("revoke-08-partner-is-surprised", "there one trick would move on top of this", "1997", 1),
        ("revoke-08-partner-is-surprised-1997", "a second one, which only the 1997 Laws know", "1997", 2),
        ("revoke-08-partner-is-surprised-1997", "nine tricks and not one more", "2007", 0),
        ("revoke-30-partner-won-it", "Under 1997 too it is one trick", "1997", 1),
        ("revoke-31-a-later-trick-is-enough", "It is one trick in 1997 too", "1997", 1),
        ("revoke-37-east-has-called-on-the-next-board", "The same under 2017", "2017", 0),
    ],
)
def test_as_many_tricks_move_as_the_note_says_of_that_edition(name: str, words: str, edition: str, tricks: int) -> None:
    said = [table for _, text, table in notes(REVOKES / f"{name}.case.json", Edition(edition)) if words in text]
    assert [sum(number for number, _ in moved(table)) for table in said] == [tricks]
