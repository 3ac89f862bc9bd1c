"""The pages of a room: the one that its phones open, and the one that asks by itself, without any server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from typing import Any

from bridgetable.cards.seat import Seat
from bridgetable.reports.page_html import data_element, encoded, framed, page_resource
from bridgetable.table.text import DEFAULT_LANGUAGE, Text, in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import OFFERED

_WORDS = {
    "spades": "suit-spades",
    "hearts": "suit-hearts",
    "diamonds": "suit-diamonds",
    "clubs": "suit-clubs",
    "NT": "denomination-nt",
    "no-trump": "no-trump",
    "pass": "call-pass",
    "double": "call-double",
    "redouble": "call-redouble",
    "declarer": "role-declarer",
    "dummy": "role-dummy",
    "dealer": "role-dealer",
    "major": "table-badge-major",
    "minor": "table-badge-minor",
    "shown": "table-tag-shown",
    "auction": "panel-auction",
    "untitled": "untitled",
    **{f"rank-{letter}": f"rank-{rank}" for letter, rank in (("A", 14), ("K", 13), ("Q", 12), ("J", 11))},
    **{seat.name: f"seat-{seat.name.lower()}" for seat in Seat},
    **{f"letter-{seat.name}": f"seat-letter-{seat.name.lower()}" for seat in Seat},
}
"""The words of the page that are said elsewhere too: the key of each message by the name the script knows it by."""
_OWN = "phone-"
"""How the keys of the words begin that only this page says; the script knows each by the rest of its key."""
_FILLED = {
    "answered-of": ("phone-answered-of", ("answered", "phones")),
    "you-chose": ("phone-you-chose", ("choice",)),
    "sheet-counts": ("phone-sheet-counts", ("asked", "answered", "judged", "right")),
    "law-number": ("law-number", ("law",)),
}
"""The words whose blanks the script fills: by name, the key and the blanks of each."""


def phone_page(title: Text, language: str) -> str:
    """The page of the phones of a room; `language` is that of the wall, for a browser that wants none of ours."""
    return _page(title, language, OFFERED, {}, talks=True)


def asking_page(
    title: Text, items: Sequence[Mapping[str, object]], language: str, languages: Sequence[str] = OFFERED
) -> str:
    """The page that asks these items by itself, in one language or several, of which `language` is the first choice.

    An item is what a phone of a room is shown at once: words, a table, and of a question its choices with what is
    right. The same items are the same page to a browser, which keeps what was answered there.
    """
    said = [_only(item, frozenset(languages)) for item in items]
    name = sha256(encoded([in_language(title, language), said]).encode()).hexdigest()[:16]
    # Several questions are asked of one table.
    tables: list[object] = []
    for item in said:
        if item["table"] is not None and item["table"] not in tables:
            tables.append(item["table"])
    kept = [{**item, "table": tables.index(item["table"]) if item["table"] is not None else None} for item in said]
    return _page(title, language, languages, {"id": name, "items": kept, "tables": tables}, talks=False)


def _only(value: Any, languages: frozenset[str]) -> Any:
    """The same with its texts in these languages only, or in the one they have if they have none of these."""
    if isinstance(value, Mapping):
        if value and value.keys() <= set(OFFERED):
            return {name: text for name, text in value.items() if name in languages} or dict(value)
        return {name: _only(each, languages) for name, each in value.items()}
    return [_only(each, languages) for each in value] if isinstance(value, list | tuple) else value


def _page(title: Text, language: str, languages: Sequence[str], data: Mapping[str, object], *, talks: bool) -> str:
    spoken = {name: Words.of(name) for name in languages}
    words = {name: {each: said.text(key) for each, said in spoken.items()} for name, key in _WORDS.items()}
    own = (key for key in sorted(Words.of(DEFAULT_LANGUAGE).keys) if key.startswith(_OWN))
    filled = {key for key, _ in _FILLED.values()}
    words |= {
        key.removeprefix(_OWN): {each: said.text(key) for each, said in spoken.items()}
        for key in own
        if key not in filled
    }
    for name, (key, blanks) in _FILLED.items():
        blank = {each: f"{{{each}}}" for each in blanks}
        words[name] = {each: said.text(key, **blank) for each, said in spoken.items()}
    whole = {
        "title": {name: in_language(title, name) for name in languages},
        "languages": list(languages),
        "language": language,
        "words": words,
        **data,
    }
    first = Words.of(language)
    attribute = 'id="page"'
    body = f"{_body(first, languages, at_home=not talks)}\n{data_element(whole, attribute)}"
    css = page_resource("page.css") + page_resource("room.css")
    name = in_language(title, language) or first.text("untitled")
    return framed(name, language, body, css, page_resource("room.js"), talks=talks)


def _body(words: Words, languages: Sequence[str], *, at_home: bool) -> str:
    """The places that the script fills."""
    buttons = "".join(f'<button type="button" lang="{name}">{name.upper()}</button>' for name in languages)
    steps = (
        '<nav id="steps" data-label="steps" hidden><button type="button" id="back" data-word="back"></button>'
        '<span id="count"></span><button type="button" id="next"></button></nav>\n<div id="paper"></div>'
        if at_home
        else ""
    )
    return f"""<div class="{"home" if at_home else "phone"}">
<header id="top"><h1 id="title"></h1><div id="languages" role="group" data-label="language">{buttons}</div></header>
<div id="line" role="status"></div>
<noscript><p>{escape(words.text("phone-no-script"))}</p></noscript>
<main id="main" tabindex="-1">
<div id="table"></div>
<div id="words">
<div id="said" aria-live="polite"></div>
<div id="question" aria-live="polite"></div>
<div id="choices" role="group"></div>
<div id="standing" role="status"></div>
<div id="answered"></div>
<div id="told" aria-live="polite"></div>
<div id="sheet"></div>
<div id="home"></div>
<button type="button" class="plain" id="again" data-word="again" hidden></button>
</div>
</main>
{steps}
</div>"""
