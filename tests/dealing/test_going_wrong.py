"""Deals in which something can go wrong."""

from __future__ import annotations

import pytest

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.seat import Seat
from bridgetable.dealing.drawing import FoundDeal, Wanted, draw_going_wrong
from bridgetable.engine.history import History
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.first import first_table
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

BOARD = Board.numbered(3)


def found(wanted: Wanted, text: str = "", edition: Edition = Edition.E2017, most: int = 500) -> FoundDeal:
    deals = draw_going_wrong(text, 5, BOARD, edition, wanted, most)
    while True:
        try:
            next(deals)
        except StopIteration as end:
            assert isinstance(end.value, FoundDeal)
            return end.value


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_every_family_finds_a_deal_and_a_place_that_can_be_said(family: object) -> None:
    one = next(each for each in FAMILIES if each is family)
    deal = found(Wanted(one.name), edition=CURRENT)
    for language in LANGUAGES:
        words = Words.of(language, strict=True)
        assert words.say(deal.place) and words.text(f"family-{one.name}")


@pytest.mark.parametrize("seat", Seat)
def test_the_player_is_chosen_and_the_first_trick(seat: Seat) -> None:
    deal = found(Wanted("revoke-found-at-once", seat, at_first=True))
    assert len(deal.plays) < 4
    history = History(first_table(Edition.E2017, deal.board, deal.hands, None, calls=deal.calls))
    assert history.table.auction.calls
    assert dict(deal.place.blanks)["seat"] is seat and dict(deal.place.blanks)["trick"] == 1


def test_the_conditions_hold_too() -> None:
    deal = found(Wanted("revoke-found-at-once", Seat.E), "dealer west\nvulnerable both\nspades(east) >= 6")
    assert (deal.board.dealer, deal.board.vulnerable) == (Seat.W, Vulnerability.BOTH)
    assert sum(card.suit.name == "SPADES" for card in deal.hands[Seat.E]) >= 6


def test_nothing_found_is_said() -> None:
    with pytest.raises(RefusedError, match="dealing-goes-wrong-nowhere"):
        found(Wanted("opening-lead-wrong-defender", Seat.N), "predeal north SAKQJT98765432", most=3)
