"""Object names, by which style sheets and tests find widgets."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

Named = TypeVar("Named", bound=QObject)


def named(target: Named, name: str) -> Named:
    """Sets the object name and returns the object."""
    target.setObjectName(name)
    return target
