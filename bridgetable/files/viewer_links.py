"""Links to a hand viewer, which hold a board: as LIN, or hand by hand; and a link to a board."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from html import unescape
from urllib.parse import quote, unquote

VIEWER = "https://www.bridgebase.com/tools/handviewer.html?lin="
"""The beginning of a link to the viewer that most players use; nothing is ever fetched from there."""

_LIN = re.compile(r"[?&]lin=([^\n&\"<>]*)")
_BY_HAND = re.compile(r"(?:[?]|\[hv=)((?:[^\s\"<>\[\]?]*&)?[nesw]=[shdcakqjt0-9][^\s\"<>\]]*)", re.IGNORECASE)
LINK = re.compile(
    rf"{_LIN.pattern}|(?:[?]|\[hv=)(?:[^\s\"<>\[\]?]*[&;])?[nesw]=[shdcakqjt0-9]+(?=[&\s\"<>\]]|\Z)", re.IGNORECASE
)
"""What only a link to a board has."""
# LIN counts seats from South.
_SEATS = "swne"
_CALL = re.compile(
    r"(?P<call>[1-7](?:NT?|[CDHS])|XX|DBL|RDBL|[PDRX])(?P<alert>!?)(?:\((?P<note>[^)]*)\))?|\{(?P<said>[^}]*)\}|[-,\s?]+",
    re.IGNORECASE,
)
_CARD = re.compile(r"(?P<card>[SHDC](?:10|[AKQJT2-9]))|\{(?P<said>[^}]*)\}|[-,\s]+", re.IGNORECASE)


def link_to(lin: str) -> str:
    """The link that shows this board, which is one line of LIN."""
    return VIEWER + quote(lin, safe=",!")


def unlinked(read: Callable[[int], str]) -> Callable[[int], str]:
    """Reads only what the links to a viewer in a text hold, as LIN, each on its own line."""
    rest = ""

    def read_links(size: int) -> str:
        nonlocal rest
        # Each piece is as large as what is kept, so that one long line is not copied again and again.
        while piece := read(max(size, len(rest))):
            lines, end, rest = (rest + piece).rpartition("\n")
            if end:
                return _links_in(lines) + "\n"
        last, rest = _links_in(rest), ""
        return last

    return read_links


def _links_in(text: str) -> str:
    # The bars end a command that a link leaves open.
    return "\n".join("||".join([*_lin_in(line), ""]) if "=" in line else "" for line in text.split("\n"))


def _lin_in(line: str) -> Iterator[str]:
    """The LIN of each link on a line."""
    if "&amp;" in line:
        line = unescape(line)
    if "lin=" in line:
        for link in _LIN.findall(line):
            yield unquote(link if "%20" in link else link.replace("+", " ")).replace("\n", " ")
        return
    for query in _BY_HAND.findall(line):
        yield _lin_by_hand(query)


def _lin_by_hand(query: str) -> str:
    """The LIN of a link that gives each hand, the auction and the play by themselves: "n=s…h…d…c…&d=n&a=1sppp"."""
    given = dict(_parameters(query))
    dealer = _SEATS.find(given.get("d", "?")[:1].lower())
    hands = ",".join(given.get(seat, "") for seat in _SEATS)
    commands = [("pn", ",".join(given.get(f"{seat}n", "").replace(",", " ") for seat in _SEATS))]
    commands += [("md", f"{dealer + 1 if dealer >= 0 else ''}{hands}")]
    commands += [("sv", given["v"])] if given.get("v") else []
    commands += [("ah", f"Board {given['b']}")] if given.get("b") else []
    commands += _moves(given.get("a", ""), _CALL, "mb")
    commands += _moves(given.get("p", ""), _CARD, "pc")
    commands += [("mc", given["c"])] if given.get("c") else []
    return "".join(f"{name}|{value}|" for name, value in commands)


def _parameters(query: str) -> Iterator[tuple[str, str]]:
    for part in query.split("&"):
        name, _, value = part.partition("=")
        text = unquote(value if "%20" in value else value.replace("+", " "))
        yield name.lower(), " ".join(text.replace("|", " ").split())


def _moves(text: str, pattern: re.Pattern[str], name: str) -> list[tuple[str, str]]:
    """The commands of an auction or a play; what is neither call nor card is left to the reader of LIN to refuse."""
    found: list[tuple[str, str]] = []
    at = 0
    while at < len(text):
        match = pattern.match(text, at)
        if match is None:
            return [*found, (name, text[at:])]
        at = match.end()
        groups: Mapping[str, str | None] = match.groupdict()
        if groups["said"]:
            found.append(("nt", groups["said"]))
        elif move := groups.get("call") or groups.get("card"):
            found.append((name, move + (groups.get("alert") or "")))
            found += [("an", groups["note"] or "")] if groups.get("note") else []
    return found
