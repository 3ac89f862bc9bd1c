"""Modules of Python that PySide and msgspec import, and that a window needs much later or never."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

OF_PYSIDE = ("base64", "tempfile", "textwrap", "traceback", "zipfile")
"""What PySide imports to unpack, to load and to report what it knows of signatures."""
_DOUBLE = "typing_extensions"
"""What msgspec takes from it is in `typing` too, from Python 3.11 on; loading it takes half the time of msgspec."""


class _LateModule(ModuleType):
    """Stands for a module that is loaded when something of it is first used."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            # Python itself asks for these when it imports a module.
            raise AttributeError(name)
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return getattr(import_module(self.__name__), name)


def load_late(*names: str) -> None:
    """Has Python load each of these modules, unless it is loaded, when something of it is first used."""
    for name in names:
        sys.modules.setdefault(name, _LateModule(name))


def import_msgspec() -> None:
    """Imports msgspec without `typing_extensions`, of which it needs nothing, and `platform`, of which one name."""
    if sys.platform == "linux" and "platform" not in sys.modules:
        # `uuid` asks it for this name; to load it takes half as long as the rest of what msgspec imports.
        late = _LateModule("platform")
        vars(late)["system"] = lambda: os.uname().sysname
        sys.modules["platform"] = late
    absent = _DOUBLE not in sys.modules
    if absent:
        # Python takes this for a module that is not installed.
        sys.modules[_DOUBLE] = None  # type: ignore[assignment]
    try:
        import_module("msgspec")
    finally:
        if absent:
            del sys.modules[_DOUBLE]
