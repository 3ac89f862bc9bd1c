"""The commands of the library: duplicate, rename, move to the trash, add a directory and remove it from the list.

Modules that write files are imported on first use, so that the library opens sooner.
"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QWidget

from bridgetable.cases.library.cases import LibraryCase
from bridgetable.disk.contents import digest_of_file
from bridgetable.document.document import DocumentError
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text, written_in
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.library.case_collection import CaseCollection
from bridgetable.ui.library.places import Folder
from bridgetable.words.catalogue import Words, refused_line


class LibraryView(Protocol):
    """What the commands need from the panel of the library."""

    @property
    def words(self) -> Words:
        """The words of the language in use."""

    @property
    def current(self) -> LibraryCase | None:
        """The current case; None when there is none."""

    @property
    def folder(self) -> Folder | None:
        """The folder that is chosen; None for all of them."""

    def may_change(self, case: LibraryCase) -> bool:
        """Returns whether the case is in one of the user's own folders."""

    def choose(self, path: Path) -> None:
        """Makes this case the current one as soon as it is listed."""

    def choose_folder(self, folder: Folder | None) -> None:
        """Shows the cases of this folder, or of all for None."""

    def show_status(self, text: str, *, fault: bool = False) -> None:
        """Shows one sentence under the list; "" hides it."""


class Refiled(msgspec.Struct, frozen=True):
    """A case was given another file name or title; the digests are those of its file before and after."""

    former_path: Path
    path: Path
    title: Text
    former_digest: str
    digest: str


class CaseCommands(QObject):
    """Performs the commands on the current case or folder; shows under the list what was done, or why it was not."""

    refiled = Signal(Refiled)
    """A Refiled: a case was given another file name or title."""

    def __init__(self, view: LibraryView, collection: CaseCollection, window: QWidget) -> None:
        super().__init__(window)
        self._view, self._collection, self._window = view, collection, window

    def duplicate(self) -> None:
        """Copies the case into the chosen folder if it is the user's own, else into the first one that is."""
        view, case = self._view, self._view.current
        folder = self._own_folder()
        if case is None:
            return
        from bridgetable.ui.library import case_files

        if folder is None:
            view.show_status(view.words.text("library-no-own-folder"), fault=True)
            return
        try:
            copy = case_files.duplicate(case.path, folder.path)
        except DocumentError as fault:
            self.show_fault(fault)
            return
        view.show_status(view.words.text("library-duplicated", file=copy.name, folder=folder.name_in(view.words)))
        self._go_to(copy)

    def rename(self) -> None:
        """Asks for a title in the language in use and a file name, and changes them."""
        view, case = self._view, self._own_case()
        if case is None:
            return
        from bridgetable.ui.library.case_files import RenameDialog

        dialog = RenameDialog(view.words, case, self._window)
        if dialog.exec():
            self.set_names(case, dialog.title.text().strip(), dialog.file.text().strip())

    def set_names(self, case: LibraryCase, title: str, file: str) -> None:
        """Gives a case this title in the language in use, and this file name."""
        from bridgetable.ui.library import case_files

        view, path, titles, before = self._view, case.path, case.title, digest_of_file(case.path)
        try:
            if case.edition is not None and title != written_in(case.title, view.words.language):
                titles = case_files.set_title(path, title, view.words.language)
            path = case_files.rename(path, file)
        except DocumentError as fault:
            self.show_fault(fault)
        else:
            view.show_status("")
        self._collection.forget_file(case.path)
        if (path, titles) != (case.path, case.title):
            self.refiled.emit(Refiled(case.path, path, titles, before, digest_of_file(path)))
        self._go_to(path)

    def trash(self) -> None:
        """Moves the case to the system's trash."""
        view, case = self._view, self._own_case()
        if case is None:
            return
        from bridgetable.ui.library import case_files

        try:
            case_files.move_to_trash(case.path)
        except DocumentError as fault:
            self.show_fault(fault)
            return
        view.show_status(view.words.text("library-trashed", file=case.path.name))
        self._collection.forget_file(case.path)

    def add_folder(self) -> None:
        """Asks for a directory and adds it to the list of folders."""
        view = self._view
        path = QFileDialog.getExistingDirectory(self._window, view.words.text("library-add-folder-tip"), "")
        if path:
            view.choose_folder(self._collection.add(Path(path)))

    def forget_folder(self) -> None:
        """Removes the directory from the list of folders; its files are kept."""
        view, folder = self._view, self._view.folder
        if folder is not None and folder.added:
            self._collection.forget(folder)
            view.show_status(view.words.text("library-forgotten", folder=folder.name_in(view.words)))

    def show_fault(self, fault: RefusedError) -> None:
        """Shows why something cannot be done."""
        view = self._view
        view.show_status(refused_line(view.words, fault), fault=True)

    def _own_case(self) -> LibraryCase | None:
        """Returns the current case if it may be changed; otherwise says that it may not and returns None."""
        view, case = self._view, self._view.current
        if case is None or view.may_change(case):
            return case
        view.show_status(view.words.text("library-read-only"), fault=True)
        return None

    def _own_folder(self) -> Folder | None:
        chosen, folders = self._view.folder, self._collection.folders
        if chosen is not None and chosen.own:
            return chosen
        return next((folder for folder in folders if folder.own), None)

    def _go_to(self, path: Path) -> None:
        view = self._view
        view.choose(path)
        self._collection.read_now(path)


# -- The row of buttons for the current case ---------------------------------------------------------------------------


KEYS = {"open": "Return", "duplicate": "Ctrl+D", "rename": "F2", "trash": "Del", "booklet": "Ctrl+P", "close": "Esc"}
"""The buttons, from left to right, with their keys."""
BY_SHORTCUT = ("duplicate", "rename", "booklet")
"""The buttons whose keys do the same wherever the focus is; for the others the list or the dialog has keys."""


class CaseButtons(QWidget):
    """The buttons by name; the one that closes the library is on the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons = {name: named(QPushButton(self), f"library-{name}") for name in KEYS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for name, button in self._buttons.items():
            button.setAutoDefault(False)
            if name == "close":
                row.addStretch()
            row.addWidget(button)

    def __getitem__(self, name: str) -> QPushButton:
        return self._buttons[name]

    def set_texts(self, words: Words, *, picking: bool = False) -> None:
        """Labels the buttons in this language, each with its key in the tooltip; while `picking`, none opens."""
        for name, button in self._buttons.items():
            said = "pick" if name == "open" and picking else name
            button.setText(words.text(f"library-{said}"))
            keys = QKeySequence(KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{words.text(f'library-{said}-tip')} ({keys})")

    def enable(self, *, chosen: bool, own: bool) -> None:
        """Enables the buttons that can be used; `chosen`: there is a current case; `own`: the user may change it."""
        for name in ("open", "duplicate", "booklet"):
            self._buttons[name].setEnabled(chosen)
        for name in ("rename", "trash"):
            self._buttons[name].setEnabled(own)
