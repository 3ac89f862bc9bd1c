"""What a report tells of: a title with its story, every line of a history, and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.cases.case import Case
from bridgetable.cases.tree import lines_of
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import Step
from bridgetable.laws.law77 import board_score
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import penalties_text, score_text

Propose = Callable[[tuple[Table, ...], Words], tuple[str, ...]]
"""The sentences about what is proposed where the Director is asked about damage; none elsewhere."""


def no_proposal(line: tuple[Table, ...], words: Words) -> tuple[str, ...]:
    """Proposes nothing."""
    return ()


# -- How a line of a case ended: tricks, score and penalties in one sentence -------------------------------------------


def result_line(table: Table, words: Words) -> str:
    """How the line ended, and what penalties stand beside the score."""
    return " ".join(filter(None, (_result(table, words), penalties_text(words, table))))


def _auction(table: Table, words: Words) -> str:
    """The calls in the order they were made, those that no longer stand in brackets: "N 1♥, E P, (S 1♣), S 2♣"."""
    called = ((one, f"{words.name(one.seat, 'letter')} {words.name(one.call, 'short')}") for one in table.auction.made)
    return ", ".join(text if one.stands else f"({text})" for one, text in called) or "–"


def _points(table: Table, words: Words, side: Side) -> str:
    score = (board_score(table) or {}).get(side)
    return f"{score:+}" if isinstance(score, int) else score_text(words, table, side)


def _result(table: Table, words: Words) -> str:
    """How the line ended: tricks as played and after the Laws, and the score; or that it goes on."""
    if table.to_call is not None and table.assigned is None:
        return words.text("replay-auction-goes-on", seat=table.to_call, calls=_auction(table, words))
    points = {"points-ns": _points(table, words, Side.NS), "points-ew": _points(table, words, Side.EW)}
    if not all(points.values()):
        return words.text("replay-goes-on", ns=table.tricks_taken(Side.NS), ew=table.tricks_taken(Side.EW))
    if table.assigned is not None:
        return words.text("replay-assigned", **points)
    if table.contract is None:
        return words.text("replay-passed-out")
    after = {"ns": table.tricks_after_transfers(Side.NS), "ew": table.tricks_after_transfers(Side.EW)}
    played = {"played-ns": table.tricks_won(Side.NS), "played-ew": table.tricks_won(Side.EW)}
    moved = after["ns"] != played["played-ns"]
    return words.text("replay-score-moved" if moved else "replay-score", **after, **(played if moved else {}), **points)


class Told(msgspec.Struct, frozen=True):
    """A case, or a table as it stands in a window; `law` is the clause it turns on, "" if none is known.

    `stopped` are the reasons why lines of its file end early.
    """

    history: History
    title: Text = ()
    story: Text = ()
    source: Text = ()
    law: str = ""
    stopped: tuple[RefusedError, ...] = ()

    @property
    def start(self) -> Table:
        """The table before the first step."""
        return self.history.start


def told_case(case: Case, law: str = "") -> Told:
    """What is told of a case, which turns on this clause."""
    lines = lines_of(case)
    return Told(lines.history, case.title, case.story, case.source, law, lines.stopped)


class NumberedStep(msgspec.Struct, frozen=True):
    """A step with its number in its line, counted from 1, its place in the history, and the table before it."""

    number: int
    place: int
    before: Table
    step: Step


class Line(msgspec.Struct, frozen=True):
    """Steps one after the other: the main line, or a branch, which parts from another line `after` a step of it.

    `title` is that of the branch, () where it has none.
    """

    steps: tuple[NumberedStep, ...]
    title: Text = ()
    after: int = 0
    is_branch: bool = False

    @property
    def end(self) -> Table:
        """The table after the last step, of which there is at least one."""
        return self.steps[-1].step.table


def lines_told(history: History) -> Iterator[Line]:
    """The main line, and after each line the branches that part from it; a history without steps has no line."""
    main = history.jump(START).line()
    left = [(main, 0, False)] if main else []
    while left:
        places, first, branch = left.pop()
        line = (START, *places)
        steps = tuple(
            NumberedStep(number, line[number], history.table_at(line[number - 1]), history.nodes[line[number]].step)
            for number in range(first + 1, len(line))
        )
        yield Line(steps, history.nodes[places[first]].title if branch else (), first, branch)
        # The other branches from where this one parts are told with the line that it parts from.
        left += reversed(
            [
                (history.jump(child).line(), number, True)
                for number in range(first + branch, len(line))
                for child in history.children(line[number])
                if child not in places
            ]
        )
