"""Opening and saving: what lies in a file becomes a history and a document, and back. No window here."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QIODevice, QSaveFile

from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.cases.refusal import CaseError
from bridgetable.cases.tree import Lines, case_of, lines_of
from bridgetable.cases.writer import write_case
from bridgetable.contents import contents_of
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.files import BoardFile, BoardFileError, Recorded, read_boards, write_pbn
from bridgetable.files.as_table import NoTableError, first_table_of, plays_of
from bridgetable.files.from_table import record_of
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.ui.document import Document, DocumentError, Opened
from bridgetable.words.catalogue import Words

__all__ = (
    "PBN", "DocumentError", "Opened", "as_case", "boards_in", "case_from", "export", "is_case",
    "opened_board", "opened_case", "save", "write_whole",
)

PBN = ".pbn"


def is_case(path: str) -> bool:
    """Whether the name is that of a case file."""
    return path.lower().endswith(".json")


def opened_case(path: str) -> Opened:
    """The case in a file, at its first table; raises DocumentError."""
    try:
        data = contents_of(Path(path))
    except (OSError, ValueError):
        raise DocumentError(say("file-not-read", file=Path(path).name)) from None
    lines, case = case_from(data)
    return Opened(lines.history, Document(path, case), lines.stopped)


def case_from(data: bytes) -> tuple[Lines, Case]:
    """The case in these bytes and its lines, as far as they can be done; raises DocumentError."""
    try:
        case = read_case(data)
        return lines_of(case), case
    except CaseError as refused:
        raise DocumentError(refused.message, refused.place) from None


def boards_in(path: str) -> BoardFile:
    """All boards of a PBN or LIN file; raises DocumentError."""
    try:
        return read_boards(path)
    except BoardFileError as unreadable:
        raise DocumentError(unreadable.message) from None


def opened_board(record: Recorded, edition: Edition) -> Opened:
    """A recorded board before its first card, the recorded play ahead of it; raises DocumentError."""
    try:
        start = first_table_of(record, edition)
    except NoTableError as missing:
        raise DocumentError(missing.message) from None
    history = History(start)
    trouble: tuple[RefusedError, ...] = ()
    for number, play in enumerate(plays_of(record), 1):
        try:
            history = history.act(play)
        except ImpossibleError:
            trouble = (RefusedError(say("board-play-stops", number=number)),)
            break
    return Opened(history.jump(START), Document(title=(("", _title(record)),)), trouble)


def _title(record: Recorded) -> str:
    return f"{record.event} {record.board.number}".strip() if record.event else ""


def as_case(history: History, document: Document, words: Words) -> Case:
    """The case of a table: what it was opened from is kept, the rest has grown since."""
    untitled, undone = ((("", words.text(key)),) for key in ("untitled", "branch-undone"))
    case = case_of(history, document.case, untitled=untitled, undone=undone)
    if document.case is None:
        title = document.title if document.title and document.title[0][1] else untitled
        case = replace(case, title=title)
    return case


def save(history: History, document: Document, words: Words) -> Document:
    """Writes the case into its file, the former file untouched until all is written; raises DocumentError."""
    case = as_case(history, document, words)
    write_whole(document.path, write_case(case))
    return replace(document, title=case.title)


def export(table: Table, path: str, event: str, language: str) -> None:
    """Writes the board as it stands into a PBN file, for other programs; raises DocumentError."""
    write_whole(path, write_pbn([record_of(table, event, language)]))


def write_whole(path: str, data: bytes) -> None:
    """The whole file or nothing; raises DocumentError."""
    file = QSaveFile(path)
    if not (file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()):
        raise DocumentError(say("file-not-written", file=Path(path).name))
