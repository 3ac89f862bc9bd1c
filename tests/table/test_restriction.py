"""Restrictions: what binds a player's lead or play, and until when."""

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_of, seat_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve
from bridgetable.table.restriction import (
    AnotherCard,
    CardNamedToPlay,
    LeadForbidden,
    LeadFrom,
    LeadRequired,
    PlayForbidden,
    PlayHighest,
    PlayLowest,
    PlayRequired,
    Restriction,
)
from tests.each import for_each
from tests.situations import Situation, at

DEAL = "N:A2.K2.2. 43.A3.3. 65.64.4. K7.75.5."
"""Five cards each, South declares at no trump; West leads to trick nine."""


def after(restriction: Restriction, *played: str) -> Situation:
    """Somebody is bound from the beginning; then this is played."""
    situation = at(DEAL, "3NT S", lead="W")
    return Situation(evolve(situation.table, e.Restricted(restriction))).do(*played)


def binds(situation: Situation, seat: str) -> bool:
    return bool(situation.table.binding(seat_of(seat)))


@for_each(
    "restriction",
    [
        PlayHighest(Seat.E, Suit.SPADES, 9),
        PlayLowest(Seat.E, Suit.SPADES, 9),
        PlayRequired(Seat.E, Suit.SPADES, 9),
        PlayForbidden(Seat.E, Suit.SPADES, 9),
        CardNamedToPlay(Seat.E, card_of("S3"), 9),
        AnotherCard(Seat.E, card_of("S3"), 9),
    ],
)
def test_what_was_chosen_for_one_trick_binds_to_that_trick_only(restriction: Restriction) -> None:
    assert binds(after(restriction, "WSK NS2"), "E")
    assert not binds(after(restriction, "WSK NS2 ES3 SS5"), "E")


def test_nobody_else_is_bound() -> None:
    situation = after(PlayHighest(Seat.E, Suit.SPADES, 9))
    assert [seat for seat in "NESW" if binds(situation, seat)] == ["E"]


def test_a_suit_required_is_required_for_one_lead() -> None:
    required = LeadRequired(Seat.W, Suit.HEARTS, 9)
    assert after(required).lawful("W") == "H7 H5"
    assert not binds(after(required, "WH7"), "W")
    assert not binds(after(required, "WH7 NH2 EH3 SH4"), "W")


def test_a_suit_required_waits_until_he_is_on_lead() -> None:
    """East wins the first trick with his ace and leads: West has not led yet, and is still bound."""
    required = LeadRequired(Seat.S, Suit.HEARTS, 9)
    assert binds(after(required, "WH7 NH2 EHA SH4"), "S")
    assert binds(after(required, "WH7 NH2 EHA SH4", "EH3"), "S")


def test_a_suit_forbidden_is_forbidden_for_as_long_as_he_keeps_the_lead() -> None:
    forbidden = LeadForbidden(Seat.W, (Suit.HEARTS,), 9)
    assert after(forbidden).lawful("W") == "SK S7 D5"
    kept = after(forbidden, "WSK NS2 ES3 SS5")
    assert kept.turn == "W"
    assert kept.lawful("W") == "S7 D5"
    lost = kept.do("WS7 NSA ES4 SS6")
    assert lost.turn == "N"
    assert not binds(lost, "W")


def test_a_restriction_for_a_later_trick_does_not_bind_yet() -> None:
    for later in (LeadRequired(Seat.W, Suit.HEARTS, 10), LeadForbidden(Seat.W, (Suit.HEARTS,), 10)):
        assert not binds(after(later), "W")
        assert binds(after(later, "WSK NS2 ES3 SS5"), "W")


def test_the_lead_chosen_from_a_hand_is_due_from_that_hand() -> None:
    """North wins the first trick; a defender chose that declarer leads from his own hand to the next."""
    led = after(LeadFrom(Seat.S, 10), "WS7 NSA ES3 SS5")
    assert led.table.winner(9) is Seat.N
    assert led.table.due_to_lead(10) is Seat.S
    assert led.turn == "S"
    assert led.table.due_to_lead(9) is Seat.W


def test_nothing_is_required_that_the_hand_has_not() -> None:
    """A suit required that he has not leaves him free."""
    assert after(LeadRequired(Seat.W, Suit.CLUBS, 9)).lawful("W") == "SK S7 H7 H5 D5"
