"""The file of the answers as bytes: a line that says what it is, then a line for each answer, with its checksum.

A line that was being written when the program was killed is the last one and not complete: it is passed over, and so
are the zeros that a loss of power leaves at the end of a file. Everything else that cannot be read is damage; what is
sound is read all the same.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bridgetable.disk.decoding import decoded
from bridgetable.rehearsal.answered import Answered
from bridgetable.rehearsal.checked_lines import data_in, line_of

FORMAT = "bridgetable-progress"
VERSION = 1
HEADER = msgspec.json.encode({"format": FORMAT, "version": VERSION}) + b"\n"
_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Answered)


class Header(msgspec.Struct, frozen=True):
    """What the first line of the file says."""

    format: str
    version: int


class NewerVersionError(ValueError):
    """The file was written by a newer program, in a version of the format that is not known here."""


class Contents(msgspec.Struct, frozen=True):
    """The answers in a file, in the order in which they were added.

    `sound` says that nothing is missing but what a kill can have torn; `complete` also that a line can be appended.
    """

    answers: tuple[Answered, ...]
    sound: bool
    complete: bool


def contents_in(data: bytes) -> Contents:
    """The answers in a file of these bytes; raises NewerVersionError."""
    written = data.rstrip(b"\0")
    if HEADER.startswith(written):
        return Contents((), sound=True, complete=data == HEADER)
    first, _, rest = written.partition(b"\n")
    sound = _is_ours(first)
    *lines, last = (rest if sound else written).split(b"\n")
    read = [_answer_in(line) for line in lines]
    answers = [answer for answer in read if answer is not None]
    sound = sound and len(answers) == len(read)
    torn = _answer_in(last)
    return Contents(
        (*answers, *([torn] if torn is not None else [])), sound, complete=sound and not last and written == data
    )


def lines_of(answers: Iterable[Answered]) -> bytes:
    """These answers as lines of the file."""
    return b"".join(line_of(_ENCODER.encode(answer)) for answer in answers)


def _is_ours(line: bytes) -> bool:
    """Whether this is the first line of a file of answers; raises NewerVersionError."""
    try:
        header = decoded(msgspec.json.Decoder(Header).decode, line)
    except ValueError:
        return False
    if header.format == FORMAT and header.version > VERSION:
        raise NewerVersionError(header.version)
    return (header.format, header.version) == (FORMAT, VERSION)


def _answer_in(line: bytes) -> Answered | None:
    """The answer in this line; None if it is damaged."""
    data = data_in(line)
    try:
        return decoded(_DECODER.decode, data) if data is not None else None
    except ValueError:
        return None
