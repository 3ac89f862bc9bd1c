"""The library of one window: opens its panel, brings cases to the table, and goes from case to case in a folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QWidget

from bridgetable.document.document import DocumentError, Opened
from bridgetable.table.question import say
from bridgetable.table.text import Text
from bridgetable.ui.session.content.shown import Shown
from bridgetable.ui.session.session import Session
from bridgetable.words.refusals import refused_line

if TYPE_CHECKING:
    from bridgetable.ui.library.panel import LibraryPanel


class Library(QObject):
    """Brings cases to the table through `take_up`, which keeps what was not saved among the earlier tables."""

    def __init__(
        self, session: Session, take_up: Callable[[Opened], None], settings: QSettings, home: Path | None,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._take_up, self._window = session, take_up, window
        self._settings, self._home = settings, home
        self._panel: LibraryPanel | None = None
        self._shown: Shown | None = None
        self._passed: tuple[str, Path] | None = None

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Has the panel, where there is one, take up what changed."""
        self._shown = after
        if self._panel is not None:
            self._panel.follow(before, after)

    @property
    def panel(self) -> LibraryPanel:
        """The panel of the library; made when it is first asked for."""
        if self._panel is None:
            from bridgetable.ui.library.panel import LibraryPanel

            if self._shown is None:
                raise RuntimeError("the library follows the window before it is opened")
            self._panel = LibraryPanel(self._window, self._shown, self._settings, self._home)
            self._panel.opening.connect(self._open_chosen)
            self._panel.commands.refiled.connect(self._refile)
        return self._panel

    def open(self) -> None:
        """Shows the panel over the table."""
        self.panel.show()
        self.panel.activateWindow()

    def _open_chosen(self, path: Path) -> None:
        """Puts a case on the table; where it cannot be opened the panel stays and says why."""
        try:
            opened = self._opened(path)
        except DocumentError as fault:
            self.panel.stock.blame(path, fault)
            self.panel.commands.blame(fault)
            return
        self.panel.close()
        self._put(path, opened)

    # -- from case to case ---------------------------------------------------------------------------------------------

    def next_case(self) -> None:
        """Opens the next case of the folder."""
        self._go(1)

    def previous_case(self) -> None:
        """Opens the previous case of the folder."""
        self._go(-1)

    def _go(self, steps: int) -> None:
        """Opens the case so many steps further in the folder of the one on the table; nothing is asked."""
        from bridgetable.cases.library import beside

        session = self._session
        path = session.document.path
        passed = self._passed[1] if self._passed is not None and self._passed[0] == path else None
        start = passed or (Path(path) if path else None)
        found = beside(start, steps) if start is not None else self._first(steps)
        if found is None:
            session.tell(say("library-last" if steps > 0 else "library-first"))
            return
        try:
            opened = self._opened(found[0])
        except DocumentError as fault:
            # The next time the case behind it is opened.
            self._passed = (path, found[0])
            reason = refused_line(session.words, fault)
            session.refuse(say("library-passed", file=found[0].name, reason=reason))
            return
        self._put(found[0], opened)

    def _first(self, steps: int) -> tuple[Path, int, int] | None:
        """Where no case of a folder is on the table: the first case of the folder last looked at, or its last."""
        from bridgetable.cases.library import case_files

        stock = self.panel.stock
        for folder in filter(None, (self.panel.folder, *stock.folders)):
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

        session = self._session
        self._passed = None
        self._take_up(opened)
        here = beside(path, 0)
        if here is not None and not opened.trouble:
            title = session.document.opening(session.words.language)[0]
            session.tell(say("library-at", number=here[1], of=here[2], title=title))

    def _refile(self, before: Path, path: Path, title: Text) -> None:
        """The case on the table was given another name or title in the library."""
        document = self._session.document
        if not document.path or Path(document.path) != before:
            return
        case = replace(document.case, title=title) if document.case is not None else None
        self._session.refile(replace(document, path=str(path), case=case, title=title))
