"""What people can do besides playing: the lines of the menus."""

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.ui.shell.menus import asking
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN, at


@pytest.mark.parametrize("language", LANGUAGES)
def test_declarer_is_asked_about_his_own_card_and_about_dummys(language: str) -> None:
    found = asking(at(POZNAN, "4S S").do("WCJ NHJ").table, Words.of(language, strict=True))
    said = [entry.action for entry in found]
    assert a.Ask(Seat.N, Seat.S) in said and a.Ask(Seat.N, Seat.S, Seat.N) in said
    assert a.Ask(Seat.W, Seat.S, Seat.N) in said and a.Ask(Seat.E, Seat.S, Seat.N) in said
    assert len({entry.label for entry in found}) == len(found) == 12
    assert all(entry.enabled for entry in found)
