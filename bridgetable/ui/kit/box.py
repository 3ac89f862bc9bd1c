"""A rectangle for layouts that need no Qt."""

from __future__ import annotations

import msgspec


class Box(msgspec.Struct, frozen=True):
    """A rectangle in logical pixels; y grows downwards."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def centred_at(cls, x: float, y: float, width: float, height: float) -> Box:
        """The box of this size with its centre at x, y."""
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def right(self) -> float:
        """The x coordinate of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y coordinate of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The x and y coordinates of the centre."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    def shrunk(self, margin: float) -> Box:
        """The box with each edge moved inwards by the margin; a negative margin enlarges it."""
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def contains(self, other: Box, slack: float = 0.01) -> bool:
        """Whether the other box lies wholly inside this one, to within `slack` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box, slack: float = 0.01) -> bool:
        """Whether the two boxes overlap by more than `slack` pixels."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )
