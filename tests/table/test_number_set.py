"""Sets of numbers in an int, against Python's own sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridgetable.table.values import before, downwards, set_of, upwards

NUMBERS = st.sets(st.integers(0, 200))


@given(NUMBERS)
def test_what_a_set_was_made_of_is_told_in_either_direction(numbers: set[int]) -> None:
    assert list(upwards(set_of(numbers))) == sorted(numbers)
    assert list(downwards(set_of(numbers))) == sorted(numbers, reverse=True)


@given(NUMBERS, NUMBERS)
def test_sets_are_joined_as_numbers_are(one: set[int], other: set[int]) -> None:
    assert set_of(one) | set_of(other) == set_of(one | other)
    assert set_of(one) & ~set_of(other) == set_of(one - other)


@given(NUMBERS, st.integers(0, 201))
def test_those_before_a_number_are_less_than_it(numbers: set[int], number: int) -> None:
    assert before(set_of(numbers), number) == set_of(n for n in numbers if n < number)
