"""What the Director finds."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Aspect
from tests.rehearsal.rehearsed import WORDS, asked, aspects, last_stop, too_low
from tests.situations import POZNAN, at

FINDING = Aspect.FINDING
NOT_COMPARABLE = ("director S", "choose S refuse", "rebid E X", "choose director not-comparable")


def test_the_recorded_finding_is_right_and_the_other_is_lawful() -> None:
    choices = {choice.option: choice for choice in asked(last_stop(too_low(), *NOT_COMPARABLE), FINDING).choices}
    assert choices["not-comparable"].right
    assert choices["comparable"].lawful and not choices["comparable"].right


def test_the_question_is_that_of_the_law() -> None:
    found = asked(last_stop(too_low(), *NOT_COMPARABLE), FINDING)
    assert WORDS.say(found.question) == "The Director judges: is East's double comparable to the insufficient 1♥?"


def test_another_finding_is_told_with_what_would_follow() -> None:
    choices = {choice.option: choice for choice in asked(last_stop(too_low(), *NOT_COMPARABLE), FINDING).choices}
    why = choices["comparable"].why
    assert why is not None
    assert "27B1(b)" in WORDS.say(why)


def test_of_many_numbers_of_tricks_those_next_to_the_one_found_are_offered() -> None:
    line = ("WH9 NH3 EHA SH4", "claim S 5", "object W", "choose W rule", "choose director claimer-6")
    found = asked(last_stop(at(POZNAN, "4S S"), *line), FINDING)
    numbers = sorted(int(choice.option.removeprefix("claimer-")) for choice in found.choices)
    assert 6 in numbers and len(numbers) > 2
    assert max(abs(number - 6) for number in numbers) <= 3


def test_a_players_choice_is_no_finding() -> None:
    assert FINDING not in aspects(last_stop(too_low(), "director S", "choose S refuse"))
