"""What normal play is when the fewest tricks of a side are counted: careless, but not irrational (Law 70, 71)."""

import random

import pytest

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.claims import search
from bridgetable.laws.claims.search import ANY_PLAY, Ending, NormalPlay, fewest_tricks, most_tricks, search_for
from bridgetable.laws.claims.trick_bounds import Bounds, bounds
from tests.each import for_each
from tests.situations import EDITIONS, SLAM, at, since

TOPS = "N:.5432.5432. QJT9.QJT9.. AK.AK.AK.AK 8765..QJT9."
TWO_WAY = "N:KJ3... 987... A42... QT6..."


def reached(deal: str, contract: str, lead: str, *words: str) -> tuple[int, int]:
    """The fewest and the most that declarer's side can win of the tricks left."""
    table = at(deal, contract, lead=lead).do(*words).table
    assert table.declarer is not None
    possible = bounds(table, table.declarer.side)
    assert possible.exact
    return possible.fewest, possible.most


# -- what is certain -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_70A_eight_tops_are_certain(edition: str) -> None:
    table = at(TOPS, "3NT S", edition, lead="S").do("claim S 8", "object W")
    done = table.do("choose W rule") if edition in since("2017") else table
    assert done.asked is None
    assert done.tricks == (13, 0)


def test_70A_nobody_leads_a_loser_before_his_aces() -> None:
    assert reached("N:K3.543.. Q9.QJ..2 A.A2.A.A .KT.KQ.3", "3NT S", "S") == (4, 4)


def test_70A_the_ace_of_trumps_takes_one_trick_and_no_other() -> None:
    assert reached("N:.QJ.KQ.A ...KQJT9 KQ.AK.A. A...8765", "4S S", "S") == (4, 4)


def test_70A_tops_in_both_hands() -> None:
    assert reached("N:..AKQ.2 ..543.3 AKQ...A JT9...4", "3NT S", "N") == (4, 4)


def test_70A_who_leads_his_last_loser_leads_it_to_partners_winners() -> None:
    assert reached("N:3.2.A. 4.3.K. A..2.A J..3.2", "3NT S", "S") == (3, 3)


def test_70A_partners_winner_is_not_ruffed() -> None:
    assert reached("N:.AK.. ..54. 32... ..76.", "4S S", "N") == (2, 2)


def test_70A_an_opponents_lead_is_left_to_partners_winner() -> None:
    assert reached("N:A.A.. 5.5.. ..K.Q 6.6..", "3NT S", "W") == (2, 2)


def test_70A_a_winner_is_not_thrown_away() -> None:
    assert reached("N:..A.2 ..K.3 A...A 2...4", "3NT S", "S") == (2, 2)


# -- what is careless, and so is left to the Director ------------------------------------------------------------------


def test_70C_drawing_the_last_trump_may_be_forgotten() -> None:
    deal = "N:.5432.5432. .QJT96.QJT. AK.AK.AK.AK 2.8.876.QJT"
    assert reached(deal, "4S S", "S") == (7, 8)


@pytest.mark.parametrize("edition", EDITIONS)
def test_70C_with_eight_cards_the_director_chooses_between_two_numbers(edition: str) -> None:
    table = at("N:.5432.5432. .QJT96.QJT. AK.AK.AK.AK 2.8.876.QJT", "4S S", edition, lead="S")
    table = table.do("claim S 8", "object W")
    if edition in since("2017"):
        table = table.do("choose W rule")
    assert table.asked == ("director", "70A", {"claimer-7", "claimer-8"})


@pytest.mark.parametrize("lead", ["N", "S"])
def test_70E1_a_two_way_finesse_is_a_guess(lead: str) -> None:
    assert reached(TWO_WAY, "3NT S", lead) == (2, 3)


def test_70E1_no_guess_once_an_opponent_has_shown_out() -> None:
    deal = "N:KJ3... .987.. A42... Q86..."
    assert reached(deal, "3NT S", "S", "SSA WS6 NS3 EH7") == (2, 2)


def test_70A_following_low_under_an_opponents_lead_with_a_winner_is_left_to_nobody() -> None:
    assert reached("N:32... .32.. A4... KQ...", "3NT S", "W") == (1, 1)


# -- defenders do not see each other's cards -----------------------------------------------------------------------


