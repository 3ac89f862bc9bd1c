"""Has Python import the modules of the program with fewer looks at the disk.

A window is there once some 500 of them have been imported. What Python does for each besides loading its code, such as
listing the folder, looking for five kinds of files and asking twice for the state of the source, takes as long as that.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source
from io import FileIO
from types import CodeType, ModuleType

_TIMED = MAGIC_NUMBER + bytes(4)
"""How a compiled file begins that is valid as long as its source has the time and the size that follow."""
_HEADER = 16
"""The bytes before the code: the beginning, the time and the size."""
_SOURCE = SOURCE_SUFFIXES[0]


def import_quickly(package: ModuleType) -> None:
    """Has the modules in this package imported so from now on, if they are files and compiled beside their sources."""
    spec = package.__spec__
    if spec is None or type(spec.loader) is not SourceFileLoader or sys.pycache_prefix is not None:
        return
    (root,) = package.__path__

    def finder(folder: str) -> _Finder:
        if folder != root and not folder.startswith(root + os.sep):
            # Python then asks the next one.
            raise ImportError(folder)
        return _Finder(folder)

    sys.path_hooks.insert(0, finder)
    for folder in [each for each in sys.path_importer_cache if each.startswith(root)]:
        del sys.path_importer_cache[folder]


class _Finder(FileFinder):
    """Finds a module or a package of a folder by its name alone; leaves to Python what is neither."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder, (SourceFileLoader, SOURCE_SUFFIXES))
        self._folder = folder

    def find_spec(self, fullname: str, target: ModuleType | None = None) -> ModuleSpec | None:
        """Where the module is and how it is loaded; None if it is not in this folder."""
        name = f"{self._folder}{os.sep}{fullname.rpartition('.')[2]}"
        for path, inside in ((f"{name}{_SOURCE}", None), (f"{name}{os.sep}__init__{_SOURCE}", [name])):
            try:
                source = os.stat(path)  # noqa: PTH116  # a path would take longer than the look
            except OSError:
                continue
            loader = _Loader(fullname, path, source)
            spec = ModuleSpec(fullname, loader, origin=path)
            spec.submodule_search_locations, spec.has_location, spec.cached = inside, True, loader.compiled
            return spec
        return super().find_spec(fullname, target)


class _Loader(SourceFileLoader):
    """Loads the compiled file if it is valid; leaves to Python what is still to be compiled, or compiled otherwise."""

    def __init__(self, fullname: str, path: str, source: os.stat_result) -> None:
        super().__init__(fullname, path)
        self._valid = _TIMED + _four_bytes(int(source.st_mtime)) + _four_bytes(source.st_size)
        folder, _, name = path.rpartition(os.sep)
        self.compiled = f"{folder}{os.sep}{_BEFORE}{name.removesuffix(_SOURCE)}{_AFTER}"

    def get_code(self, fullname: str) -> CodeType | None:
        """The code of the module."""
        try:
            with FileIO(self.compiled) as file:
                data = file.read()
        except OSError:
            return super().get_code(fullname)
        if data[:_HEADER] != self._valid:
            return super().get_code(fullname)
        code: CodeType = marshal.loads(memoryview(data)[_HEADER:])
        return code


_BEFORE, _AFTER = cache_from_source(f"name{_SOURCE}").split("name")
"""What stands before and after the name of a module in the path of its compiled file, from the folder of its source."""


def _four_bytes(number: int) -> bytes:
    return (number & 0xFFFFFFFF).to_bytes(4, "little")
