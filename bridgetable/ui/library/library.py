"""The librarian: opens the library, and brings the case after the one on the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from bridgetable.document.document import DocumentError, Opened
from bridgetable.table.question import say
from bridgetable.table.text import Text
from bridgetable.words.refusals import refused_line

if TYPE_CHECKING:
    from bridgetable.ui.library.panel import LibraryPanel
    from bridgetable.ui.shell.desk import Desk
    from bridgetable.ui.shell.window import Window


class Librarian(QObject):
    """Brings cases to one window; what stood on the table unsaved is kept among the earlier tables."""

    def __init__(self, window: Window, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._desk = window, desk
        self._panel: LibraryPanel | None = None
        self._passed: tuple[str, Path] | None = None

    def commands(self) -> dict[str, Callable[[], object]]:
        """What the commands of the library do."""
        return {
            "library": self.open, "next-case": lambda: self.go(1), "previous-case": lambda: self.go(-1),
        }

    @property
    def panel(self) -> LibraryPanel:
        """The window of the library; made when it is first asked for."""
        if self._panel is None:
            from bridgetable.ui.library.content.places import home_of
            from bridgetable.ui.library.panel import LibraryPanel

            self._panel = LibraryPanel(self._window, self._window.settings, home_of(self._window.autosave))
            self._panel.opening.connect(self._bring)
            self._panel.chores.refiled.connect(self._refile)
        return self._panel

    def open(self) -> None:
        """Shows the library over the table."""
        self.panel.show()
        self.panel.activateWindow()

    def _bring(self, path: Path) -> None:
        """Puts a case of the library on the table; one that cannot be opened says why and the library stays."""
        try:
            opened = self._opened(path)
        except DocumentError as fault:
            self.panel.shelves.blame(path, fault)
            self.panel.chores.blame(fault)
            return
        self.panel.close()
        self._put(path, opened)

    # -- one after the other -------------------------------------------------------------------------------------------

    def go(self, steps: int) -> None:
        """Opens the case so many steps further in the folder of the one on the table; nothing is asked."""
        from bridgetable.cases.library import beside

        session = self._window.session
        path = session.document.path
        passed = self._passed[1] if self._passed is not None and self._passed[0] == path else None
        start = passed or (Path(path) if path else None)
        found = beside(start, steps) if start is not None else self._first(steps)
        if found is None:
            session.told.emit(say("library-last" if steps > 0 else "library-first"))
            return
        try:
            opened = self._opened(found[0])
        except DocumentError as fault:
            # The next time the one behind it is brought.
            self._passed = (path, found[0])
            reason = refused_line(session.words, fault)
            session.refused.emit(say("library-passed", file=found[0].name, reason=reason))
            return
        self._put(found[0], opened)

    def _first(self, steps: int) -> tuple[Path, int, int] | None:
        """Where nothing from a folder is on the table: the first case of the folder last looked at, or its last."""
        from bridgetable.cases.library import case_files

        shelves = self.panel.shelves
        for folder in filter(None, (self.panel.folder, *shelves.folders)):
            files = case_files(folder.path)
            if files:
                at = 0 if steps > 0 else len(files) - 1
                return files[at], at + 1, len(files)
        return None

    @staticmethod
    def _opened(path: Path) -> Opened:
        from bridgetable.document.opening import opened_case

        return opened_case(str(path))

    def _put(self, path: Path, opened: Opened) -> None:
        from bridgetable.cases.library import beside

        session = self._window.session
        self._passed = None
        self._window.parts.keep()
        self._desk.take_up(opened)
        self._window.table.setFocus()
        here = beside(path, 0)
        if here is not None and not opened.trouble:
            title = session.document.opening(session.words.language)[0]
            session.told.emit(say("library-at", number=here[1], of=here[2], title=title))

    def _refile(self, before: Path, path: Path, title: Text) -> None:
        """The case on the table was given another name or title in the library."""
        session = self._window.session
        document = session.document
        if not document.path or Path(document.path) != before:
            return
        case = replace(document.case, title=title) if document.case is not None else None
        session.refile(replace(document, path=str(path), case=case, title=title))
