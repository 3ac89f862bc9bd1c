"""What a table remembers: claims, tellings, and what was made of irregularities."""

from hypothesis import given
from hypothesis import strategies as st

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import WronglyTold
from bridgetable.table.records import CallInformation, CallsInformation, Claim, Misinformation
from tests.situations import POZNAN, Situation, at

TRICK = "WCJ NCA EC2 SC3"


def claim_of(situation: Situation) -> Claim:
    claim = situation.table.claim
    assert claim is not None
    return claim


@given(st.lists(st.tuples(st.integers(0, 80), st.sampled_from(["16C", "16D", "25A1"])), max_size=100))
def test_of_each_call_the_last_ruling_on_its_information_counts(happened: list[tuple[int, str]]) -> None:
    known, wanted = CallsInformation(), list[CallInformation]()
    for number, clause in happened:
        one = CallInformation(CallId(number), (Seat.N,), clause)
        known, wanted = known.ruling(one), [*(other for other in wanted if other.place != number), one]
    assert (list(known), list(reversed(known)), bool(known)) == (wanted, wanted[::-1], bool(wanted))
    assert not wanted or known[-1] == wanted[-1]


def test_a_claim_is_open_until_it_is_agreed_to_or_ruled_on() -> None:
    claim = Claim(Seat.S, 3, concession=False, line=())
    assert not claim.closed
    assert Claim(Seat.S, 3, concession=False, line=(), agreed_by=Seat.W).closed
    assert Claim(Seat.S, 3, concession=False, line=(), ruled=True).closed


def test_agreement_by_north_closes_it_too() -> None:
    """North is the first of the seats, and no less somebody."""
    assert Claim(Seat.W, 3, concession=False, line=(), agreed_by=Seat.N).closed


def test_at_the_table_a_claim_says_who_how_many_and_how() -> None:
    claim = claim_of(at(POZNAN, "4S S").do(TRICK, "claim S 10 drawing trumps"))
    assert (claim.seat, claim.tricks, claim.concession, claim.line) == (Seat.S, 10, False, (("", "drawing trumps"),))


def test_a_concession_is_kept_by_the_tricks_that_are_left_to_its_side() -> None:
    claim = claim_of(at(POZNAN, "4S S").do(TRICK, "concede W 11"))
    assert (claim.seat, claim.tricks, claim.concession) == (Seat.W, 1, True)


def test_only_an_opponents_word_counts_as_his() -> None:
    assert Misinformation(Seat.S, Seat.W, WronglyTold.YOUR_LEAD, 1).by_opponent
    assert Misinformation(Seat.N, Seat.W, WronglyTold.YOUR_LEAD, 1).by_opponent
    assert not Misinformation(Seat.E, Seat.W, WronglyTold.YOUR_LEAD, 1).by_opponent


def test_a_face_down_lead_is_remembered_with_its_player() -> None:
    (lead,) = at(POZNAN, "4S S").do("down W CJ").table.face_down
    assert (lead.seat, lead.card) == (Seat.W, card_of("CJ"))


def test_the_chain_of_withdrawals_says_who_offended() -> None:
    """East revoked and South had played after him: both cards come back, one of them the offender's."""
    withdrawn = at(POZNAN, "4S S").do("WCJ NCA EH2 SC3", "director W", "EC2", "choose S withdraw").table.withdrawn
    assert [(one.seat, one.card, one.offending) for one in withdrawn] == [
        (Seat.E, card_of("H2"), True),
        (Seat.S, card_of("C3"), False),
    ]


def test_attention_drawn_in_time_came_before_the_next_board() -> None:
    (drawn,) = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "attention W revoke").table.attention
    assert (drawn.irregularity, drawn.seat, len(drawn.next_callers), drawn.round_over) == (0, Seat.W, 0, False)
