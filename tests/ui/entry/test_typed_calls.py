"""Typed calls: a digit and a denomination, P, X, XX, and the player before them, in the letters of each language."""

from __future__ import annotations

import pytest

from bridgetable.cards.call import Bid, Denomination, Double, Pass, Redouble
from bridgetable.cards.notation import spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.ui.entry.typed import BACKSPACE, NOTHING_TYPED, CallCommand, CallKeyResult, TypedCall, typed_call
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each


def after(keys: str, language: str = "en", *, x_begins_redouble: bool = False) -> CallKeyResult:
    """What is typed after these keys."""
    found: CallKeyResult = NOTHING_TYPED
    for key in keys:
        assert isinstance(found, TypedCall)
        found = typed_call(found, key, language, x_begins_redouble=x_begins_redouble)
    return found


@for_each(
    ("keys", "call"),
    [
        ("1c", "1C"),
        ("2d", "2D"),
        ("3h", "3H"),
        ("4s", "4S"),
        ("7n", "7NT"),
        ("1N", "1NT"),
        ("p", "P"),
        ("x", "X"),
        ("r", "XX"),
        ("8c", "8C"),
        ("9n", "9NT"),
        ("12h", "2H"),
    ],
)
def test_english_letters(keys: str, call: str) -> None:
    assert after(keys) == spoken_call_of(call)


@for_each(
    ("keys", "call"),
    [
        ("1f", "1C"),
        ("2q", "2D"),
        ("3c", "3H"),
        ("4p", "4S"),
        ("7n", "7NT"),
        ("1sa", "1NT"),
        ("p", "P"),
        ("x", "X"),
        ("2d", "2D"),
        ("3h", "3H"),
        ("8f", "8C"),
    ],
)
def test_italian_letters(keys: str, call: str) -> None:
    assert after(keys, "it") == spoken_call_of(call)


@for_each(
    ("keys", "call"),
    [
        ("1t", "1C"),
        ("2k", "2D"),
        ("3c", "3H"),
        ("4p", "4S"),
        ("7n", "7NT"),
        ("1sa", "1NT"),
        ("p", "P"),
        ("x", "X"),
        ("2d", "2D"),
        ("3h", "3H"),
    ],
)
def test_french_letters(keys: str, call: str) -> None:
    assert after(keys, "fr") == spoken_call_of(call)


def test_an_italian_s_is_neither_spades_nor_no_trump_until_its_a() -> None:
    assert after("1s", "it") == TypedCall(1, no_trump_begun=True)
    assert after("1sh", "it") == TypedCall(1, no_trump_begun=True, wrong=True)
    assert after("1s" + BACKSPACE, "it") == TypedCall(1)
    assert after("1s2", "it") == TypedCall(2)
    assert after("1s") == Bid(1, Denomination.S)


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        ("en", {"n": "N", "e": "E", "s": "S", "w": "W"}),
        ("it", {"n": "N", "e": "E", "s": "S", "o": "W", "w": "W"}),
        ("fr", {"n": "N", "e": "E", "s": "S", "o": "W", "w": "W"}),
    ],
)
def test_a_letter_before_the_digit_is_a_player(language: str, letters: dict[str, str]) -> None:
    assert {letter: after(letter, language) for letter in letters} == {k: Seat[v] for k, v in letters.items()}
    assert after("o") == NOTHING_TYPED


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_one_key_each(language: str) -> None:
    assert [after(key, language) for key in "ca!"] == [CallCommand.CHANGE, CallCommand.ALERT, CallCommand.STOP]


def test_an_x_waits_for_another_where_only_a_redouble_is_lawful() -> None:
    assert after("x", x_begins_redouble=True) == TypedCall(x_typed=True)
    assert after("xx", x_begins_redouble=True) == Redouble()
    assert after("xp", x_begins_redouble=True) == Pass()
    assert after("x1c", x_begins_redouble=True) == Bid(1, Denomination.C)
    assert after("x" + BACKSPACE, x_begins_redouble=True) == NOTHING_TYPED
    assert after("xz", x_begins_redouble=True) == TypedCall(x_typed=True, wrong=True)
    assert after("x", x_begins_redouble=False) == Double()


def test_a_key_that_is_no_denomination_is_wrong_and_the_level_stays() -> None:
    assert after("1x") == TypedCall(1, wrong=True) and after("1xc") == Bid(1, Denomination.C)
    assert after("1" + BACKSPACE) == NOTHING_TYPED


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_keys_type_nothing(language: str) -> None:
    assert {after(key, language) for key in "0bqtz?,"} == {NOTHING_TYPED} and NOTHING_TYPED.empty


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_means_two_things_at_the_start(language: str) -> None:
    """Each key that begins something begins one thing, the same in capitals."""
    for key in "abcdefghijklmnopqrstuvwxyz0123456789":
        assert after(key, language) == after(key.upper(), language)
