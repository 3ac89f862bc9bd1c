"""Italian forms: the article of each of the 52 cards, prepositions, lists, tricks, contracts."""

from __future__ import annotations

import pytest

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.notation import card_of, contract_of, spoken_call_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.question import DIRECTOR
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import NoSuchFormError
from tests.each import for_each

ITALIAN = Words.of("it", strict=True).grammar
SUITS = {Suit.SPADES: "picche", Suit.HEARTS: "cuori", Suit.DIAMONDS: "quadri", Suit.CLUBS: "fiori"}

# rank, alone, of, to, from, with
FORMS = [
    (14, "l'Asso", "dell'Asso", "all'Asso", "dall'Asso", "con l'Asso"),
    (13, "il Re", "del Re", "al Re", "dal Re", "con il Re"),
    (12, "la Dama", "della Dama", "alla Dama", "dalla Dama", "con la Dama"),
    (11, "il Fante", "del Fante", "al Fante", "dal Fante", "con il Fante"),
    (10, "il 10", "del 10", "al 10", "dal 10", "con il 10"),
    (9, "il 9", "del 9", "al 9", "dal 9", "con il 9"),
    (8, "l'8", "dell'8", "all'8", "dall'8", "con l'8"),
    (7, "il 7", "del 7", "al 7", "dal 7", "con il 7"),
    (6, "il 6", "del 6", "al 6", "dal 6", "con il 6"),
    (5, "il 5", "del 5", "al 5", "dal 5", "con il 5"),
    (4, "il 4", "del 4", "al 4", "dal 4", "con il 4"),
    (3, "il 3", "del 3", "al 3", "dal 3", "con il 3"),
    (2, "il 2", "del 2", "al 2", "dal 2", "con il 2"),
]
BY_RANK = {rank: forms for rank, *forms in FORMS}


@for_each("card", PACK)
def test_every_card_with_its_articles_and_prepositions(card: Card) -> None:
    found = [ITALIAN.card(card, form) for form in ("", "of", "to", "from", "with")]
    assert found == [f"{words} di {SUITS[card.suit]}" for words in BY_RANK[card.rank]]


@for_each(
    ("cards", "form", "said"),
    [
        ("D9 D4", "", "il 9 e il 4 di quadri"),
        ("D9 D4", "of", "del 9 e del 4 di quadri"),
        ("HA HK HT", "", "l'Asso, il Re e il 10 di cuori"),
        ("SQ H8", "to", "alla Dama di picche e all'8 di cuori"),
        ("SQ", "", "la Dama di picche"),
        ("HA HT C4", "short", "♥A 10 ♣4"),
    ],
)
def test_several_cards(cards: str, form: str, said: str) -> None:
    assert ITALIAN.cards([card_of(card) for card in cards.split()], form) == said


def test_a_choice_of_cards() -> None:
    assert ITALIAN.cards([card_of("D9"), card_of("D4")], join="or") == "il 9 o il 4 di quadri"


@for_each(
    ("seat", "form", "said"),
    [
        (Seat.W, "", "Ovest"),
        (Seat.W, "letter", "O"),
        (Seat.E, "of", "di Est"),
        (Seat.W, "to", "a Ovest"),
        (Seat.S, "from", "da Sud"),
        (DIRECTOR, "", "l'Arbitro"),
        (DIRECTOR, "to", "all'Arbitro"),
    ],
)
def test_players_and_the_director(seat: Seat, form: str, said: str) -> None:
    assert ITALIAN.person(seat, form) == said


def test_sides_and_suits() -> None:
    assert (ITALIAN.side(Side.EW), ITALIAN.side(Side.EW, "short")) == ("Est-Ovest", "E-O")
    assert ITALIAN.side(Side.NS, "to") == "a Nord-Sud"
    assert ITALIAN.suit(Suit.HEARTS, "one") == "una cuori"
    assert ITALIAN.suits([Suit.HEARTS, Suit.CLUBS], "to", "or") == "a cuori o a fiori"
    assert ITALIAN.suit(Suit.SPADES, "symbol") == "♠"


@for_each(
    ("text", "form", "said"),
    [
        ("4S", "", "4♠"),
        ("4SX", "", "4♠ contrate"),
        ("4HXX", "", "4♥ surcontrate"),
        ("3NTX", "", "3SA contrati"),
        ("1NTX", "", "1SA contrato"),
        ("3NTXX", "by", "3SA surcontrati di Sud"),
        ("4SX", "short", "4♠X"),
    ],
)
def test_contracts(text: str, form: str, said: str) -> None:
    assert ITALIAN.contract(contract_of(text, Seat.S), form) == said


@for_each(
    ("form", "said"),
    [
        ("", ["1♠", "3SA", "8♦", "Passo", "Contro", "Surcontro"]),
        ("short", ["1♠", "3SA", "8♦", "P", "X", "XX"]),
        ("said", ["1♠", "3SA", "8♦", "passo", "contro", "surcontro"]),
        ("a", ["1♠", "3SA", "8♦", "un passo", "un contro", "un surcontro"]),
        ("the", ["l'1♠", "il 3SA", "l'8♦", "il passo", "il contro", "il surcontro"]),
        ("of", ["dell'1♠", "del 3SA", "dell'8♦", "del passo", "del contro", "del surcontro"]),
        ("from", ["dall'1♠", "dal 3SA", "dall'8♦", "dal passo", "dal contro", "dal surcontro"]),
        ("does", ["licita 1♠", "licita 3SA", "licita 8♦", "passa", "contra", "surcontra"]),
        ("did", ["ha licitato 1♠", "ha licitato 3SA", "ha licitato 8♦", "è passato", "ha contrato", "ha surcontrato"]),
        ("do", ["licitare 1♠", "licitare 3SA", "licitare 8♦", "passare", "contrare", "surcontrare"]),
    ],
)
def test_calls(form: str, said: list[str]) -> None:
    calls = [spoken_call_of(text) for text in ("1S", "3NT", "8D", "P", "X", "XX")]
    assert [ITALIAN.call(call, form) for call in calls] == said


def test_counts_of_tricks() -> None:
    said = [ITALIAN.tricks(count) for count in (0, 1, 2, 3, 13)]
    assert said == ["nessuna presa", "una presa", "due prese", "tre prese", "tredici prese"]
    assert ITALIAN.tricks(2, "digits") == "2 prese"


def test_tricks_by_number() -> None:
    assert ITALIAN.trick(3) == "la terza presa"
    assert ITALIAN.trick(8, "to") == "all'ottava presa"
    assert ITALIAN.trick(11, "of") == "dell'undicesima presa"
    assert ITALIAN.trick(12, "to") == "alla dodicesima presa"


def test_agreement() -> None:
    queen, king, other_queen = card_of("HQ"), card_of("HK"), card_of("SQ")
    found = [ITALIAN.agreement(cards) for cards in ([queen], [king], [queen, king], [queen, other_queen])]
    assert found == ["f", "m", "mp", "fp"]


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(NoSuchFormError):
        ITALIAN.card(card_of("HQ"), "under")
    with pytest.raises(NoSuchFormError):
        ITALIAN.person(Seat.E, "under")
