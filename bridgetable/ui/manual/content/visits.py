"""The pages of the manual one after the other as they were read, to go back and forward. No Qt."""

from __future__ import annotations

import msgspec


class Visit(msgspec.Struct, frozen=True):
    """A page by its file name, and how far it was scrolled when it was left."""

    name: str
    scrolled: int = 0


class Visits:
    """Where the reader was, is, and was before he went back."""

    def __init__(self) -> None:
        self._visits: list[Visit] = []
        self._at = -1

    def go_to(self, name: str, scrolled: int) -> None:
        """Goes to a page; the one that is left was scrolled so far. What was ahead is forgotten."""
        if self._at >= 0:
            self._visits[self._at] = Visit(self._visits[self._at].name, scrolled)
        if not self._visits or self._visits[self._at].name != name:
            del self._visits[self._at + 1 :]
            self._visits.append(Visit(name))
            self._at += 1

    def can_turn(self, by: int) -> bool:
        """Whether there is a page before (-1) or ahead (1)."""
        return 0 <= self._at + by < len(self._visits)

    def turn(self, by: int, scrolled: int) -> Visit:
        """The page before (-1) or ahead (1), where one is; the one that is left was scrolled so far."""
        self._visits[self._at] = Visit(self._visits[self._at].name, scrolled)
        self._at += by
        return self._visits[self._at]
