"""The order and the number of choices."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Choice
from bridgetable.rehearsal.situation import MOST, MOST_RIGHT, arranged
from bridgetable.table.question import say


def laws(*numbers: str, right: bool = False) -> list[Choice]:
    return [Choice(number, say("rehearsal-law", law=number), right) for number in numbers]


RIGHT, WRONG = laws("62A", right=True), laws("62B", "62C", "63A", "63B", "64A", "64B", "65")


def test_the_order_is_always_the_same_for_one_place() -> None:
    assert arranged(RIGHT, WRONG, "law 3") == arranged(RIGHT, WRONG, "law 3")


def test_the_right_one_stands_at_every_place_in_turn() -> None:
    places = {[choice.right for choice in arranged(RIGHT, WRONG, f"law {place}")].index(True) for place in range(40)}
    assert places == set(range(5))


def test_there_are_never_too_many() -> None:
    many = laws(*(f"{number}A" for number in range(50, 60)), right=True)
    found = arranged(many, WRONG, "law")
    assert len(found) == MOST
    assert sum(choice.right for choice in found) == MOST_RIGHT


def test_the_first_of_the_wrong_ones_are_taken() -> None:
    assert {choice.key for choice in arranged(RIGHT, WRONG, "law")} == {"62A", "62B", "62C", "63A", "63B"}


def test_without_a_wrong_one_or_a_right_one_there_is_no_choice() -> None:
    assert arranged(RIGHT, [], "law") == ()
    assert arranged([], WRONG, "law") == ()


def test_what_reads_like_another_is_left_out() -> None:
    again = Choice("another key", RIGHT[0].message, right=False)
    assert arranged(RIGHT, [again], "law") == ()
    assert [choice.key for choice in arranged(RIGHT, [again, *laws("62B")], "law") if not choice.right] == ["62B"]
