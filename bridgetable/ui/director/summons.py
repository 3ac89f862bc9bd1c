"""The dialog in which a player calls the Director, and says for which irregularities."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Attend, Pointer, Summon
from bridgetable.laws.law09 import KNOWN_TO_ALL
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, card_involved, kind_of, place_of_call
from bridgetable.table.state import Table
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import irregularity_line


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
