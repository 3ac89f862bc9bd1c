"""What is played from dummy is told as declarer's doing; and what a card played now would be."""

from __future__ import annotations

from bridgetable.cards.notation import card_of, seat_of
from bridgetable.cards.seat import Seat
from bridgetable.table.question import say
from bridgetable.ui.entry.proposed import CARD_KINDS_WITH_WARNING, card_warnings, proposed_play
from bridgetable.words.action_lines import ruled, worded
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.story import event_lines
from tests.each import for_each
from tests.situations import POZNAN, Situation, at
from tests.words.test_locale import LOCALE, blanks_of
from tests.words.test_story import last_step

ENGLISH, ITALIAN = Words.of("en", strict=True), Words.of("it", strict=True)
START = at(POZNAN, "4S S")
FIRST = START.do("WCJ NCA EC2 SC3")
"""Dummy has won; the lead is dummy's."""
HEARTS = START.do("WH9 NH3 EHK SH4")
"""East has won, and is to lead."""
SPADES = START.do("WS6 NST ES2 SSQ")
"""Declarer has won in his hand."""
WORDINGS = ("dummy", "dummy-hand", "due-dummy")
LAST = at("N:A2... 43... 65... 87...", "3NT S", lead="N").do("NSA ES3 SS5 WS7")


def lines(
    situation: Situation, *texts: str, kinds: tuple[LineKind, ...] = (LineKind.LAW, LineKind.RULING)
) -> list[str]:
    before, step = last_step(situation, *texts)
    return [line.text for line in event_lines(ITALIAN, step, before) if line.kind in kinds]


@for_each(
    ("situation", "texts", "italian"),
    [
        (
            SPADES,
            ("NH3",),
            "È una mossa dalla mano sbagliata: Sud ha mosso il 3 di cuori dal morto, ma doveva muovere dalla "
            "propria mano.",
        ),
        (
            HEARTS,
            ("NH5",),
            "È un attacco fuori turno: Sud ha mosso il 5 di cuori dal morto, ma l'attacco toccava a Est.",
        ),
        (FIRST, ("WDA",), "È un attacco fuori turno: Ovest ha mosso l'Asso di quadri, ma si doveva muovere dal morto."),
        (
            START,
            ("NH3",),
            "È un attacco iniziale fuori turno: Nord ha attaccato con il 3 di cuori, ma l'attacco toccava a Ovest.",
        ),
        (
            HEARTS,
            ("EHA NH5",),
            "È una giocata prematura: Sud ha giocato il 5 di cuori dal morto prima che toccasse al morto.",
        ),
        (START, ("WCJ NDK",), "È una renonce: il morto aveva ♣A K Q e bisognava giocarne una."),
        (START, ("WCJ NCA", "back N CA"), "Sud ha fatto tornare al morto l'Asso di fiori, che era già stato giocato."),
        (START, ("WCJ", "omit N"), "Dal morto non si è giocato alla prima presa, e il gioco è andato avanti."),
        (
            START,
            ("WH9 NH3 EC2", "attention S", "NHQ"),
            "Sud ha giocato la Dama di cuori dal morto prima della decisione dell'Arbitro.",
        ),
    ],
)
def test_what_went_wrong_from_dummy(situation: Situation, texts: tuple[str, ...], italian: str) -> None:
    assert italian in lines(situation, *texts, kinds=(LineKind.IRREGULARITY,))


