"""What happened, beside what it could be taken for."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Aspect
from tests.rehearsal.rehearsed import WORDS, asked, last_stop, revoke, right, too_low, wrong
from tests.situations import POZNAN, at, bidding

HAPPENED = Aspect.HAPPENED


def test_the_kind_and_the_player_are_asked() -> None:
    stop = last_stop(revoke(), "director S")
    assert right(stop, HAPPENED) == {"East: revoke (♣2)"}
    assert {"East: exposed card (♣2)", "East: premature play (♣2)"} < wrong(stop, HAPPENED)


def test_the_same_by_another_player_is_told_with_his_own_card() -> None:
    assert "South: revoke (♥4)" in wrong(last_stop(revoke(), "director S"), HAPPENED)


def test_who_led_to_the_trick_has_not_revoked_on_it() -> None:
    assert not any(text.startswith("West: revoke") for text in wrong(last_stop(revoke(), "director S"), HAPPENED))


def test_what_could_not_be_is_not_offered() -> None:
    """A card that follows is no lead, and he who opens the auction neither bids too low nor is barred."""
    followed = wrong(last_stop(revoke(), "director S"), HAPPENED)
    assert not any("lead" in text or "penalty card" in text for text in followed)
    opened = wrong(last_stop(bidding(POZNAN, "N"), "bid E 1S", "director S"), HAPPENED)
    assert not any("barred" in text or "inadmissible" in text or "North" in text for text in opened)


def test_only_a_defender_exposes_a_card_under_law_49() -> None:
    declarer = last_stop(at(POZNAN, "4S S"), "WH9 NH3 EHT SC3", "director W")
    assert right(declarer, HAPPENED) == {"South: revoke (♣3)"}
    assert not any("exposed" in text for text in wrong(declarer, HAPPENED))


def test_where_nothing_happened_that_is_right() -> None:
    stop = last_stop(at(POZNAN, "4S S"), "WH9 NH3 EHT SH4", "director W")
    assert right(stop, HAPPENED) == {"No irregularity"}
    assert "South: revoke (♥4)" in wrong(stop, HAPPENED)
    assert not any("lead" in text for text in wrong(stop, HAPPENED))


def test_nothing_that_a_player_also_did_is_wrong() -> None:
    stop = last_stop(at(POZNAN, "4S S"), "WH9 NH3 EC2 SC3", "director W revoke S", "attention N revoke E", "director N")
    assert "South: revoke (♣3)" not in wrong(stop, HAPPENED)


def test_a_wrong_player_is_told_whose_irregularity_it_was() -> None:
    choices = asked(last_stop(revoke(), "director S"), HAPPENED).choices
    reasons = {choice.key: WORDS.say(choice.why) for choice in choices if choice.why is not None}
    others = [text for key, text in reasons.items() if key.startswith("revoke-") and not key.startswith("revoke-E")]
    assert others and all("East: revoke (♣2)" in text for text in others)


def test_an_irregular_call_is_told_with_the_call() -> None:
    stop = last_stop(too_low(), "director S")
    assert right(stop, HAPPENED) == {"East: insufficient bid (1♥)"}
    assert "East: call out of rotation (1♥)" in wrong(stop, HAPPENED)


def test_without_attention_it_is_not_asked() -> None:
    stops_asked = last_stop(too_low(), "director S", "choose S refuse").asked
    assert HAPPENED not in {each.aspect for each in stops_asked}
