"""Typed calls: a digit and a denomination, P, X, XX, and the player before them, in the letters of each language."""

from __future__ import annotations

import pytest

from bridgetable.cards.call import Bid, Denomination, Double, Pass, Redouble
from bridgetable.cards.notation import spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.ui.entry.content.typed_calls import NOTHING, Typed, TypedCall, Word, typed_call
from bridgetable.ui.entry.content.typed_cards import BACK
from bridgetable.words.catalogue import LANGUAGES


def after(keys: str, language: str = "en", *, x_waits: bool = False) -> Typed:
    """What is typed after these keys."""
    found: Typed = NOTHING
    for key in keys:
        assert isinstance(found, TypedCall)
        found = typed_call(found, key, language, x_waits=x_waits)
    return found


@pytest.mark.parametrize(
    ("keys", "call"),
    [("1c", "1C"), ("2d", "2D"), ("3h", "3H"), ("4s", "4S"), ("7n", "7NT"), ("1N", "1NT"), ("p", "P"), ("x", "X"),
     ("r", "XX"), ("8c", "8C"), ("9n", "9NT"), ("12h", "2H")],
)
def test_english_letters(keys: str, call: str) -> None:
    assert after(keys) == spoken_call_of(call)


@pytest.mark.parametrize(
    ("keys", "call"),
    [("1f", "1C"), ("2q", "2D"), ("3c", "3H"), ("4p", "4S"), ("7n", "7NT"), ("1sa", "1NT"), ("p", "P"), ("x", "X"),
     ("2d", "2D"), ("3h", "3H"), ("8f", "8C")],
)
def test_italian_letters(keys: str, call: str) -> None:
    assert after(keys, "it") == spoken_call_of(call)


def test_an_italian_s_is_neither_spades_nor_no_trump_until_its_a() -> None:
    assert after("1s", "it") == TypedCall(1, senza=True)
    assert after("1sh", "it") == TypedCall(1, senza=True, wrong=True)
    assert after("1s" + BACK, "it") == TypedCall(1)
    assert after("1s2", "it") == TypedCall(2)
    assert after("1s") == Bid(1, Denomination.S)


@pytest.mark.parametrize(
    ("language", "letters"), [("en", {"n": "N", "e": "E", "s": "S", "w": "W"}),
                              ("it", {"n": "N", "e": "E", "s": "S", "o": "W", "w": "W"})],
)
def test_a_letter_before_the_digit_is_a_player(language: str, letters: dict[str, str]) -> None:
    assert {letter: after(letter, language) for letter in letters} == {k: Seat[v] for k, v in letters.items()}
    assert after("o") == NOTHING


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_one_key_each(language: str) -> None:
    assert [after(key, language) for key in "ca!"] == [Word.CHANGE, Word.ALERT, Word.STOP]


def test_an_x_waits_for_another_where_only_a_redouble_is_lawful() -> None:
    assert after("x", x_waits=True) == TypedCall(cross=True)
    assert after("xx", x_waits=True) == Redouble()
    assert after("xp", x_waits=True) == Pass()
    assert after("x1c", x_waits=True) == Bid(1, Denomination.C)
    assert after("x" + BACK, x_waits=True) == NOTHING
    assert after("xz", x_waits=True) == TypedCall(cross=True, wrong=True)
    assert after("x", x_waits=False) == Double()


def test_a_key_that_is_no_denomination_is_wrong_and_the_level_stays() -> None:
    assert after("1x") == TypedCall(1, wrong=True) and after("1xc") == Bid(1, Denomination.C)
    assert after("1" + BACK) == NOTHING


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_keys_type_nothing(language: str) -> None:
    assert {after(key, language) for key in "0bqtz?,"} == {NOTHING} and NOTHING.empty


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_means_two_things_at_the_start(language: str) -> None:
    """Each key that begins something begins one thing, the same in capitals."""
    for key in "abcdefghijklmnopqrstuvwxyz0123456789":
        assert after(key, language) == after(key.upper(), language)
