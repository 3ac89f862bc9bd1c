"""What must be so in a case: added by a tick from what is so on the table, and held against the case at once.

Also what the pages of the case have in common, and what is written around its play: words, expectations, notes.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from bridgetable.cards.notation import contract_of, suit_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.assertions import assertions_of, joined, proposed
from bridgetable.cases.case import Asking, Case, Expect, Known, Moved
from bridgetable.cases.check import Verdict, no_appraisal, verdicts
from bridgetable.cases.codec import json_text
from bridgetable.cases.growth import UNTITLED
from bridgetable.cases.laid_out import LaidOut, laid_out, with_entry, with_expectation
from bridgetable.cases.reader import inside
from bridgetable.cases.verbs import write_action
from bridgetable.document.document import Document
from bridgetable.document.saving import titles_in
from bridgetable.engine.actions import Action, Pointer
from bridgetable.engine.history import START, History
from bridgetable.laws.book import asked_now
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.ui.kit.row_list import TextList, add_tick, ticks_in
from bridgetable.ui.session.session import Session
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.questions import option_label

# -- What the pages of a case have in common, and what is written around its play --------------------------------------


def case_to_be_saved(history: History, document: Document, words: Words) -> LaidOut:
    """The case of a table as it would be saved now, entry by entry."""
    return laid_out(history, document.case, replace(titles_in(words), case=document.title))


def with_case(document: Document, case: Case) -> Document:
    """The document with another case of the same table."""
    return replace(document, case=case, title=case.title)


def with_words(case: Case, title: Text, story: Text, source: Text, tags: tuple[str, ...]) -> Case:
    """The case with other words around it."""
    return replace(case, title=title or UNTITLED, story=story, source=source, tags=tags)


ROW = int(Qt.ItemDataRole.UserRole)
"""The role of what a row of a list stands for."""


class Page(QWidget):
    """A page that shows the session and changes it."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__()
        self.session, self.words = session, words
        self.column = QVBoxLayout(self)

    def show_session(self) -> None:
        """Shows the session as it is now."""
        raise NotImplementedError

    def commit(self) -> None:
        """Takes over what is typed; nothing by itself."""

    def laid_out(self) -> LaidOut:
        """The case as it would be saved now."""
        return case_to_be_saved(self.session.history, self.session.document, self.session.words)

    def where(self, at: int) -> str:
        """The place of a step in words: "after step 7: South plays the jack of diamonds"."""
        history = self.session.history
        if at == START:
            return self.words.text("authoring-at-start")
        number, step = len(history.line_to(at)), action_line(self.words, history.nodes[at].step)
        return self.words.text("authoring-after", number=number, step=step)

    def button(self, key: str, press: Callable[[], object]) -> QPushButton:
        """A button with the text of this message; Enter in a field does not press it."""
        button = QPushButton(self.words.text(key), self)
        button.setObjectName(key)
        button.setAutoDefault(False)
        button.clicked.connect(lambda *_: press())
        return button

    def list(self, key: str) -> QListWidget:
        """A list of texts, of this name."""
        rows = TextList(self)
        rows.setObjectName(key)
        rows.setAccessibleName(self.words.text(key))
        return rows


def fill(rows: QListWidget, lines: list[tuple[str, object]], chosen: object = None) -> None:
    """Fills a list with rows and what they stand for; the row of `chosen` is the current one, else that of before."""
    row = rows.currentRow()
    rows.blockSignals(True)
    rows.clear()
    for text, stands_for in lines:
        item = QListWidgetItem(text, rows)
        item.setData(ROW, stands_for)
        if stands_for == chosen and chosen is not None:
            row = rows.count() - 1
    rows.setCurrentRow(min(max(row, 0), rows.count() - 1))
    rows.blockSignals(False)


# -- What an assertion says about a table, in one sentence -------------------------------------------------------------


BRIEF = "short"
"""The form of cards and calls in these sentences."""


def assertion_line(words: Words, assertion: Expect, table: Table) -> str:
    """A single assertion in one sentence: "It is East's turn"; `table` is the one it is about."""
    name, value = key_and_value(assertion)
    return _LINES[name](words, value, table)


def key_and_value(assertion: Expect) -> tuple[str, Any]:
    """The key of a single assertion and the value that it states."""
    return next((name, value) for name, value in asdict(assertion).items() if value is not UNSET)


def _turn(words: Words, seat: Seat | None, _: Table) -> str:
    return words.text("expected-turn-none") if seat is None else words.text("expected-turn", seat=seat)