def test_70D2_a_defenders_partner_may_keep_the_wrong_queen() -> None:
    deal = "N:J..3. Q...Q ..4.J 2.A.."
    table = at(deal, "3NT S", lead="W").do("claim W 2").table
    assert bounds(table, Side.EW).fewest == 1


def test_70A_a_defender_leads_his_own_winners() -> None:
    table = at("N:.32.4. .54.3. .76.2. .AK.A.", "3NT S", lead="W").do("claim W 3").table
    assert bounds(table, Side.EW).fewest == 3


def test_70A_who_is_bound_by_a_penalty_card_cannot_play_as_he_likes() -> None:
    table = at("N:.32.. .K4.. .AQ.. .T9..", "3NT S", "2007", lead="N").do("expose E HK", "director S").table
    assert bounds(table, Side.NS) == Bounds(2, 2, exact=True)


@for_each("seed", range(40))
def test_70A_normal_play_wins_no_less_than_any_play_and_no_more_than_the_best(seed: int) -> None:
    dice = random.Random(seed)
    cards = [suit * 16 + rank for suit in range(dice.choice((2, 4))) for rank in range(2, 15)]
    dice.shuffle(cards)
    north, east, south, west = (sum(1 << card for card in cards[n * 4 : n * 4 + 4]) for n in range(4))
    ending = Ending((north, east, south, west), Seat(seed % 4), (), dice.choice((None, Suit.CLUBS, Suit.DIAMONDS)))
    for side in Side:
        any_play, _ = fewest_tricks(ending, side, ANY_PLAY)
        assert any_play == most_tricks(ending, side, ())
        for sees in (True, False):
            fewest, told = fewest_tricks(ending, side, NormalPlay(side.seats, sees))
            assert told
            assert any_play <= fewest <= most_tricks(ending, side, side.seats)


# -- when the search grows too long -----------------------------------------------------------------------------------


def test_70A_a_search_that_grows_too_long_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "LONGEST", 10)
    monkeypatch.setattr(search, "PATIENT", 10)
    both = (1 << 14 | 1 << 5, 1 << 4 | 1 << 3, 1 << 12 | 1 << 2, 1 << 13 | 1 << 11)
    hands = tuple(hand | hand << 16 | hand << 32 for hand in both)
    ending = Ending((hands[0], hands[1], hands[2], hands[3]), Seat.E, (), None, (1, 0))
    assert fewest_tricks(ending, Side.NS, NormalPlay(Side.NS.seats, sees=True)) == (5, False)
    assert fewest_tricks(ending, Side.NS, ANY_PLAY) == (0, False)
    assert most_tricks(ending, Side.NS, Side.NS.seats) == 6


@pytest.mark.parametrize("seed", range(40))
def test_70A_what_is_said_without_a_search_is_no_more_than_the_search_finds(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(seed)
    low = [suit * 16 + rank for suit in range(3) for rank in range(2, 10)]
    tops = [suit * 16 + rank for suit in range(3) for rank in range(10, 15)]
    dice.shuffle(low)
    dice.shuffle(tops)
    ours, theirs = tops[:8] + low[:2], tops[8:] + low[2:5]
    dice.shuffle(ours)
    dice.shuffle(theirs)
    north, south, east, west = (sum(1 << c for c in hand) for hand in (ours[:5], ours[5:], theirs[:5], theirs[5:]))
    ending = Ending((north, east, south, west), Seat(2 * (seed % 2)), (), dice.choice((None, Suit.DIAMONDS)))
    normal = NormalPlay(Side.NS.seats, sees=True)
    told, _ = fewest_tricks(ending, Side.NS, normal)
    most = most_tricks(ending, Side.NS, Side.NS.seats)
    assert search_for(ending, Side.NS, (), normal).floor(ending) <= told
    monkeypatch.setattr(search, "LONGEST", 0)
    most_tricks.cache_clear()
    assert most_tricks(ending, Side.NS, Side.NS.seats) >= most
    most_tricks.cache_clear()


def test_70A_thirteen_cards_are_answered_at_once_with_the_worst_line_found() -> None:
    table = at(SLAM, "6C N").do("ESK SS3 WS6 NS7", "claim N 12").table
    possible = bounds(table, Side.NS)
    assert (possible.fewest, possible.exact) == (10, False)
