"""Of one fact a step leaves one status: what came before it in the step is not told."""

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.chronology import without_superseded
from bridgetable.table.identity import CallId
from bridgetable.table.obligation import PassOnce

ACE, KING = card_of("SA"), card_of("SK")


def test_what_is_known_of_a_card_or_a_call_is_what_was_ruled_last() -> None:
    first, last = e.InformationRuled(ACE, (Seat.W,), "16A"), e.InformationRuled(ACE, (), "50E1")
    another = e.InformationRuled(KING, (Seat.W,), "16A")
    assert without_superseded((first, another, last)) == (another, last)
    barred = e.CallInformationRuled(CallId(0), (Seat.W,), "16C2")
    open_to_all = e.CallInformationRuled(CallId(0), (), "27B1(a)")
    elsewhere = e.CallInformationRuled(CallId(1), (Seat.W,), "16C2")
    assert without_superseded((barred, open_to_all, elsewhere)) == (open_to_all, elsewhere)


def test_what_is_laid_on_a_player_and_taken_from_him_again_never_bound_him() -> None:
    passes = PassOnce(Seat.N, "24B", 0)
    assert without_superseded((e.Obliged(passes), e.Released(passes))) == ()
    assert without_superseded((e.Released(passes),)) == (e.Released(passes),)
    assert without_superseded((e.Obliged(passes),)) == (e.Obliged(passes),)


def test_other_events_are_told_each_time() -> None:
    twice = (e.RoundEnded(), e.RoundEnded())
    assert without_superseded(twice) == twice
