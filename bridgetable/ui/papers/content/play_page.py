"""Cases as one page of the web on which they are played, with the printed page for who runs no script. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bridgetable.cards.notation import rank_text, suit_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.reports import page
from bridgetable.reports.booklet import Answers, document_of, law_heading, law_of, laws_of
from bridgetable.reports.case_page import Propose, no_proposal, title_of
from bridgetable.reports.page_html import blocks_html, framed, page_resource
from bridgetable.reports.told import Told
from bridgetable.ui.drawing.content.colours import BACK_LINE, CARD_EDGE, CARD_FACE
from bridgetable.ui.drawing.content.shapes import INDEX_STROKES, STROKE_WIDTH, SUIT_OUTLINES
from bridgetable.ui.papers.content.played_case import encoded, played_case
from bridgetable.words.catalogue import Words, languages_with
from bridgetable.words.grammar import INDICES

_WORDS = {
    "deal": "paper-deal", "reveal": "paper-reveal", "ask": "paper-ask-first", "branch": "paper-other-line",
    "on": "paper-go-on", "not-played": "paper-not-played", "cases": "paper-cases", "first": "paper-first",
    "back": "paper-back", "next": "paper-next", "last": "paper-last", "slider": "paper-place", "keys": "paper-keys",
    "language": "paper-language", "untitled": "untitled", "auction": "panel-auction", "trick": "paper-trick-word",
    "major": "table-badge-major", "minor": "table-badge-minor", "shown": "table-tag-shown",
    "down": "table-tag-face-down", "omitted": "table-tag-omitted", "NT": "denomination-nt", "pass": "call-pass",
    **{seat.name: f"seat-{seat.name.lower()}" for seat in Seat},
    **{f"letter-{seat.name}": f"seat-letter-{seat.name.lower()}" for seat in Seat},
}
"""The words of the page itself: the key of each message by the name under which the script knows it."""


def play_page(
    cases: Sequence[Told], words: Words, answers: Answers, title: str = "", propose: Propose = no_proposal
) -> str:
    """The page on which these cases are played, in the language of `words` first.

    Without answers it ends where the first ruling would be given; with those at the end, rulings come at a press.
    """
    names = languages_with(words.language)
    languages = tuple(Words.of(name, words.strict).with_indices(words.indices) for name in names)
    first, *others = sorted(languages, key=lambda each: each.language != words.language)
    document = document_of(cases, first, answers, title, propose)
    papers = [_paper(document, hidden=False)]
    papers += [_paper(document_of(cases, each, answers, title, propose), hidden=True) for each in others]
    played = [played_case(told, languages, ruled=answers is not Answers.NONE, propose=propose) for told in cases]
    data = [_data_element(encoded(_page_data(cases, languages, words.language, answers)), 'id="page"')]
    data += [_data_element(encoded(case), 'class="case"') for case in played]
    body = "\n".join((_shapes(words.indices), _player(first, languages), *papers, *data))
    styles = page_resource("page.css") + page_resource("play.css")
    return framed(document.title, words.language, body, styles, page_resource("play.js"))


def _page_data(cases: Sequence[Told], languages: Sequence[Words], language: str, answers: Answers) -> object:
    """What the script knows besides the cases: its words, the Laws that the cases turn on, and their titles."""
    named = {name: [words.text(key) for words in languages] for name, key in _WORDS.items()}
    sides = {side.name: [words.name(side, "short") for words in languages] for side in Side}
    return {
        "languages": [words.language for words in languages], "language": language,
        "ask": answers is Answers.END, "ruled": answers is not Answers.NONE, "words": named | sides,
        "laws": [[law_heading(law, cases, words) for words in languages] for law in laws_of(cases)],
        "cases": [
            [laws_of(cases).index(law_of(told)), [f"{number}. {title_of(told, words)}" for words in languages]]
            for number, told in enumerate(cases, 1)
        ],
    }


def _data_element(data: str, attribute: str) -> str:
    return f'<script type="application/json" {attribute}>{data}</script>'


def _paper(document: page.Document, *, hidden: bool) -> str:
    """The printed page in one language; what its contents refer to has names of that language."""
    blocks = (_renamed(block, document.language) for block in document.blocks)
    attributes = f'class="paper" lang="{document.language}"{" hidden" if hidden else ""}'
    return f"<article {attributes}><main>\n{blocks_html(blocks)}\n</main></article>"


def _renamed(block: page.Block, language: str) -> page.Block:
    match block:
        case page.Heading(name=name) if name:
            return replace(block, name=f"{language}-{name}")
        case page.Contents(entries):
            return page.Contents(tuple(
                replace(entry, name=f"{language}-{entry.name}") if entry.name else entry for entry in entries
            ))
    return block


# -- what the script fills ---------------------------------------------------------------------------------------------


def _player(words: Words, languages: Sequence[Words]) -> str:
    """The places that the script fills, hidden until it does."""
    buttons = "".join(
        f'<button type="button" lang="{each.language}">{each.language.upper()}</button>' for each in languages
    )
    first, back, onward, last = (
        f'<button type="button" id="{name}" data-label="{name}">'
        f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{sign}"/></svg></button>'
        for name, sign in (
            ("first", "M5 5h2v14h-2zM19 5v14l-10-7z"), ("back", "M17 5v14l-11-7z"), ("next", "M7 5v14l11-7z"),
            ("last", "M17 5h2v14h-2zM5 5v14l10-7z"),
        )
    )
    place = '<input type="range" id="slider" min="0" max="0" value="0" data-label="slider"><span id="count"></span>'
    return f"""<div id="play" hidden>
