"""An order of play typed as suits and cards, by itself and in the dialog of a claim."""

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.ui.entry.forms import ClaimDialog
from bridgetable.ui.entry.typed import OrderTextError, parse_order
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.situations import POZNAN, at

EN, IT = Words.of("en", strict=True), Words.of("it", strict=True)


@for_each(
    ("text", "language", "order"),
    [
        ("", "en", ()),
        ("S HA D", "en", (Suit.SPADES, card_of("HA"), Suit.DIAMONDS)),
        ("s,h10; dt", "en", (Suit.SPADES, card_of("HT"), card_of("DT"))),
        ("P CA Q F FF", "it", (Suit.SPADES, card_of("HA"), Suit.DIAMONDS, Suit.CLUBS, card_of("CJ"))),
        ("♠ ♥A ♣10", "it", (Suit.SPADES, card_of("HA"), card_of("CT"))),
    ],
)
def test_suits_and_cards_as_the_language_names_them(text: str, language: str, order: tuple[Suit | Card, ...]) -> None:
    assert parse_order(text, language) == order


@for_each("part", ["x", "SX", "H1", "SAA", "1", "hearts"])
def test_what_cannot_be_read_is_named(part: str) -> None:
    with pytest.raises(OrderTextError) as unread:
        parse_order(f"S {part} D", "en")
    assert unread.value.part == part


@pytest.mark.parametrize(("words", "text"), [(EN, "S HA xx"), (IT, "P CA xx")])
def test_a_claim_says_what_of_its_order_cannot_be_read(qtbot: QtBot, words: Words, text: str) -> None:
    dialog = ClaimDialog(words, at(POZNAN, "4S S").table, concession=False)
    qtbot.addWidget(dialog)
    dialog.order.setText(text)
    assert "xx" in dialog.fault.text() and not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.order.setText(text.removesuffix(" xx"))
    assert dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    assert isinstance(dialog.action, a.MakeClaim) and dialog.action.order == (Suit.SPADES, card_of("HA"))


def test_a_claim_has_what_he_says_and_what_of_it_binds(qtbot: QtBot) -> None:
    dialog = ClaimDialog(EN, at(POZNAN, "4S S").table, concession=False)
    qtbot.addWidget(dialog)
    dialog.line.setText(" drawing trumps ")
    dialog.order.setText("S, HA d")
    order = (Suit.SPADES, card_of("HA"), Suit.DIAMONDS)
    assert dialog.action == a.MakeClaim(Seat.W, 13, (("", "drawing trumps"),), order)
