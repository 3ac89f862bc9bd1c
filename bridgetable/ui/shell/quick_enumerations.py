"""Has PySide make its enumerations as Python's own modules make theirs, which takes a third of the time.

As it loads a class, PySide makes every enumeration in it: some 4,000 members before a window is there. Python has a
shorter way for enumerations that are known to be right, and what it makes is the same (`enum._simple_enum`).
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Callable, Iterable
from types import ModuleType, new_class
from typing import Any

_SHORTER: Callable[..., Callable[[Any], Any]] | None = getattr(enum, "_simple_enum", None)
_VALUES = "_hashable_values_"
"""Where later versions of Python keep the values of members, to tell whether a value is one of them."""
_KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
_TESTED = {(3, 11), (3, 12), (3, 13)}
"""The versions of Python whose shorter way makes the same."""
_TESTED_PYSIDE = {(6, 8), (6, 9), (6, 10), (6, 11)}
"""The versions of PySide that look these kinds up each time; with any other they are Python's own."""


class _Body:
    """The name of an enumeration to be made and its members, which are looked up as those of a class."""

    __slots__ = ("__dict__", "__name__")

    def __init__(self, name: str, members: dict[str, int]) -> None:
        self.__name__ = name
        self.__dict__ = members


class _Kind(enum.EnumType):
    """Stands for a kind of enumeration, and makes enumerations of that kind in the shorter way."""

    def __call__(  # type: ignore[override]
        cls, name: str, items: Iterable[tuple[str, int]], *, boundary: enum.FlagBoundary | None = None, **more: Any
    ) -> Any:
        """Makes the enumeration of this name with these members, of which several may have one value."""
        kind: Any = cls.__base__
        if _SHORTER is None or more:
            return kind(name, items, boundary=boundary, **more)
        flags = issubclass(kind, enum.Flag)
        made = _SHORTER(kind, boundary=boundary)(_Body(name, dict(items) if flags else {}))
        made.__doc__ = None
        if flags:
            for label, member in made.__members__.items():
                # Instead of a property, which would be asked at each use.
                type.__setattr__(made, label, member)
        else:
            _add_members(made, items)
        return made


def _add_members(made: Any, items: Iterable[tuple[str, int]]) -> None:
    """Adds these members to an enumeration without any; Python's own way looks for what an enumeration may do."""
    labels, members, by_value = made._member_names_, made._member_map_, made._value2member_map_
    new, takes_value, assign = made._new_member_, made._use_args_, type.__setattr__
    for label, value in items:
        member = by_value.get(value)
        if member is None:
            by_value[value] = member = new(made, value) if takes_value else new(made)
            member._name_, member._value_, member._sort_order_, member.__objclass__ = label, value, len(labels), made
            labels.append(label)
        members[label] = member
        assign(made, label, member)
    vars(made).get(_VALUES, []).extend(by_value)


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
