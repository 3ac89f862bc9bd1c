"""From the bytes of a file to its text, and back."""

from __future__ import annotations

import codecs

from bridgetable.files.record import BoardFileError

LARGEST = 64 * 1024 * 1024
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def text_of(data: bytes, file: str) -> str:
    """The text: UTF-8 where the bytes are UTF-8, else Latin-1 as Windows has it; raises BoardFileError."""
    if len(data) > LARGEST:
        raise BoardFileError("files-too-large", file)
    if not data.strip():
        raise BoardFileError("files-empty", file)
    if data.startswith(_UTF16):
        text = data.decode("utf-16", errors="replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = _latin(data)
    if "\0" in text:
        raise BoardFileError("files-binary", file)
    return text


def bytes_of(text: str) -> bytes:
    """Latin-1, as PBN wants it; UTF-8 where a name needs it or Latin-1 would be read as something else."""
    try:
        data = text.encode("latin-1")
    except UnicodeEncodeError:
        return text.encode("utf-8", errors="replace")
    return data if text_of(data, "") == text else text.encode("utf-8")


def _latin(data: bytes) -> str:
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")
