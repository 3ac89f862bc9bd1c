"""The character encodings of PBN and LIN files."""

from __future__ import annotations

import codecs

from bridgetable.files.record import BoardFileError

LARGEST = 64 * 1024 * 1024
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def text_of(data: bytes, file: str) -> str:
    """The text of a file: UTF-8 or UTF-16 if it is that, otherwise Windows-1252 or Latin-1; raises BoardFileError."""
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
    """The text in Latin-1, as PBN requires; in UTF-8 if Latin-1 cannot encode it or would not be read back the same."""
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
