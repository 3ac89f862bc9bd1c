"""Cases as one page of the web on which they are played, with the printed page for who runs no script. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.notation import call_text, card_text, hand_text, rank_text, suit_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.laws.book import asked_now
from bridgetable.reports import page
from bridgetable.reports.auction_sheet import Cell, ShownCall, sheet_of
from bridgetable.reports.booklet import Answers, Part, document_of, law_heading, law_of, laws_of, own_answer, own_blocks
from bridgetable.reports.case_page import before_the_ruling, head_line, is_itself_ruled, open_facts, title_of
from bridgetable.reports.page_html import blocks_html, data_element, framed, page_resource
from bridgetable.reports.told import NumberedStep, Propose, Told, no_proposal, result_line
from bridgetable.table.question import DIRECTOR
from bridgetable.table.state import Table
from bridgetable.table.text import in_language
from bridgetable.ui.drawing.colours import BACK_LINE, CARD_EDGE, CARD_FACE, INDEX_STROKES, STROKE_WIDTH, SUIT_OUTLINES
from bridgetable.ui.table.middle import faced_before, withdrawn_shown
from bridgetable.ui.table.score_line import score_parts
from bridgetable.ui.table.text import plate_text, spoken_sentences
from bridgetable.ui.table.trick import shown_trick
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind, meaning
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import INDICES
from bridgetable.words.languages import languages_with
from bridgetable.words.lawbook import handed_out_number, law_text, source_line
from bridgetable.words.moment import awaited_line
from bridgetable.words.questions import option_label, question_line
from bridgetable.words.story import event_lines

# -- What lies on a table at one moment, as plain data for the page on which cases are played --------------------------


Snapshot: TypeAlias = dict[str, object]


class Texts:
    """Texts in all languages, each kept once and known by its number."""

    def __init__(self, languages: Sequence[Words]) -> None:
        self.languages = tuple(languages)
        self._numbers: dict[tuple[str, ...], int] = {}

    def one(self, make: Callable[[Words], str]) -> int:
        """The number of the text that is made for each language."""
        return self._number(tuple(make(words) for words in self.languages))

    def each(self, make: Callable[[Words], Iterable[str]]) -> list[int]:
        """The numbers of several texts that are made at once, as many for each language."""
        return [self._number(texts) for texts in zip(*(make(words) for words in self.languages), strict=True)]

    def _number(self, texts: tuple[str, ...]) -> int:
        return self._numbers.setdefault(texts, len(self._numbers))

    def all(self) -> list[tuple[str, ...]]:
        """Every text by its number."""
        return list(self._numbers)


def snapshot_of(table: Table, texts: Texts) -> Snapshot:
    """What lies on the table, by short keys; texts are numbers.

    N, E, S and W are the cards held as PBN writes them, without those that lie face up or face down on the table; "f"
    are the former, "y" is the hand that is spread, "t" the trick in the middle and what is played ahead of it, "g" the
    ghosts of withdrawn cards, "q" the winners of the quitted tricks, "a" the auction, "p" the plates, "s" the line
    below the table, and "r" the whole in sentences.
    """
    faced = {seat: faced_before(table, seat) for seat in Seat}
    shot: Snapshot = {
        seat.name: hand_text(table.hands[seat] - {card for card, _ in faced[seat]} - _face_down(table, seat))
        for seat in Seat
    }
    kinds = {True: "M", False: "m", None: "s"}
    shot["y"] = table.dummy.name if table.spread and table.dummy is not None else ""
    shot["f"] = [[seat.name, card_text(card), kinds[major]] for seat in Seat for card, major in faced[seat]]
    number = shown_trick(table)
    shot["t"] = _trick(table, number)
    shot["g"] = _ghosts(table)
    winners = (table.winner(n) for n, _ in table.numbered_tricks() if n < number)
    shot["q"] = "".join(seat.name for seat in winners if seat is not None)
    shot["a"] = _auction(table, texts)
    shot["p"] = [_plate(table, seat, texts) for seat in Seat]
    shot["s"] = texts.one(lambda words: " · ".join(text for _, text in score_parts(table, words) if text))
    shot["r"] = texts.each(lambda words: spoken_sentences(table, words))
    return shot


def _face_down(table: Table, seat: Seat) -> frozenset[Card]:
    return frozenset(lead.card for lead in table.face_down if lead.seat is seat)


def _trick(table: Table, number: int) -> list[object]:
    """The number of the trick in the middle, its winner or "", and its cards: seat, card, and how it lies.

    "=" is a card of this trick, "+" one of the next, "?" one that lies face down; "-" stands for a card left out.
    """
    trick, ahead, winner = table.trick(number), table.trick(number + 1), table.winner(number)
    cards = [[play.seat.name, card_text(play.card), "="] for play in (trick.plays if trick is not None else ())]
    cards += [[seat.name, "", "-"] for seat in (trick.omitted if trick is not None else ())]
    cards += [[play.seat.name, card_text(play.card), "+"] for play in (ahead.plays if ahead is not None else ())]
    cards += [[lead.seat.name, "", "?"] for lead in table.face_down]
    return [number if cards else 0, winner.name if winner is not None else "", cards]


def _ghosts(table: Table) -> list[object]:
    """The cards withdrawn in the correction in progress, with their numbers in the order of withdrawal."""
    return [[each.seat.name, card_text(each.card), number] for number, each in withdrawn_shown(table)]


def _auction(table: Table, texts: Texts) -> list[object]:
    """The seats in the order of the columns, the rows of cells, the meanings of calls, and whether it lies in sight.

    A cell is a list of calls: the call, and signs for how it stands: "x" struck out, "i" implied, a number for a note.
    """
    if not table.auction.made and table.contract is not None:
        return []
    sheet = sheet_of(table, marks=False)
    rows = [[_cell(cell) for cell in row] for row in sheet.rows]
    explained = {call.note: call.place for call in sheet.calls if call.note}
    places = [explained[note] for note in sorted(explained)]
    meanings = texts.each(lambda words: [meaning(table.auction.made[place], words) for place in places])
    in_sight = not table.lead_faced and not any(trick.plays for trick in table.tricks)
    return ["".join(seat.name for seat in sheet.columns), rows, meanings, int(in_sight)]


def _cell(cell: Cell) -> list[object]:
    if cell.turn and not cell.calls:
        return [["?", ""]]
    return [["–", ""]] if cell.skipped else [_call(call) for call in cell.calls]


def _call(call: ShownCall) -> list[str]:
    signs = "x" * call.struck_out + "i" * call.implied + (str(call.note) if call.note else "")
    return [call_text(call.call), signs]


def _plate(table: Table, seat: Seat, texts: Texts) -> list[object]:
    """The words on a plate, each with its kind: "p" the player, "t" whose turn, "?" who is asked, "b" what binds him,
    "r" a role, "v" or "n" whether his side is vulnerable, "w" the tricks won.
    """
    kinds = [kind for kind, _ in _plate_words(table, seat, texts.languages[0])]
    numbers = texts.each(lambda words: [text for _, text in _plate_words(table, seat, words)])
    return [[kind, number] for kind, number in zip(kinds, numbers, strict=True)]


def _plate_words(table: Table, seat: Seat, words: Words) -> list[tuple[str, str]]:
    text = plate_text(table, seat, words)
    found = [("p", text.player), ("t", text.turn), ("?", text.asked), *(("b", each.text) for each in text.bound)]
    found += [("r", role.text) for role in text.roles]
    found += [("v" if text.vulnerable else "n", text.vulnerability), ("w", text.tricks)]
    return [(kind, word) for kind, word in found if word]


# -- A case as plain data for the page on which it is played: its steps as a tree, and what lies on the table at each


_KINDS = {
    LineKind.FACT: "c",
    LineKind.IRREGULARITY: "i",
    **dict.fromkeys((LineKind.LAW, LineKind.RULING, LineKind.INFORMATION), "r"),
}
"""How the sentences of a step are known: "f" can be told before the ruling, "c" follows from what is ruled."""


def played_case(
    told: Told, languages: Sequence[Words], *, ruled: bool = True, propose: Propose = no_proposal
) -> dict[str, object]:
    """A case as data; without `ruled` it ends where the first ruling would be given.

    "texts" are pairs in the order of the languages, and every number in a text's place is that of one of them; "steps"
    begin with the table before the first act. Of a step "u" is the number of the step before and "c" are those after,
    "a" is the act, "w" who is to act now, "l" what follows, "q" what is asked, "e" how the line ends, "b" the branch
    that begins, and "d" what lies on the table where it differs from what lay there before; "n" marks a note, "v" an
    act that is itself what is ruled.
    """
    return _PlayedCase(told, Texts(languages), ruled, propose).data()


class _PlayedCase:
    """A case on its way to data."""

    def __init__(self, told: Told, texts: Texts, ruled: bool, propose: Propose) -> None:
        self.told, self.texts, self.ruled, self.propose = told, texts, ruled, propose
        self.history: History = told.history.jump(START)
        all_places = range(len(self.history.nodes))
        self.places: Sequence[int] = all_places if ruled else [one.place for one in before_the_ruling(told)]
        self._numbers = {place: number for number, place in enumerate((START, *self.places))}
        self._shots: dict[int, Snapshot] = {}
        self._laws: dict[str, list[int]] = {}

    def data(self) -> dict[str, object]:
        """The case."""
        told, texts = self.told, self.texts
        start = {
            "d": self._shot(START),
            "c": self._children(START),
            "w": texts.one(lambda words: awaited_line(told.start, words)),
        }
        steps = [start, *map(self._step, self.places)]
        return {
            "title": texts.one(lambda words: " ".join(in_language(told.title, words.language).split())),
            "story": texts.one(lambda words: in_language(told.story, words.language)),
            "source": texts.one(lambda words: source_line(words, told.source) if self.ruled else ""),
            "edition": texts.one(lambda words: head_line(told, words)),
            "steps": steps,
            "laws": self._laws,
            "texts": texts.all(),
        }

    def _step(self, place: int) -> dict[str, object]:
        node = self.history.nodes[place]
        step, before = node.step, self.history.table_at(node.parent)
        hidden = not self.ruled and place == self.places[-1]
        after = before if hidden else step.table
        ruled = is_itself_ruled(step.action)
        found: dict[str, object] = {
            "u": self._numbers[node.parent],
            "a": self.texts.one(
                lambda words: words.text("paper-your-ruling") if hidden and ruled else action_line(words, step)
            ),
            "w": self.texts.one(lambda words: awaited_line(after, words)),
            "d": {} if hidden else self._changes(place, node.parent),
        }
        if node.title:
            found["b"] = self.texts.one(lambda words: in_language(node.title, words.language))
        if isinstance(step.action, a.Note):
            found["n"] = 1
        if ruled:
            found["v"] = 1
        one = NumberedStep(0, place, before, step)
        if lines := list(self._lines(one)):
            found["l"] = lines
        if not hidden and (asked := self._asked(one)) is not None:
            found["q"] = asked
        if children := self._children(place):
            found["c"] = children
        elif self.ruled:
            found["e"] = self.texts.one(lambda words: result_line(step.table, words))
        return found

    def _children(self, place: int) -> list[int]:
        """The numbers of the steps that follow, that of the main line first."""
        following = self.history.jump(place).line()
        depth = len(self.history.line_to(place)) if place != START else 0
        main = following[depth] if depth < len(following) else START
        children = sorted(self.history.children(place), key=lambda child: child != main)
        return [self._numbers[child] for child in children if child in self._numbers]

    def _shot(self, place: int) -> Snapshot:
        if place not in self._shots:
            self._shots[place] = snapshot_of(self.history.table_at(place), self.texts)
        return self._shots[place]

    def _changes(self, place: int, parent: int) -> Snapshot:
        """What lies otherwise after this step than before it."""
        here, there = self._shot(place), self._shot(parent)
        return {key: value for key, value in here.items() if value != there[key]}

    def _lines(self, one: NumberedStep) -> Iterator[list[object]]:
        """The sentences of a step: kind, law, and text."""
        languages = self.texts.languages
        said = {words.language: event_lines(words, one.step, one.before) for words in languages}
        told = {words.language: open_facts(one, words) for words in languages}
        first = languages[0].language
        kinds = ["f" if line.text in told[first] else _KINDS.get(line.kind, "") for line in said[first]]
        kept = [place for place, kind in enumerate(kinds) if kind == "f" or (kind and self.ruled)]

        def sentence(language: str, place: int) -> str:
            text = said[language][place].text
            return told[language].get(text, text)

        texts = self.texts.each(lambda words: [sentence(words.language, place) for place in kept])
        for place, text in zip(kept, texts, strict=True):
            yield [kinds[place], self._law(said[first][place].clause, one.step.table), text]

    def _law(self, clause: str, table: Table) -> str:
        """The clause, whose number as printed and whose text are kept under it."""
        if clause and clause not in self._laws:
            self._laws[clause] = [
                self.texts.one(lambda words: handed_out_number(clause, table.edition, words)),
                self.texts.one(lambda words: law_text(words, clause, table.edition)),
            ]
        return clause

    def _asked(self, one: NumberedStep) -> dict[str, object] | None:
        """The question now open: who is asked, its law and text, and each option with the step that takes it, or 0."""
        table = one.step.table
        asked = asked_now(table)
        if asked is None:
            return None
        question = asked.question
        taken = self._taken(one.place)
        line = (self.told.start, *(self.history.table_at(place) for place in self.history.line_to(one.place)))
        labels = self.texts.each(
            lambda words: [option_label(words, question, option.name, table) for option in asked.options]
        )
        figures = self.texts.each(lambda words: self.propose(line, words))
        return {
            "to": "".join("D" if person is DIRECTOR else person.name for person in question.to),
            "l": self._law(question.clause, table),
            "t": self.texts.one(lambda words: question_line(words, question, table)),
            "o": [[label, taken.get(option.name, 0)] for label, option in zip(labels, asked.options, strict=True)],
            **({"p": figures} if figures else {}),
        }

    def _taken(self, place: int) -> dict[str, int]:
        """The options that are taken from here, each with the step that takes it; notes may come before it."""
        found: dict[str, int] = {}
        waiting = [(child, child) for child in reversed(self.history.children(place))]
        while waiting:
            here, first = waiting.pop()
            action = self.history.nodes[here].step.action
            if isinstance(action, a.Choose):
                found.setdefault(action.option, self._numbers[first])
            elif isinstance(action, a.Note):
                waiting += [(child, first) for child in reversed(self.history.children(here))]
        return found


_WORDS = {
    "deal": "paper-deal",
    "reveal": "paper-reveal",
    "ruling": "paper-your-ruling",
    "ask": "paper-ask-first",
    "branch": "paper-other-line",
    "on": "paper-go-on",
    "not-played": "paper-not-played",
    "cases": "paper-cases",
    "first": "paper-first",
    "back": "paper-back",
    "next": "paper-next",
    "last": "paper-last",
    "slider": "paper-place",
    "keys": "paper-keys",
    "language": "paper-language",
    "untitled": "untitled",
    "auction": "panel-auction",
    "trick": "paper-trick-word",
    "major": "table-badge-major",
    "minor": "table-badge-minor",
    "shown": "table-tag-shown",
    "down": "table-tag-face-down",
    "omitted": "table-tag-omitted",
    "NT": "denomination-nt",
    "pass": "call-pass",
    **{seat.name: f"seat-{seat.name.lower()}" for seat in Seat},
    **{f"letter-{seat.name}": f"seat-letter-{seat.name.lower()}" for seat in Seat},
}
"""The words of the page itself: the key of each message by the name under which the script knows it."""


def play_page(
    parts: Sequence[Part], words: Words, answers: Answers, title: str = "", propose: Propose = no_proposal
) -> str:
    """The page on which these cases are played, in the language of `words` first; below it a lesson's own pages.

    Without answers it ends where the first ruling would be given; with those at the end, rulings come at a press.
    """
    cases = [part for part in parts if isinstance(part, Told)]
    names = languages_with(words.language)
    languages = tuple(Words.of(name, words.strict).with_indices(words.indices) for name in names)
    first, *others = sorted(languages, key=lambda each: each.language != words.language)
    document = document_of(parts, first, answers, title, propose)
    papers = [_paper(document, hidden=False)]
    papers += [_paper(document_of(parts, each, answers, title, propose), hidden=True) for each in others]
    played = [played_case(told, languages, ruled=answers is not Answers.NONE, propose=propose) for told in cases]
    data = [data_element(_page_data(cases, languages, words.language, answers), 'id="page"')]
    data += [data_element(case, 'class="case"') for case in played]
    body = "\n".join((_shapes(words.indices), _player(first, languages), *_own(parts, first, answers), *papers, *data))
    styles = page_resource("page.css") + page_resource("play.css")
    return framed(document.title, words.language, body, styles, page_resource("play.js"))


def _page_data(cases: Sequence[Told], languages: Sequence[Words], language: str, answers: Answers) -> object:
    """What the script knows besides the cases: its words, their titles, and the Laws that they turn on.

    The Laws only where no case is put as a question: which one a case turns on would answer half of it.
    """
    laws = laws_of(cases) if answers is Answers.INLINE else []
    named = {name: [words.text(key) for words in languages] for name, key in _WORDS.items()}
    sides = {side.name: [words.name(side, "short") for words in languages] for side in Side}
    return {
        "languages": [words.language for words in languages],
        "language": language,
        "ask": answers is Answers.END,
        "ruled": answers is not Answers.NONE,
        "words": named | sides,
        "laws": [[law_heading(law, cases, words) for words in languages] for law in laws],
        "cases": [
            [laws.index(law_of(told)) if laws else 0, [f"{number}. {title_of(told, words)}" for words in languages]]
            for number, told in enumerate(cases, 1)
        ],
    }


def _own(parts: Sequence[Part], words: Words, answers: Answers) -> Iterator[str]:
    """The pages and questions of a lesson's own, as they are seen below what is played; an answer is to be opened."""
    for part in (each for each in parts if not isinstance(each, Told)):
        answered = tuple(own_answer(part, words)) if answers is not Answers.NONE else ()
        shown = blocks_html(own_blocks(part, words))
        if answered:
            summary = f"<summary>{escape(words.text('paper-answers'))}</summary>"
            shown += f"<details>{summary}{blocks_html(answered)}</details>"
        yield f'<section class="own" lang="{words.language}">\n{shown}\n</section>'


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
            return page.Contents(
                tuple(replace(entry, name=f"{language}-{entry.name}") if entry.name else entry for entry in entries)
            )
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
            ("first", "M5 5h2v14h-2zM19 5v14l-10-7z"),
            ("back", "M17 5v14l-11-7z"),
            ("next", "M7 5v14l11-7z"),
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
