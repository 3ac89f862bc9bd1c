"""Smaller dialogs of the Director: what he is called for, a penalty, the results of others, and who may know what."""

from __future__ import annotations

import re
from fractions import Fraction

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QTextBrowser, QWidget

from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.actions import Action, Attend, Penalise, Pointer, Summon
from bridgetable.laws.law09 import KNOWN_TO_ALL
from bridgetable.laws.law12 import imps_of, percentage_of
from bridgetable.laws.law77 import board_score
from bridgetable.laws.numbers import clause_typed
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, card_involved, kind_of, place_of_call
from bridgetable.table.records import CallInformation, Information
from bridgetable.table.scores import Artificial, PenaltyKind, PenaltyUnit
from bridgetable.table.state import Table
from bridgetable.table.text import as_html
from bridgetable.ui.director.entered_score import ComparedResult, ScoreTextError, compared_results, scores_of
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import irregularity_line
from bridgetable.words.scores import points_text


def pointer_to(offence: Irregularity) -> Pointer:
    """Returns what a player says to identify this irregularity."""
    return Pointer(kind_of(offence), offence.seat, offence.trick or None, card_involved(offence))


def summons_actions(table: Table, seat: Seat, places: tuple[IrregularityId, ...]) -> tuple[Action, ...]:
    """Returns the actions of a player who draws attention to these irregularities, then calls the Director."""
    new = [place for place in places if table.attention_to(place) is None]
    attend = [Attend(seat, pointer_to(table.irregularities[place])) for place in new]
    return (*attend, Summon(seat))


def must_name_irregularities(table: Table) -> bool:
    """Returns whether a player who calls the Director has to say for which irregularities.

    Those that everybody heard do not count: the Director is told of them anyway.
    """
    unnoticed = [number for number in table.unnoticed if not isinstance(table.irregularities[number], KNOWN_TO_ALL)]
    if unnoticed and table.is_pending:
        return True
    # A call may be two irregularities at once: a player who points at the call points at both.
    at = ((place_of_call(table.irregularities[number]), number) for number in unnoticed)
    named = ((None, number) if call is None else (call, None) for call, number in at)
    first = next(named, None)
    return any(other != first for other in named)


class SummonsDialog(FormDialog):
    """Asks which player calls the Director, and for which unsettled irregularities; at first all are ticked."""

    def __init__(self, words: Words, table: Table, seat: Seat | None, parent: QWidget | None = None) -> None:
        super().__init__("summons", words, parent)
        self._table = table
        self.seat = ChoiceButtons(self)
        self.seat.fill([(words.name(s), s) for s in Seat])
        self.seat.choose(seat if seat is not None else Seat.S)
        self.add_row("summons-seat", self.seat)
        self.boxes: dict[IrregularityId, QCheckBox] = {}
        self.explain("summons-explain")
        for place in table.unsettled:
            offence = table.irregularities[place]
            key = "summons-item" if offence.trick else "summons-item-auction"
            text = words.text(key, trick=offence.trick, what=irregularity_line(words, offence, table))
            box = QCheckBox(text, self)
            box.setChecked(True)
            box.toggled.connect(self._check)
            self.boxes[place] = box
            self.column.addWidget(box)
        self.finish()

    @property
    def chosen_actions(self) -> tuple[Action, ...]:
        """The actions that draw attention to the ticked irregularities and call the Director."""
        seat = self.seat.value
        ticked = tuple(place for place, box in self.boxes.items() if box.isChecked())
        return summons_actions(self._table, seat, ticked) if isinstance(seat, Seat) else ()

    def _check(self) -> None:
        any_ticked = any(box.isChecked() for box in self.boxes.values())
        self.show_fault("" if any_ticked else self.words.text("summons-none"))


WIDTHS = (22, 31, 27, 20)
"""The widths of the columns, in hundredths; the heads have long words in every language."""


