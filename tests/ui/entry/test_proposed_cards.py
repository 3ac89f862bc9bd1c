"""What a card would be before it is played: each irregularity in one sentence, in both languages."""

from __future__ import annotations

import pytest

from bridgetable.cards.notation import card_of, seat_of
from bridgetable.ui.entry.proposed import CARD_KINDS_WITH_WARNING, card_warnings, proposed_play
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN, at

ENGLISH, ITALIAN = Words.of("en", strict=True), Words.of("it", strict=True)


@pytest.mark.parametrize(
    ("before", "played", "english", "italian"),
    [
        (
            "WH9 NH3",
            "SH4",
            "A premature play: it is not South's turn yet.",
            "Sarebbe una giocata prematura: non è ancora il turno di Sud.",
        ),
        (
            "WH9 NH3",
            "WH8",
            "A premature lead: the trick is not complete yet.",
            "Sarebbe un attacco prematuro: la presa non è ancora completa.",
        ),
        (
            "WH9 NH3 EHA SH4",
            "WH8",
            "A lead out of turn: it is East's lead.",
            "Sarebbe un attacco fuori turno: tocca a Est attaccare.",
        ),
        ("WH9 NH3", "EC2", "A revoke: East still has ♥A K 10 2.", "Sarebbe una renonce: Est ha ancora ♥A K 10 2."),
    ],
)
def test_a_card_is_named_before_it_is_played(before: str, played: str, english: str, italian: str) -> None:
    table = at(POZNAN, "4S S").do(before).table
    proposal = proposed_play(table, seat_of(played[0]), card_of(played[1:]))
    assert not proposal.lawful
    (message,) = card_warnings(table, proposal)
    assert (ENGLISH.say(message), ITALIAN.say(message)) == (english, italian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worded_kind_has_its_sentence(language: str) -> None:
    words = Words.of(language, strict=True)
    assert all(words.has(f"would-be-{kind}") for kind in CARD_KINDS_WITH_WARNING)
