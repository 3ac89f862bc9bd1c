"""What is said on the wall after a step: what was done, the rulings, the question, or the lecturer's note. No Qt."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.document.document import Document
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.engine.possible import asked_now, cards_to_choose
from bridgetable.rehearsal.hiding import without_what_suggests_the_finding
from bridgetable.table.edition import Edition
from bridgetable.table.question import Person, Question
from bridgetable.table.state import Table
from bridgetable.ui.director.consequences import answers_now
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_number
from bridgetable.words.moment import headline
from bridgetable.words.questions import option_label, question_line
from bridgetable.words.scores import points_text, score_text
from bridgetable.words.story import event_lines

# -- What the strip of the wall says: board, contract, tricks and score, each as played and after the Laws -------------


ARROW = " → "


class StripTexts(msgspec.Struct, frozen=True):
    """The texts of the strip; an empty one is not shown.

    `edition` is the badge of Laws other than the usual ones. `changed` names the texts that the Laws have changed.
    """

    board: str
    vulnerable: str
    contract: str
    tricks: str
    score: str
    edition: str = ""
    changed: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """All texts in one line."""
        texts = (self.board, self.vulnerable, self.contract, self.tricks, self.score, self.edition)
        return " · ".join(filter(None, texts))


def strip_texts(table: Table, words: Words, own: Edition, share: float = 1.0) -> StripTexts:
    """The texts of the strip for this table; `own` is the edition that the user has chosen for new deals.

    `share` is how much of the tricks that were transferred has been counted, from 0 to 1.
    """
    edition = words.year(table.edition) if table.edition is not own else ""
    vulnerable = words.text(f"wall-vulnerable-{table.board.vulnerable.name.lower()}")
    tricks, score = _tricks(table, words, share), _score(table, words)
    changed = tuple(name for name, text in (("tricks", tricks), ("score", score)) if ARROW in text)
    return StripTexts(str(table.board.number), vulnerable, _contract(table, words), tricks, score, edition, changed)


def _contract(table: Table, words: Words) -> str:
    if table.contract is not None:
        return words.text("wall-contract", contract=table.contract, declarer=table.contract.declarer)
    return words.text("passed-out" if table.passed_out else "score-auction")


def _tricks(table: Table, words: Words, share: float) -> str:
    """The tricks of both sides; after the play those of declarer's side, "11 → 13" where the Laws moved some."""
    if table.contract is None:
        return ""
    side = table.contract.declarer.side
    if not table.over:
        return words.text("wall-tricks", ns=table.tricks_won(Side.NS), ew=table.tricks_won(Side.EW))
    played, after = table.tricks_won(side), table.tricks_after_transfers(side)
    counted = f"{played}{ARROW}{round(played + share * (after - played))}" if table.transfers else str(after)
    return words.text("wall-tricks-of", side=side, tricks=counted)


def _score(table: Table, words: Words) -> str:
    """The score of North-South, as played and after the Laws where these differ; of both sides where it is split."""
    ns, ew = (score_text(words, table, side) for side in Side)
    if not ns:
        return ""
    if ns.lstrip("+−") != ew.lstrip("+−") or (ns == ew != "0"):
        return words.text("score-points", ns=ns, ew=ew)
    played = _played_score(table)
    changed = bool(table.transfers or table.assigned is not None) and played not in ("", ns)
    return words.text("wall-score", ns=f"{played}{ARROW}{ns}" if changed else ns)


def _played_score(table: Table) -> str:
    """The score of North-South for the tricks as they were played; "" before the end of play."""
    if table.contract is None or not table.over:
        return ""
    from bridgetable.laws.law77 import declarer_score

    side = table.contract.declarer.side
    points = declarer_score(table.edition, table.contract, table.board, table.tricks_won(side))
    return points_text(points if side is Side.NS else -points)


class StatementKind(enum.Enum):
    """The kind of a statement, which decides its look."""

    OPENING = "opening"
    COURSE = "course"
    RULING = "ruling"
    QUESTION = "question"
    NOTE = "note"
    ENTRY = "entry"
    POLL = "poll"
    """A question that the room is asked, with its choices."""
    SLIDE = "slide"
    """A page that takes the whole wall, between two cases of a lesson: words, points and a picture, or a question."""


class Option(msgspec.Struct, frozen=True):
    """An option of a question with the number that is typed for it; `chosen` where it was the answer, or is right.

    `hands` is how many of the room have chosen it, None while nobody has counted; `share` is how long its bar is, from
    0 to 1; `counting` says that they are counted now, and `previewed` that the table shows where it leads. Without a
    number it is the rest of a label that is too long for one row.
    """

    number: str
    label: str
    chosen: bool = False
    hands: int | None = None
    share: float = 0.0
    counting: bool = False
    previewed: bool = False

    @property
    def continued(self) -> bool:
        """Whether it is the rest of the option before it."""
        return not self.number

    @property
    def spoken(self) -> str:
        """The option as text for screen readers."""
        if self.continued:
            return self.label
        counted = f" ({self.hands})" if self.hands is not None else ""
        return f"{self.number} {self.label}{counted}{' ✓' if self.chosen and self.hands is not None else ''}"