<header id="top"><h1 id="title"></h1>
<div id="languages" role="group" data-label="language">{buttons}</div>
<label><span class="unseen" data-word="cases"></span><select id="cases"></select></label></header>
<div id="headline"><h2 id="act" aria-live="polite"></h2><div id="awaited"></div></div>
<div id="felt"><div id="table" role="img"></div><div id="score"></div></div>
<div id="words"><div id="said" aria-live="polite"></div><div id="asked" aria-live="polite"></div>
<div id="choices"></div>
<details id="calls"><summary data-word="auction"></summary><div id="sheet"></div></details></div>
<div id="options"><label id="asking"><input type="checkbox" id="ask"> <span data-word="ask"></span></label>
<span data-word="keys"></span></div>
<nav id="steps">{first}{back}{place}{onward}{last}</nav>
</div>"""


# -- the shapes of the cards -------------------------------------------------------------------------------------------


def _shapes(indices: str) -> str:
    """The parts of a card, 100 wide and 140 high, each drawn once and referred to by its name."""
    edges = 'x="1" y="1" width="98" height="138" rx="9"'
    face = f'<rect id="card-face" {edges} fill="{CARD_FACE}" stroke="{CARD_EDGE}" stroke-width="2"/>'
    lines = "".join(f'<path d="M{x} 12V128" stroke="{BACK_LINE}" stroke-width="4"/>' for x in range(16, 96, 14))
    reverse = f'<g id="card-back"><rect {edges} fill="#2a4ea0" stroke="{CARD_FACE}" stroke-width="3"/>{lines}</g>'
    parts = (face, reverse, *_ranks(indices), *_suits())
    return f'<svg width="0" height="0" aria-hidden="true" class="unseen"><defs>{"".join(parts)}</defs></svg>'


def _ranks(indices: str) -> Iterator[str]:
    """The index of each rank in the corner."""
    pen = f'fill="none" stroke="currentColor" stroke-width="{STROKE_WIDTH}" stroke-miterlimit="4"'
    for rank in range(2, 15):
        strokes = INDEX_STROKES[INDICES[indices].get(rank, str(rank))]
        place = "translate(10 4) scale(35)"
        yield f'<path id="rank-{rank_text(rank)}" d="{svg_path(strokes)}" transform="{place}" {pen}/>'


def _suits() -> Iterator[str]:
    """Each suit, small below the index and large in the lower corner."""
    for suit, outline in SUIT_OUTLINES.items():
        for name, place in (("small", "translate(7 50) scale(30)"), ("large", "translate(44 82) scale(48)")):
            drawn = f'd="{svg_path(outline)}" transform="{place}" fill="currentColor"'
            yield f'<path id="{name}-{suit_text(suit)}" {drawn}/>'


def svg_path(shape: str) -> str:
    """A shape of the cards as the data of an SVG path, its rounded rectangles and circles made of arcs."""
    words, parts = shape.split(), list[str]()
    while words:
        letter = words.pop(0)
        if letter == "R":
            (x, y, width, height, radius), words = map(float, words[:5]), words[5:]
            radius = min(radius, width / 2, height / 2)
            arc = f"a{radius} {radius} 0 0 1"
            across, down = round(width - 2 * radius, 3), round(height - 2 * radius, 3)
            parts.append(
                f"M{round(x + radius, 3)} {y}h{across}{arc} {radius} {radius}v{down}{arc} -{radius} {radius}"
                f"h-{across}{arc} -{radius} -{radius}v-{down}{arc} {radius} -{radius}z"
            )
        elif letter == "E":
            (x, y, radius), words = map(float, words[:3]), words[3:]
            arc = f"a{radius} {radius} 0 0 1"
            parts.append(f"M{round(x - radius, 3)} {y}{arc} {2 * radius} 0{arc} -{2 * radius} 0z")
        else:
            parts.append(letter)
            while words and not words[0].isalpha():
                parts.append(words.pop(0))
    return " ".join(parts)
