"""The list of all families."""

from __future__ import annotations

from bridgetable.generation.families.revokes import REVOKES

FAMILIES = (*REVOKES,)
"""All families, in the order of the Laws."""
