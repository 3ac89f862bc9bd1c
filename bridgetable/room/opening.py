"""What the program says to the server of a room to begin, and how the two say anything: a line each."""

from __future__ import annotations

from typing import Any

import msgspec


class Page(msgspec.Struct, frozen=True):
    """A page as HTML, and the content-security policy it is sent with."""

    html: str
    policy: str


class Opening(msgspec.Struct, frozen=True):
    """What the server has to know to begin.

    `hosts` and `origins` are those that a request may name; `prefix` is the path under which a proxy has the room, and
    `proxied` says that the address of a phone is told by that proxy. `refusals` is a sentence for each status. `state`
    is what phones are shown, `asked` the keys of all that was asked, and `known` the phones that were let in.
    """

    address: str
    ports: tuple[int, ...]
    code: str
    page: Page
    hosts: tuple[str, ...]
    origins: tuple[str, ...]
    prefix: str
    proxied: bool
    refusals: dict[str, str]
    state: dict[str, Any]
    asked: tuple[str, ...] = ()
    known: tuple[str, ...] = ()


def line_of(message: object) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"
