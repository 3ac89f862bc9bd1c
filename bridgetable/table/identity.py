"""What things at the table are known by, from the moment they happen: numbers that are not to be confused."""

from __future__ import annotations

from typing import NewType

IrregularityId = NewType("IrregularityId", int)
"""An irregularity, by the order in which it was recorded."""

CallId = NewType("CallId", int)
"""A call, by the order in which it was made; withdrawn ones keep theirs."""
