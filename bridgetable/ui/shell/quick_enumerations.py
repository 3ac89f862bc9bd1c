"""Has PySide make its enumerations in a shorter way, which takes less than a third of the time.

As it loads a class, PySide makes every enumeration in it: some 4,000 members before a window is there. Python checks
what is in an enumeration, and for those of its own modules that are known to be right it has a way that checks nothing
(`enum._simple_enum`). In that way one without members is made of each kind; what is made here has what stands in that,
and its members. It is the same as what Python makes.
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Callable, Iterable
from functools import cache, reduce
from operator import or_
from types import ModuleType, new_class
from typing import Any

_SHORTER: Callable[..., Callable[[Any], Any]] | None = getattr(enum, "_simple_enum", None)
_COPIED = (list, dict)
_OF_A_CLASS = ("__dict__", "__new__", "__weakref__")
_VALUES = "_hashable_values_"
"""Where later versions of Python keep the values of members, to tell whether a value is one of them."""
_KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
_TESTED = {(3, 11), (3, 12), (3, 13)}
"""The versions of Python in which the same is made."""
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
        body = {key: value.copy() if type(value) in _COPIED else value for key, value in _body_of(kind).items()}
        flags = issubclass(kind, enum.Flag)
        if flags and boundary is not None:
            body["_boundary_"] = boundary
        made: Any = type.__new__(enum.EnumType, name, (kind,), body)
        _add_members(made, items)
        if flags:
            _set_masks(made)
        # A class made with it would have it as a static method.
        type.__setattr__(made, "__new__", enum.Enum.__new__)
        return made


@cache
def _body_of(kind: type[enum.Enum]) -> dict[str, Any]:
    """What stands in an enumeration of this kind that has no members."""
    assert _SHORTER is not None
    empty = _SHORTER(kind)(type("Empty", (), {}))
    return {key: value for key, value in vars(empty).items() if key not in _OF_A_CLASS} | {"__doc__": None}


def _add_members(made: Any, items: Iterable[tuple[str, int]]) -> None:
    labels, members, by_value = made._member_names_, made._member_map_, made._value2member_map_
    new, takes_value, flags = made._new_member_, made._use_args_, issubclass(made, enum.Flag)
    for label, value in items:
        member = by_value.get(value)
        if member is None:
            by_value[value] = member = new(made, value) if takes_value else new(made)
            member._name_, member._value_, member._sort_order_, member.__objclass__ = label, value, len(labels), made
            if not flags or _is_one_bit(value):
                labels.append(label)
        members[label] = member
    # Once a class is changed, what is asked of its members next takes longer.
    for label, member in members.items():
        type.__setattr__(made, label, member)
    vars(made).get(_VALUES, []).extend(by_value)


def _set_masks(made: Any) -> None:
    """Sets what Python knows of an enumeration of flags besides its members."""
    values = [member._value_ for member in made]
    made._flag_mask_ = reduce(or_, made._value2member_map_, 0)
    made._singles_mask_ = reduce(or_, values, 0)
    made._all_bits_ = 2 ** made._flag_mask_.bit_length() - 1
    if values != sorted(values):
        made._iter_member_ = made._iter_member_by_def_


def _is_one_bit(value: int) -> bool:
    return value != 0 and not value & (value - 1)


def make_enumerations_quickly() -> None:
    """Has PySide make its enumerations in the shorter way; does nothing once PySide has been imported."""
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
