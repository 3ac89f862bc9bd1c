"""Writes tables and recorded boards as files for other programs: PBN, LIN, links to a viewer."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bridgetable.cases.writer import write_case
from bridgetable.disk.contents import CASE
from bridgetable.document.board_comments import as_comment, with_comments
from bridgetable.document.document import Document
from bridgetable.document.saving import as_case, write_file
from bridgetable.engine.history import History
from bridgetable.files import Called, Played, Recorded, write_pbn
from bridgetable.files.export.embedded import packed
from bridgetable.files.export.from_table import record_of
from bridgetable.files.export.lawful import as_lawful, lawful_calls
from bridgetable.files.export.lin_writer import calls_in_lin, lin_of, lin_text, write_lin
from bridgetable.files.export.pbn_writer import pbn_text
from bridgetable.files.viewer_links import link_to
from bridgetable.table.text import written_in
from bridgetable.words.catalogue import Words


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
    silent = replace(record, commentary=(), auction=_silent(record.auction), plays=tuple(
        replace(played, comments=(), note="") for played in record.plays
    ))
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
