"""The audit: boards a second beside endplay replaying the same boards, and memory that does not grow with their number.

endplay neither judges an auction nor compares a result: it is given the boards as its own objects, plays their cards
one by one, and asks before each whether the hand could have followed suit.
"""

from __future__ import annotations

import logging
import re
import tempfile
import tracemalloc
from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bridgetable.audit.board import findings_of
from bridgetable.audit.run import audit
from bridgetable.files import boards_of
from bridgetable.files.record import Entry
from bridgetable.table.edition import Edition
from tests.audit.planting import Planted, another_result, played_twice, revoked, trick_left_out
from tests.benchmark.figure import ROUNDS, Figure, timed
from tests.benchmark.files import pbn_of

BOARDS = 200
FAULTS = (revoked, another_result, played_twice, trick_left_out)
FEW, MANY = 10, 50
"""How many times these boards stand in a small file and in a large one, for the memory."""


def replay(boards: Sequence[Any]) -> int:
    """Replays boards in endplay; returns how many cards did not follow suit although they could have."""
    revokes = 0
    for board in boards:
        deal = board.deal.copy()
        deal.first, deal.trump = board.contract.declarer.lho, board.contract.denom
        for card in board.play:
            hand, trick = deal[deal.curplayer], deal.curtrick
            if trick and card.suit != trick[0].suit and len(hand[trick[0].suit]):
                revokes += 1
            deal.play(card)
    return revokes


def audit_records(records: Sequence[Entry]) -> None:
    """Audits boards that have been read."""
    for record in records:
        assert findings_of(record, Edition.E2017) == ()


def audit_file(path: Path) -> None:
    """Audits a file, which is read and cut, in this process."""
    deque(audit([str(path)], Edition.E2017, workers=1), maxlen=0)


def as_archives_write(text: str) -> str:
    """The boards as archives of championships write them: tags taken over, comments, cards in small letters."""
    games = text.replace("\r\n", "\n").split("\n\n")
    found = []
    for number, game in enumerate(games):
        head, play, cards = game.partition("[Play ")
        for name in ("Event", "Site", "Scoring"):
            head = re.sub(rf'\[{name} "([^"]*)"\]', rf'[{name} "#\1"]' if number else rf'[{name} "##\1"]', head)
        head = re.sub(r'"#[^#"][^"]*"', '"#"', head)
        leader, _, rows = cards.partition("\n")
        found.append(f"{head}{play}{leader}\n{{a comment}}\n{rows.lower()}" if play else head)
    return "\n\n".join(found)


def peak(path: Path) -> float:
    """The most memory taken while a file is audited, in bytes."""
    tracemalloc.start()
    audit_file(path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return float(most)


def of_faults(folder: Path) -> Iterator[Figure]:
    """Boards with faults in every tenth, and in every one, beside the same boards without."""
    paths = {}
    for share in (0, 10, 1):
        boards = [Planted(number) for number in range(1, BOARDS + 1)]
        for board in boards[::share] if share else ():
            FAULTS[board.number % len(FAULTS)](board)
        paths[share] = folder / f"planted-{share}.pbn"
        paths[share].write_text("".join(board.pbn() for board in boards), "latin-1")
    for share, name, goal in ((10, "a fault in every tenth", 2.0), (1, "a fault in every one", None)):
        pairs = [
            (timed(partial(audit_file, paths[share])), timed(partial(audit_file, paths[0]))) for _ in range(ROUNDS)
        ]
        ours, peer = (tuple(times) for times in zip(*pairs, strict=True))
        yield Figure(f"{BOARDS} boards, {name}", "without faults", ours, peer, goal)


def measure() -> Iterator[Figure]:
    """Boards audited beside boards replayed, then the memory of many boards beside that of few."""
    from endplay.parsers import pbn

    logging.disable(logging.WARNING)
    text = pbn_of(BOARDS)
    begin, _, boards = text.partition("[Event")
    records, theirs = boards_of(text.encode("latin-1")).records, pbn.loads(text)
    assert len(records) == len(theirs) == BOARDS and replay(theirs) == 0
    with tempfile.TemporaryDirectory() as folder:
        paths = {}
        for times in (1, FEW, MANY):
            paths[times] = Path(folder, f"{times}.pbn")
            paths[times].write_text(begin + ("[Event" + boards) * times, "latin-1")
        for name, ours, goal in (
            (f"{BOARDS} boards audited", partial(audit_records, records), 0.1),
            (f"{BOARDS} boards read and audited", partial(audit_file, paths[1]), 0.1),
        ):
            pairs = [(timed(ours), timed(partial(replay, theirs))) for _ in range(ROUNDS)]
            yield Figure(name, "endplay replaying them", tuple(p[0] for p in pairs), tuple(p[1] for p in pairs), goal)
        real = Path(folder, "real.pbn")
        real.write_text(as_archives_write(text), "latin-1")
        ours, plain = partial(audit_file, real), partial(audit_file, paths[1])
        pairs = [(timed(ours), timed(plain)) for _ in range(ROUNDS)]
        both = tuple(p[0] for p in pairs), tuple(p[1] for p in pairs)
        yield Figure("the same with tags taken over", "with all tags", *both, 1.5)
        yield from of_faults(Path(folder))
        few, many = peak(paths[FEW]) / 1e6, peak(paths[MANY]) / 1e6
        yield Figure(f"memory, {MANY * BOARDS} boards", f"of {FEW * BOARDS}", (many,), (few,), 2.0)
    logging.disable(logging.NOTSET)
