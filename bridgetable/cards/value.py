"""What the values of a table have in common."""

from __future__ import annotations

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """A value made of values: nothing in it can lead back to it, so that Python never has to look for such a ring.

    There are dozens for each step of a history. To look through all of them takes a tenth of a second on a long one,
    and Python would do so again and again.
    """
