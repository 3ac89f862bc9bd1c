"""The library of one window with its panel, and the way from case to case in a folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.document.document import DocumentError, Opened
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.question import say
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import OpensDocuments, Session
from bridgetable.ui.session.shown import Shown
from bridgetable.words.catalogue import refused_line

if TYPE_CHECKING:
    from bridgetable.cases.library.cases import LibraryCase
    from bridgetable.ui.library.case_commands import Refiled
    from bridgetable.ui.library.panel import LibraryPanel


class FolderCourse:
    """Goes from case to case in the folder of the one on the table; `panel` returns the library's panel."""

    def __init__(self, session: Session, documents: OpensDocuments, panel: Callable[[], LibraryPanel]) -> None:
        self._session, self._documents, self._panel = session, documents, panel
        # The document that was on the table when a case could not be opened, and that case.
        self._skipped: tuple[str, Path] | None = None

    def next_case(self) -> None:
        """Opens the next case of the folder."""
        self._open_neighbour(1)

    def previous_case(self) -> None:
        """Opens the previous case of the folder."""
        self._open_neighbour(-1)

    def show(self, here: tuple[Path, int, int] | None, opened: Opened) -> bool:
        """Shows what was opened and tells its place in the folder, if it has one; returns whether it is shown."""
        session = self._session
        self._skipped = None
        if not self._documents.open_document(opened):
            return False
        if here is not None and not opened.trouble:
            title = session.document.opening(session.words.language)[0]
            session.tell(say("library-at", number=here[1], of=here[2], title=title))
        return True

    def _open_neighbour(self, steps: int) -> None:
        """Opens the case that many steps further in the folder of the one on the table, without asking."""
        from bridgetable.cases.library.cases import beside

        session = self._session
        path = session.document.path
        skipped = self._skipped[1] if self._skipped is not None and self._skipped[0] == path else None
        start = skipped or (Path(path) if path else None)
        neighbour = beside(start, steps) if start is not None else self._first_to_open(steps)
        if neighbour is None:
            session.tell(say("library-last" if steps > 0 else "library-first"))
            return
        try:
            opened = self._documents.opened_case(str(neighbour[0]))
        except CancelledError:
            return
        except DocumentError as fault:
            # The next command goes on from the case that could not be opened.
            self._skipped = (path, neighbour[0])
            reason = refused_line(session.words, fault)
            session.refuse(say("library-passed", file=neighbour[0].name, reason=reason))
            return
        self.show(neighbour, opened)

    def _first_to_open(self, steps: int) -> tuple[Path, int, int] | None:
        """Returns where to begin when no case is on the table: the first or last of the folder shown last.

        The result is its path, its number and the number of cases there; None when there are no cases.
        """
        from bridgetable.cases.library.cases import case_names

        panel = self._panel()
        for folder in filter(None, (panel.folder, *panel.collection.folders)):
            names = case_names(folder.path)
            if names:
                at = 0 if steps > 0 else len(names) - 1
                return folder.path / names[at], at + 1, len(names)
        return None


class Library(QObject):
    """Shows the panel of the library, and opens the cases that are chosen in it.

    `own_folder` is the folder of the user's own cases, None when there is none; `cache` the one for what is read of
    cases.
    """

    chosen = Signal(Path)
    """The path of a case that was chosen from the panel and opened."""
    booklet_wanted = Signal(tuple)
    """The LibraryCases that are listed in the panel, of which the user wants some as a booklet."""

    def __init__(
        self,
        session: Session,
        documents: OpensDocuments,
        waiting: Waiting,
        settings: QSettings,
        own_folder: Path | None,
        cache: Path | None,
    ) -> None:
        super().__init__(waiting.window)
        self._session, self._documents, self._settings = session, documents, settings
        self._window, self._background = waiting.window, waiting.background
        self._own_folder, self._cache = own_folder, cache
        self._panel: LibraryPanel | None = None
        self._shown: Shown | None = None
        self._take: Callable[[Sequence[Path]], object] = lambda _: None
        self.course = FolderCourse(session, documents, lambda: self.panel)
        """The way from case to case in the folder of the one on the table."""

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Passes the change on to the panel if it has been made."""
        self._shown = after
        if self._panel is not None:
            self._panel.follow(before, after)

    @property
    def panel(self) -> LibraryPanel:
        """The panel of the library, made on first use."""
        if self._panel is None:
            from bridgetable.ui.library.panel import LibraryPanel

            if self._shown is None:
                raise RuntimeError("`follow` must be called before the panel is used")
            self._panel = LibraryPanel(
                self._window, self._shown, self._settings, self._own_folder, self._background, self._cache
            )
            self._panel.open_wanted.connect(self._open_chosen)
            self._panel.booklet_wanted.connect(self.booklet_wanted)
            self._panel.picked.connect(lambda paths: self._take(paths))
            self._panel.commands.refiled.connect(self._refile)
        return self._panel

    @property
    def current(self) -> LibraryCase | None:
        """The case that was chosen in the panel last; None before the panel was made, and where there is no case."""
        return self._panel.current if self._panel is not None else None

    def close(self) -> None:
        """Closes the panel if it is open."""
        if self._panel is not None:
            self._panel.close()

    def open(self) -> None:
        """Shows the panel."""
        self.panel.show()
        self.panel.activateWindow()

    def pick(self, take: Callable[[Sequence[Path]], object]) -> QWidget:
        """Shows the panel for picking cases, which `take` is told until it is closed; returns the panel."""
        self._take = take
        self.panel.set_picking(on=True)
        self.open()
        self.panel.show_status(self._session.words.text("library-pick-how"))
        return self.panel

    def open_for_booklet(self) -> None:
        """Shows the panel, and says in it how a booklet is made of what is listed."""
        self.open()
        self.panel.show_status(self._session.words.text("library-booklet-how"))

    def _open_chosen(self, path: Path) -> None:
        """Opens a case and closes the panel; if it cannot be opened, the panel says why."""
        try:
            opened = self._documents.opened_case(str(path))
        except CancelledError:
            return
        except DocumentError as fault:
            self.panel.collection.set_fault(path, fault)
            self.panel.commands.show_fault(fault)
            return
        self.panel.close()
        from bridgetable.cases.library.cases import beside

        if self.course.show(beside(path, 0), opened):
            self.chosen.emit(path)

    def add_folders(self, paths: Sequence[Path]) -> None:
        """Adds directories to the list of folders, and chooses the last one."""
        panel = self.panel
        for path in paths:
            panel.choose_folder(panel.collection.add(path))

    def _refile(self, refiled: Refiled) -> None:
        """Updates the document when its case was given another file name or title."""
        document, path, title = self._session.document, refiled.path, refiled.title
        if not document.path or Path(document.path) != refiled.former_path:
            return
        # If another program had changed the file, saving still asks.
        digest = refiled.digest if document.digest == refiled.former_digest else document.digest
        case = replace(document.case, title=title) if document.case is not None else None
        self._session.refile(replace(document, path=str(path), case=case, title=title, digest=digest))
