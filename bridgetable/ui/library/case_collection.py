"""The cases of all folders of the library, read in the background; the user's own folders are watched for changes."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import islice
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QFileSystemWatcher, QObject, QSettings, QTimer, Signal

from bridgetable.cases.library.cases import LibraryCase, read_library_case
from bridgetable.cases.library.folders import CasesRead, Listed, first_cases, read_folders
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.shared_settings import changing, saved_texts
from bridgetable.ui.kit.task import Task
from bridgetable.ui.library.places import Folder, shipped_folders
from bridgetable.ui.library.rows import FolderCases

REFRESH_DELAY = 120
"""Milliseconds without a further change before the folders are read again: files are often written in parts."""
INDEXED_AT_ONCE = 8
"""How many cases that were shown first are taken into the index of the search at a time, well within a frame."""
MAX_WATCHED_FILES = 500
"""How many files are watched for changes; of any others only creation and deletion are noticed."""
_KEY = "library/folders"


class CaseCollection(QObject):
    """The folders with their cases; files that change on disk are read again.

    `cache` is the folder for what was read, None to read everything at every start.
    """

    changed = Signal()
    """Folders, files or faults were added, removed or changed."""
    cases_read = Signal()
    """More cases have been read."""
    failed = Signal(RefusedError)
    """The RefusedError for which the reading ended early."""

    def __init__(
        self,
        settings: QSettings,
        own_folder: Path | None,
        background: Background,
        cache: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._own_folder = settings, own_folder
        self._background, self._cache = background, cache
        self._shipped = shipped_folders()
        self._contents: dict[Folder, FolderCases] = {}
        self._task: Task | None = None
        self._again = False
        self.complete = False
        self._watcher, self._refresh_timer = QFileSystemWatcher(self), QTimer(self, singleShot=True)
        self._refresh_timer.setInterval(REFRESH_DELAY)
        self._refresh_timer.timeout.connect(self.refresh)
        self._watcher.directoryChanged.connect(lambda _: self._refresh_timer.start())
        self._watcher.fileChanged.connect(lambda _: self._refresh_timer.start())

    # -- folders -------------------------------------------------------------------------------------------------------

    @property
    def folders(self) -> tuple[Folder, ...]:
        """The shipped folders, the user's own one, and those the user has added."""
        own = () if self._own_folder is None else (Folder(self._own_folder, own=True),)
        return (*self._shipped, *own, *(Folder(Path(path), own=True, added=True) for path in self._added()))

    def folder(self, key: str) -> Folder | None:
        """Returns the folder with this key; None when there is none."""
        return next((folder for folder in self.folders if folder.key == key), None)

    def add(self, path: Path) -> Folder:
        """Adds a directory to the list, unless it is in it already, and returns its folder."""
        here = path.resolve()
        known = next((folder for folder in self.folders if folder.path.resolve() == here), None)
        if known is not None:
            return known
        with changing(self._settings):
            self._settings.setValue(_KEY, json.dumps([*dict.fromkeys([*self._added(), str(path)])]))
        self.refresh()
        return Folder(path, own=True, added=True)

    def forget(self, folder: Folder) -> None:
        """Removes a directory from the list; its files are kept."""
        with changing(self._settings):
            left = [path for path in self._added() if path != str(folder.path)]
            self._settings.setValue(_KEY, json.dumps(left))
        self.refresh()

    def _added(self) -> list[str]:
        return saved_texts(self._settings, _KEY)

    # -- cases ---------------------------------------------------------------------------------------------------------

    @property
    def contents(self) -> tuple[FolderCases, ...]:
        """The folders with what is known of their cases."""
        return tuple(self._contents.get(folder) or FolderCases(folder) for folder in self.folders)

    @property
    def is_reading(self) -> bool:
        """Whether files are being read."""
        return self._task is not None

    def cases(self, folder: Folder) -> tuple[LibraryCase, ...]:
        """Returns the cases of a folder that have been read so far, in reading order."""
        contents = self._contents.get(folder)
        return () if contents is None else tuple(filter(None, map(contents.read, contents.names)))

    def case(self, path: Path) -> LibraryCase | None:
        """Returns the case at this path; None when it is not in a folder or has not been read."""
        contents = self.contents_of(path)
        return contents.read(path.name) if contents is not None else None

    def contents_of(self, path: Path) -> FolderCases | None:
        """Returns the cases of the folder in which this file is; None when it is in none."""
        return next((contents for folder, contents in self._contents.items() if folder.path == path.parent), None)

    def set_fault(self, path: Path, fault: RefusedError) -> None:
        """Records a fault that was found when the case was played, unless it has one already."""
        case, contents = self.case(path), self.contents_of(path)
        if case is not None and contents is not None and case.error is None:
            contents.put([replace(case, error=fault)])
            self.changed.emit()

    def read_now(self, path: Path) -> None:
        """Reads one file at once, because the program has just written it."""
        contents = self.contents_of(path)
        if contents is not None and path.exists():
            contents.put([read_library_case(path, play=False)])
            self.changed.emit()

    def forget_file(self, path: Path) -> None:
        """Forgets one file at once, because the program has just moved it away."""
        contents = self.contents_of(path)
        if contents is not None and not path.exists():
            contents.remove(path.name)
            self.changed.emit()

    # -- reading -------------------------------------------------------------------------------------------------------

    def refresh(self, current: Path | None = None) -> None:
        """Lists the folders again: forgets cases that are gone, and has new or changed files read.

        Of a folder that was not known some cases are there at once, `current` among them if it has been read before.
        """
        self._refresh_timer.stop()
        if self._own_folder is not None:
            with suppress(OSError):
                self._own_folder.mkdir(parents=True, exist_ok=True)
        before = self._contents
        self._contents = {
            folder: before.get(folder) or self._first_contents(folder, current) for folder in self.folders
        }
        if self._task is not None and before.keys() == self._contents.keys():
            self._again = True
            return
        self._start()
        self.changed.emit()

    def stop(self) -> None:
        """Ends the reading; what has been read is kept."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            self.changed.emit()

    def _first_contents(self, folder: Folder, current: Path | None) -> FolderCases:
        contents = FolderCases(folder)
        name = current.name if current is not None and current.parent == folder.path else ""
        contents.show_first(first_cases(folder.path, self._cache, name))
        return contents

    def _start(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self.complete, self._again = False, False
        known = {folder.path: contents.stamps for folder, contents in self._contents.items()}
        self._task = task = self._background.start(read_folders, tuple(known), known, self._cache)
        task.item.connect(self._take)
        task.finished.connect(self._finish)
        task.failed.connect(self._fail)
        self._update_watcher()

    def _take(self, item: Listed | CasesRead) -> None:
        contents = next((each for each in self._contents.values() if each.folder.path == item.folder), None)
        if contents is None:
            return
        if isinstance(item, CasesRead):
            contents.put(item.cases)
            self.cases_read.emit()
        elif contents.list_names(item.names):
            self._update_watcher()
            self.changed.emit()

    def _finish(self) -> None:
        self._task, self.complete = None, True
        self.changed.emit()
        QTimer.singleShot(0, self, self._index_some)
        if self._again:
            self.refresh()

    def _index_some(self) -> None:
        """Has some more cases indexed, so that the first letter of a search does not wait for all of them."""
        if any(contents.index_some(INDEXED_AT_ONCE) for contents in self._contents.values()):
            QTimer.singleShot(0, self, self._index_some)

    def _fail(self, fault: RefusedError) -> None:
        self._task = None
        self.changed.emit()
        self.failed.emit(fault)

    def _update_watcher(self) -> None:
        own = [contents for contents in self._contents.values() if contents.folder.own]
        wanted = {str(contents.folder.path) for contents in own if contents.folder.path.is_dir()}
        files = ((contents.folder.path, name) for contents in own for name in contents.names)
        wanted.update(str(folder / name) for folder, name in islice(files, MAX_WATCHED_FILES))
        watched = {*self._watcher.directories(), *self._watcher.files()}
        if left := watched - wanted:
            self._watcher.removePaths(list(left))
        if new := wanted - watched:
            self._watcher.addPaths(list(new))
