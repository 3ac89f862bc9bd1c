"""Cutting a PBN text, as it is read, into blocks that each hold whole games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

CHUNK = 64 * 1024

_GAME = re.compile(r'\n[^\S\n]*\n(?=\[(?:Event|Site|Board|Dealer|Deal)\s*")')
_TAG = re.compile(r'\n[^\S\n]*\n(?=\[(?!(?:Note|Auction|Play)\W)\w+ *")')


class Block(NamedTuple):
    """Whole games as text, the line on which they begin, and whether no other game follows them."""

    text: str
    line: int
    last: bool


def blocks(read: Callable[[int], str]) -> Iterator[Block]:
    """The blocks of a text that `read` gives in pieces of about so many characters."""
    text, line = "", 1
    while True:
        # Each piece is as large as what is kept, so that one long game is not copied again and again.
        piece = read(max(CHUNK, len(text)))
        if not piece:
            if text:
                yield Block(text, line, last=True)
            return
        searched = max(0, len(text) - 1024)
        text += piece
        end = _last_cut(text, searched)
        if end:
            yield Block(text[:end], line, last=False)
            line += text.count("\n", 0, end)
            text = text[end:]


def _last_cut(text: str, searched: int) -> int:
    """Where the last game begins that surely is one; 0 if there is none behind what was searched before.

    No comment goes on past the first line of a game; past another tag pair it may, if a brace is open.
    """
    end = 0
    for match in _GAME.finditer(text, searched):
        end = match.end()
    if end:
        return end
    for match in _TAG.finditer(text, searched):
        end = match.end()
    return 0 if text.rfind("{", 0, end) > text.rfind("}", 0, end) else end