class Statement(msgspec.Struct, frozen=True):
    """One thing said: its Law, or who decides, beside the text; `lead` stands before the text where there is room.

    A page that takes the whole wall may have points, and a picture as the contents of its file.
    """

    kind: StatementKind
    text: str
    lead: str = ""
    law: str = ""
    who: str = ""
    options: tuple[Option, ...] = ()
    bullets: tuple[str, ...] = ()
    picture: bytes = b""


UNKNOWN = "?"
"""What stands where the Law would, as long as the room is to find it."""
_SAID = (LineKind.FACT, LineKind.LAW, LineKind.RULING, LineKind.INFORMATION)


def statements(
    history: History, document: Document, words: Words, *, law_asked: bool = False, question_asked: bool = False
) -> tuple[Statement, ...]:
    """What is said at the cursor of this history, one thing after the other; never nothing.

    With `law_asked` the open question is without its Law, and with `question_asked` it is left out, and with it what
    suggests the answer: the room is asked that next.
    """
    said = _statements(history, document, words, finding_asked=question_asked)
    last = said[-1]
    if last.kind is not StatementKind.QUESTION or any(each.chosen for each in last.options):
        return said
    if question_asked and len(said) > 1:
        return said[:-1]
    return (*said[:-1], msgspec.structs.replace(last, law=UNKNOWN)) if law_asked and last.law else said


def _statements(history: History, document: Document, words: Words, *, finding_asked: bool) -> tuple[Statement, ...]:
    if history.cursor == START:
        return (*_opening(history, document, words), *open_question(history.table, words))
    node = history.nodes[history.cursor]
    step, before = node.step, history.table_at(node.parent)
    if finding_asked:
        step = without_what_suggests_the_finding(step)
    if isinstance(step.action, a.Note):
        note = Statement(StatementKind.NOTE, action_line(words, step))
        # A question in the midst of which the note was written has been shown, and its answer comes next.
        return (note,) if asked_now(before) == asked_now(step.table) else (note, *open_question(step.table, words))
    said = [
        Statement(
            StatementKind.RULING if line.kind is LineKind.RULING else StatementKind.COURSE,
            line.text,
            law=_law(line.clause, step.table, words) if line.clause else "",
        )
        for line in event_lines(words, step, before)
        if line.kind in _SAID and not line.hidden
    ]
    lead = action_line(words, step)
    if isinstance(step.action, a.Choose):
        first = _answered(before, step.action, words) or Statement(StatementKind.COURSE, lead)
        return (first, *said, *open_question(step.table, words))
    if said:
        said[0] = msgspec.structs.replace(said[0], lead=lead)
    else:
        said = [Statement(StatementKind.COURSE, lead)]
    return (*said, *open_question(step.table, words))


def _opening(history: History, document: Document, words: Words) -> tuple[Statement, ...]:
    """The title and the story of the case; of another board, who is to begin."""
    title, story = document.opening(words.language)
    if not title:
        return (Statement(StatementKind.COURSE, headline(history, words)),)
    return (Statement(StatementKind.OPENING, story or headline(history, words), lead=title),)


def open_question(table: Table, words: Words) -> tuple[Statement, ...]:
    """The open question, or what can be said to a claim, with its options; a card to be chosen is seen on the table."""
    answers = answers_now(table, words)
    if answers is None:
        return ()
    cards = cards_to_choose(table)
    options = tuple(Option(str(n), answer.label) for n, answer in enumerate(answers.given, 1) if not cards)
    now = asked_now(table)
    if now is not None:
        return (_question(table, now.question, options, words),)
    law = _law(answers.clause, table, words)
    return (Statement(StatementKind.QUESTION, answers.question, law=law, options=options),)


def _answered(table: Table, choice: a.Choose, words: Words) -> Statement | None:
    """The question as it was asked, with the option that was chosen; None where a card was."""
    now = asked_now(table)
    if now is None or choice.option not in [option.name for option in now.options] or cards_to_choose(table):
        return None
    options = tuple(
        Option(str(n), option_label(words, now.question, option.name, table), option.name == choice.option)
        for n, option in enumerate(now.options, 1)
    )
    return _question(table, now.question, options, words)


def _question(table: Table, question: Question, options: tuple[Option, ...], words: Words) -> Statement:
    asked = question_line(words, question, table)
    return Statement(
        # Without options a card is the answer.
        StatementKind.QUESTION,
        asked if options else f"{asked} {words.text('asked-card')}",
        law=_law(question.clause, table, words),
        who=_names(question.to, words),
        options=options,
    )


def _names(persons: tuple[Person, ...], words: Words) -> str:
    return words.text("wall-decides", to=persons)


def _law(clause: str, table: Table, words: Words) -> str:
    """The number of a Law without the marks of readings, which are explained on paper and in the window."""
    return law_number(clause, table.edition, words).rstrip("†‡")
