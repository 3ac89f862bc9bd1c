"""A case as a numbered story: what `bridgetable replay` prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.case import Case
from bridgetable.cases.walk import BranchStarted, Done, LineEnded, Stopped, walk
from bridgetable.engine.actions import Note
from bridgetable.laws.book import asked_now
from bridgetable.laws.score.law77 import board_score
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import penalties_text, score_text
from bridgetable.words.sources import source_line
from bridgetable.words.story import LineKind, action_line, event_lines, option_label

_MARGIN = "    "


Propose = Callable[[tuple[Table, ...], Words], tuple[str, ...]]
"""The sentences about what is proposed at the end of a line, none where nothing is."""


def case_story(
    case: Case, words: Words, edition: Edition | None = None, propose: Propose = lambda line, words: ()
) -> Iterator[str]:
    """The lines of the story: the board, each action with what it was, rulings, questions, the score of each line.

    It is told under the edition of the case unless another is given.
    """
    under = case if edition is None else replace(case, edition=edition)
    yield from _head(under, words)
    depth = 0
    tables = [under.first]
    for moment in walk(case, edition):
        margin = _MARGIN * depth
        match moment:
            case BranchStarted(_, title):
                yield f"{margin}{words.text('replay-branch', title=in_language(title, words.language))}"
                tables.append(tables[-1])
                depth += 1
            case Done(_, number, _):
                yield from _step(moment, words, tables[-1], f"{margin}{number:3}. ", margin + " " * 5)
                for line in propose(moment.line, words):
                    yield margin + " " * 7 + words.text("replay-proposal", line=line)
                tables[-1] = moment.step.table
            case Stopped(_, number, reason=reason):
                yield f"{margin}{number:3}. {words.text('replay-stopped', reason=words.say(reason.message))}"
            case LineEnded(table):
                yield f"{margin}{' ' * 5}{_ended(table, words)}"
                depth -= 1
                tables.pop()


def _head(case: Case, words: Words) -> Iterator[str]:
    if title := in_language(case.title, words.language):
        yield title
    if story := in_language(case.story, words.language):
        yield story
    if source := source_line(words, case.source):
        yield source
    board, table = case.board, case.first
    yield words.text(
        "replay-board", edition=case.edition.value, number=str(board.number), dealer=board.dealer,
        vulnerable=words.name(board.vulnerable),
    )
    for seat in Seat:
        yield words.text("replay-hand", seat=seat, cards=words.name(tuple(case.deal[seat]), "short"))
    if table.calls:
        yield words.text("replay-auction", calls=" ".join(words.name(call, "short") for call in table.calls))
    if table.contract is not None:
        yield words.text("replay-contract", contract=table.contract)
    yield ""


def _step(done: Done, words: Words, before: Table, first: str, margin: str) -> Iterator[str]:
    """What was done, what it was, and who may now choose what."""
    text = action_line(words, done.step)
    yield first + (words.text("replay-note", text=text) if isinstance(done.step.action, Note) else text)
    for line in event_lines(words, done.step, before):
        key = f"replay-{line.kind.value}" if line.clause else f"replay-{line.kind.value}-plain"
        yield margin + words.text(key, clause=line.clause, text=line.text)
        if line.kind is LineKind.ASKED and (asked := asked_now(done.step.table)) is not None:
            for option in asked.options:
                label = option_label(words, asked.question, option.name, done.step.table)
                yield margin + words.text("replay-option", label=label, name=option.name)


def _auction(table: Table, words: Words) -> str:
    """The calls in the order they were made, those that no longer stand in brackets: "N 1♥, E P, (S 1♣), S 2♣"."""
    called = ((one, f"{words.name(one.seat, 'letter')} {words.name(one.call, 'short')}") for one in table.auction.made)
    return ", ".join(text if one.stands else f"({text})" for one, text in called) or "–"


def _points(table: Table, words: Words, side: Side) -> str:
    score = (board_score(table) or {}).get(side)
    return f"{score:+}" if isinstance(score, int) else score_text(words, table, side)


def _ended(table: Table, words: Words) -> str:
    """How the line ended, and what penalties stand beside the score."""
    return " ".join(filter(None, (_result(table, words), penalties_text(words, table))))


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
