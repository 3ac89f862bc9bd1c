"""The cases of all folders of the library, read in short slices; the user's own folders are watched for changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace
from PySide6.QtCore import QFileSystemWatcher, QObject, QSettings, QTimer, Signal

from bridgetable.cases.library import LibraryCase, case_files, read_library_case, reading_order
from bridgetable.disk.contents import stamp_of
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.library.content.places import Folder, shipped_folders

SLICE_SECONDS = 0.008
"""How many seconds of reading may pass before other events are processed."""
REFRESH_DELAY = 120
"""Milliseconds without a further change before the folders are read again: files are often written in parts."""
MAX_WATCHED_FILES = 500
"""How many files are watched for changes; of any others only creation and deletion are noticed."""
_KEY = "library/folders"


class CaseCollection(QObject):
    """The folders with their cases; files that change on disk are read again."""

    changed = Signal()
    """Folders or cases were added, removed or changed."""

    def __init__(
        self, settings: QSettings, own_folder: Path | None, parent: QObject | None = None, *,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._settings, self._own_folder = settings, own_folder
        self._shipped = shipped_folders()
        self._files: dict[Folder, tuple[Path, ...]] = {}
        self._cases: dict[Path, LibraryCase] = {}
        self._waiting: list[Path] = []
        self._watcher = QFileSystemWatcher(self)
        self._read_timer, self._refresh_timer = QTimer(self), QTimer(self)
        self._read_timer.timeout.connect(self._read)
        self._refresh_timer.setSingleShot(True)
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
        self._settings.setValue(_KEY, json.dumps([*self._added(), str(path)]))
        self.refresh()
        return Folder(path, own=True, added=True)

    def forget(self, folder: Folder) -> None:
        """Removes a directory from the list; its files are kept."""
        left = [path for path in self._added() if path != str(folder.path)]
        self._settings.setValue(_KEY, json.dumps(left))
        self.refresh()

    def _added(self) -> list[str]:
        try:
            paths = json.loads(str(self._settings.value(_KEY, "[]", type=str)))
        except ValueError:
            return []
        return [path for path in paths if isinstance(path, str)] if isinstance(paths, list) else []

    # -- cases ---------------------------------------------------------------------------------------------------------

    @property
    def complete(self) -> bool:
        """Whether all files have been read."""
        return not self._waiting

    def cases(self, folder: Folder) -> tuple[LibraryCase, ...]:
        """Returns the cases of a folder that have been read so far, in reading order."""
        return tuple(self._cases[path] for path in self._files.get(folder, ()) if path in self._cases)

    def case(self, path: Path) -> LibraryCase | None:
        """Returns the case at this path; None when it is not in a folder or has not been read."""
        return self._cases.get(path)

    def folder_of(self, case: LibraryCase) -> Folder | None:
        """Returns the folder of the case; None when it is in none."""
        return next((folder for folder, files in self._files.items() if case.path in files), None)

    def set_fault(self, path: Path, fault: RefusedError) -> None:
        """Records a fault that was found when the case was played, unless it has one already."""
        case = self._cases.get(path)
        if case is not None and case.error is None:
            self._cases[path] = replace(case, error=fault)
            self.changed.emit()

    # -- reading -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Lists the folders again: forgets cases that are gone, and has new or changed files read."""
        if self._own_folder is not None:
            with suppress(OSError):
                self._own_folder.mkdir(parents=True, exist_ok=True)
        folders = self.folders
        self._files = {folder: self._files_in(folder) for folder in folders}
        listed = {path: folder for folder, files in self._files.items() for path in files}
        gone = self._cases.keys() - listed.keys()
        for path in gone:
            del self._cases[path]
        self._waiting = [path for path, folder in listed.items() if self._must_be_read(path, folder)]
        self._update_watcher()
        if self._waiting:
            self._read_timer.start(0)
        self.changed.emit()

    def _files_in(self, folder: Folder) -> tuple[Path, ...]:
        return self._files[folder] if not folder.own and folder in self._files else case_files(folder.path)

    def _must_be_read(self, path: Path, folder: Folder) -> bool:
        known = self._cases.get(path)
        return known is None or (folder.own and known.stamp != stamp_of(path))

    def read_now(self, path: Path) -> None:
        """Reads one file at once, because the program has just written it."""
        self.refresh()
        if path in self._waiting:
            self._waiting.remove(path)
            self._cases[path] = read_library_case(path)
            self.changed.emit()

    def _read(self) -> None:
        """Reads files for one slice, at most to the end of a folder."""
        until = self._clock() + SLICE_SECONDS
        while self._waiting:
            path = self._waiting.pop(0)
            self._cases[path] = read_library_case(path)
            if not self._waiting or self._waiting[0].parent != path.parent:
                self.changed.emit()
                break
            if self._clock() >= until:
                break
        if not self._waiting:
            self._read_timer.stop()

    def _update_watcher(self) -> None:
        wanted = {str(folder.path) for folder in self._files if folder.own and folder.path.is_dir()}
        own = [str(path) for folder, files in self._files.items() if folder.own for path in files]
        wanted.update(sorted(own, key=lambda path: reading_order(Path(path)))[:MAX_WATCHED_FILES])
        watched = {*self._watcher.directories(), *self._watcher.files()}
        if left := watched - wanted:
            self._watcher.removePaths(list(left))
        if new := wanted - watched:
            self._watcher.addPaths(list(new))
