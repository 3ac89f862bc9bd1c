"""Right boards as other programs write them: each is read as it is meant, and without a warning."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

from bridgetable.cards.notation import card_text
from bridgetable.files import boards_of
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import Recorded
from tests.each import for_each
from tests.files.made import lawful
from tests.files.samples import unplaced

NAMES = {"N": "North", "E": "East", "S": "South", "W": "West"}
BOARDS = [lawful(number) for number in range(1, 9)]
PBN = write_pbn(BOARDS).decode("latin-1").replace("\r\n", "\n")
_SECTION = re.compile(r'(\[(?:Auction|Play) "."\]\n)([^\[]*)')
_PLAY = re.compile(r'(\[Play "."\]\n)([^\[]*?)(?=\n\n|\Z)')


def with_rows(arranged: Callable[[Recorded, int, list[str]], Sequence[str]]) -> str:
    """The file with each row of a play arranged otherwise."""
    boards = iter(BOARDS)

    def rewritten(match: re.Match[str]) -> str:
        board = next(boards)
        rows = [row.split() for row in match[2].strip().split("\n")]
        return match[1] + "\n".join(" ".join(arranged(board, at, row)) for at, row in enumerate(rows)) + "\n"

    return _PLAY.sub(rewritten, PBN)


def in_order(board: Recorded, trick: int, row: list[str]) -> list[str]:
    """The cards in the order they were played."""
    return [card_text(played.card) for played in board.plays[4 * trick : 4 * trick + 4]]


def mixed(board: Recorded, trick: int, row: list[str]) -> list[str]:
    """The cards in any order."""
    return random.Random(trick).sample(row, len(row))


@for_each(
    "text",
    (
        PBN,
        PBN.replace("\n", "\r\n"),
        with_rows(in_order),
        with_rows(mixed),
        re.sub(r"\b([1-7])NT\b", r"\1N", PBN),
        _SECTION.sub(lambda match: match[1] + match[2].lower(), PBN),
        _SECTION.sub(lambda match: match[1] + match[2].replace("Pass", "p"), PBN),
        re.sub(r"Pass Pass Pass", "All Pass", PBN),
        PBN.replace("\n\n", "\n"),
        PBN.replace('[Site "Here"]\n', "").replace('[Event "Lawful"]', '[Site "Here"]\n[Event "Lawful"]', 1),
        PBN.replace('[Site "Here"]', '[Site "##Here"]', 1).replace('[Site "Here"]', '[Site "#"]'),
        re.sub(r'\[(?:Dealer|Vulnerable) ".*"\]\n', "", PBN),
        re.sub(r'\[Declarer ".*"\]\n', "", PBN),
        re.sub(r'\[Contract ".*"\]\n', "", PBN),
        re.sub(r'\[Auction "."\]\n.*\n', "", PBN),
        re.sub(r'\[Play "."\]', '[Play "N"]', with_rows(mixed)),
        PBN.replace("[Scoring", '[BCFlags "1f"]\nsome data; of\n[Scoring'),
        re.sub(r"\b([1-7])NT\b", r"\1SA", PBN),
        _SECTION.sub(lambda match: match[1] + match[2].replace("Pass", "NB"), PBN),
        re.sub(r"^\[(\w+)", lambda tag: f"[{tag[1].lower()}", PBN, flags=re.MULTILINE),
        re.sub(r"^\[(\w+)", lambda tag: f"[{tag[1].upper()}", PBN, flags=re.MULTILINE),
        re.sub(r'(Dealer|Declarer|Auction|Play) "(.)', lambda tag: f'{tag[1]} "{NAMES[tag[2]]}', PBN),
        PBN.replace('[Deal "N:', '[Deal "n: '),
        PBN.replace("\n", "\r"),
    ),
)
@for_each("encoding", ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"))
def test_as_others_write_it(text: str, encoding: str) -> None:
    boards = boards_of(text.encode(encoding))
    assert boards.unreadable == ()
    assert [board.warnings for board in boards.readable] == [()] * len(BOARDS)
    for read, meant in zip(boards.readable, BOARDS, strict=True):
        assert (read.board, read.deal, read.contract, read.plays) == (
            meant.board,
            meant.deal,
            meant.contract,
            meant.plays,
        )
        assert (read.result, read.calls or meant.calls, read.site) == (meant.result, meant.calls, "Here")


def test_it_is_read_as_it_was_written() -> None:
    assert [unplaced(board) for board in boards_of(PBN.encode()).readable] == BOARDS
