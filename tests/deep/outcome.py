"""What a run of a part comes to: how much was done, and the faults that were found."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent.parent


class Fault(msgspec.Struct, frozen=True):
    """Something that must not happen: the same `what` is the same fault; `files` are its smallest reproduction."""

    what: str
    seed: int
    details: str = ""
    files: tuple[tuple[str, bytes], ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """One run from a seed: how many of `unit` it did, and the faults it found."""

    done: int
    unit: str
    faults: tuple[Fault, ...] = ()


def named(error: BaseException) -> str:
    """The name of a fault: the error, without the numbers in it, and the line of the program it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "/bridgetable/" in frame.filename] or frames
    place = f"{Path(own[-1].filename).name}:{own[-1].name}" if own else ""
    said = re.sub(r"\d+", "#", str(error).partition("\n")[0])[:160]
    return f"{type(error).__name__} in {place}: {said}"


def told(error: BaseException) -> str:
    """The error with its traceback."""
    return "".join(traceback.format_exception(error))
