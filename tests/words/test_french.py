"""French, a language added by files alone: its forms, its signs, and English where a sentence is missing."""

from __future__ import annotations

import re
import warnings

import pytest

from bridgetable.cards.card import PACK, Card
from bridgetable.cards.notation import card_of, contract_of, spoken_call_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.disk.resources import resources
from bridgetable.table.question import DIRECTOR, Amount, PenaltyUnit, say
from bridgetable.words.catalogue import Words
from bridgetable.words.translations import FaultKind, translation_of
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


# -- what is missing ---------------------------------------------------------------------------------------------------


def test_what_is_there_fits_and_what_is_claimed_is_there() -> None:
    french = translation_of("fr")
    assert not french.unreadable and not french.count(*FaultKind) - french.count(
        FaultKind.MISSING, FaultKind.SUPERFLUOUS
    )
    claimed = [file for file in french.files if file.file in french.claims]
    assert {file.file for file in claimed} == set(french.claims)
    revoke = [file for file in claimed if file.file.startswith("laws/")]
    assert {f"laws/law{law}.ftl" for law in (61, 62, 63, 64)} <= {file.file for file in revoke}
    assert [file for file in revoke if file.faults] == []
    # What is added to the window in the languages that are complete, or taken out, may follow in French a little later.
    assert sum(len(file.faults) for file in claimed) <= sum(file.texts for file in claimed) // 50


def test_a_sentence_that_is_missing_is_said_whole_in_english() -> None:
    file, key = next(
        (file.file, fault.key)
        for file in translation_of("fr").files
        if file.file.startswith("laws/")
        for fault in file.faults
        if fault.key.startswith("law-") and "." not in fault.key
    )
    samples = Samples({}, dict(messages_in(resources() / "locale" / "en" / file))[key].values())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert FRENCH.text(key, **samples.found) == Words.of("en").text(key, **samples.found)
        assert FRENCH.has(key) and not FRENCH.says(key) and key in FRENCH.keys


def test_a_message_within_a_missing_one_is_said_in_english_too(monkeypatch: pytest.MonkeyPatch) -> None:
    inner, outer = say("kind-revoke"), say("rehearsal-law-point", law="62", point=say("kind-revoke"))
    assert FRENCH.say(outer) == "Loi 62\u00a0: renonce"
    monkeypatch.setattr(FRENCH, "says", lambda key: key != outer.key)
    assert FRENCH.say(outer) == "Law 62: revoke" and FRENCH.say(inner) == "renonce"


def test_no_other_language_is_read_for_one_that_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    italian = Words(("it", "en"))
    monkeypatch.setattr("bridgetable.words.catalogue._words", lambda *_: pytest.fail("another language is read"))
    assert italian.say(say("kind-revoke")) == "renonce" and not italian.has("no-such-key")
    assert not italian.has_value("no-such-key") and "no-such-key" not in italian.keys


def test_one_space_stands_before_the_sign_of_per_cent() -> None:
    assert GRAMMAR.amount(Amount(10, PenaltyUnit.PERCENT)) == "10\u00a0%"
