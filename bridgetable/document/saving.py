"""Saves a history with its document as a case file."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from bridgetable.cases.case import Case
from bridgetable.cases.growth import Titles
from bridgetable.cases.preserved import rewritten
from bridgetable.cases.tree import Written, written_in_parts
from bridgetable.disk.contents import contents_of, digest_of, digest_of_file, is_there
from bridgetable.disk.steps import Steps, at_once
from bridgetable.disk.writing import write_whole
from bridgetable.document.document import Document, DocumentError
from bridgetable.engine.history import History
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words


def as_case(history: History, document: Document, words: Words) -> Case:
    """Returns the case of a history: the case it was opened from, with everything done since."""
    return at_once(written_from(history, document, words)).case


def written_from(history: History, document: Document, words: Words) -> Steps[Written]:
    """Returns the case of a history, with the places of its steps; yields between parts of the work."""
    titles = titles_in(words)
    if document.title and document.title[0][1]:
        titles = replace(titles, case=document.title)
    return written_in_parts(history, document.case, titles)


def titles_in(words: Words) -> Titles:
    """Returns the titles of what nobody has named, in the language in use."""
    untitled, undone = ((("", words.text(key)),) for key in ("untitled", "branch-undone"))
    return Titles(untitled, untitled, undone)


def save(history: History, document: Document, words: Words) -> Document:
    """Writes the case into its file, which is replaced only when all is written; raises DocumentError.

    Where nothing was changed the file stays as it was, byte for byte.
    """
    case = as_case(history, document, words)
    return save_case(document, case, rewritten(contents_before(document), case))


def save_case(document: Document, case: Case, data: bytes) -> Document:
    """Writes these contents, which are those of the case, into the file of the document; raises DocumentError."""
    write_file(document.path, data)
    return replace(document, title=case.title, digest=digest_of(data), contents=data)


def contents_before(document: Document) -> bytes:
    """The file as it was read or written last; after a crash it is read again, unless it has changed; b"" if gone."""
    if document.contents or not document.digest:
        return document.contents
    try:
        found = contents_of(Path(document.path))
    except (OSError, ValueError):
        return b""
    return found if digest_of(found) == document.digest else b""


def changed_on_disk(document: Document) -> bool:
    """Whether another program has changed the file of the document since it was last read or written here.

    What is compared is what the file contains: its time and its size may be the same by chance. A file that is gone has
    not changed; saving creates it again.
    """
    path = Path(document.path)
    return is_there(path) and digest_of_file(path) != document.digest


def write_file(path: str, data: bytes) -> None:
    """Writes the file as a whole or not at all; raises DocumentError."""
    try:
        write_whole(Path(path), data)
    except (OSError, ValueError):
        raise DocumentError(say("file-not-written", file=Path(path).name)) from None
