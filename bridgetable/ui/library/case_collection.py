"""Every folder of the library with its cases: read a few at a time, and watched where they are the user's own."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace
from PySide6.QtCore import QFileSystemWatcher, QObject, QSettings, QTimer, Signal

from bridgetable.cases.library import Filed, case_files, filed, reading_order, stamp_of
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.library.content.places import Folder, shipped_folders

AT_ONCE = 0.008
"""Seconds of reading between two looks at what the people at the window do."""
SETTLED = 120
"""Milliseconds without a further change before a folder is looked at again: files are seldom written at one go."""
WATCHED = 500
"""So many files are watched one by one; of further ones only coming and going is noticed."""
_KEY = "library/folders"


class Stock(QObject):
    """The cases of all folders; files that change on disk are read again."""

    changed = Signal()
    """Cases or folders came, went or are others now."""

    def __init__(self, settings: QSettings, home: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self._home = settings, home
        self._shipped = shipped_folders()
        self._files: dict[Folder, tuple[Path, ...]] = {}
        self._cases: dict[Path, Filed] = {}
        self._waiting: list[Path] = []
        self._watcher = QFileSystemWatcher(self)
        self._reading, self._again = QTimer(self), QTimer(self)
        self._reading.timeout.connect(self._read)
        self._again.setSingleShot(True)
        self._again.setInterval(SETTLED)
        self._again.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(lambda _: self._again.start())
        self._watcher.fileChanged.connect(lambda _: self._again.start())

    # -- folders -------------------------------------------------------------------------------------------------------

    @property
    def folders(self) -> tuple[Folder, ...]:
        """The shipped ones, one's own, and those that were added."""
        own = () if self._home is None else (Folder(self._home, own=True),)
        return (*self._shipped, *own, *(Folder(Path(path), own=True, added=True) for path in self._added()))

    def folder(self, key: str) -> Folder | None:
        """The folder remembered by this key."""
        return next((folder for folder in self.folders if folder.key == key), None)

    def add(self, path: Path) -> Folder:
        """Puts a directory on the list, unless it is there already."""
        here = path.resolve()
        known = next((folder for folder in self.folders if folder.path.resolve() == here), None)
        if known is not None:
            return known
        self._settings.setValue(_KEY, json.dumps([*self._added(), str(path)]))
        self.look()
        return Folder(path, own=True, added=True)

    def forget(self, folder: Folder) -> None:
        """Takes a directory off the list; the files stay where they are."""
        left = [path for path in self._added() if path != str(folder.path)]
        self._settings.setValue(_KEY, json.dumps(left))
        self.look()

    def _added(self) -> list[str]:
        try:
            found = json.loads(str(self._settings.value(_KEY, "[]", type=str)))
        except ValueError:
            return []
        return [path for path in found if isinstance(path, str)] if isinstance(found, list) else []

    # -- cases ---------------------------------------------------------------------------------------------------------

    @property
    def complete(self) -> bool:
        """Whether everything has been read."""
        return not self._waiting

    def cases(self, folder: Folder) -> tuple[Filed, ...]:
        """The cases of a folder, as far as they have been read, in reading order."""
        return tuple(self._cases[path] for path in self._files.get(folder, ()) if path in self._cases)

    def case(self, path: Path) -> Filed | None:
        """The case at this path."""
        return self._cases.get(path)

    def folder_of(self, case: Filed) -> Folder | None:
        """Where the case lies."""
        return next((folder for folder, files in self._files.items() if case.path in files), None)

    def blame(self, path: Path, fault: RefusedError) -> None:
        """What only shows when the case is played: it cannot go on at this place."""
        case = self._cases.get(path)
        if case is not None and case.fault is None:
            self._cases[path] = replace(case, fault=fault)
            self.changed.emit()

    # -- reading -------------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Looks again at what lies there: what is new or changed is read, what is gone goes."""
        if self._home is not None:
            with suppress(OSError):
                self._home.mkdir(parents=True, exist_ok=True)
        folders = self.folders
        self._files = {folder: self._lying_in(folder) for folder in folders}
        there = {path: folder for folder, files in self._files.items() for path in files}
        gone = self._cases.keys() - there.keys()
        for path in gone:
            del self._cases[path]
        self._waiting = [path for path, folder in there.items() if self._is_other(path, folder)]
        self._watch()
        if self._waiting:
            self._reading.start(0)
        self.changed.emit()

    def _lying_in(self, folder: Folder) -> tuple[Path, ...]:
        return self._files[folder] if not folder.own and folder in self._files else case_files(folder.path)

    def _is_other(self, path: Path, folder: Folder) -> bool:
        known = self._cases.get(path)
        return known is None or (folder.own and known.stamp != stamp_of(path))

    def read_now(self, path: Path) -> None:
        """Reads one file at once: it has just been written here."""
        self.look()
        if path in self._waiting:
            self._waiting.remove(path)
            self._cases[path] = filed(path)
            self.changed.emit()

    def _read(self) -> None:
        """Reads for a moment; the next moment comes after whatever else is waiting."""
        until = perf_counter() + AT_ONCE
        while self._waiting and perf_counter() < until:
            path = self._waiting.pop(0)
            self._cases[path] = filed(path)
            if not self._waiting or self._waiting[0].parent != path.parent:
                self.changed.emit()
                break
        if not self._waiting:
            self._reading.stop()

    def _watch(self) -> None:
        wanted = {str(folder.path) for folder in self._files if folder.own and folder.path.is_dir()}
        own = [str(path) for folder, files in self._files.items() if folder.own for path in files]
        wanted.update(sorted(own, key=lambda path: reading_order(Path(path)))[:WATCHED])
        watched = {*self._watcher.directories(), *self._watcher.files()}
        if left := watched - wanted:
            self._watcher.removePaths(list(left))
        if new := wanted - watched:
            self._watcher.addPaths(list(new))