@for_each(
    ("situation", "texts", "italian"),
    [
        (SPADES, ("NH3", "director W"), "Sud ha mosso il 3 di cuori dal morto, ma doveva muovere dalla propria mano."),
        (FIRST, ("SH4", "director W"), "Sud ha mosso il 4 di cuori, ma si doveva muovere dal morto."),
        (
            SPADES,
            ("NH3", "director W", "choose E refuse"),
            "L'attacco è rifiutato: il 3 di cuori torna al morto senza rettifica; Sud muove dalla propria mano,"
            " in qualsiasi seme.",
        ),
        (
            FIRST,
            ("SH4", "director W", "choose W refuse"),
            "L'attacco è rifiutato: il 4 di cuori torna in mano senza rettifica; Sud muove dal morto, in "
            "qualsiasi seme.",
        ),
        (
            HEARTS,
            ("NH5", "director W", "choose E refuse"),
            "L'attacco è rifiutato: il 5 di cuori torna al morto senza rettifica, e attacca Est.",
        ),
        (HEARTS, ("NH5", "ED3"), "L'attacco toccava a Est: vale il 3 di quadri, e il 5 di cuori torna al morto."),
        (FIRST, ("WDA", "NHQ"), "Si doveva muovere dal morto: vale la Dama di cuori; Ovest riprende l'Asso di quadri."),
        (LAST, ("WS8", "director S"), "Ovest ritira l'8 di picche, che diventa carta penalizzata maggiore."),
        (LAST, ("SS6", "director W"), "Il 6 di picche torna in mano senza rettifica; Sud muove dal morto."),
        (
            START,
            ("WCJ NDK", "director W"),
            "È una renonce, e non è ancora consumata: il Re di quadri torna al morto; Sud di lì gioca una carta "
            "legale.",
        ),
        (
            START,
            ("WH9 NH3 SC3", "director W revoke"),
            "È una renonce, e non è ancora consumata: Sud ritira il 3 di fiori, e al suo turno giocherà una carta"
            " legale.",
        ),
        (
            SPADES,
            ("SSK WS7", "omit N", "ES4", "SSA WSJ", "director W"),
            "Entrambe le linee sono andate avanti, ma dal morto non si era giocato alla seconda presa: il morto non ha"
            " il seme d'attacco, e Sud aggiunge una carta a sua scelta.",
        ),
        (
            START,
            ("WCJ NCA EDQ", "name E C2", "director S exposed-card"),
            "Est ha detto di avere il 2 di fiori, e il compagno l'ha sentito: diventa carta penalizzata.",
        ),
    ],
)
def test_what_is_ruled_about_dummys_hand(situation: Situation, texts: tuple[str, ...], italian: str) -> None:
    assert italian in lines(situation, *texts)


def test_without_a_table_the_hand_is_named_by_its_seat() -> None:
    blanks = {"seat": Seat.N, "card": card_of("H3")}
    assert worded(ENGLISH, None, "event-card-withdrawn", **blanks) == "North takes the 3 of hearts back into the hand."
    assert worded(ENGLISH, FIRST.table, "event-card-withdrawn", **blanks) == "The 3 of hearts goes back to dummy."


def test_a_ruling_without_another_wording_is_said_as_it_is() -> None:
    assert ruled(ITALIAN, FIRST.table, say("law-66C", seat=Seat.N)) == (
        "Nord non può guardare una presa girata di sua iniziativa: spetta all'Arbitro."
    )


def test_such_a_wording_asks_for_nothing_but_declarer_besides() -> None:
    found = {key: blanks for file in (LOCALE / "en").rglob("*.ftl") for key, blanks in blanks_of(file).items()}
    wordings = {key: blanks for key, blanks in found.items() if key.partition(".")[2] in WORDINGS}
    assert len(wordings) > 30
    for key, blanks in wordings.items():
        assert blanks <= found[key.partition(".")[0]] | {"player", "seat", "offender", "card", "due"}, key


def test_dummys_own_doings_are_his() -> None:
    asked = START.do("breach N 43A2a", "WCJ NCA EC2 SC3"), "warn N", "director W"
    assert lines(*asked) == [
        "Nord, il morto, ha perso i suoi diritti e ha avvertito il dichiarante: ciascun difensore "
        "può scegliere da quale mano si muove."
    ]


# -- before a card is played -----------------------------------------------------------------------------------------

WOULD_BE: tuple[tuple[str, Situation, str], ...] = (
    ("revoke", START.do("WH9 NH3"), "EC2"),
    ("lead-out-of-turn", FIRST, "WDA"),
    ("premature-lead", START.do("WCJ"), "WDA"),
    ("premature-play", START.do("WCJ"), "EC2"),
    ("lead-before-choice", HEARTS.do("ED3 SDJ WDA ND2", "face E DQ", "director S"), "WDT"),
    ("penalty-card-not-played", HEARTS.do("face E DQ", "director S"), "ED3"),
    ("play-before-ruling", START.do("WH9 NH3 EC2", "attention S"), "SH4"),
)


def test_every_irregularity_of_a_card_is_tried() -> None:
    assert {kind for kind, *_ in WOULD_BE} == CARD_KINDS_WITH_WARNING


@for_each("language", LANGUAGES)
@for_each(("kind", "situation", "played"), WOULD_BE)
def test_what_a_card_would_be_is_said_before_it_is_played(
    language: str, kind: str, situation: Situation, played: str
) -> None:
    words = Words.of(language, strict=True)
    proposal = proposed_play(situation.table, seat_of(played[0]), card_of(played[1:]))
    said = card_warnings(situation.table, proposal)
    assert f"would-be-{kind}" in {message.key for message in said}
    assert all(words.say(message).endswith(".") for message in said)
