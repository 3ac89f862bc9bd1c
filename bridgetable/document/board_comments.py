"""What a board file can say in comments only: what was irregular at the table, withdrawn and ruled, at its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.engine.actions import Note
from bridgetable.engine.history import History
from bridgetable.engine.steps import Step
from bridgetable.files import Recorded
from bridgetable.table import events as e
from bridgetable.table.state import Table
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.story import LineKind, StoryLine, action_line, event_lines

Turn: TypeAlias = tuple[str, int, int]
"""A turn to call, by its number in the auction and the seat, or to play, by the number of the trick and the seat."""

_IN_LATIN = str.maketrans({
    **dict.fromkeys("“”„", '"'), **dict.fromkeys("‘’", "'"), **dict.fromkeys("–—−", "-"), "…": "...",
})
_REMARKABLE = (LineKind.IRREGULARITY, LineKind.RULING, LineKind.INFORMATION)


def with_comments(record: Recorded, history: History, words: Words) -> Recorded:
    """The record of the table at the cursor, with a comment at each call and card about what happened there.

    What happened at a call or card that does not stand is told at the one that took its place, or else at the last one
    before it; before the first, with the board.
    """
    table, bids = history.table, len(record.auction)
    calls = [("call", made.slot, int(made.seat)) for made in table.auction.calls][:bids]
    cards = [("card", number, int(play.seat)) for number, trick in table.numbered_tricks() for play in trick.plays]
    standing = {turn: index for index, turn in enumerate((*calls, *cards[: len(record.plays)]))}
    comments: dict[int, tuple[str, ...]] = {}
    last = -1
    for turn, text in _told(history, words):
        last = _place_of(turn, standing, calls, last)
        if text:
            comments[last] = (*comments.get(last, ()), as_comment(text))
    return replace(
        record,
        auction=tuple(
            replace(called, comments=(*called.comments, *comments.get(index, ())))
            for index, called in enumerate(record.auction)
        ),
        plays=tuple(
            replace(played, comments=(*played.comments, *comments.get(index, ())))
            for index, played in enumerate(record.plays, bids)
        ),
        commentary=(*record.commentary, *comments.get(-1, ())),
    )


def as_comment(text: str) -> str:
    """The text on one line, with the signs in place of typographic ones that Latin-1 has, the letters of PBN."""
    return " ".join(text.translate(_IN_LATIN).split())


def _place_of(turn: Turn | None, standing: Mapping[Turn, int], calls: Sequence[Turn], last: int) -> int:
    """Where in the record something is told: at its own turn, or at the call that came instead, or else at the last."""
    if turn is None or turn in standing:
        return last if turn is None else standing[turn]
    instead = next((index for index, call in enumerate(calls) if call[1] >= turn[1]), None)
    return instead if turn[0] == "call" and instead is not None and calls[instead][2] == turn[2] else last


def _told(history: History, words: Words) -> Iterator[tuple[Turn | None, str]]:
    """For each step to the cursor the turn at which it was done, if any, and what there is to tell of it."""
    before = history.start
    for place in history.line_to(history.cursor):
        step = history.nodes[place].step
        yield _turn_of(step, before), _text_of(step, before, words)
        before = step.table


def _turn_of(step: Step, before: Table) -> Turn | None:
    """The turn of the first call or card of a step; None if it has none."""
    for event in step.events:
        match event:
            case e.CallMade():
                made = step.table.auction.made[before.auction.next_id]
                return ("call", made.slot, int(made.seat))
            case e.CardPlayed(seat, _, trick) | e.CardPlacedLate(seat, _, trick):
                return ("card", trick, int(seat))
    return None


def _text_of(step: Step, before: Table, words: Words) -> str:
    """What was irregular in a step, withdrawn or ruled, with the action itself; the text of a note; else ""."""
    if isinstance(step.action, Note):
        return in_language(step.action.text, words.language)
    lines = [line for line in event_lines(words, step, before) if line.kind is not LineKind.ASKED]
    withdrawn = any(isinstance(event, e.CallWithdrawn | e.CardWithdrawn) for event in step.events)
    if not withdrawn and not any(line.kind in _REMARKABLE for line in lines):
        return ""
    return " ".join((action_line(words, step), *(_line(line, words) for line in lines)))


def _line(line: StoryLine, words: Words) -> str:
    kind = "ruling" if line.kind in (LineKind.RULING, LineKind.INFORMATION) else "fact"
    return words.text(f"replay-{kind}" if line.clause else f"replay-{kind}-plain", clause=line.clause, text=line.text)