def _asked(words: Words, asked: Asking | None, table: Table) -> str:
    if asked is None:
        return words.text("expected-asked-none")
    now = asked_now(table)
    same = now is not None and asked.law in (None, now.question.clause)
    options = [
        option_label(words, now.question, option, table) if same and now is not None else option
        for option in asked.options or ()
    ]
    key = "expected-asked-options" if options else "expected-asked"
    listed = " / ".join(options)
    return words.text(key if asked.law else f"{key}-any", who=asked.by, law=asked.law or "", options=listed)


def _by_seat(key: str, said: Callable[[Words, Any], str]) -> Callable[[Words, Any, Table], str]:
    def line(words: Words, value: Any, _: Table) -> str:
        return "; ".join(
            words.text(key, seat=seat, what=said(words, what)) if what else words.text(f"{key}-none", seat=seat)
            for seat, what in value
        )

    return line


def _cards(words: Words, cards: Any) -> str:
    return words.name(tuple(cards), BRIEF)


def _calls(words: Words, calls: Any) -> str:
    return ", ".join(words.grammar.call(call) for call in calls)


def _penalty_cards(words: Words, cards: Any) -> str:
    return ", ".join(f"{words.name(card, BRIEF)} ({words.text(f'penalty-card-{kind}')})" for card, kind in cards)


def _restraints(words: Words, restraints: Any) -> str:
    return ", ".join(_restraint(words, each) for each in restraints)


def _restraint(words: Words, restraint: str) -> str:
    name, *suits = restraint.split("-")
    if name == "pass":
        return words.text(f"expected-{restraint}")
    return words.text(f"expected-{name}", suits=tuple(suit_of(suit) for suit in suits))


def _trick(words: Words, cards: Any, _: Table) -> str:
    played = ", ".join(f"{words.name(seat)} {_cards(words, each)}" for seat, each in cards)
    return words.text("expected-table", cards=played) if played else words.text("expected-table-none")


def _irregularities(words: Words, pointers: tuple[Pointer, ...], _: Table) -> str:
    return "; ".join(_pointer(words, each) for each in pointers) or words.text("expected-nothing-listed")


def _pointer(words: Words, pointer: Pointer) -> str:
    parts = [words.text(f"kind-{pointer.kind}") if pointer.kind else words.text("expected-an-irregularity")]
    if pointer.seat is not None:
        parts.append(words.name(pointer.seat))
    if pointer.trick is not None:
        parts.append(words.text("expected-trick", trick=pointer.trick))
    if pointer.card is not None:
        parts.append(words.name(pointer.card, BRIEF))
    if pointer.status is not None:
        parts.append(words.text(f"status-{pointer.status.value}"))
    return words.text("expected-irregularity", what=", ".join(parts))


def _laws(key: str) -> Callable[[Words, Any, Table], str]:
    def line(words: Words, clauses: tuple[str, ...], _: Table) -> str:
        return words.text(key, law=", ".join(clauses)) if clauses else words.text("expected-nothing-listed")

    return line


def _information(words: Words, known: tuple[Known, ...], _: Table) -> str:
    lines = [
        words.text(
            "expected-information" if one.unauthorised else "expected-information-none",
            what=words.name(one.what),
            seats=one.unauthorised,
        )
        for one in known
    ]
    return "; ".join(lines) or words.text("expected-nothing-listed")


def _declarer(words: Words, seat: Seat, _: Table) -> str:
    return words.text("expected-declarer", seat=seat)


def _contract(words: Words, contract: str, _: Table) -> str:
    if contract == "pass":
        return words.text("expected-passed-out")
    # Who plays it is an expectation of its own.
    return words.text("expected-contract", contract=contract_of(contract, Seat.N))


def _sides(key: str) -> Callable[[Words, Any, Table], str]:
    def line(words: Words, value: tuple[tuple[Side, Any], ...] | None, _: Table) -> str:
        if value is None:
            return words.text(f"{key}-none")
        return "; ".join(words.text(key, side=side, what=_points(words, what)) for side, what in value)

    return line


def _points(words: Words, points: float | Artificial) -> str:
    if isinstance(points, Artificial):
        return words.text(f"assigned-{points.value}")
    return f"{points:g}"


def _transfers(words: Words, moved: tuple[Moved, ...], _: Table) -> str:
    lines = [words.text("expected-transfer", law=one.law, tricks=one.tricks, side=one.to) for one in moved]
    return "; ".join(lines) or words.text("expected-transfers-none")


def _impossible(words: Words, action: Action, _: Table) -> str:
    # What was never done has no events to be told by: it is shown as the file has it.
    return words.text("expected-impossible", action=json_text(write_action(action)))


