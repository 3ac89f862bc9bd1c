"""A trick: who has played, who is awaited, and who wins it."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.notation import card_of, card_text, seat_of
from bridgetable.cards.seat import Seat
from bridgetable.table.trick import Play, Trick
from tests.each import for_each


def lies(leader: str, cards: str) -> Trick:
    """A trick with these cards: "WCJ NCA"."""
    return Trick(seat_of(leader), tuple(Play(seat_of(word[0]), card_of(word[1:])) for word in cards.split()))


def takes_it(cards: dict[Seat, Card], leader: Seat, trump: Suit | None) -> Seat:
    """Who wins, as one tells it at the table: each card in turn beats the best so far, or does not."""
    best = leader
    for seat in leader.round():
        card, held = cards[seat], cards[best]
        if (card.suit is held.suit and card.rank > held.rank) or (card.suit is trump and held.suit is not trump):
            best = seat
    return best


@for_each(
    ("cards", "trump", "winner"),
    [
        ("WCJ NCA EC2 SC3", None, "N"),
        ("WCJ NDA EC2 SHA", None, "W"),
        ("WCJ NCA EC2 SH2", Suit.HEARTS, "S"),
        ("WCJ NH3 ECA SH2", Suit.HEARTS, "N"),
        ("WHJ NHA SSA EH2", Suit.SPADES, "S"),
    ],
)
def test_the_highest_trump_or_the_highest_card_of_the_suit_led_wins(
    cards: str, trump: Suit | None, winner: str
) -> None:
    assert lies("W", cards).winner(trump) is seat_of(winner)


@given(st.sampled_from(Seat), st.sampled_from([None, *Suit]), st.permutations(PACK), st.permutations(list(Seat)))
def test_the_winner_is_the_one_who_would_take_it_at_the_table(
    leader: Seat, trump: Suit | None, pack: list[Card], order: list[Seat]
) -> None:
    """In whatever order the cards came: one played before its turn counts no more and no less."""
    cards = dict(zip(Seat, pack, strict=False))
    trick = Trick(leader, tuple(Play(seat, cards[seat]) for seat in order))
    assert trick.winner(trump) is takes_it(cards, leader, trump)


def test_a_card_put_there_too_late_does_not_win() -> None:
    trick = lies("W", "WCJ NC3 SC4")
    late = replace(trick, plays=(*trick.plays, Play(Seat.E, card_of("CA"), late=True)))
    assert late.winner(None) is Seat.W
    trump = replace(trick, plays=(*trick.plays, Play(Seat.E, card_of("H2"), late=True)))
    assert trump.winner(Suit.HEARTS) is Seat.W


def test_who_owns_the_trick_keeps_it_whatever_lies_there() -> None:
    assert replace(lies("W", "WCJ NCA EC2 SC3"), kept=Seat.E).winner(None) is Seat.E


def test_when_the_leader_took_his_card_back_the_suit_led_is_not_known() -> None:
    assert lies("W", "NCA EC2").suit_led is None
    assert lies("W", "WCJ NDA").suit_led is Suit.CLUBS


def test_of_two_cards_of_one_player_the_first_is_his_card() -> None:
    trick = lies("W", "WCJ WHA NCA")
    assert trick.card_of(Seat.W) == card_of("CJ")
    assert [card_text(card) for card in trick.cards_of(Seat.W)] == ["CJ", "HA"]
    assert trick.cards_of(Seat.E) == ()
    assert trick.card_of(Seat.E) is None
    assert trick.players == {Seat.W, Seat.N}


@for_each(("cards", "awaited"), [("", "W"), ("WCJ", "N"), ("WCJ EC2", "N"), ("WCJ NCA EC2", "S"), ("NCA EC2 SC3", "W")])
def test_the_first_in_rotation_who_has_not_played_is_awaited(cards: str, awaited: str) -> None:
    trick = lies("W", cards)
    assert trick.awaited is seat_of(awaited)
    assert not trick.complete


def test_four_cards_are_a_complete_trick() -> None:
    trick = lies("W", "WCJ NCA EC2 SC3")
    assert trick.complete
    assert trick.awaited is None


def test_three_cards_and_a_player_passed_over_are_a_complete_trick() -> None:
    trick = replace(lies("W", "WCJ NCA SC3"), omitted=(Seat.E,))
    assert trick.complete
    assert trick.winner(None) is Seat.N


def test_two_cards_of_one_player_do_not_complete_a_trick() -> None:
    assert lies("W", "WCJ WC2 NCA EC3").awaited is Seat.S


def test_a_trick_of_nobody_is_not_complete() -> None:
    assert not Trick(Seat.W, omitted=tuple(Seat)).complete
