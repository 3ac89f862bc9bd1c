"""The chores of the library: duplicate, rename, to the trash, directories on the list and off it.

What writes files is imported when it is first needed: the library opens without it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from bridgetable.cases.library import LibraryCase
from bridgetable.document.document import DocumentError
from bridgetable.table.text import Text, in_language
from bridgetable.ui.library.content.places import Folder
from bridgetable.words.refusals import refused_line

if TYPE_CHECKING:
    from bridgetable.ui.library.panel import LibraryPanel


class Chores(QObject):
    """What is done to the case that is chosen; what cannot be done is one sentence under the list."""

    refiled = Signal(object, object, object)
    """The path a case had, the one it has now, and its title."""

    def __init__(self, panel: LibraryPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def duplicate(self) -> None:
        """Copies the case into the folder of one's own that is chosen, else into the first."""
        panel, case = self._panel, self._panel.current
        folder = self._own_folder()
        if case is None:
            return
        from bridgetable.ui.library import case_files as upkeep

        if folder is None:
            panel.status.say(panel.words.text("library-no-own-folder"), fault=True)
            return
        try:
            copy = upkeep.duplicate(case.path, folder.path)
        except DocumentError as fault:
            self.blame(fault)
            return
        panel.status.say(panel.words.text("library-duplicated", file=copy.name, folder=folder.told(panel.words)))
        self._go_to(copy)

    def rename(self) -> None:
        """Asks for another title in the language in use, and another file name."""
        panel, case = self._panel, self._own_case()
        if case is None:
            return
        from bridgetable.ui.library.rename_dialog import NamingDialog

        dialog = NamingDialog(panel.words, case, panel)
        if dialog.exec():
            self.name(case, dialog.title.text().strip(), dialog.file.text().strip())

    def name(self, case: LibraryCase, title: str, file: str) -> None:
        """Gives a case this title in the language in use, and this file name."""
        from bridgetable.ui.library import case_files as upkeep

        panel, path, titles = self._panel, case.path, case.title
        try:
            if case.edition is not None and title != in_language(case.title, panel.words.language):
                titles = upkeep.entitle(path, title, panel.words.language)
            path = upkeep.rename(path, file)
        except DocumentError as fault:
            self.blame(fault)
        else:
            panel.status.say("")
        self._tell(case, path, titles)
        self._go_to(path)

    def _tell(self, case: LibraryCase, path: Path, titles: Text) -> None:
        if (path, titles) != (case.path, case.title):
            self.refiled.emit(case.path, path, titles)

    def trash(self) -> None:
        """Moves the case into the system's trash."""
        panel, case = self._panel, self._own_case()
        if case is None:
            return
        from bridgetable.ui.library import case_files as upkeep

        try:
            upkeep.to_the_trash(case.path)
        except DocumentError as fault:
            self.blame(fault)
            return
        panel.status.say(panel.words.text("library-trashed", file=case.path.name))
        panel.shelves.look()

    def add_folder(self) -> None:
        """Asks for a directory and puts it on the list."""
        panel = self._panel
        path = QFileDialog.getExistingDirectory(panel, panel.words.text("library-add-folder-tip"), "")
        if path:
            panel.choose_folder(panel.shelves.add(Path(path)))

    def forget_folder(self) -> None:
        """Takes the directory off the list; its files stay."""
        panel, folder = self._panel, self._panel.folder
        if folder is not None and folder.added:
            panel.shelves.forget(folder)
            panel.status.say(panel.words.text("library-forgotten", folder=folder.told(panel.words)))

    def blame(self, fault: DocumentError) -> None:
        """Says why something cannot be done."""
        panel = self._panel
        panel.status.say(refused_line(panel.words, fault), fault=True)

    def _own_case(self) -> LibraryCase | None:
        """The case that is chosen, if it may be changed; else that is said."""
        panel, case = self._panel, self._panel.current
        if case is None or panel.may_change(case):
            return case
        panel.status.say(panel.words.text("library-read-only"), fault=True)
        return None

    def _own_folder(self) -> Folder | None:
        chosen, folders = self._panel.folder, self._panel.shelves.folders
        if chosen is not None and chosen.own:
            return chosen
        return next((folder for folder in folders if folder.own), None)

    def _go_to(self, path: Path) -> None:
        panel = self._panel
        panel.choose(path)
        panel.shelves.read_now(path)