_LINES: dict[str, Callable[[Words, Any, Table], str]] = {
    "turn": _turn,
    "asked": _asked,
    "legal": _by_seat("expected-legal", _cards),
    "lawful_calls": _by_seat("expected-lawful-calls", _calls),
    "table": _trick,
    "penalty": _by_seat("expected-penalty", _penalty_cards),
    "restricted": _by_seat("expected-restricted", _restraints),
    "irregularities": _irregularities,
    "rulings": _laws("expected-ruled"),
    "no_rulings": _laws("expected-not-ruled"),
    "information": _information,
    "declarer": _declarer,
    "contract": _contract,
    "won": _sides("expected-won"),
    "transfers": _transfers,
    "tricks": _sides("expected-tricks"),
    "score": _sides("expected-score"),
    "worth": _sides("expected-worth"),
    "equity": _sides("expected-equity"),
    "impossible": _impossible,
}


# -- The page ----------------------------------------------------------------------------------------------------------


def verdict_on(assertion: Expect, history: History, at: int) -> Verdict | None:
    """Whether a single assertion holds after the step at this place; None for an empty list, which asserts nothing.

    `equity` is skipped, as it needs the solver.
    """
    line = (history.start, *(history.table_at(place) for place in history.line_to(at)))
    verdict = next(verdicts(assertion, line, "", no_appraisal), None)
    needs_solver = verdict is not None and assertion.equity is not UNSET
    return replace(verdict, skipped=True, holds=False) if verdict is not None and needs_solver else verdict


class Found(enum.Enum):
    """What has been found of an assertion."""

    HOLDS = "holds"
    FAILS = "fails"
    UNKNOWN = "unknown"


SIGNS = {Found.HOLDS: "✓", Found.FAILS: "✗", Found.UNKNOWN: "–"}
"""The sign before an assertion."""


class Stated(msgspec.Struct, frozen=True):
    """An assertion of the case: the numbers of its entry and of the assertion in it, and the step it stands after.

    `said` is what `check` says of one that fails, with its place in the file.
    """

    entry: int
    number: int
    at: int | None
    assertion: Expect
    found: Found
    said: str


