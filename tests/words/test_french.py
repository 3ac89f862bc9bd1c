"""French, a language added by files alone: its forms, its signs, and its terms, one for one thing."""

from __future__ import annotations

import re

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.notation import card_of, contract_of, spoken_call_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.disk.resources import resources
from bridgetable.table.question import DIRECTOR
from bridgetable.table.scores import Amount, PenaltyUnit
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.words.test_catalogue import Samples
from tests.words.test_locale import messages_in

FRENCH = Words.of("fr")
GRAMMAR = FRENCH.grammar
FILES = sorted((resources() / "locale" / "fr").rglob("*.ftl"))

# rank, alone, of, to
FORMS = {
    14: ("l'As", "de l'As", "à l'As"),
    13: ("le Roi", "du Roi", "au Roi"),
    12: ("la Dame", "de la Dame", "à la Dame"),
    11: ("le Valet", "du Valet", "au Valet"),
    10: ("le 10", "du 10", "au 10"),
    8: ("le 8", "du 8", "au 8"),
}


@for_each("card", [card for card in PACK if card.rank in FORMS])
def test_every_card_with_its_articles_and_prepositions(card: Card) -> None:
    suit = ("trèfle", "carreau", "cœur", "pique")[card.suit]
    found = [GRAMMAR.card(card, form) for form in ("", "of", "to")]
    assert found == [f"{words} de {suit}" for words in FORMS[card.rank]]


@for_each(
    ("value", "form", "said"),
    [
        (Seat.N, "of", "de Nord"),
        (Seat.E, "of", "d'Est"),
        (Seat.W, "of", "d'Ouest"),
        (Seat.W, "to", "à Ouest"),
        (Seat.W, "letter", "O"),
        (Side.EW, "of", "d'Est-Ouest"),
        (Side.EW, "short", "E-O"),
        (DIRECTOR, "of", "de l'arbitre"),
        (DIRECTOR, "to", "à l'arbitre"),
        (spoken_call_of("1S"), "the", "le 1♠"),
        (spoken_call_of("P"), "of", "du passe"),
        (spoken_call_of("X"), "a", "un contre"),
        (spoken_call_of("3NT"), "does", "déclare 3SA"),
        (contract_of("4SX", Seat.E), "by", "4♠ contrés par Est"),
        (contract_of("1NTX", Seat.N), "", "1SA contré"),
        ((card_of("D9"), card_of("D4")), "of", "du 9 et du 4 de carreau"),
        ((Seat.W, Seat.E), "of", "d'Ouest et d'Est"),
    ],
)
def test_forms(value: object, form: str, said: str) -> None:
    assert GRAMMAR.forms(value, form) == said


def test_nought_and_one_are_singular() -> None:
    assert [GRAMMAR.tricks(count, "digits") for count in (0, 1, 2)] == ["0 levée", "1 levée", "2 levées"]
    assert [GRAMMAR.tricks(count) for count in (0, 1, 2)] == ["aucune levée", "une levée", "deux levées"]
    assert FRENCH.text("boards-reading", count=12_345).endswith("12\u202f345")
    assert [FRENCH.text("progress-in-days", count=count) for count in (1, 2)] == ["dans un jour", "dans 2 jours"]


def test_signs_have_their_no_break_spaces() -> None:
    """A colon, a semicolon, a question mark, and marks of quotation keep to the word beside them."""
    for file in FILES:
        lines = (re.sub(r"\{[^{}]*\}", "", line) for line in file.read_text("utf-8").splitlines())
        assert [line for line in lines if re.search(r"\w [:;!?»%]|« ", line)] == [], file


def test_every_message_can_be_filled() -> None:
    """Else strict words raise."""
    everywhere = {key: texts for each in FILES for key, texts in messages_in(each)}
    words = Words(("fr",), strict=True)
    for message, texts in everywhere.items():
        samples = Samples(everywhere, texts.values())
        for each in texts:
            assert "{" not in words.text(f"{message}.{each}".rstrip("."), **samples.found), message


def test_one_space_stands_before_the_sign_of_per_cent() -> None:
    assert GRAMMAR.amount(Amount(10, PenaltyUnit.PERCENT)) == "10\u00a0%"


NOT_SAID = {
    r"pénalisées? (?:mineure|majeure)": "carte pénalisée secondaire, principale",
    r"[a-zé,] [Ll]'Arbitre": "l'arbitre",
    r"[“”„’]": "« » or '",
    r"\b(?:que|de) \{ (?:\$(?:seat|offender|partner|player|claimer|by)|(?:SEAT|SIDE)\(\$\w+\)) \}": "forms that, of",
}
"""What is not said, and what is said for it: before Est and Ouest, que and de lose their vowel."""


@for_each("wrong", tuple(NOT_SAID))
def test_one_word_for_one_thing(wrong: str) -> None:
    lines = ((file.name, line) for file in FILES for line in file.read_text("utf-8").splitlines() if line[:1] != "#")
    assert [(name, line) for name, line in lines if re.search(wrong, line)] == [], NOT_SAID[wrong]


def test_que_loses_its_vowel_before_est_and_ouest() -> None:
    assert [GRAMMAR.person(seat, "that") for seat in Seat] == ["que Nord", "qu'Est", "que Sud", "qu'Ouest"]
    assert [GRAMMAR.side(side, "that") for side in Side] == ["que Nord-Sud", "qu'Est-Ouest"]
