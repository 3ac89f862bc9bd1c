"""Opening the board of a finding at the call or card that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from bridgetable.audit.board import as_played, read_so_far
from bridgetable.audit.finding import Finding
from bridgetable.audit.sources import Source, entries_in_piece, pieces_of, reason_of, sources_of
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
    return replace(opened, history=_at_card(opened.history, finding.card))


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


def _at_card(history: History, card: str) -> History:
    """The history right after this card was played; at its start if it was not."""
    wanted = card_of(card) if card else None
    for place in history.line():
        action = history.nodes[place].step.action
        if wanted is not None and isinstance(action, a.Play) and action.card == wanted:
            return history.jump(place)
    return history


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
