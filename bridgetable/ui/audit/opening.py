"""Opening the board of a finding at the call or card that it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.audit.board import as_played, read_so_far
from bridgetable.audit.finding import CLAIM_EXCEEDS, RESULT_DIFFERS, SCORE_DIFFERS, Finding
from bridgetable.audit.sources import Source, entries_in_piece, pieces_of, reason_of, sources_of
from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of
from bridgetable.disk.unpacking import unpacking
from bridgetable.document.document import DocumentError, Opened
from bridgetable.document.opening import opened_board
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.files.record import BoardFileError, Entry, Recorded
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

ABOUT_THE_END = (RESULT_DIFFERS, CLAIM_EXCEEDS, SCORE_DIFFERS)
"""The kinds of findings that the last card shows."""


def opened_finding(paths: Sequence[str], finding: Finding, edition: Edition) -> Opened:
    """The board of a finding from among these files, at the call or card; raises DocumentError."""
    entry = _entry(paths, finding)
    if isinstance(entry, Recorded):
        record = as_played(entry, edition)
        opened = opened_board(record, edition)
    else:
        so_far = read_so_far(entry)
        if so_far is None:
            raise DocumentError(entry.message)
        record = as_played(so_far, edition)
        opened = opened_board(record, edition)
        opened = replace(opened, trouble=(RefusedError(entry.message), *opened.trouble))
    if finding.call and record.hands is not None and record.is_whole:
        return replace(opened, history=_at_call(record, finding.call, edition))
    return replace(opened, history=_at_play(opened.history, finding, record))


def _entry(paths: Sequence[str], finding: Finding) -> Entry:
    """The board of the finding; raises DocumentError if the file has changed or cannot be read."""
    for source in sources_of(paths):
        if isinstance(source, Source) and source.name == finding.file:
            try:
                for number, entry in enumerate(_entries(source), 1):
                    if number == finding.game:
                        return entry
            except BoardFileError as error:
                raise DocumentError(error.message) from None
            except (OSError, ValueError) as error:
                raise DocumentError(reason_of(error, Path(source.name).name)) from None
    raise DocumentError(say("audit-board-gone", file=Path(finding.file).name))


def _entries(source: Source) -> Iterator[Entry]:
    """The boards of a file; each is only read whole where it is asked for."""
    with unpacking(Path(source.path), source.member) as contents:
        for piece in pieces_of(contents.read):
            yield from entries_in_piece(piece, Path(source.name).name)


def _at_play(history: History, finding: Finding, record: Recorded) -> History:
    """The history right after the card that the finding is about, or after what came last before it.

    A finding about the result is shown at the end of the play, any other about the whole board at its start.
    """
    played = _cards_played(history)
    after = (
        _the_card(played, finding, record)
        or _last(played, lambda one: 0 < one.trick <= finding.trick)
        or _last(played, lambda one: 0 < _line_of(one, record) <= finding.line)
    )
    if after is None and finding.kind in ABOUT_THE_END:
        after = _last(played, lambda _: True)
    return history if after is None else history.jump(after.place)


class _CardPlayed(msgspec.Struct, frozen=True):
    """A card of a history: its number in the play and its trick, both from 1, and the place of its step."""

    number: int
    trick: int
    card: Card
    place: int


def _cards_played(history: History) -> list[_CardPlayed]:
    found: list[_CardPlayed] = []
    for place in history.line():
        step = history.nodes[place].step
        if isinstance(step.action, a.Play):
            found.append(_CardPlayed(len(found) + 1, len(step.table.tricks), step.action.card, place))
    return found


def _the_card(played: Sequence[_CardPlayed], finding: Finding, record: Recorded) -> _CardPlayed | None:
    """The card of the finding, where its trick or its line is that of the finding: a card may be given twice."""
    wanted = card_of(finding.card) if finding.card else None
    found = next((one for one in played if one.card == wanted), None)
    if found is None:
        return None
    there = found.trick == finding.trick if finding.trick else _line_of(found, record) in (0, finding.line)
    return found if there else None


def _last(played: Sequence[_CardPlayed], comes: Callable[[_CardPlayed], bool]) -> _CardPlayed | None:
    return next(filter(comes, reversed(played)), None)


def _line_of(one: _CardPlayed, record: Recorded) -> int:
    """The line of the file in which the card stands; 0 if that is not known."""
    lines = record.place.cards
    return lines[one.number - 1] if one.number <= len(lines) else 0


def _at_call(record: Recorded, call: int, edition: Edition) -> History:
    """The calls and cards as steps of a history, right after this call."""
    assert record.hands is not None
    history = History(first_table(edition, record.board, record.hands, None, names=record.names))
    calls = [a.MakeCall(called.seat, called.call) for called in record.auction]
    history = _acted(history, calls)
    if history.table.contract == record.contract:
        history = _acted(history, [a.Play(played.seat, played.card) for played in record.plays])
    line = (START, *history.line())
    return history.jump(line[min(call, len(line) - 1)])


def _acted(history: History, actions: Sequence[a.Action]) -> History:
    """The history with these actions, as far as they can be done."""
    for action in actions:
        try:
            history = history.act(action)
        except ImpossibleError:
            break
    return history
