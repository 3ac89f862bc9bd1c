"""Law 70: contested claims."""

import random

import pytest

from bridgetable.cards.card import Suit
from bridgetable.cards.deal import checked_deal
from bridgetable.cards.notation import card_text, deal_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.claims.search import Ending, most_tricks
from bridgetable.table.trick import Trick
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, SLAM, Situation, at, since

ONE_TRUMP_OUT = "N:..432. ...432 A.AK.. 2...T9"
ALL_TOPS = "N:..432. ...432 A.AK.. ..KQ.T"
FINESSE = "N:.32.. .K4.. .AQ.. .T9.."
"""No trump, North on lead: the king lies under the ace and queen."""
TWO_WAY = "N:KJ3... 987... A42... QT6..."
"""No trump: the queen of spades may be looked for on either side, and lies on the right."""
RIGHT_DISCARD = "N:J..3. Q...Q ..4.J 2.A.."
"""No trump, West on lead: on the ace of hearts East has to keep the queen of spades, and not that of clubs."""


def contested(deal: str, contract: str, lead: str, claim: str, edition: str) -> Situation:
    """The claim, the objection of the seat after the claimer, and the Director there."""
    table = at(deal, contract, edition, lead=lead).do(claim)
    other = {"S": "W", "N": "E", "W": "N"}[claim.split()[1]]
    table = table.do(f"object {other}")
    return table.do(f"choose {other} rule") if edition in since("2017") else table


