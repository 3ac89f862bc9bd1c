"""Has PySide make its enumerations as Python's own modules make theirs, which takes half as long.

As it loads a class, PySide makes every enumeration in it: some 4,000 members before a window is there. Python has a
shorter way for enumerations that are known to be right, and what it makes is the same (`enum._simple_enum`).
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Callable, Iterable
from types import ModuleType, new_class
from typing import Any

_SHORTER: Callable[..., Callable[[type], Any]] | None = getattr(enum, "_simple_enum", None)
_KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
_TESTED = {(3, 11), (3, 12), (3, 13)}
"""The versions of Python whose shorter way makes the same."""
_TESTED_PYSIDE = {(6, 8), (6, 9), (6, 10), (6, 11)}
"""The versions of PySide that look these kinds up each time; with any other they are Python's own."""


class _Kind(enum.EnumType):
    """Stands for a kind of enumeration, and makes enumerations of that kind in the shorter way."""

    def __call__(  # type: ignore[override]
        cls, name: str, items: Iterable[tuple[str, int]], *, boundary: enum.FlagBoundary | None = None, **more: Any
    ) -> Any:
        """Makes the enumeration of this name with these members, of which several may have one value."""
        kind: Any = cls.__base__
        if _SHORTER is None or more:
            return kind(name, items, boundary=boundary, **more)
        made = _SHORTER(kind, boundary=boundary)(type(name, (), dict(items)))
        made.__doc__ = None
        for label, member in made.__members__.items():
            # Instead of a property, which would be asked at each use.
            type.__setattr__(made, label, member)
        return made


def make_enumerations_quickly() -> None:
    """Has PySide make enumerations in the shorter way; does nothing once PySide has been imported."""
    if _SHORTER is None or sys.version_info[:2] not in _TESTED or "shiboken6" in sys.modules:
        return
    # PySide keeps the module that has this name when it is imported.
    module = ModuleType("enum")
    vars(module).update(vars(enum))
    sys.modules["enum"] = module
    try:
        import PySide6
    finally:
        sys.modules["enum"] = enum
    if PySide6.__version_info__[:2] not in _TESTED_PYSIDE:
        return
    # It has taken what it compares kinds with; what it calls it looks up each time.
    vars(module).update({kind.__name__: new_class(kind.__name__, (kind,), {"metaclass": _Kind}) for kind in _KINDS})
