"""The commands of the library: duplicate, rename, move to the trash, add a directory and take it off the list.

Modules that write files are imported when they are first needed, so that the library opens without them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetable.cases.library import LibraryCase
from bridgetable.document.document import DocumentError
from bridgetable.table.text import Text, in_language
from bridgetable.ui.library.content.places import Folder
from bridgetable.ui.library.stock import Stock
from bridgetable.words.catalogue import Words
from bridgetable.words.refusals import refused_line


class LibraryView(Protocol):
    """What the commands need of the window of the library."""

    @property
    def words(self) -> Words:
        """The words of the language in use."""

    @property
    def current(self) -> LibraryCase | None:
        """The case that is chosen."""

    @property
    def folder(self) -> Folder | None:
        """The folder that is chosen; None where it is all of them."""

    def may_change(self, case: LibraryCase) -> bool:
        """Whether the case lies in one of the user's own folders."""

    def choose(self, path: Path) -> None:
        """Goes to this case as soon as it has been read."""

    def choose_folder(self, folder: Folder | None) -> None:
        """Shows the cases of this folder, or of all."""

    def say(self, text: str, *, fault: bool = False) -> None:
        """Writes one sentence under the list."""


class CaseCommands(QObject):
    """Does them to the case or the folder that is chosen; a refusal is one sentence under the list."""

    refiled = Signal(object, object, object)
    """The path a case had, the one it has now, and its title."""

    def __init__(self, view: LibraryView, stock: Stock, window: QWidget) -> None:
        super().__init__(window)
        self._view, self._stock, self._window = view, stock, window

    def duplicate(self) -> None:
        """Copies the case into the folder of one's own that is chosen, else into the first."""
        view, case = self._view, self._view.current
        folder = self._own_folder()
        if case is None:
            return
        from bridgetable.ui.library import case_files as upkeep

        if folder is None:
            view.say(view.words.text("library-no-own-folder"), fault=True)
            return
        try:
            copy = upkeep.duplicate(case.path, folder.path)
        except DocumentError as fault:
            self.blame(fault)
            return
        view.say(view.words.text("library-duplicated", file=copy.name, folder=folder.told(view.words)))
        self._go_to(copy)

    def rename(self) -> None:
        """Asks for another title in the language in use, and another file name."""
        view, case = self._view, self._own_case()
        if case is None:
            return
        from bridgetable.ui.library.rename_dialog import RenameDialog

        dialog = RenameDialog(view.words, case, self._window)
        if dialog.exec():
            self.name(case, dialog.title.text().strip(), dialog.file.text().strip())

    def name(self, case: LibraryCase, title: str, file: str) -> None:
        """Gives a case this title in the language in use, and this file name."""
        from bridgetable.ui.library import case_files as upkeep

        view, path, titles = self._view, case.path, case.title
        try:
            if case.edition is not None and title != in_language(case.title, view.words.language):
                titles = upkeep.entitle(path, title, view.words.language)
            path = upkeep.rename(path, file)
        except DocumentError as fault:
            self.blame(fault)
        else:
            view.say("")
        self._tell(case, path, titles)
        self._go_to(path)

    def _tell(self, case: LibraryCase, path: Path, titles: Text) -> None:
        if (path, titles) != (case.path, case.title):
            self.refiled.emit(case.path, path, titles)

    def trash(self) -> None:
        """Moves the case into the system's trash."""
        view, case = self._view, self._own_case()
        if case is None:
            return
        from bridgetable.ui.library import case_files as upkeep

        try:
            upkeep.to_the_trash(case.path)
        except DocumentError as fault:
            self.blame(fault)
            return
        view.say(view.words.text("library-trashed", file=case.path.name))
        self._stock.look()

    def add_folder(self) -> None:
        """Asks for a directory and puts it on the list."""
        view = self._view
        path = QFileDialog.getExistingDirectory(self._window, view.words.text("library-add-folder-tip"), "")
        if path:
            view.choose_folder(self._stock.add(Path(path)))

    def forget_folder(self) -> None:
        """Takes the directory off the list; its files stay."""
        view, folder = self._view, self._view.folder
        if folder is not None and folder.added:
            self._stock.forget(folder)
            view.say(view.words.text("library-forgotten", folder=folder.told(view.words)))

    def blame(self, fault: DocumentError) -> None:
        """Says why something cannot be done."""
        view = self._view
        view.say(refused_line(view.words, fault), fault=True)

    def _own_case(self) -> LibraryCase | None:
        """The case that is chosen, if it may be changed; else that is said."""
        view, case = self._view, self._view.current
        if case is None or view.may_change(case):
            return case
        view.say(view.words.text("library-read-only"), fault=True)
        return None

    def _own_folder(self) -> Folder | None:
        chosen, folders = self._view.folder, self._stock.folders
        if chosen is not None and chosen.own:
            return chosen
        return next((folder for folder in folders if folder.own), None)

    def _go_to(self, path: Path) -> None:
        view = self._view
        view.choose(path)
        self._stock.read_now(path)
