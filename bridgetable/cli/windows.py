"""Windows: which files the program opens, in the part of the registry that belongs to the user alone.

Files of its own type open with it. For types that other programs have too it is one of those that can be chosen.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

CLASSES = "Software\\Classes"
CASE, BOARDS = "bridgetable.case", "bridgetable.boards"
"""By these names Windows knows the types of files."""
OWN = (".btcase",)
SHARED = {".json": CASE, ".pbn": BOARDS, ".lin": BOARDS}
"""What other programs open too; of a name Windows looks at the last part only, so that .case.json is .json."""
_CHANGED, _BY_NOTHING = 0x08000000, 0x0000
"""What the shell of Windows is told: that types of files have changed."""


def entries(command: Sequence[str], icon: str, names: Mapping[str, str]) -> tuple[tuple[str, str, str], ...]:
    """What is written: the key below CLASSES, the name of the value, "" for that of the key, and the value.

    `command` starts the window, `icon` is the file with its icon, and `names` says how people call the types.
    """
    opening = f'{subprocess.list2cmdline(command)} "%1"'
    types = tuple(
        entry
        for kind in (CASE, BOARDS)
        for entry in (
            (kind, "", names[kind]),
            (kind, "FriendlyTypeName", names[kind]),
            (f"{kind}\\DefaultIcon", "", f'"{icon}",0'),
            (f"{kind}\\shell\\open\\command", "", opening),
        )
    )
    own = tuple((suffix, "", CASE) for suffix in OWN)
    shared = tuple((f"{suffix}\\OpenWithProgids", kind, "") for suffix, kind in SHARED.items())
    return (*types, *own, *shared)


def install(winreg: Any, written: Sequence[tuple[str, str, str]]) -> None:
    """Writes the entries by Python's module for the registry; raises OSError."""
    for key, name, value in written:
        with winreg.CreateKey(winreg.HKEY_CURRENT_USER, f"{CLASSES}\\{key}") as opened:
            winreg.SetValueEx(opened, name, 0, winreg.REG_SZ, value)


def remove(winreg: Any) -> bool:
    """Takes away what `install` has written; returns whether there was anything. Raises OSError."""
    found = [_delete(winreg, f"{CLASSES}\\{kind}") for kind in (CASE, BOARDS)]
    for suffix in OWN:
        if _value(winreg, f"{CLASSES}\\{suffix}", "") == CASE:
            found.append(_delete(winreg, f"{CLASSES}\\{suffix}"))
    for suffix, kind in SHARED.items():
        key = f"{CLASSES}\\{suffix}\\OpenWithProgids"
        if _value(winreg, key, kind) is not None:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key, 0, winreg.KEY_SET_VALUE) as opened:
                winreg.DeleteValue(opened, kind)
            found.append(True)
    return any(found)


def tell_the_shell() -> None:
    """Has Windows look at the types of files again."""
    if sys.platform == "win32":
        import ctypes

        ctypes.WinDLL("shell32").SHChangeNotify(_CHANGED, _BY_NOTHING, None, None)


def _value(winreg: Any, key: str, name: str) -> object:
    """The value of this name; None where there is none."""
    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
            return winreg.QueryValueEx(opened, name)[0]
    except FileNotFoundError:
        return None


def _delete(winreg: Any, key: str) -> bool:
    """Deletes the key with all below it; returns whether it was there."""
    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
            below = [winreg.EnumKey(opened, number) for number in range(winreg.QueryInfoKey(opened)[0])]
    except FileNotFoundError:
        return False
    for name in below:
        _delete(winreg, f"{key}\\{name}")
    winreg.DeleteKey(winreg.HKEY_CURRENT_USER, key)
    return True