class KnowledgeDialog(FormDialog):
    """A table of calls and cards: the players who may not use the information, those who may, and the Law."""

    def __init__(self, words: Words, table: Table, parent: QWidget | None = None) -> None:
        super().__init__("knowledge", words, parent, only_close=True)
        self._table = table
        self.explain("knowledge-explain")
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(words.text("knowledge-title"))
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.column.addWidget(self.page, 1)
        self.finish()
        self.size_in_letters = (44, 24)
        self.least_in_letters = (28, 16)
        self.page.setHtml(self._html())

    def _html(self) -> str:
        table = self._table
        cards = [self._row(self.words.name(item.card, "short"), item) for item in reversed(table.information)]
        calls = [self._row(self._call(item), item) for item in reversed(table.call_information)]
        if not cards and not calls:
            return f"<p>{as_html(self.words.text('knowledge-nothing'))}</p>"
        return self._rows("knowledge-call", calls) + self._rows("knowledge-card", cards)

    def _rows(self, what: str, rows: list[str]) -> str:
        if not rows:
            return ""
        names = (what, "knowledge-unauthorised", "knowledge-authorised", "knowledge-law")
        heads = "".join(
            f"<th align=left width='{width}%'>{as_html(self.words.text(name))}</th>"
            for name, width in zip(names, WIDTHS, strict=True)
        )
        return f"<table cellpadding=6 width='100%'><tr>{heads}</tr>{''.join(rows)}</table>"

    def _call(self, item: CallInformation) -> str:
        made = self._table.auction.made[item.place]
        return self.words.text("knowledge-call-of", seat=made.seat, call=made.call)

    def _row(self, name: str, item: Information | CallInformation) -> str:
        others = tuple(seat for seat in Seat if seat not in item.unauthorised)
        shown = rich(name, ground_of(self.palette()))
        law = self.words.text("law-number", law=item.clause)
        cells = (f"<b>{shown}</b>", self._seats(item.unauthorised, bold=True), self._seats(others, bold=False), law)
        return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"

    def _seats(self, seats: tuple[Seat, ...], *, bold: bool) -> str:
        if not seats:
            return as_html(self.words.text("knowledge-nobody"))
        if len(seats) == len(Seat):
            return as_html(self.words.text("knowledge-everybody"))
        text = as_html(self.words.name(seats))
        return f"<b>{text}</b>" if bold else text


_NUMBER = re.compile(r"\d{1,3}(?:[.,]\d{1,2})?")


