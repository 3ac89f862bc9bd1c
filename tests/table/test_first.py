"""The first table of a board: a full one, one whose auction is known, or an ending."""

from bridgetable.cards.board import Board
from bridgetable.cards.deal import checked_deal
from bridgetable.cards.notation import call_of, call_text, contract_of, deal_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.auction import auction_by_seat
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Phase, Table
from tests.situations import POZNAN

HANDS = checked_deal(deal_of(POZNAN))
ENDING = checked_deal(deal_of("N:A.2.. K.3.. Q.4.. J.5.."))


def full(number: int = 1, *calls: str, contract: str | None = None) -> Table:
    """A full board; South declares."""
    return first_table(
        Edition.E2017,
        Board.numbered(number),
        HANDS,
        contract_of(contract, Seat.S) if contract else None,
        calls=tuple(call_of(call) for call in calls),
    )


def test_without_a_contract_the_dealer_calls_first() -> None:
    table = full(4)
    assert table.phase is Phase.AUCTION
    assert table.to_call is Board.numbered(4).dealer is Seat.W
    assert table.turn is None


def test_the_calls_made_already_went_round_from_the_dealer() -> None:
    table = full(2, "1H", "P")
    assert [one.seat for one in table.auction.calls] == [Seat.E, Seat.S]
    assert table.to_call is Seat.W


def test_with_a_contract_declarers_left_hand_opponent_leads() -> None:
    table = full(contract="4S")
    assert (table.phase, table.turn) == (Phase.PLAY, Seat.W)
    assert (table.first_number, table.last_number) == (1, 13)


def test_a_recorded_auction_need_not_have_gone_round() -> None:
    recorded = auction_by_seat(Seat.N, [(Seat.N, call_of("P")), (Seat.S, call_of("1H"))])
    table = first_table(Edition.E2017, Board.numbered(1), HANDS, None, auction=recorded, calls=(call_of("7NT"),))
    assert [one.seat.name + call_text(one.call) for one in table.auction.calls] == ["NP", "S1H"]


def test_nothing_has_been_played_and_all_cards_are_in_the_hands() -> None:
    table = full(contract="4S")
    assert table.hands == table.deal == HANDS
    assert not table.tricks and not table.lead_faced


def test_an_ending_goes_on_from_the_tricks_won_before() -> None:
    table = first_table(Edition.E2017, Board.numbered(1), ENDING, contract_of("3NT", Seat.S), leader=Seat.E, won=(7, 4))
    assert (table.first_number, table.last_number, table.open_trick) == (12, 13, 12)
    assert table.turn is Seat.E
    assert (table.tricks_won(Side.NS), table.tricks_won(Side.EW)) == (7, 4)
    assert table.spread and table.lead_faced


def test_what_the_authority_elects_is_kept_by_name() -> None:
    table = first_table(Edition.E2017, Board.numbered(1), HANDS, None, elections=(("screens", True),))
    assert table.elects("screens", default=False)
    assert not table.elects("defenders-may-ask", default=False)
    assert table.elects("defenders-may-ask", default=True)
