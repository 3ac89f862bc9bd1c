"""The character encodings of PBN and LIN files."""

from __future__ import annotations

import codecs
import io
import re
from typing import BinaryIO

from bridgetable.files.record import BoardFileError

LARGEST = 64 * 1024 * 1024
"""The largest file of boards that is read, in bytes: some 50,000 boards with their play."""

_PIECE = 64 * 1024
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_UNMARKED = ((re.compile(rb"(?:[\t\n\r -~]\0){4}"), "utf-16-le"), (re.compile(rb"(?:\0[\t\n\r -~]){4}"), "utf-16-be"))
"""How files in UTF-16 begin that do not say that they are."""
_NOT_IN_CP1252 = re.compile(rb"[\x81\x8d\x8f\x90\x9d]")


def encoding_of(stream: BinaryIO, file: str) -> str:
    """The encoding of a file: UTF-8 or UTF-16 if it is that, otherwise Windows-1252 or Latin-1.

    Reads the file to its end, a piece at a time, and returns to its start. Raises BoardFileError.
    """
    size, empty, utf8, cp1252 = 0, True, True, True
    first = stream.read(_PIECE)
    utf16 = "utf-16" if first.startswith(_UTF16) else next((name for sign, name in _UNMARKED if sign.match(first)), "")
    is_utf16 = bool(utf16)
    decoder = codecs.getincrementaldecoder(utf16 or "utf-8-sig")("replace" if is_utf16 else "strict")
    piece = first
    while piece:
        size += len(piece)
        if size > LARGEST:
            raise BoardFileError("files-too-large", file)
        empty = empty and not piece.strip()
        if "\0" in decoder.decode(piece) if is_utf16 else b"\0" in piece:
            raise BoardFileError("files-binary", file)
        if not (is_utf16 or piece.isascii()):
            cp1252 = cp1252 and _NOT_IN_CP1252.search(piece) is None
        utf8 = utf8 and not is_utf16 and _decodes(decoder, piece)
        piece = stream.read(_PIECE)
    if empty:
        raise BoardFileError("files-empty", file)
    stream.seek(0)
    if is_utf16:
        return utf16
    if utf8 and _decodes(decoder, b"", final=True):
        return "utf-8-sig"
    return "cp1252" if cp1252 else "latin-1"


def _decodes(decoder: codecs.IncrementalDecoder, piece: bytes, *, final: bool = False) -> bool:
    try:
        decoder.decode(piece, final)
    except UnicodeDecodeError:
        return False
    return True


def text_in(stream: BinaryIO, encoding: str) -> io.TextIOWrapper:
    """The text of a stream from its start, every line of which ends with "\\n"."""
    stream.seek(0)
    return io.TextIOWrapper(stream, encoding, errors="replace", newline=None)


def bytes_of(text: str) -> bytes:
    """The text in Latin-1, as PBN requires; in UTF-8 if Latin-1 cannot encode it or would not be read back the same."""
    try:
        data = text.encode("latin-1")
    except UnicodeEncodeError:
        return text.encode("utf-8", errors="replace")
    return data if _is_read_the_same(data, text) else text.encode("utf-8")


def _is_read_the_same(data: bytes, text: str) -> bool:
    try:
        encoding = encoding_of(io.BytesIO(data), "")
    except BoardFileError:
        return True
    return data.decode(encoding, errors="replace") == text
