"""Reading one value of the settings, whose file anything may have been written into."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

T = TypeVar("T", str, bool, int, QByteArray)
_TRUTHS = {"true": True, "1": True, "false": False, "0": False}
_LONGEST_NUMBER = 9
"""The digits of the largest whole number that is read from text."""


def saved_value(settings: QSettings, key: str, default: T) -> T:
    """Returns the value under a key; the default where there is none, or none that is of the type of the default.

    Qt converts what it finds to a type that it is given, with an error for bytes that are no text and for numbers that
    are too large, and without a word where it finds a list: so it is asked for what is there.
    """
    value: object = settings.value(key)
    if isinstance(value, str) and not isinstance(default, str):
        # What another process has saved is read as text.
        value = _TRUTHS.get(value) if isinstance(default, bool) else _number(value)
    return value if type(value) is type(default) else default


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER else None


def saved_texts(settings: QSettings, key: str) -> list[str]:
    """Returns the texts of a JSON list under a key; none where there is no such list, and only what of it is text."""
    # Imported when a list in the settings is first read: the window is shown before.
    import json

    try:
        found = json.loads(saved_value(settings, key, "[]"))
    except (ValueError, RecursionError):
        return []
    return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []
