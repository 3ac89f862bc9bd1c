"""A test of many rows goes through all of them, and tells each that fails."""

from inspect import signature

import pytest

from tests.each import for_each


def test_it_goes_through_all_rows_and_tells_each_that_fails() -> None:
    seen = []

    @for_each(("left", "right"), [(1, 1), (1, 2), (2, 2), ("x", 3)])
    def same(left: object, right: object) -> None:
        seen.append(left)
        if left == "x":
            int("x")
        assert left == right

    with pytest.raises(ExceptionGroup, match="2 of 4 rows") as told:
        same()
    assert seen == [1, 1, 2, "x"]
    assert [type(error) for error in told.value.exceptions] == [AssertionError, ValueError]
    assert [error.__notes__ for error in told.value.exceptions] == [["left=1, right=2"], ["left='x', right=3"]]


def test_a_row_that_raises_nothing_fails_though_it_was_to_raise() -> None:
    @for_each("text", ["1", "x"])
    def is_no_number(text: str) -> None:
        with pytest.raises(ValueError):
            int(text)

    with pytest.raises(ExceptionGroup, match="1 of 2 rows") as told:
        is_no_number()
    assert str(told.value.exceptions[0]).startswith("DID NOT RAISE")


def test_the_other_parameters_are_pytests() -> None:
    @for_each("number", [1, 2])
    @for_each("letter", "ab")
    def shown(number: int, letter: str, tmp_path: object) -> None:
        assert (number, letter, tmp_path) == (1, "a", "here")

    assert list(signature(shown).parameters) == ["tmp_path"]
    with pytest.raises(ExceptionGroup, match="2 of 2 rows") as told:
        shown(tmp_path="here")
    first, second = told.value.exceptions
    assert isinstance(first, ExceptionGroup) and isinstance(second, ExceptionGroup)
    assert [len(first.exceptions), len(second.exceptions)] == [1, 2]


def test_no_row_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="no row"):
        for_each("number", [])
