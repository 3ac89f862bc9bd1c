"""Types of the ids of irregularities and calls, distinct so that mypy tells them apart."""

from __future__ import annotations

from typing import NewType

IrregularityId = NewType("IrregularityId", int)
"""The id of an irregularity: its index in `Table.irregularities`, which never changes."""

CallId = NewType("CallId", int)
"""The id of a call: its index in `Auction.made`, which never changes, even if the call is withdrawn."""
