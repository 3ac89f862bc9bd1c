"""Where on its line stands what is wrong, or cannot be read."""

from __future__ import annotations

import pytest

from bridgetable.files.record import Recorded
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.files.samples import CONTRACT, DEAL, HEAD, read

BIDS = f'{HEAD}[Auction "N"]\n'
CARDS = f'{HEAD}{CONTRACT}[Play "W"]\n'
LIN = "md|1SAK,SQJ,ST9,S87|sv|n|"


def first_trouble(text: str) -> tuple[str, int, int]:
    """The key of what is first wrong with the one board of a text, its line and its column."""
    (entry,) = read(text)
    message = entry.warnings[0] if isinstance(entry, Recorded) else entry.message
    blanks = dict(message.blanks)
    line, column = blanks["line"], blanks["at"]
    assert isinstance(line, int)
    assert isinstance(column, int)
    if not isinstance(entry, Recorded):
        assert (entry.place.line, entry.place.column) == (line, column)
    return message.key, line, column


@for_each(
    ("text", "key", "line", "column"),
    [
        (f'[Deal "{DEAL.replace("543.K62", "5X3.K62")}"]', "files-bad-deal", 1, 10),
        (f'[Event "x"]\n[ Deal  "{DEAL.replace("765.", "7Z5.")}"]', "files-bad-deal", 2, 46),
        (f'{HEAD}[Contract "9H"]', "files-no-contract", 5, 12),
        (f'{HEAD}[Result "many"]', "files-bad-result", 5, 10),
        (f"{BIDS}1C Pass 1Z Pass", "files-no-call", 6, 9),
        (f'{HEAD}[Auction "N"] 1C 1Z', "files-no-call", 5, 18),
        (f"{BIDS}1C {{two\nlines}} Pass 1Z", "files-no-call", 7, 13),
        (f"{BIDS}1C  1C Pass", "files-insufficient", 6, 5),
        (f"{CARDS}DT D2 DQ D4\nD7 D6 DA  D2", "files-card-played-twice", 9, 11),
        (f"{CARDS}DT D2 DQ Z4", "files-no-card", 8, 10),
        (f"{CARDS}DT D2 SJ D4", "files-revoke-unmarked", 8, 7),
        (f"{CARDS}DT =7= D2 DQ D4", "files-note-missing", 8, 4),
        ('[Event "x"]\n[Auction "N"]\n1C Pass 1Z', "files-no-call", 3, 9),
        (f"{LIN}mb|1C|mb|1Z|", "files-no-call", 1, 35),
        (f"{LIN}\nmb|1S|mb|p|mb|p|mb|p|\npc|SJ|pc| S2|", "files-card-not-held", 3, 10),
        ("pn|a,b,c,d|\nmd|1SAZ,,,|", "files-bad-deal", 2, 4),
    ],
)
def test_line_and_column(text: str, key: str, line: int, column: int) -> None:
    assert first_trouble(text) == (key, line, column)


@pytest.mark.parametrize(("language", "where"), [("en", "line 6, column 9"), ("it", "riga 6, colonna 9")])
def test_the_message_names_both(language: str, where: str) -> None:
    (entry,) = read(f"{BIDS}1C Pass 1Z Pass")
    assert not isinstance(entry, Recorded)
    assert where in Words.of(language, strict=True).say(entry.message)
