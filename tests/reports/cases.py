"""Shipped cases as reports tell them."""

from __future__ import annotations

from pathlib import Path

from bridgetable.cases.codec import read_case
from bridgetable.cases.library.cases import name_of
from bridgetable.cases.library.subject import subject_of
from bridgetable.disk.resources import resources
from bridgetable.reports.told import Told, told_case

SIX_CLUBS = "revoke/revoke-42-six-clubs-become-three"
TOO_LOW = "auction/insufficient-bid-27b1a-a-transfer-too-low-1997"
THREE_OPTIONS = "play/penalty-card-50d-major-the-three-options"
LAST_TRUMP = "play/claim-the-last-trump"


def shipped(name: str) -> Path:
    """The file of a shipped case: "revoke/revoke-42-six-clubs-become-three"."""
    return resources() / "cases" / f"{name}.case.json"


def told(name: str) -> Told:
    """A shipped case."""
    case = read_case(shipped(name).read_bytes())
    return told_case(case, subject_of(case, name_of(shipped(name)), play=True).turns_on)
