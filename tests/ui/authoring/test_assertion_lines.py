"""What must be so at a place of a case, in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.cases.assertions import assertions_of
from bridgetable.cases.case import Expect
from bridgetable.cases.codec import read_case
from bridgetable.cases.walk import ExpectReached, walk
from bridgetable.disk.resources import resources
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.ui.authoring.expectations_page import assertion_line
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

TABLE = first_table(Edition.E2017, Board.numbered(1), random_deal(1), None)
CASES = sorted((resources() / "cases").rglob("*.case.json"))[::20]


@pytest.mark.parametrize(
    ("assertion", "english", "italian"),
    [
        (Expect(contract="3NT"), "The contract is 3NT.", "Il contratto è 3SA."),
        (Expect(contract="4SX"), "The contract is 4♠X.", "Il contratto è 4♠X."),
        (Expect(contract="pass"), "The board is passed out.", "La mano è passata."),
        (Expect(turn=Seat.E), "It is East's turn.", "È il turno di Est."),
    ],
)
def test_an_assertion_is_a_sentence_in_the_words_of_the_language(assertion: Expect, english: str, italian: str) -> None:
    assert assertion_line(Words.of("en"), assertion, TABLE) == english
    assert assertion_line(Words.of("it"), assertion, TABLE) == italian


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.name)
def test_every_assertion_of_a_case_can_be_said(path: Path) -> None:
    for visit in walk(read_case(path.read_bytes())):
        if isinstance(visit, ExpectReached):
            for assertion in assertions_of(visit.expect):
                for language in LANGUAGES:
                    assert assertion_line(Words.of(language, strict=True), assertion, visit.line[-1])
