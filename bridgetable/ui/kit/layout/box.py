"""Rectangles."""

from __future__ import annotations

import msgspec


class Box(msgspec.Struct, frozen=True):
    """A rectangle, in logical pixels from the top left of the table."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """The box of this size with its centre at x, y."""
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    def shrunk(self, margin: float) -> Box:
        """The box without a margin on each side."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def holds(self, other: Box, slack: float = 0.01) -> bool:
        """Whether the other box lies wholly inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: Box, slack: float = 0.01) -> bool:
        """Whether the two boxes cover a point together."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )
