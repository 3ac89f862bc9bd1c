"""What a text tells of a person: the home folder, the name of the user and that of the machine; and how it goes."""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

HOME, USER, MACHINE = "~", "USER", "MACHINE"
"""What stands there instead."""
_USERS = ("USER", "USERNAME", "LOGNAME", "SUDO_USER")
_OTHER_HOMES = re.compile(r"([/\\](?:home|Users)[/\\])[^/\\\s]+", re.IGNORECASE)
"""The home of anybody: a program may have been installed in that of somebody else."""
_NOBODY = frozenset({"localhost"})


class Personal(NamedTuple):
    """What is personal on a machine: the paths of the home folder, names of the user, and names of the machine."""

    homes: tuple[str, ...]
    users: tuple[str, ...]
    machines: tuple[str, ...]

    def removed_from(self, text: str) -> str:
        """The text with something else in their place; names only where they stand as words of their own."""
        flags = re.IGNORECASE if sys.platform == "win32" else re.NOFLAG
        for home in self.homes:
            text = re.sub(rf"{re.escape(home)}(?!\w)", HOME, text, flags=flags)
        text = _OTHER_HOMES.sub(rf"\g<1>{USER}", text)
        for names, instead in ((self.users, USER), (self.machines, MACHINE)):
            for name in names:
                text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", instead, text, flags=re.IGNORECASE)
        return text


def personal() -> Personal:
    """What is personal here."""
    home = Path("~").expanduser()
    homes = {str(each) for each in (home, home.resolve()) if len(each.parts) > 1}
    # The display may be that of another machine.
    machines = {platform.node(), os.environ.get("DISPLAY", "").rpartition(":")[0]}
    return Personal(
        _longest_first({*homes, *(each.replace("\\", "/") for each in homes)}),
        _longest_first({home.name, *(os.environ.get(name, "") for name in _USERS)}),
        _longest_first({*machines, *(machine.partition(".")[0] for machine in machines)} - _NOBODY),
    )


def _longest_first(texts: Iterable[str]) -> tuple[str, ...]:
    """These texts but the empty one: what has another in it goes before that."""
    return tuple(sorted(filter(None, texts), key=lambda text: (-len(text), text)))
