"""Operations on files of cases: copy, rename, change the title, move to the system's trash. Nothing is deleted.

The list of the library shows titles and is sorted by file names: a dialog asks for both.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QFile
from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.cases.codec import read_case
from bridgetable.cases.library.cases import LibraryCase, name_of, suffix_of
from bridgetable.cases.preserved import rewritten
from bridgetable.cases.reader import CaseError
from bridgetable.disk.contents import contents_of, is_there
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.table.question import say
from bridgetable.table.text import Text, reworded, written_in
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.library.places import free_name, is_possible_name
from bridgetable.words.catalogue import Words


def duplicate(path: Path, folder: Path) -> Path:
    """Copies a case unchanged into a folder, under a name that is free there; raises DocumentError."""
    try:
        data = contents_of(path)
    except OSError:
        raise DocumentError(say("file-not-read", file=path.name)) from None
    copy = free_name(folder, name_of(path), suffix_of(path))
    write_file(str(copy), data)
    return copy


def rename(path: Path, name: str) -> Path:
    """Renames the file of a case and returns its path; never overwrites another file. Raises DocumentError."""
    wanted = path.with_name(name + suffix_of(path))
    if wanted == path:
        return path
    if not is_possible_name(name):
        raise DocumentError(say("library-no-name", file=name))
    if is_there(wanted) and not (is_there(path) and wanted.samefile(path)):
        raise DocumentError(say("library-name-taken", file=wanted.name))
    try:
        return path.rename(wanted)
    except OSError:
        raise DocumentError(say("library-not-renamed", file=path.name)) from None


def set_title(path: Path, title: str, language: str) -> Text:
    """Changes the title of a case in one language; returns its title in all languages. Raises DocumentError."""
    try:
        data = contents_of(path)
        case = read_case(data)
    except CaseError as refused:
        raise DocumentError(refused.message, refused.place) from None
    except OSError:
        raise DocumentError(say("file-not-read", file=path.name)) from None
    titles = reworded(case.title, language, title)
    write_file(str(path), rewritten(data, replace(case, title=titles)))
    return titles


def move_to_trash(path: Path) -> None:
    """Moves a case to the system's trash; raises DocumentError, for instance when there is no trash."""
    if not is_there(path):
        raise DocumentError(say("file-not-read", file=path.name))
    QFile.moveToTrash(str(path))
    if is_there(path):
        raise DocumentError(say("library-not-trashed", file=path.name))


# -- The dialog for the title and the file name ------------------------------------------------------------------------


class RenameDialog(FormDialog):
    """Asks for a title and a file name; the title of a malformed case cannot be changed."""

    def __init__(self, words: Words, case: LibraryCase, parent: QWidget | None = None) -> None:
        super().__init__("library-naming", words, parent)
        self.explain("library-naming-explain")
        self.title = QLineEdit(written_in(case.title, words.language), self)
        self.file = QLineEdit(case.name, self)
        self.title.setEnabled(case.edition is not None)
        for line in (self.title, self.file):
            line.setMinimumWidth(self.fontMetrics().averageCharWidth() * 56)
            line.textChanged.connect(self._check)
        self.add_row("library-naming-heading", self.title)
        self.add_row("library-naming-file", self.file)
        self.finish()
        (self.title if self.title.isEnabled() else self.file).selectAll()

    def _check(self) -> None:
        name = self.file.text().strip()
        if not is_possible_name(name):
            self.show_fault(self.words.text("library-no-name", file=name))
        elif self.title.isEnabled() and not self.title.text().strip():
            self.show_fault(self.words.text("library-no-title"))
        else:
            self.show_fault("")
