"""Deals in any form in which people paste them: PBN, LIN, links, diagrams in text, hand by hand."""

from __future__ import annotations

from bridgetable.files.pasted.reading import Pasted as Pasted
from bridgetable.files.pasted.reading import PastedTextError as PastedTextError
from bridgetable.files.pasted.reading import read_pasted as read_pasted
