"""Names of files made of titles, which every system takes: Windows refuses signs, and some words, that others allow."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 60
"""The most letters of a name; four bytes each, they leave room for a suffix in the 255 bytes of a file system."""
_DEVICES = re.compile(r"(con|prn|aux|nul|conin|conout|clock|(com|lpt)[0-9¹²³]?)", re.IGNORECASE)
"""What Windows takes for a device, whatever suffix follows."""


def file_name_of(title: str, otherwise: str) -> str:
    """A name without a suffix, made of the letters and digits of a title; `otherwise` where it has none."""
    # As most file systems write it: macOS would find another spelling of the same letters again, Linux would not.
    written = unicodedata.normalize("NFC", title)
    kept = "".join(letter if letter.isalnum() or letter in " -_" or _combines(letter) else " " for letter in written)
    name = "-".join(kept.lower().split())[:LONGEST].strip("-")
    return f"{name}-" if _DEVICES.fullmatch(name) else name or otherwise


def _combines(letter: str) -> bool:
    """Whether this is a part of the letter before, as vowels are in many scripts."""
    return unicodedata.category(letter).startswith("M")