class ExpectationsPage(Page):
    """Above what is so on the table, to be ticked; below all that must be so in the case, and whether it is."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        self.proposals = self.list("authoring-proposed")
        self.add = self.button("authoring-add", self._add)
        self.stated = self.list("authoring-stated")
        self.stated.currentRowChanged.connect(lambda _: self._show_said())
        self.stated.itemClicked.connect(lambda _: self._go())
        self.stated.itemActivated.connect(lambda _: self._go())
        self.count = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.said = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.said.setObjectName("authoring-said")
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.go = self.button("authoring-go", self._go)
        self.mend = self.button("authoring-as-it-is", self._make_so)
        self.remove = self.button("authoring-remove", self._remove)
        self.all: tuple[Stated, ...] = ()
        self._shown_for: tuple[History, Case | None] | None = None
        buttons = QHBoxLayout()
        for button in (self.go, self.mend, self.remove):
            buttons.addWidget(button)
        label = QLabel(words.text("authoring-proposed"), self, wordWrap=True)
        label.setBuddy(self.proposals)
        for part, stretch in ((label, 0), (self.proposals, 1), (self.add, 0), (self.count, 0), (self.stated, 1)):
            self.column.addWidget(part, stretch)
        self.column.addWidget(self.said)
        self.column.addLayout(buttons)
        self.show_session()

    # -- showing -------------------------------------------------------------------------------------------------------

    def show_session(self) -> None:
        """Shows what is so on the table now, and holds what is stated against the case as it is now."""
        shown = (self.session.history, self.session.document.case)
        if self._shown_for is None or any(a is not b for a, b in zip(shown, self._shown_for, strict=True)):
            self._shown_for = shown
            self._show_proposals()
            self._show_stated()

    def _show_proposals(self) -> None:
        history = self.session.history
        at = history.cursor
        before = history.table_at(history.nodes[at].parent) if at != START else None
        self.proposals.clear()
        for assertion in proposed(before, history.table):
            add_tick(self.proposals, assertion_line(self.words, assertion, history.table)).setData(ROW, assertion)

    def _show_stated(self) -> None:
        self.all = tuple(self._found())
        cursor = self.session.history.cursor
        rows = [(self._line(one), (one.entry, one.number)) for one in self.all]
        here = next(((one.entry, one.number) for one in self.all if one.at == cursor), None)
        was = self.chosen
        fill(self.stated, list(rows), None if was is not None and was.at == cursor else here)
        failed = sum(one.found is Found.FAILS for one in self.all)
        self.count.setText(self.words.text("authoring-count", count=len(self.all), failed=failed))
        self._show_said()

    def _found(self) -> list[Stated]:
        found: list[Stated] = []
        for entry, placed in enumerate(self.laid_out().placed):
            if isinstance(placed.entry, Expect):
                assertions = assertions_of(placed.entry)
                found += (
                    self._held(entry, number, placed.at, assertion, placed.path)
                    for number, assertion in enumerate(assertions)
                )
        return found

    def _held(self, entry: int, number: int, at: int | None, assertion: Expect, path: str) -> Stated:
        words = self.words
        if at is None:
            return Stated(entry, number, at, assertion, Found.UNKNOWN, words.text("authoring-never-reached"))
        verdict = verdict_on(assertion, self.session.history, at)
        if verdict is None or verdict.holds:
            return Stated(entry, number, at, assertion, Found.HOLDS, "")
        if verdict.skipped:
            return Stated(entry, number, at, assertion, Found.UNKNOWN, words.text("authoring-needs-solver"))
        said = words.say(verdict.sentence)
        if verdict.reason is not None:
            said = words.text("check-reason", said=said, reason=words.say(verdict.reason))
        place = inside(path, verdict.place)
        return Stated(
            entry, number, at, assertion, Found.FAILS, words.text("authoring-check-says", place=place, said=said)
        )

    def _line(self, one: Stated) -> str:
        history, words = self.session.history, self.words
        table = history.table_at(one.at) if one.at is not None else history.start
        return words.text(
            "authoring-stated-row",
            sign=SIGNS[one.found],
            held=words.text(f"authoring-{one.found.value}"),
            claim=assertion_line(words, one.assertion, table),
            where=self._place(one.at),
        )

    def _place(self, at: int | None) -> str:
        if at is None:
            return self.words.text("authoring-missing-undone")
        return self.words.text("authoring-here") if at == self.session.history.cursor else self.where(at)

    @property
    def chosen(self) -> Stated | None:
        """The assertion that is chosen, None without one."""
        item = self.stated.currentItem()
        wanted = item.data(ROW) if item is not None else None
        return next((one for one in self.all if (one.entry, one.number) == wanted), None)

    def _show_said(self) -> None:
        one = self.chosen
        self.said.setText(one.said if one is not None else "")
        self.said.setVisible(bool(self.said.text()))
        self.go.setEnabled(one is not None and one.at is not None)
        self.mend.setEnabled(one is not None and one.found is Found.FAILS and bool(self._as_it_is(one)))
        self.remove.setEnabled(one is not None)

    # -- changing ------------------------------------------------------------------------------------------------------

    def _add(self) -> None:
        ticked = [self.proposals.item(row).data(ROW) for row, on in enumerate(ticks_in(self.proposals)) if on]
        if not ticked:
            return
        laid, cursor = self.laid_out(), self.session.history.cursor
        self._take(with_expectation(laid, cursor, joined(ticked)))

    def _go(self) -> None:
        if (one := self.chosen) is not None and one.at is not None:
            self.session.jump(one.at)

    def _remove(self) -> None:
        if (one := self.chosen) is not None:
            self._replace(one, ())

    def _make_so(self) -> None:
        if (one := self.chosen) is not None:
            self._replace(one, self._as_it_is(one))

    def _as_it_is(self, one: Stated) -> tuple[Expect, ...]:
        """What is so at the place of an assertion in the same matter."""
        if one.at is None:
            return ()
        table = self.session.history.table_at(one.at)
        matter = _matter(one.assertion)
        return tuple(assertion for assertion in proposed(None, table) if _matter(assertion) == matter)

    def _replace(self, one: Stated, by: tuple[Expect, ...]) -> None:
        """Puts other assertions in the place of one; an expectation of which nothing is left goes with it."""
        laid = self.laid_out()
        entry = laid.placed[one.entry].entry
        if isinstance(entry, Expect):
            assertions = list(assertions_of(entry))
            assertions[one.number : one.number + 1] = by
            self._take(with_entry(laid, one.entry, joined(assertions) if assertions else None))

    def _take(self, case: Case) -> None:
        session = self.session
        session.edit(session.history, with_case(session.document, case))


def _matter(assertion: Expect) -> tuple[str, object]:
    """The key of an assertion, and the seat or side that it is about."""
    name, value = key_and_value(assertion)
    of_one = name in ("legal", "lawful_calls", "penalty", "restricted", "won", "tricks", "score") and value
    return name, value[0][0] if of_one else None