@pytest.mark.parametrize("edition", EDITIONS)
def test_70A_the_director_is_asked_what_the_cards_leave_open(edition: str) -> None:
    table = contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 3", edition)
    assert table.asked == ("director", "70A", {"claimer-2", "claimer-3"})
    done = table.do("choose director claimer-2")
    assert done.tricks == (12, 1)
    assert done.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_70A_what_the_cards_decide_is_ruled_without_a_question(edition: str) -> None:
    table = contested(ALL_TOPS, "4S S", "S", "claim S 3", edition)
    assert table.asked is None
    assert table.ruled == ["70A", "70A"]
    assert table.tricks == (13, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_70A_ruled_is_not_agreed(edition: str) -> None:
    start = at(SLAM, "6C N", edition).do("ESK SS3 WH6 NS7", "claim N 11", "object E")
    table = start.do("choose E rule") if edition in since("2017") else start
    done = table.do("choose director claimer-11", "round")
    assert done.tricks == (11, 2)
    assert done.offences == ["revoke W 1 unnoticed"]


def test_70A_after_a_revoke_he_gives_what_normal_play_reaches() -> None:
    """West has to play the six of hearts as soon as he can, and East is on lead: one trump may be ruffed, no more."""
    table = at(SLAM, "6C N").do("ESK SS3 WH6 NS7", "claim N 11", "agree E", "director N", "WS6", "choose N keep")
    assert table.asked == ("director", "70A", {"claimer-10", "claimer-11"})
    assert table.do("choose director claimer-12").tricks == (12, 1)


@pytest.mark.usefixtures("short_searches")
def test_70A_tricks_move_only_after_the_claim_is_settled() -> None:
    start = at(SLAM, "6C N").do("ESK SS3 WH6 NS7", "ESQ SS4 WH3 NS8", "ESJ SS5 WH7 NC8", "claim N 10", "agree E")
    table = start.do("attention N revoke W 1", "attention N revoke W 3", "director N", "WSA", "choose N keep")
    assert table.asked is not None
    assert table.asked[1] == "70A"
    assert table.moved == []
    assert table.do("choose director claimer-10").moved == [("64A2", 1, "NS")]


def test_70A_with_more_cards_than_can_be_searched_the_worst_line_found_counts() -> None:
    table = at(SLAM, "6C N", "2007").do("ESK SS3 WS6 NS7", "claim N 11", "object E")
    assert table.asked == ("director", "70A", {"claimer-10", "claimer-11"})


ALL_THE_TOPS = "N:AKQJ.AKQ.AKQ.432 765.9876.9876.T9 432.432.432.AKQJ T98.JT5.JT5.8765"
"""No trump, by South: the sides' winners lie in both hands."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("before", [(), ("expose E C9", "director S"), ("face E H9", "director S", "face E H8")])
def test_70A_twelve_tricks_that_cannot_go_otherwise_are_not_asked_about(edition: str, before: tuple[str, ...]) -> None:
    start = at(ALL_THE_TOPS, "7NT S", edition).do("WST NSA ES5 SS2", *before)
    table = start.do("claim S 12", "object W", *(["choose W rule"] if edition in since("2017") else []))
    assert table.asked is None
    assert table.tricks == (13, 0)


# -- under an obligation (50, 51, 57) --------------------------------------------------------------------------------

UP_TO_THE_ACE_QUEEN = "N:.32.A. .K4.K. .AQ.2. .T9.3."
"""No trump, West on lead: a heart is led up to the ace and queen, a diamond goes to the ace and a heart follows."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_70A_a_penalty_card_is_played_at_the_first_opportunity(edition: str) -> None:
    """The finesse is not needed: the king has to fall on the first heart."""
    table = at(FINESSE, "3NT S", edition, lead="N").do("expose E HK", "director S", "claim S 2", "object W")
    done = table.do("choose W rule") if edition in since("2017") else table
    assert done.asked is None
    assert done.tricks == (13, 0)
    assert "70E1" not in done.ruled


@for_each("edition", EDITIONS)
@for_each(
    ("choice", "options"),
    [("forbid-H", {"claimer-2", "claimer-3"}), ("require-H", None), ("", None), ("forbid-D", None)],
)
def test_70A_a_restrained_lead_binds(edition: str, choice: str, options: set[str] | None) -> None:
    """What declarer has still to choose he chooses well: the Director tells him what he may do (10C1)."""
    shown = "HK" if choice.endswith("H") else "DK"
    start = at(UP_TO_THE_ACE_QUEEN, "3NT S", edition, lead="W")
    start = start.do(f"expose E {shown}", "director S", *([f"choose S {choice}"] if choice else []))
    table = start.do("claim S 3", "object W", *(["choose W rule"] if edition in since("2017") else []))
    assert (table.asked and table.asked[2]) == options


@pytest.mark.parametrize("edition", EDITIONS)
def test_70A_a_defender_who_claims_is_bound_by_his_own_penalty_card(edition: str) -> None:
    """East would cash the ace of spades; he has to lead the two of hearts, and never comes on lead again."""
    start = at("N:.AK.. A.2.. .43.. .65..", "3NT S", edition, lead="E")
    table = start.do("face E H2", "director S", "claim E 1", "object S")
    done = table.do("choose S rule") if edition in since("2017") else table
    assert done.asked is None
    assert done.tricks == (13, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_70A_declarer_names_which_of_two_penalty_cards_is_played(edition: str) -> None:
    """East would keep the king of hearts; declarer has it played on the ace of clubs, and his queen is good."""
    start = at("N:.3..A .K.Q. .Q.2. .5..4", "3NT S", edition, lead="N")
    table = start.do("face E HK", "director S", "face E DQ", "director S", "claim S 2", "object W")
    done = table.do("choose W rule") if edition in since("2017") else table
    assert done.asked is None
    assert done.tricks == (13, 0)


@for_each("edition", EDITIONS)
@for_each(
    ("deal", "lead"),
    [
        ("N:..4.A 2..A. Q..3. ...K5", "N"),  # on the ace of clubs East throws the 2, and wins the diamond
        ("N:..43. 2..A. Q..5. ...K6", "N"),  # East takes the last trick of his suit when he can
    ],
)
def test_70D2_a_defenders_partner_does_nothing_irrational(edition: str, deal: str, lead: str) -> None:
    table = at(deal, "3NT S", edition, lead=lead).do("claim W 1", "object S")
    done = table.do("choose S rule") if edition in since("2017") else table
    assert done.asked is None
    assert done.tricks == (12, 1)


# -- 70C -----------------------------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("line", ["", " all mine once trumps are gone"])
def test_70C_an_outstanding_trump(edition: str, line: str) -> None:
    table = contested(ONE_TRUMP_OUT, "4S S", "S", f"claim S 3{line}", edition)
    assert "70C" in table.ruled


def test_70C_with_or_without_a_word_about_it() -> None:
    silent = contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 3", "2007").table.rulings[2].message.key
    stated = contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 3 drawing the trump", "2007").table.rulings[2].message.key
    assert (silent, stated) == ("law-70C-silent", "law-70C")


def test_70C_no_trump_is_out_or_there_are_none() -> None:
    assert "70C" not in contested(ALL_TOPS, "4S S", "S", "claim S 3", "2007").ruled
    assert "70C" not in contested(FINESSE, "3NT S", "N", "claim S 2", "2007").ruled


def test_70C_a_trump_that_can_take_nothing_from_the_claim() -> None:
    assert "70C" not in contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 1", "2007").ruled


def test_70C_dummys_trumps_are_seen_by_everybody() -> None:
    start = at("N:2..43. ...543 .A3..2 .Q2.9.", "4S S", "2007", lead="S").do("SHA WH2 ND3 EC5")
    table = start.do("claim W 1", "object S")
    assert table.asked == ("director", "70A", {"claimer-0", "claimer-1"})
    assert "70C" not in table.ruled


LAST_TRUMP = "N:.32..3 .QJ..2 9.AK.. J...AK"
"""South on lead has the 9 of trumps and two top hearts; West has the jack of trumps, no heart and two top clubs."""


def lines(table: Situation) -> list[tuple[str, ...]]:
    """The line the Director is shown, a trick each: "S", "S9", "SJ" …"""
    shown = [dict(r.message.blanks)["line"] for r in table.table.rulings if r.message.key == "law-70A-worst-line"]
    tricks = shown[-1] if shown else ()
    assert isinstance(tricks, tuple)
    return [(t.leader.name, *(card_text(p.card) for p in t.plays)) for t in tricks if isinstance(t, Trick)]


@for_each("edition", EDITIONS)
@for_each("words", ["", " no trump is out"])
def test_70C_whoever_has_forgotten_a_trump_may_lead_his_own_first(edition: str, words: str) -> None:
    """West then takes all three; with a heart first South would have kept the 9 to ruff the clubs."""
    table = contested(LAST_TRUMP, "4S S", "S", f"claim S 3{words}", edition)
    assert table.asked == ("director", "70A", {"claimer-0", "claimer-1", "claimer-2"})
    assert table.do("choose director claimer-0").tricks == (10, 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_70C_the_worst_line_is_shown_card_by_card(edition: str) -> None:
    assert lines(contested(LAST_TRUMP, "4S S", "S", "claim S 3", edition)) == [
        ("S", "S9", "SJ", "H2", "C2"),
        ("W", "CK", "C3", "HJ", "HK"),
        ("W", "CA", "H3", "HQ", "HA"),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_70C_a_defender_forgets_trumps_as_well(edition: str) -> None:
    deal = "N:J...AK .32..3 .QJ..2 9.AK.."
    start = at(deal, "4S N", edition, lead="W").do("claim W 3", "object S")
    table = start.do("choose S rule") if edition in since("2017") else start
    assert table.asked == ("director", "70A", {"claimer-0", "claimer-1", "claimer-2"})


@pytest.mark.parametrize(
    ("hand", "out", "options"),
    [
        ("Q32", "T", None),  # a solid suit is played from the top
        ("754", "6", {"claimer-2", "claimer-3"}),  # low cards he may lead as they come
    ],
)
def test_70C_trumps_believed_good_are_led_from_the_top_where_that_is_an_honour(
    hand: str, out: str, options: set[str] | None
) -> None:
    table = contested(f"N:.432.. .765.. {hand}... {out}.98..", "4S S", "S", "claim S 3", "2007")
    assert (table.asked and table.asked[2]) == options


def test_70C_a_loser_he_would_ruff_counts_as_good_to_him_too() -> None:
    """The 2 of trumps in dummy is the last one to South, who may lead a diamond first; he who remembers cashes his."""
    table = contested("N:2...K5 .Q7..A .9.K4. J.4.9.", "4S S", "S", "claim S 3", "2007")
    assert table.asked == ("director", "70A", {"claimer-1", "claimer-2"})


# -- the order he stated (68C) ---------------------------------------------------------------------------------------


@for_each(
    ("deal", "contract", "lead", "order", "tricks"),
    [
        (ONE_TRUMP_OUT, "4S", "S", "S", 3),  # the trump is drawn
        (ONE_TRUMP_OUT, "4S", "S", "SA H", 3),
        (ONE_TRUMP_OUT, "4S", "S", "H", 2),  # a heart is ruffed
        (ONE_TRUMP_OUT, "4S", "S", "HA S", 2),
        (LAST_TRUMP, "4S", "S", "S", 0),
        (LAST_TRUMP, "4S", "S", "S9 H", 0),
        (LAST_TRUMP, "4S", "S", "HA S9", 1),
        (LAST_TRUMP, "4S", "S", "H", 2),
        (FINESSE, "3NT", "N", "HQ", 2),  # a heart to the queen
        (FINESSE, "3NT", "N", "H3 HQ", 2),
        (FINESSE, "3NT", "N", "HA", 1),
        (FINESSE, "3NT", "N", "SA HQ", 2),  # a card nobody holds is passed over
        (TWO_WAY, "3NT", "S", "S2 SJ", 3),
        (TWO_WAY, "3NT", "S", "SA S2 SK", 2),
    ],
)
@for_each("edition", EDITIONS)
def test_70A_the_order_he_stated_binds(
    edition: str, deal: str, contract: str, lead: str, order: str, tricks: int
) -> None:
    won = 13 - len(checked_deal(deal_of(deal)).north)
    table = contested(deal, f"{contract} S", lead, f"claim S {13 - won} > {order}", edition)
    assert table.asked is None
    assert table.tricks == (won + tricks, 13 - won - tricks)


@pytest.mark.parametrize(
    ("deal", "contract", "lead", "order", "options"),
    [
        (LAST_TRUMP, "4S", "S", "HA", {"claimer-1", "claimer-2"}),  # what comes after it he did not say
        (FINESSE, "3NT", "N", "H", {"claimer-1", "claimer-2"}),
    ],
)
def test_70A_what_the_order_leaves_open_is_normal(
    deal: str, contract: str, lead: str, order: str, options: set[str]
) -> None:
    table = contested(deal, f"{contract} S", lead, f"claim S 2 > {order}", "2007")
    assert table.asked == ("director", "70A", options)


@pytest.mark.parametrize(("order", "ruled"), [("S", "law-70C"), ("D", "law-70C-silent")])
def test_70C_to_name_the_trumps_is_to_speak_of_them(order: str, ruled: str) -> None:
    """A claim that names them is not one of a player who has forgotten them; 70D1 is told of neither."""
    table = at("N:.43.K4. .QJ5..9 A.AK.A. 2..QJT.", "4S S", "2007", lead="S").do(f"claim S 4 > H {order}", "object W")
    assert ruled in [told.message.key for told in table.table.rulings]
    assert "70D1" not in table.ruled


@pytest.mark.parametrize("edition", since("2007"))
def test_70A_a_defender_who_states_an_order_binds_himself_only(edition: str) -> None:
    deal = "N:.32.4. .54.3. .76.2. .AK.A."
    start = at(deal, "3NT S", edition, lead="W").do("claim W 3 > DA H", "object S")
    table = start.do("choose S rule") if edition in since("2017") else start
    assert table.tricks == (10, 3)


# -- any number ------------------------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("tricks", range(4))
def test_70A_the_director_may_find_any_number(edition: str, tricks: int) -> None:
    table = contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 3", edition).do(f"choose director claimer-{tricks}")
    assert table.tricks == (10 + tricks, 3 - tricks)
    assert table.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_70A_he_may_find_another_number_where_the_cards_decide(edition: str) -> None:
    table = contested(ALL_TOPS, "4S S", "S", "claim S 3 a low diamond first", edition)
    assert table.tricks == (13, 0)
    again = table.do("choose director claimer-2")
    assert again.tricks == (12, 1)
    assert again.do("choose director claimer-3").tricks == (13, 0)


def test_70A_no_more_than_are_left() -> None:
    table = contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 3", "2007")
    assert table.refuses("choose director claimer-4")
    assert table.refuses("choose W claimer-2")
    done = table.do("choose director claimer-2")
    assert done.refuses("choose director claimer-4")
    assert done.refuses("choose W claimer-3")


def test_70A_what_was_simply_agreed_to_is_not_the_directors() -> None:
    assert at(ONE_TRUMP_OUT, "4S S", "2007", lead="S").do("claim S 3", "agree W").refuses("choose director claimer-2")


# -- 70D -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "number"), [("1997", "70D"), ("2007", "70D1"), ("2017", "70D1")])
def test_70D1_no_line_was_stated(edition: str, number: str) -> None:
    assert number in contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 3", edition).ruled
    assert number not in contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 3 trumps first", edition).ruled


def test_70D1_a_stated_line_is_not_asked_for_in_a_claim_the_cards_decide() -> None:
    assert "70D1" not in contested(ALL_TOPS, "4S S", "S", "claim S 3", "2017").ruled


@pytest.mark.parametrize("edition", since("2007"))
def test_70D2_a_defenders_claim_that_needs_partners_discard(edition: str) -> None:
    table = contested(RIGHT_DISCARD, "3NT S", "W", "claim W 2", edition)
    assert "70D2" in table.ruled
    assert table.asked is not None
    assert table.asked[2] == {"claimer-1", "claimer-2"}


def test_70D2_not_in_1997_and_not_for_declarer() -> None:
    assert "70D2" not in contested(RIGHT_DISCARD, "3NT S", "W", "claim W 2", "1997").ruled
    assert "70D2" not in contested(FINESSE, "3NT S", "N", "claim S 2", "2017").ruled


def test_70D2_a_defender_who_needs_nothing_of_his_partner() -> None:
    assert "70D2" not in contested(RIGHT_DISCARD, "3NT S", "W", "claim W 1", "2017").ruled


@pytest.mark.parametrize(("edition", "number"), [("1997", "68D"), ("2007", "70D3")])
def test_70D3_what_was_played_after_the_claim(edition: str, number: str) -> None:
    table = at(ONE_TRUMP_OUT, "4S S", edition, lead="S").do("claim S 3", "SHA WS2", "object W")
    assert number in table.ruled
    assert table.on_table == ""


def test_70D3_not_when_nothing_was_and_not_in_2017() -> None:
    assert "70D3" not in contested(ONE_TRUMP_OUT, "4S S", "S", "claim S 3", "2007").ruled
    table = at(ONE_TRUMP_OUT, "4S S", lead="S").do("claim S 3", "SHA WS2", "object W", "choose E rule")
    assert table.ruled == ["70A", "70A", "70C", "70D1"]


# -- 70E -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "number"), [("1997", "70E"), ("2007", "70E1"), ("2017", "70E1")])
def test_70E1_a_line_that_needs_a_card_with_one_opponent(edition: str, number: str) -> None:
    assert number in contested(FINESSE, "3NT S", "N", "claim S 2", edition).ruled


@pytest.mark.parametrize(
    "deal",
    [
        "N:.32.. .K..4 .AQ.. .T9..",  # it falls under the ace
        "N:.32.. .Q4.. .AK.. .T9..",  # no card of ours is worth a trick when it has gone
        "N:.32.. .A4.. .KQ.. .T9..",  # nothing catches it
        "N:.32.. .94.. .AQ.. .87..",  # no honour is out
    ],
)
def test_70E1_no_such_card(deal: str) -> None:
    assert "70E1" not in contested(deal, "3NT S", "N", "claim S 2", "2017").ruled


@for_each("edition", EDITIONS)
@for_each(
    "deal",
    [
        "N:.32.. .T9.. .AQ.. .K4..",  # the king lies over the ace and queen
        "N:.32.3. .T9.4. .AQ.A. .K4.2.",  # and South's ace of diamonds does not change that
    ],
)
def test_70E1_is_not_named_where_no_line_works(edition: str, deal: str) -> None:
    start = at(deal, "3NT S", edition, lead="N")
    start = start.do(f"claim S {len(start.table.hands[Seat.S])}", "object W")
    table = start.do("choose W rule") if edition in since("2017") else start
    assert not {"70E", "70E1"} & set(table.ruled)


def test_70E1_an_opponent_has_shown_out() -> None:
    deal = "N:.J32.. .K54.. .AQ6.. .{}..{}"
    follows = at(deal.format(7, "T9"), "3NT S", "2007", lead="N").do("NHJ EH4 SH6 WH7", "claim S 2", "object W")
    shown_out = at(deal.format("", "T98"), "3NT S", "2007", lead="N").do("NHJ EH4 SH6")
    assert "70E1" in follows.ruled
    assert follows.asked == ("director", "70A", {"claimer-1", "claimer-2"})
    for before in (shown_out.do("claim S 3"), shown_out.do("WC8", "claim S 2")):
        assert before.do("object W").ruled == ["70A", "70A"]


@pytest.mark.parametrize(("edition", "elected"), [("1997", True), ("2007", True), ("2017", True), ("2017", False)])
def test_70E2_a_suit_is_led_from_the_top_where_that_is_elected(edition: str, elected: bool) -> None:
    """South has the nine, the seven and the five of trumps; East still has the eight, West the six."""
    start = at("N:.432.. 8..43. 975... 6.76..", "4S S", edition, lead="S", **{"70E2": elected})
    table = start.do("claim S 3", "object W", *(["choose W rule"] if edition in since("2017") else []))
    told = elected and edition != "1997"
    assert ("70E2" in table.ruled) is told
    assert (table.asked is None) is told


# -- the search ----------------------------------------------------------------------------------------------------

Hand = list[tuple[int, int]]


def by_trial(hands: list[Hand], leader: int, played: Hand, trump: int | None, side: int, helping: set[int]) -> int:
    """The same count by trying everything."""
    if len(played) == 4:
        led = played[0][0]
        best = max(range(4), key=lambda n: (played[n][0] == trump, played[n][0] == led, played[n][1]))
        winner = (leader + best) % 4
        rest = by_trial(hands, winner, [], trump, side, helping) if any(hands) else 0
        return rest + (winner % 2 == side)
    seat = (leader + len(played)) % 4
    following = [card for card in hands[seat] if played and card[0] == played[0][0]]
    found = []
    for card in following or hands[seat]:
        after = [[c for c in hand if c != card] for hand in hands]
        found.append(by_trial(after, leader, [*played, card], trump, side, helping))
    return max(found) if seat in helping else min(found)


@pytest.mark.parametrize("seed", range(40))
def test_70A_the_search_finds_what_trying_everything_finds(seed: int) -> None:
    dice = random.Random(seed)
    cards = [(suit, rank) for suit in range(dice.choice((2, 3, 4))) for rank in range(2, 15)]
    dice.shuffle(cards)
    hands, leader, played = [cards[n * 3 : n * 3 + 3] for n in range(4)], seed % 4, list[tuple[int, int]]()
    for step in range(dice.randrange(4)):
        seat = (leader + step) % 4
        card = next((c for c in hands[seat] if played and c[0] == played[0][0]), hands[seat][0])
        hands[seat].remove(card)
        played.append(card)
    trump = dice.choice((None, 0, 1))
    north, east, south, west = (sum(1 << (suit * 16 + rank) for suit, rank in hand) for hand in hands)
    ending = Ending(
        (north, east, south, west),
        Seat(leader),
        tuple(suit * 16 + rank for suit, rank in played),
        None if trump is None else Suit(trump),
    )
    for side in Side:
        for helping in ((), side.seats, side.seats[:1]):
            expected = by_trial(hands, leader, played, trump, side, set(map(int, helping)))
            assert most_tricks(ending, side, helping) == expected


# -- the tricks awarded ------------------------------------------------------------------------------------------------


def test_70A_a_card_put_back_after_the_ruling_moves_no_trick() -> None:
    """A trick that lacked a card was among those awarded; once it is complete it is not counted twice."""
    ruled = at(POZNAN, "4S S", "2007").do("WCJ NCA EC2 SC3", "back W CJ", "claim S 12", "object W")
    ruled = ruled.do("choose director claimer-13")
    assert ruled.tricks == (13, 0)
    assert ruled.do("director E").tricks == (13, 0)
