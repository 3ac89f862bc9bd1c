"""Auctions as people type them."""

from __future__ import annotations

import pytest

from bridgetable.cards.call import Call
from bridgetable.cards.notation import NotationError, call_of
from bridgetable.ui.deal.board_page import auction_line, typed_auction
from bridgetable.words.catalogue import Words
from tests.each import for_each


def calls(text: str) -> tuple[Call, ...]:
    return tuple(call_of(word) for word in text.split())


@for_each(
    ("language", "text"),
    [
        ("en", "1C P 1NT X XX 2H 2S P"),
        ("en", "1c, pass, 1n, dbl, rdbl, 2h!, 2s, -"),
        ("en", "1♣ P 1N D R 2♥ 2♠ P"),
        ("it", "1F P 1SA X XX 2C 2P P"),
        ("it", "1♣ passo 1nt x xx 2♥ 2S p"),
    ],
)
def test_an_auction_is_read_in_the_letters_of_the_language(language: str, text: str) -> None:
    assert typed_auction(text, language) == calls("1C P 1NT X XX 2H 2S P")


@for_each("text", ["8C", "1Z", "C", "1", "stop"])
def test_what_is_no_call_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        typed_auction(text, "en")


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_written_is_read_again(language: str) -> None:
    made = calls("1C P 1NT X XX 2H 2S P 7NT")
    assert typed_auction(auction_line(made, Words.of(language)), language) == made