class PenaltyDialog(FormDialog):
    """Asks for the side, the kind of penalty, the amount with its unit, and the Law."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("penalty", words, parent)
        # The order in which the fields are made is the tab order.
        self.side = self._choices([(words.name(side), side) for side in Side])
        self.kind = self._choices([(words.text(f"penalty-{kind.value}"), kind) for kind in PenaltyKind])
        self.amount = QLineEdit(self)
        self.unit = self._choices([(words.text(f"penalty-{unit.value.lower()}"), unit) for unit in PenaltyUnit])
        self.law = QLineEdit(self)
        self.amount.setToolTip(words.text("penalty-amount-tip"))
        self.law.setToolTip(words.text("penalty-law-tip"))
        self.explain("penalty-explain")
        for name, field in (
            ("side", self.side),
            ("kind", self.kind),
            ("amount", self.amount),
            ("unit", self.unit),
            ("law", self.law),
        ):
            self.add_row(f"penalty-{name}", field)
        self.finish()
        self.side.choose(Side.NS)
        self.kind.choose(PenaltyKind.WARNING)
        self.unit.choose(PenaltyUnit.PERCENT)
        for choices in (self.side, self.kind, self.unit):
            choices.changed.connect(self._check)
        for field in (self.amount, self.law):
            field.textChanged.connect(self._check)
        self._check()
        self.side.setFocus()

    def _choices(self, choices: list[tuple[str, object]]) -> ChoiceButtons:
        field = ChoiceButtons(self)
        field.fill(choices)
        return field

    @property
    def action(self) -> Penalise | None:
        """The penalty; None while the amount or the number of the Law is not valid."""
        side, kind, unit, law = self.side.value, self.kind.value, self.unit.value, clause_typed(self.law.text())
        amount = self._amount()
        if self._law_is_unreadable():
            return None
        if not (isinstance(side, Side) and isinstance(kind, PenaltyKind) and isinstance(unit, PenaltyUnit)):
            return None
        if kind is PenaltyKind.WARNING or not self.amount.text().strip():
            return Penalise(side, kind, law=law)
        return Penalise(side, kind, amount, unit, law) if amount else None

    def _amount(self) -> float | None:
        plain = self.amount.text().strip()
        return float(plain.replace(",", ".")) if _NUMBER.fullmatch(plain) else None

    def _law_is_unreadable(self) -> bool:
        typed = self.law.text().strip()
        return bool(typed) and not clause_typed(typed)

    def _check(self) -> None:
        costs = self.kind.value is not PenaltyKind.WARNING
        for field in (self.amount, self.unit):
            field.setEnabled(costs)
        reason = "" if costs else self.words.text("penalty-amount-none")
        self.amount.setPlaceholderText(reason)
        self.unit.setToolTip(reason)
        key = "clause-unreadable" if self._law_is_unreadable() else "penalty-amount-unreadable"
        self.show_fault("" if self.action is not None else self.words.text(key))


class OtherResultsDialog(FormDialog):
    """Asks for the results of the other tables and shows what each is worth for each side."""

    def __init__(self, words: Words, table: Table, typed: str, parent: QWidget | None = None) -> None:
        super().__init__("results", words, parent, only_close=True)
        self._table = table
        self.explain("results-explain")
        self.typed = QPlainTextEdit(typed, self)
        self.typed.setTabChangesFocus(True)
        self.typed.setMaximumHeight(self.fontMetrics().height() * 5)
        self.add_row("results-others", self.typed)
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(words.text("results-title"))
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.finish()
        self.column.insertWidget(self.column.indexOf(self.fault) + 1, self.page, 1)
        self.size_in_letters = (44, 28)
        self.typed.textChanged.connect(self._compare)
        self._compare()

    def _compare(self) -> None:
        try:
            others = scores_of(self.typed.toPlainText(), self._table, self.words.language)
        except ScoreTextError as unscored:
            self.show_fault(self.words.say(unscored.message))
            return
        self.show_fault("")
        self.page.setHtml("".join(self._side(side, others) for side in (Side.NS, Side.EW)))

    def _side(self, side: Side, others: tuple[int, ...]) -> str:
        results = compared_results(self._table, others, side)
        title = f"<h3>{as_html(self.words.text('results-for', side=side))}</h3>"
        scores = board_score(self._table)
        own = scores[side] if scores is not None else None
        if scores is None:
            title += f"<p>{as_html(self.words.text('results-not-over'))}</p>"
        elif isinstance(own, Artificial):
            title += f"<p><b>{as_html(self._artificial(own))}</b></p>"
        if not results:
            return title
        names = ("results-score", "results-matchpoints", "results-share", "results-imps")
        heads = "".join(f"<th align=right>{as_html(self.words.text(name))}</th>" for name in names)
        rows = "".join(self._row(result, 2 * (len(results) - 1)) for result in results)
        return f"{title}<table cellpadding=5 width='100%'><tr>{heads}<th></th></tr>{rows}</table>"

    def _artificial(self, score: Artificial) -> str:
        imps = points_text(imps_of(self._table, score))
        name = self.words.text(f"assigned-{score.value}")
        return self.words.text("results-artificial", name=name, share=percentage_of(self._table, score), imps=imps)

    def _row(self, result: ComparedResult, most: int) -> str:
        points = f"{result.matchpoints} / {most}" if most else "–"
        share = "–" if result.share is None else self.words.text("results-percent", value=self._number(result.share, 1))
        points_each = "–" if result.imps is None else self._number(result.imps, 2)
        texts = (points_text(result.score), points, share, points_each)
        here = as_html(self.words.text("results-here")) if result.here else ""
        cells = "".join(f"<td align=right>{_strong(as_html(text), result.here)}</td>" for text in texts)
        return f"<tr>{cells}<td>{_strong(here, result.here)}</td></tr>"

    def _number(self, value: Fraction, decimals: int) -> str:
        return QLocale(self.words.language).toString(float(value), "f", decimals).replace("-", "−")


def _strong(text: str, strong: bool) -> str:
    return f"<b>{text}</b>" if strong and text else text
