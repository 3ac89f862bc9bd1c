"""Events: what has happened, in the past tense; one told from another by its name."""

from typing import get_args

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.question import DIRECTOR
from tests.each import for_each

EVENTS: tuple[type[msgspec.Struct], ...] = get_args(e.Event)


def test_each_event_has_a_name_of_its_own() -> None:
    names = [event.__struct_config__.tag for event in EVENTS]
    assert len(names) == len(set(names))
    assert None not in names


@for_each("event", EVENTS)
def test_every_event_is_known_to_the_module_that_speaks_of_events(event: type[msgspec.Struct]) -> None:
    """Laws and engine write `e.CardPlayed` whatever file it stands in."""
    assert getattr(e, event.__name__) is event


@for_each("event", EVENTS)
def test_what_has_happened_does_not_change(event: type[msgspec.Struct]) -> None:
    assert event.__struct_config__.frozen


def test_the_events_of_calls_and_claims_are_events() -> None:
    assert set(get_args(e.Calling)) <= set(EVENTS)
    assert set(get_args(e.Claiming)) <= set(EVENTS)
    assert not set(get_args(e.Calling)) & set(get_args(e.Claiming))


def test_a_card_played_and_the_same_card_put_back_are_two_events() -> None:
    card: Card = card_of("SA")
    happened: set[e.Event] = {
        e.CardPlayed(Seat.N, card, 1),
        e.CardPlayed(Seat.N, card, 1),
        e.CardPutBack(Seat.N, card, 1),
    }
    assert len(happened) == 2


def test_an_answer_may_be_passed_over_without_a_question() -> None:
    assert e.AnswerPassedOver(None, DIRECTOR, "yes").question is None
