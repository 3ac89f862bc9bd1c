"""Law 24: cards exposed or led during the auction."""

import pytest

from bridgetable.cards.notation import card_text
from bridgetable.laws.law24 import lying_faced
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding, by_year

UNAUTHORISED = by_year({"1997": "16A", "2007": "16D2", "2017": "16C2"})
PICKED_UP = by_year({"1997": "24", "2017": "24D"})
PENALTY = by_year({"1997": "24", "2017": "24E"})
DAMAGE = by_year({"1997": "23", "2017": "72C"})


def faced(situation: Situation) -> dict[str, str]:
    """The cards that lie faced in the auction: {"E": "HA"}."""
    return {seat.name: " ".join(map(card_text, cards)) for seat, cards in lying_faced(situation.table).items()}


def shown(edition: str, *actions: str) -> Situation:
    """After North's 1H somebody shows cards, and South calls the Director."""
    return bidding(POZNAN, "N", edition).do("bid N 1H", *actions, "director S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_nobody_need_notice(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1H", "expose E D3")
    assert table.offences == ["card-exposed-in-auction E 0 unnoticed"]
    assert table.turn == "E"
    assert (faced(table), table.ruled, table.penalty) == ({}, [], {})
    assert len(table.table.hands.east) == 13


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_the_card_lies_face_up_until_the_auction_ends(edition: str) -> None:
    table = shown(edition, "expose E D3")
    assert faced(table) == {"E": "D3"}
    assert table.ruled == ["24", "24A"]
    assert table.unauthorised("D3") == "EW"
    assert table.table.information[0].clause == UNAUTHORISED[edition]
    assert table.offences == ["card-exposed-in-auction E 0 corrected"]
    assert faced(table.do("bids E P 1S")) == {"E": "D3"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_24A_a_low_card_not_led_binds_nobody(edition: str) -> None:
    table = shown(edition, "expose E D3")
    assert all(table.bound(seat) == [] for seat in "NESW")
    ended = table.do("bids E P 1S P P P")
    assert faced(ended) == {}
    assert ended.penalty == {"ED3": "minor"}
    assert ended.ruled == ["24", "24A", PENALTY[edition], "50B"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_24B_an_honour_binds_partner_once(edition: str) -> None:
    table = shown(edition, "expose E HT")
    assert table.ruled == ["24", "24B"]
    assert table.bound("W") == ["pass-once"]
    called = table.do("bids E P 1S")
    assert called.may_call("W") == "P"
    assert called.do("bids W P 2S P P").turn == "W"
    assert called.do("bids W P 2S P P").bound("W") == []
    assert called.do("bids W P 2S P P P").penalty == {"EHT": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_24B_a_card_led_binds_partner_whatever_it_is(edition: str) -> None:
    table = shown(edition, "ED3")
    assert table.ruled == ["24", "24B"]
    assert table.bound("W") == ["pass-once"]
    assert table.turn == "E"
    assert table.do("bids E P 1S P P P").penalty == {"ED3": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_24C_two_cards_bind_partner_and_are_major(edition: str) -> None:
    table = shown(edition, "expose E D3 C2")
    assert table.ruled == ["24", "24C"]
    assert table.bound("W") == ["pass-once"]
    ended = table.do("bids E P 1S P P P")
    assert ended.penalty == {"ED3": "major", "EC2": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_24C_two_cards_led_together(edition: str) -> None:
    table = shown(edition, "cards E D3 C2")
    assert table.ruled == ["24", "24C"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_24C_all_that_a_player_shows_counts_together(edition: str) -> None:
    once = shown(edition, "expose E D3")
    twice = once.do("expose E C2", "director S")
    assert twice.ruled == ["24", "24A", "24", "24C"]
    assert faced(twice) == {"E": "D3 C2"}
    assert twice.bound("W") == ["pass-once"]
    unruled = shown(edition, "expose E D3", "expose E C2")
    assert unruled.ruled == ["24", "24C"]
    assert faced(unruled) == {"E": "D3 C2"}
    assert {offence.split()[-1] for offence in unruled.offences} == {"corrected"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_a_card_that_lies_there_already_shows_nothing_new(edition: str) -> None:
    table = shown(edition, "expose E D3").do("expose E D3")
    assert len(table.offences) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_24C_each_players_cards_count_separately(edition: str) -> None:
    table = shown(edition, "expose E D3", "expose W D7")
    assert table.ruled == ["24", "24A", "24", "24A"]
    assert faced(table) == {"E": "D3", "W": "D7"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_24D_the_declaring_side_picks_its_cards_up(edition: str) -> None:
    table = shown(edition, "expose S SA", "expose N CA", "director E").do("director E")
    assert faced(table) == {"N": "CA", "S": "SA"}
    ended = table.do("bids E P P P")
    assert ended.contract == "1H N"
    assert (faced(ended), ended.penalty) == ({}, {})
    assert ended.ruled[-2:] == [PICKED_UP[edition], PICKED_UP[edition]]
    assert ended.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_24D_what_dummy_showed_in_the_auction_does_not_make_declarer_accept_a_lead(edition: str) -> None:
    """54C speaks of cards of dummy's seen since the auction ended; and there is nothing to tell under 48A."""
    table = shown(edition, "expose S SA").do("bids E P P P")
    led = table.do("WCJ", "director N")
    assert led.asked is not None
    assert led.asked[1] == "54"
    assert "48A" not in shown(edition, "expose N CA").do("bids E P P P", "director W").ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_24E_declarer_restrains_the_opening_lead(edition: str) -> None:
    """The offender's partner is on lead while a major penalty card is on the table (50D2)."""
    west = bidding(POZNAN, "S", edition).do("bid S 1S", "expose E HA", "director S", "bids W P P P")
    assert west.contract == "1S S"
    assert west.penalty == {"EHA": "major"}
    assert west.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})
    led = west.do("choose S require-H")
    assert led.penalty == {}
    assert led.lawful("W") == "H9 H8 H7"


@pytest.mark.parametrize("edition", EDITIONS)
def test_24E_the_offender_on_lead_plays_it(edition: str) -> None:
    table = bidding(POZNAN, "S", edition).do("bid S 1S", "expose W DA", "director S", "bids W P P P")
    assert table.penalty == {"WDA": "major"}
    assert table.asked is None
    assert table.lawful("W") == "DA"
    assert table.do("WDA ND2 ED3 SDJ").penalty == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_24E_the_director_comes_when_there_is_a_contract(edition: str) -> None:
    table = bidding(POZNAN, "S", edition).do("bid S 1S", "expose E HA", "bids W P P P")
    assert (table.penalty, table.offences) == ({}, ["card-exposed-in-auction E 0 unnoticed"])
    ruled = table.do("director S")
    assert ruled.penalty == {"EHA": "major"}
    assert ruled.ruled[:2] == ["24", "24B"]
    assert PENALTY[edition] in ruled.ruled
    assert ruled.bound("W") == []
    assert ruled.asked is not None
    assert ruled.asked[1] == "50D2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_24E_after_a_lead_has_been_faced_too(edition: str) -> None:
    table = bidding(POZNAN, "S", edition).do("bid S 1S", "expose E HA", "bids W P P P", "WCJ NCA", "director S")
    assert table.penalty == {"EHA": "major"}
    assert table.lawful("E") == "C8 C4 C2"
    gone = bidding(POZNAN, "S", edition).do("bid S 1S", "expose E C2", "bids W P P P", "WCJ NCA EC2 SC3", "director S")
    assert gone.penalty == {}
    assert gone.ruled == ["24"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_nothing_follows_on_a_passed_out_board(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N P P P", "expose E D3", "director S", "bid W P")
    assert table.contract == "pass"
    assert (faced(table), table.penalty, table.asked) == ({}, {}, None)
    assert table.score == 0
    late = bidding(POZNAN, "N", edition).do("bids N P P P", "expose E D3", "bid W P", "director S")
    assert late.penalty == {}
    assert late.offences[0].endswith("corrected")


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_the_auction_opens_again_and_the_cards_lie_faced(edition: str) -> None:
    """South's inadmissible double is found before the lead; then East declares."""
    table = bidding(POZNAN, "N", edition).do("bid N 1H", "expose E D3", "director S", "bids E P X P P P")
    assert table.penalty == {"ED3": "minor"}
    opened = table.do("director W")
    assert (opened.penalty, faced(opened)) == ({}, {"E": "D3"})
    assert opened.unauthorised("D3") == "EW"
    declares = opened.do("bids S P 2C P 2D P P P")
    assert declares.contract == "2D E"
    assert (declares.penalty, faced(declares)) == ({}, {})
    defends = opened.do("bids S 1S P P P")
    assert defends.penalty == {"ED3": "minor"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_a_lead_put_face_down_shows_nothing(edition: str) -> None:
    table = bidding(POZNAN, "S", edition).do("bid S 1S", "down W DA")
    assert (table.offences, table.turn) == ([], "W")
    ended = table.do("bids W P P P")
    assert len(ended.table.face_down) == 1
    assert ended.do("up W").on_table == "WDA"
    turned_up = table.do("up W")
    assert turned_up.offences == ["card-exposed-in-auction W 0 unnoticed"]
    assert turned_up.table.face_down == ()
    wrong = bidding(POZNAN, "S", edition).do("bid S 1S", "down E HA", "bids W P P P")
    assert (wrong.table.face_down, wrong.offences) == ((), [])
    back = table.do("back W DA")
    assert (back.table.face_down, back.offences) == ((), [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_a_card_faced_in_the_auction_is_not_taken_back(edition: str) -> None:
    assert shown(edition, "ED3").refuses("back E D3")
    assert bidding(POZNAN, "N", edition).refuses("expose E SA")


@pytest.mark.parametrize("edition", EDITIONS)
def test_24B_the_damage_of_the_pass_is_judged(edition: str) -> None:
    table = bidding(POZNAN, "S", edition).do("bid S 1S", "expose E HA", "director S", "bids W P P P")
    over = table.do("choose S require-H", "WH9", "claim S 9", "agree W")
    assert over.asked == ("director", DAMAGE[edition], {"stand", "adjust"})


def test_24_every_card_that_was_shown_is_looked_at_together() -> None:
    table = bidding(POZNAN, "N").do("bid N 1H", "expose E HK", "bid E P", "expose W CJ", "director N")
    assert table.bound("W") == ["pass-once"] and table.bound("E") == ["pass-once"]
    assert [offence.split()[0] for offence in table.offences] == ["card-exposed-in-auction"] * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_a_change_of_call_that_is_refused_leaves_the_shown_cards_as_they_were(edition: str) -> None:
    """The king of hearts was picked up for the lead that South required, and is no penalty card again."""
    table = bidding(POZNAN, "N", edition).do("bid N 1S", "expose E HK", "director S", "bids E P 2H P P P")
    chosen = table.do("choose S require-H", "rebid E X")
    refused = chosen.do("director S", "choose director intended", "choose S refuse")
    assert (refused.contract, refused.penalty, "require-H" in refused.bound("W")) == ("2H S", {}, True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_a_lead_faced_over_a_change_of_call_that_is_refused(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P 2H P P P", "down W CJ", "rebid E X", "up W")
    table = table.do("director S", "director S changed-call E", "choose director intended")
    refused = table.do("choose S refuse")
    assert (refused.contract, refused.penalty) == ("2H S", {"WCJ": "major"})
    refused = refused.do("choose S free") if refused.asked is not None else refused
    assert refused.lawful("W") == "CJ"


# -- after the final pass --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "ruled", "penalty"),
    [
        ("E HK", ["24", "24B", "24", "50B"], {"EHK": "major"}),
        ("E D3", ["24", "24A", "24", "50B"], {"ED3": "minor"}),
        ("S SA", ["24", "24B", "24"], {}),
        ("N HQ", ["24", "24B", "24"], {}),
    ],
)
def test_24_in_2007_the_auction_period_lasts_until_a_lead_is_faced(
    card: str, ruled: list[str], penalty: dict[str, str]
) -> None:
    """A card dropped between the final pass and the facing of the lead is Law 24's; the declaring side picks it up."""
    for before in ((), ("down W CJ",)):
        table = bidding(POZNAN, "N", "2007").do("bids N 1S P 2H P P P", *before, f"expose {card}")
        assert table.offences == [f"card-exposed-in-auction {card[0]} 0 unnoticed"]
        told = table.do("director W")
        assert (told.ruled, told.penalty) == (ruled, penalty)
        side = "NS" if card[0] in "NS" else {"E": "W"}[card[0]]
        assert told.unauthorised(card.split()[1]) == side
        again = told.do("choose S free") if told.asked is not None else told
        assert again.do("director W").ruled[-1] == "84A"


@pytest.mark.parametrize("edition", ["1997", "2017"])
def test_24_before_and_after_2007_only_the_auction_counts(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P 2H P P P")
    assert table.do("expose E HK", "director S").ruled == ["49", "50B"]
    assert table.do("expose N HQ", "director E").ruled == ["48A"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_24_once_a_lead_is_faced_the_period_is_over(edition: str) -> None:
    assert at(POZNAN, "4S S", edition).do("WCJ", "expose E HK", "director S").ruled == ["49", "50B"]
    back = at(POZNAN, "4S S", edition).do("EH2", "director S", "choose S free", "expose E HK", "director S")
    assert "49" in back.ruled


def test_24_in_2007_the_pass_binds_when_the_auction_is_reopened() -> None:
    table = bidding(POZNAN, "N", "2007").do("bids N 1S P 2H P P P", "expose E HK", "director S")
    again = table.do("rebid E X", "director S", "choose director unintended")
    assert (again.penalty, again.bound("W")) == ({}, ["pass-once"])
    ended = again.do("bids S P P P")
    assert (ended.contract, ended.penalty) == ("2HX S", {"EHK": "major"})


def test_24_in_2007_a_card_named_is_still_law_49s() -> None:
    assert at(POZNAN, "4S S", "2007").do("name E HK", "director S").ruled == ["49", "50B"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_24B_a_call_made_before_is_still_changed_and_the_pass_is_owed_at_the_next_turn(edition: str) -> None:
    """West's card is seen when East has passed; that East had meant 2C is not a call at his next turn."""
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "expose W DA", "director S")
    assert table.bound("E") == ["pass-once"]
    changed = table.do("rebid E 2C", "director S", "choose director unintended")
    assert (changed.stands, changed.bound("E")) == ("N1H E2C", ["pass-once"])
    assert not any(offence.startswith("barred-call") for offence in changed.offences)
    assert changed.do("bids S P P 2H").may_call("E") == "P"
