"""Writes tables and recorded boards as files for other programs: PBN, LIN, links to a viewer."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.cases.codec import write_case
from bridgetable.disk.contents import CASE
from bridgetable.document.document import Document
from bridgetable.document.saving import as_case, write_file
from bridgetable.engine.actions import Note
from bridgetable.engine.history import History
from bridgetable.engine.steps import Step
from bridgetable.files.as_table import as_lawful, lawful_calls, record_of
from bridgetable.files.embedded import packed
from bridgetable.files.lin_writer import calls_in_lin, lin_of, lin_text, write_lin
from bridgetable.files.pbn_writer import pbn_text, write_pbn
from bridgetable.files.record import Called, Played, Recorded
from bridgetable.files.viewer_links import link_to
from bridgetable.table import events as e
from bridgetable.table.state import Table
from bridgetable.table.text import in_language, written_in
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind, StoryLine
from bridgetable.words.catalogue import Words
from bridgetable.words.story import event_lines

# -- What a board file can say in comments only: what was irregular at the table, withdrawn and ruled, at its place ----


Turn: TypeAlias = tuple[str, int, int]
"""A turn to call, by its number in the auction and the seat, or to play, by the number of the trick and the seat."""

_IN_LATIN = str.maketrans(
    {**dict.fromkeys("“”„", '"'), **dict.fromkeys("‘’", "'"), **dict.fromkeys("–—−", "-"), "…": "..."}
)
_REMARKABLE = (LineKind.IRREGULARITY, LineKind.LAW, LineKind.RULING, LineKind.INFORMATION)


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
    for turn, text in _told_in_comment(history, words):
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


def _told_in_comment(history: History, words: Words) -> Iterator[tuple[Turn | None, str]]:
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


class BoardFormat(enum.Enum):
    """A format for boards; the value is the ending of its files."""

    PBN = ".pbn"
    LIN = ".lin"
    LINKS = ".txt"


PLAIN = "board-plain"
EXPORTS = {"board": BoardFormat.PBN, PLAIN: BoardFormat.PBN, "lin": BoardFormat.LIN, "links": BoardFormat.LINKS}
"""The types of files for other programs that can be chosen, by name; that named PLAIN is for those easily confused."""
COPIES = {"pbn": BoardFormat.PBN, "lin": BoardFormat.LIN, "link": BoardFormat.LINKS}
"""The forms in which a board can be copied, by name."""


def format_of(path: str) -> BoardFormat | None:
    """The format of a file of this name; None if it is none for boards."""
    return next((each for each in BoardFormat if path.lower().endswith(each.value)), None)


def board_of(history: History, document: Document, words: Words, case: bytes | None = None) -> Recorded:
    """The table at the cursor as a board: what stands as record, what was corrected as comments, and its whole case.

    The case may be given as it stands in its file, if nothing has been done since.
    """
    title = written_in(document.full_title, words.language)
    record = record_of(history.table, as_comment(title), words.language)
    _, story = document.opening(words.language)
    record = with_comments(replace(record, commentary=(as_comment(story),) if story else ()), history, words)
    case = write_case(as_case(history, document, words)) if case is None else case
    return replace(record, embedded=packed(case, record)) if len(case) <= CASE else record


def export(history: History, document: Document, words: Words, path: str, *, plain: bool = False) -> None:
    """Writes the table at the cursor into a file, in the format of its name, else PBN; raises DocumentError."""
    target = format_of(path) or BoardFormat.PBN
    write_file(path, written([board_of(history, document, words)], target, words, plain=plain))


def written(records: Iterable[Recorded], target: BoardFormat, words: Words, *, plain: bool = False) -> bytes:
    """The boards as a file; `plain` ones have no marks, comments or cases, and nothing that is not lawful."""
    boards = [as_lawful(record) if plain else record for record in records]
    match target:
        case BoardFormat.PBN:
            return write_pbn(boards, plain=plain)
        case BoardFormat.LIN:
            return write_lin(record if plain else _for_lin(record, words) for record in boards)
        case BoardFormat.LINKS:
            return "".join(f"{viewer_link(record)}\n" for record in boards).encode("ascii")


def viewer_link(record: Recorded) -> str:
    """The link that shows the board in a viewer; comments would make it too long for many programs."""
    silent = replace(
        record,
        commentary=(),
        auction=_silent(record.auction),
        plays=tuple(replace(played, comments=(), note="") for played in record.plays),
    )
    return link_to(lin_of(silent))


def _silent(auction: Sequence[Called]) -> tuple[Called, ...]:
    return tuple(replace(called, comments=()) for called in auction)


def _for_lin(record: Recorded, words: Words) -> Recorded:
    """The board with comments about what LIN has no place for: calls it cannot have, marks, a result that was ruled."""
    said = list(record.commentary)
    if record.contract is not None and not lawful_calls(record):
        calls = ", ".join(f"{words.name(one.seat, 'letter')} {words.name(one.call, 'short')}" for one in record.auction)
        key = "export-calls-made" if calls else "export-calls-unknown"
        said += [words.text(key, contract=record.contract, calls=calls)]
        said += [comment for called in record.auction for comment in (called.note, *called.comments) if comment]
        record = replace(record, auction=calls_in_lin(record))
    if record.result_ruled and record.contract is not None and record.result is not None:
        said.append(words.text("export-result", contract=record.contract, tricks=record.result))
    return replace(record, commentary=tuple(said), plays=tuple(_told(played, words) for played in record.plays))


def _told(played: Played, words: Words) -> Played:
    """The card with its marks as comments, unless comments tell them already."""
    if played.comments:
        return played
    marks = [words.text("export-revoke")] if played.revoke else []
    marks += [words.text("export-lead-out-of-turn")] if played.out_of_turn else []
    return replace(played, comments=tuple(marks)) if marks else played


def board_text(history: History, document: Document, words: Words, target: BoardFormat) -> str:
    """The table at the cursor as text to be pasted elsewhere."""
    record = board_of(history, document, words)
    if target is BoardFormat.LINKS:
        return viewer_link(record)
    record = replace(record, embedded="")
    return lin_text([_for_lin(record, words)]) if target is BoardFormat.LIN else pbn_text([record])
