"""Events of the auction applied: calls made, put for others, withdrawn and put back."""

from bridgetable.cards.call import Call
from bridgetable.cards.card import Suit
from bridgetable.cards.notation import call_of, call_text, card_of, contract_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId
from bridgetable.table.obligation import PassOnce
from bridgetable.table.state import Phase, Table
from bridgetable.table.values import log_of
from tests.situations import POZNAN, bidding


def call(number: int) -> CallId:
    """The place of a call, as events carry it."""
    return CallId(number)


def auction(*happened: e.Event) -> Table:
    """North opened one spade, East passed, South raised; then this happened."""
    return evolve_all(bidding(POZNAN).do("bids N 1S P 2S").table, happened)


def stands(table: Table) -> str:
    return " ".join(one.seat.name + call_text(one.call) for one in table.auction.calls)


def said(text: str) -> Call:
    return call_of(text)


def test_a_call_goes_behind_all_that_were_made() -> None:
    assert stands(auction(e.CallMade(Seat.W, said("P")))) == "N1S EP S2S WP"


def test_a_call_is_kept_with_all_that_was_said_about_it() -> None:
    alert = (("en", "both majors"),)
    made = auction(e.CallMade(Seat.W, said("3C"), (Suit.HEARTS,), alert, implied=True)).auction.made[-1]
    assert (made.seat, made.call, made.shows, made.alert) == (Seat.W, said("3C"), (Suit.HEARTS,), alert)
    assert made.implied and not made.late and not made.withdrawn


def test_a_call_put_for_another_takes_its_place_and_the_other_is_withdrawn() -> None:
    table = auction(e.CallMade(Seat.N, said("1NT"), changes=call(0)))
    assert stands(table) == "N1NT EP S2S"
    assert [one.withdrawn for one in table.auction.made] == [True, False, False, False]
    assert table.auction.made[3].changes == 0


def test_a_change_after_the_final_pass_leaves_the_call_where_it_was() -> None:
    table = auction(e.CallMade(Seat.N, said("1NT"), changes=call(0), late=True))
    assert stands(table) == "N1S EP S2S"


def test_a_call_withdrawn_stands_again_when_it_is_put_back() -> None:
    withdrawn = auction(e.CallWithdrawn(call(1)))
    assert stands(withdrawn) == "N1S S2S"
    assert stands(evolve_all(withdrawn, [e.CallReinstated(call(1))])) == "N1S EP S2S"


def test_the_first_call_stands_again_where_the_one_put_for_it_is_withdrawn() -> None:
    changed = e.CallMade(Seat.N, said("1NT"), changes=call(0))
    assert stands(auction(changed, e.CallWithdrawn(call(3)), e.CallReinstated(call(0)))) == "N1S EP S2S"


def test_only_the_obligation_released_falls_away() -> None:
    once, also = PassOnce(Seat.W, "30A", 3), PassOnce(Seat.N, "30A", 3)
    assert auction(e.Obliged(once), e.Obliged(also), e.Released(once)).obligations == log_of((also,))


def test_cards_shown_in_the_auction_lie_there_no_more_when_it_ends() -> None:
    shown = e.CardExposed(Seat.E, card_of("H2"), False)
    table = auction(shown, e.ContractReached(contract_of("2S", Seat.N)))
    assert table.phase is Phase.PLAY
    assert table.exposed == frozenset()


def test_cards_shown_in_the_play_still_lie_there_when_the_contract_is_undone_or_another() -> None:
    reached = e.ContractReached(contract_of("2S", Seat.N))
    shown = e.CardExposed(Seat.E, card_of("H2"), False)
    again = auction(reached, shown, e.ContractReached(None))
    assert again.phase is Phase.AUCTION
    assert again.exposed == {card_of("H2")}
