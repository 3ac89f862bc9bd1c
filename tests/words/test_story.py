"""The story: what was done, what it was, what was ruled, who is asked; in both languages."""

from __future__ import annotations

from typing import get_args

import pytest

from bridgetable.cards.call import Bid, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.table import events as e
from bridgetable.table import irregularity as i
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import InformationBy
from bridgetable.table.question import DIRECTOR, AffectedCard, CardAtTrick, Player, Question, Turn, say
from bridgetable.table.state import Table
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import irregularity_line, irregularity_name
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.questions import option_label, question_line
from bridgetable.words.story import event_lines, lines_for_events
from tests.each import for_each
from tests.situations import POZNAN, SLAM, Situation, actions_of, at, bidding

ENGLISH, ITALIAN = Words.of("en", strict=True), Words.of("it", strict=True)
NO_TRUMP = "N:K5.32.A6.7 32.98.KQ.8 A4.KQ.32.A QJ.AJ.54.9"


def last_step(situation: Situation, *texts: str) -> tuple[Table, Step]:
    """The table before the last of these actions, and the step it makes."""
    *before, last = [action for text in texts for action in actions_of(text)]
    table = situation.table
    for action in before:
        table = apply(table, action).table
    return table, apply(table, last)


def told(situation: Situation, *texts: str) -> tuple[str, str]:
    _, step = last_step(situation, *texts)
    return action_line(ENGLISH, step), action_line(ITALIAN, step)


SOUTH = at(POZNAN, "4S S")
ENDING = at(NO_TRUMP, "3NT S", lead="W")


@for_each(
    ("situation", "played", "english", "italian"),
    [
        (SOUTH, "WH9", "West leads the 9 of hearts.", "Ovest attacca con il 9 di cuori."),
        (SOUTH, "WH9 NHQ", "South plays the queen of hearts from dummy.", "Sud gioca la Dama di cuori dal morto."),
        (SOUTH, "WH9 NHQ EHA", "East plays the ace of hearts.", "Est gioca l'Asso di cuori."),
        (SOUTH, "WH9 NHQ EHA SH4 ED3", "East leads the 3 of diamonds.", "Est attacca con il 3 di quadri."),
        (
            SOUTH,
            "WCJ NCA EC2 SC3 NCK",
            "South leads the king of clubs from dummy.",
            "Sud attacca con il Re di fiori dal morto.",
        ),
    ],
)
def test_cards_are_played(situation: Situation, played: str, english: str, italian: str) -> None:
    assert told(situation, played) == (english, italian)


@for_each(
    ("action", "english", "italian"),
    [
        ("director S", "South calls the Director.", "Sud chiama l'Arbitro."),
        (
            "name E HA",
            "East names a card he holds: the ace of hearts.",
            "Est nomina una carta che ha in mano: l'Asso di cuori.",
        ),
        ("name S H4", "South says that he will play the 4 of hearts.", "Sud dice che giocherà il 4 di cuori."),
        ("call H", "South calls for a heart from dummy.", "Sud chiama cuori dal morto."),
        ("call HQ", "South calls for the queen of hearts from dummy.", "Sud chiama la Dama di cuori dal morto."),
        ("call run-H", "South says “run the hearts”.", "Sud dice: «Gioca tutte le cuori»."),
        ("expose E HA", "East drops the ace of hearts face up.", "A Est cade sul tavolo, scoperto, l'Asso di cuori."),
        ("face E D4 D3", "East shows the 4 and the 3 of diamonds.", "Est mostra il 4 e il 3 di quadri."),
        ("back W H9", "West takes back the 9 of hearts.", "Ovest riprende il 9 di cuori."),
        (
            "ask N S",
            "North asks South whether he has none of the suit led.",
            "Nord chiede a Sud se non ha più carte del seme giocato.",
        ),
        (
            "breach N 43A2c",
            "North, dummy, looks at a defender's hand.",
            "Nord, il morto, guarda le carte di un difensore.",
        ),
        ("claim S 10", "South claims ten tricks.", "Sud richiede dieci prese."),
        ("concede S 1", "South concedes one trick.", "Sud concede una presa."),
        ("round", "The round ends.", "Il turno di gioco è finito."),
    ],
)
def test_everything_people_do_has_a_line(action: str, english: str, italian: str) -> None:
    assert told(SOUTH, "WH9", action) == (english, italian)


def test_a_substitute_is_played_instead() -> None:
    assert told(SOUTH, "WH9 NH3 EC2 SH4", "director S", "EHK") == (
        "East now plays the king of hearts.",
        "Est ora gioca il Re di cuori.",
    )


def test_a_note_is_read_in_the_language_it_has() -> None:
    both = a.Note((("en", "Look here"), ("it", "Guardate")))
    plain = a.Note((("", "Look here"),))
    steps = [Step(note, (), SOUTH.table) for note in (both, plain)]
    assert [action_line(ITALIAN, step) for step in steps] == ["Guardate", "Look here"]


def test_a_claim_is_told_with_its_line() -> None:
    _, step = last_step(SOUTH, "WH9")
    claimed = apply(step.table, a.MakeClaim(Seat.S, 10, (("", "drawing trumps"),)))
    assert action_line(ENGLISH, claimed) == "South claims ten tricks: “drawing trumps”"


def test_the_order_of_a_claim_is_told_as_it_was_stated() -> None:
    _, step = last_step(SOUTH, "WH9")
    order = (card_of("S9"), card_of("HA"), card_of("HK"), Suit.CLUBS)
    claimed = apply(step.table, a.MakeClaim(Seat.S, 10, (), order))
    assert action_line(ENGLISH, claimed) == "South claims ten tricks, in this order: ♠9, ♥A, ♥K, ♣."
    said = apply(step.table, a.MakeClaim(Seat.S, 10, (("en", "Trumps"), ("it", "Le atout")), (Suit.SPADES,)))
    assert action_line(ITALIAN, said) == "Sud richiede dieci prese: «Le atout». Cioè, in quest'ordine: ♠."


@pytest.mark.parametrize(("said", "word"), [("claim S 3", "La richiesta"), ("concede S 3", "La concessione")])
def test_what_falls_is_told_by_what_it_was(said: str, word: str) -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", said).table
    [line] = lines_for_events(ITALIAN, table, (e.ClaimSetAside(),))
    assert line.text == f"{word} non è più valida: il gioco continua."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (ENGLISH, "West has raised no objection to the claim: that is assent (69A)."),
        (ITALIAN, "Ovest non ha obiettato alla richiesta: vale come assenso (69A)."),
    ],
)
def test_who_goes_on_over_a_claim_has_assented(words: Words, sentence: str) -> None:
    before, step = last_step(ENDING, "claim S 5", "next W")
    assert sentence in [line.text for line in event_lines(words, step, before)]
    before, step = last_step(ENDING, "claim S 5", "agree W")
    assert sentence not in [line.text for line in event_lines(words, step, before)]


@pytest.mark.parametrize(
    ("situation", "before", "act", "clause"),
    [
        (bidding(POZNAN), ("bid E 1H",), "bid N 1D", "28B"),
        (SOUTH, ("WCJ",), "call low", "46B1(c)"),
        (ENDING, ("claim S 5",), "agree W", "69A"),
    ],
)
def test_what_follows_from_a_law_is_no_ruling_while_nobody_has_called_the_director(
    situation: Situation, before: tuple[str, ...], act: str, clause: str
) -> None:
    _, step = last_step(situation, *before, act)
    kinds = {line.kind for line in event_lines(ENGLISH, step) if line.clause == clause}
    assert kinds == {LineKind.LAW}
    _, step = last_step(situation, "director W", *before, act)
    assert all(line.kind is not LineKind.LAW for line in event_lines(ENGLISH, step))


@pytest.mark.parametrize("said", [("claim S 5", "object W", "choose W rule"), ("claim S 5", "director W")])
def test_a_claim_that_is_contested_is_the_directors(said: tuple[str, ...]) -> None:
    _, step = last_step(ENDING, *said)
    assert {line.kind for line in event_lines(ENGLISH, step) if line.clause == "70A"} == {LineKind.RULING}


def test_called_once_a_claim_was_agreed_the_director_asks_why() -> None:
    before, step = last_step(ENDING, "claim S 5", "agree W", "director W")
    assert [line.text for line in event_lines(ENGLISH, step, before)] == ["The Director asks what it is about."]


def test_a_revoke_is_hidden_until_somebody_speaks() -> None:
    _, step = last_step(SOUTH, "WH9 NH3 EC2")
    (line,) = event_lines(ENGLISH, step)
    assert (line.kind, line.hidden) == (LineKind.IRREGULARITY, True)
    assert line.text == "This is a revoke: East held ♥A K 10 2 and had to play one of them."


def test_the_director_rules_with_clauses() -> None:
    before, step = last_step(SOUTH, "WH9 NH3 EC2 SH4", "director S")
    lines = event_lines(ENGLISH, step, before)
    assert [line.clause for line in lines if line.kind is LineKind.RULING] == ["62A", "62B1", "50B"]
    assert lines[0].text == "Attention is drawn to an irregularity by East in trick 1: revoke."
    assert not any("back into the hand" in line.text for line in lines)


def test_the_question_is_told_once() -> None:
    before, step = last_step(SOUTH, "WS6 NST ED3 SSA", "director S", "ES2")
    asked = [line for line in event_lines(ITALIAN, step, before) if line.kind is LineKind.ASKED]
    assert [(line.clause, line.text) for line in asked] == [
        ("62C1", "Sud può ritirare l'Asso di picche, giocato dopo la renonce, oppure lasciarlo.")
    ]
    after = apply(step.table, a.Note((("", "so"),)))
    assert not any(line.kind is LineKind.ASKED for line in event_lines(ITALIAN, after, step.table))
    assert any(line.kind is LineKind.ASKED for line in event_lines(ITALIAN, after))


def test_an_answer_is_told_in_the_words_of_its_button() -> None:
    before, step = last_step(SOUTH, "WS6 NST ED3 SSA", "director S", "ES2", "choose S withdraw")
    assert action_line(ENGLISH, step) == "South decides: “Take back the ace of spades”."
    assert action_line(ITALIAN, step) == "Sud decide: «Ritirare l'Asso di picche»."
    assert [line.clause for line in event_lines(ENGLISH, step, before)][:1] == ["62C1"]


def test_an_option_not_yet_taken_tells_what_it_leads_to() -> None:
    table = ENDING.do("face E DK", "director S").table
    now = asked_now(table)
    assert now is not None
    labels = [option_label(ITALIAN, now.question, option.name) for option in now.options]
    assert labels == ["Imporre quadri", "Proibire quadri", "Attacco libero"]
    consequence = lines_for_events(ITALIAN, table, now.options[1].then)
    assert consequence[0].text == (
        "Ovest non può attaccare a quadri finché resta in presa. Il Re di quadri torna in mano."
    )


def test_an_option_may_lead_to_an_irregularity_that_is_not_there_yet() -> None:
    now = asked_now(SOUTH.do("WCJ NCA EC2 SC3", "expose E D3", "director S").table)
    assert now is not None
    for option in now.options:
        assert lines_for_events(ENGLISH, SOUTH.table, option.then)


def test_tricks_that_move_are_told() -> None:
    before, step = last_step(
        at(SLAM, "6C N"), "ESK SS3 WC3 NS7", "WS6 NS8 ESQ SS4", "director N", "ESJ SS5 WSA NC8", "claim N 10", "agree E"
    )
    assert [line.text for line in event_lines(ITALIAN, step, before) if line.clause == "64A1"] == [
        "Ovest ha vinto la presa della sua renonce: quella presa e un'altra passano a Nord-Sud."
    ]


OFFENCES: tuple[i.Irregularity, ...] = (
    i.Revoke(Seat.E, 1, card_of("C2"), frozenset({card_of("HQ")})),
    i.PenaltyCardNotPlayed(Seat.E, 1, card_of("C2"), frozenset({card_of("HQ"), card_of("D9")})),
    i.LeadBeforeChoice(Seat.E, 2, card_of("C2")),
    i.LeadOutOfTurn(Seat.E, 2, card_of("C2"), Seat.W),
    i.LeadOutOfTurn(Seat.N, 1, card_of("C2"), Seat.W),
    i.PrematureLead(Seat.E, 3, card_of("C2"), (Seat.S, Seat.W)),
    i.PrematurePlay(Seat.E, 2, card_of("C2"), (Seat.W,)),
    i.SeveralCards(Seat.E, 2, (card_of("C2"), card_of("HQ"))),
    i.FifthCard(Seat.E, 2, card_of("C2")),
    i.MissingCard(Seat.E, 2),
    i.WrongCardFromDummy(Seat.N, 2, card_of("C2"), card_of("HQ")),
    i.DummyWarns(Seat.N, 2),
    i.DummyTouches(Seat.N, 2),
    i.DummyTouches(Seat.N, 2, card_of("C2")),
    *(i.Extraneous(Seat.E, 2, what) for what in InformationBy),
    i.ExposedCard(Seat.E, 2, card_of("C2"), True),
    i.TakenBack(Seat.E, 2, card_of("HQ")),
    i.DummyAsks(Seat.N, 2, Seat.E),
    i.DummyAttention(Seat.N, 2),
    *(i.DummyBreach(Seat.N, 1, law) for law in ("43A2a", "43A2b", "43A2c")),
    i.PartnerAsked(Seat.E, 2, Seat.W),
    i.PlayBeforeRuling(Seat.E, 2, card_of("C2")),
    i.TrickInspected(Seat.E, 2),
    i.InformationElsewhere(Seat.S, 3),
    i.CorrectedTooSoon(Seat.S, 3),
    i.CallOnWrongCards(Seat.S, CallId(1), Bid(1, Denomination.S)),
    i.WrongNumberOfCards(Seat.S, 3, 12),
    i.CardPointedWrongly(Seat.W, 2),
    i.PlayedCardLeftOut(Seat.W, 2),
    i.CardOfAnotherPack(Seat.S, 2),
    i.BoardNotTheirs(Seat.S, 2),
    i.UnauthorisedInformation(Seat.E, 2),
    i.CallOutOfRotation(Seat.E, CallId(0), Pass(), Seat.N, False),
    i.InsufficientBid(Seat.E, CallId(1), Bid(1, Denomination.H)),
    i.InadmissibleCall(Seat.E, CallId(1), Double()),
    i.InadmissibleCall(Seat.E, CallId(1), Redouble()),
    i.BarredCall(Seat.E, CallId(1), Double()),
    i.BidOverSeven(Seat.E, CallId(1), Bid(8, Denomination.C)),
    i.CallAfterTheAuction(Seat.E, CallId(5), Redouble()),
    i.ChangedCall(Seat.E, CallId(2), Bid(1, Denomination.NT), CallId(1)),
    i.CardExposedInAuction(Seat.E, (card_of("C2"), card_of("HQ"))),
    i.CardExposedInAuction(Seat.E, (card_of("C2"),), led=True),
    i.CardExposedInAuction(Seat.E, (card_of("C2"),), clarifying=True),
)


@for_each("language", LANGUAGES)
@for_each("offence", OFFENCES)
def test_every_irregularity_has_a_name_and_a_sentence(language: str, offence: i.Irregularity) -> None:
    words = Words.of(language, strict=True)
    assert irregularity_name(words, offence)
    assert irregularity_line(words, offence).endswith(".")


def test_every_kind_of_irregularity_is_tried_above() -> None:
    assert {type(offence) for offence in OFFENCES} == set(get_args(i.Irregularity))


@pytest.mark.parametrize(
    ("offence", "english", "italian"),
    [
        (
            i.LeadOutOfTurn(Seat.N, 1, card_of("C2"), Seat.W),
            "This is an opening lead out of turn: North led the 2 of clubs, but it was West's lead.",
            "È un attacco iniziale fuori turno: Nord ha attaccato con il 2 di fiori, ma l'attacco toccava a Ovest.",
        ),
        (
            i.LeadOutOfTurn(Seat.N, 2, card_of("C2"), Seat.W),
            "This is a lead out of turn: North led the 2 of clubs, but it was West's lead.",
            "È un attacco fuori turno: Nord ha attaccato con il 2 di fiori, ma l'attacco toccava a Ovest.",
        ),
        (
            i.PartnerAsked(Seat.E, 2, Seat.W),
            "East asked West, his partner, about a revoke. Here defenders may not.",
            "Est ha interrogato Ovest, il suo compagno, su una renonce. Qui ai difensori non è permesso.",
        ),
        (
            i.Extraneous(Seat.E, 2, InformationBy.HESITATION),
            "East hesitated noticeably: his partner may have learnt something from it.",
            "Est ha esitato in modo percettibile: il compagno può averne ricavato qualcosa.",
        ),
    ],
)
def test_what_looks_alike_is_told_apart(offence: i.Irregularity, english: str, italian: str) -> None:
    assert (irregularity_line(ENGLISH, offence), irregularity_line(ITALIAN, offence)) == (english, italian)


def test_a_single_card_owed_agrees() -> None:
    offence = i.Revoke(Seat.E, 1, card_of("C2"), frozenset({card_of("HQ")}))
    assert irregularity_line(ITALIAN, offence) == "È una renonce: Est aveva ♥Q e doveva giocarla."


@for_each("language", LANGUAGES)
@for_each(
    ("clause", "options"),
    [
        ("50D2", ["require-H", "forbid-H", "free"]),
        ("51A", ["SQ"]),
        ("51B1", ["require-H", "forbid-H", "free"]),
        ("51B2", ["forbid-H-C"]),
        ("52B", ["accept", "refuse"]),
        ("55A", ["accept"]),
        ("56", ["refuse"]),
        ("62C1", ["keep", "withdraw"]),
        ("62C2", ["keep", "withdraw"]),
        ("64C", ["stand", "adjust"]),
        ("64C1", ["stand"]),
        ("64C2(a)", ["stand"]),
        ("64C2(b)", ["stand"]),
        ("12B1", ["stand"]),
        ("43B3", ["stand"]),
        ("57A", ["highest", "lowest", "require-D", "forbid-S"]),
        ("16A", ["stand"]),
        ("16B", ["adjust"]),
        ("50E4", ["stand"]),
        ("70A", ["claimer-0", "claimer-1", "claimer-3"]),
    ],
)
def test_every_question_and_option_has_words(language: str, clause: str, options: list[str]) -> None:
    words = Words.of(language, strict=True)
    question = Question(clause, (DIRECTOR,), AffectedCard(Seat.E, card_of("HQ"), 2, IrregularityId(0)))
    assert question_line(words, question)
    assert all(option_label(words, question, option) for option in options)


def test_several_forbidden_suits_are_named_on_the_button() -> None:
    question = Question("51B2", (Seat.S,), Turn(Seat.W, 2))
    assert option_label(ENGLISH, question, "forbid-H-C") == "Forbid hearts and clubs"
    assert option_label(ITALIAN, question, "SQ") == "Dama di picche"
    assert option_label(ENGLISH, Question("70A", (DIRECTOR,), Player(Seat.W)), "claimer-1") == "One trick to East-West"


# -- leads and plays made too soon -----------------------------------------------------------------------------------

SECOND = SOUTH.do("WSJ NST ES2 SSQ")
THIRD = SOUTH.do("WH9 NH3 EHA SH4 EC2 SC3 WCT NCQ")


@for_each("language", LANGUAGES)
@for_each(
    ("situation", "texts", "clauses"),
    [
        (SOUTH, ("WH9 EHT", "director S"), ["57D"]),
        (SOUTH, ("WH9 EC8", "director S premature-play E"), ["57D", "50B", "50E1"]),
        (SOUTH, ("WH9 NH3 SH4", "director W"), ["57C3"]),
        (SECOND, ("SH4 NH3 EHA", "director S"), ["57C1"]),
        (SOUTH, ("WH9 NH3 EHA WH8", "director S"), ["53A", "56"]),
        (SECOND, ("SH4 EHA", "director S"), ["57A", "50B", "50E1", "57A"]),
        (SECOND, ("SH4 EHA", "director S", "choose S lowest"), ["57A2"]),
        (SECOND, ("SH4 EHA", "director S", "WH8", "choose S highest"), ["57A1", "60C", "50B", "50E1"]),
        (SECOND, ("NH3", "director W", "choose W refuse", "WH9", "director S"), ["60B", "50B", "50E1"]),
        (THIRD, ("SC5", "director W", "choose E accept"), ["53A", "55A"]),
        (THIRD, ("SC5", "director W", "choose W accept", "choose E refuse"), ["55A"]),
    ],
)
def test_every_ruling_on_them_has_words(
    language: str, situation: Situation, texts: tuple[str, ...], clauses: list[str]
) -> None:
    before, step = last_step(situation, *texts)
    lines = event_lines(Words.of(language, strict=True), step, before)
    assert [line.clause for line in lines if line.clause] == clauses
    assert all(line.text.endswith((".", "?")) for line in lines)


def test_an_answer_to_no_question_is_told_in_words() -> None:
    in_vain = ("SC5", "director W", "choose W accept", "choose E refuse")
    assert told(THIRD, *in_vain) == ("East decides: “Do not accept”.", "Est decide: «Non accettare».")


def test_one_defender_left_is_asked_by_himself() -> None:
    now = asked_now(THIRD.do("SC5", "director W", "choose E accept").table)
    assert now is not None
    assert question_line(ENGLISH, now.question) == (
        "The 5 of clubs was led out of turn: West, next in turn to it, may still choose: does he accept it?"
    )


def test_declarer_chooses_in_few_words() -> None:
    question = Question("57A", (Seat.S,), CardAtTrick(Seat.W, card_of("DQ"), 2))
    labels = [option_label(ITALIAN, question, option) for option in ("highest", "lowest", "require-S", "forbid-C")]
    assert labels == ["La più alta", "La più bassa", "Imporre picche", "Proibire fiori"]


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (e.DeclarerChanged(Seat.N), "North is now declarer.", "Ora il dichiarante è Nord."),
        (
            e.FaceDownLeadRetracted(Seat.W, card_of("H9")),
            "West takes the face-down lead back into the hand, unseen.",
            "Ovest riprende in mano la carta d'attacco, senza mostrarla.",
        ),
        (
            e.CardPlacedLate(Seat.E, card_of("HT"), 1),
            "East's missing card is found: the 10 of hearts goes to trick 1, but cannot win it.",
            "La carta mancante di Est è il 10 di cuori: va alla prima presa, ma non può vincerla.",
        ),
        (
            e.OmissionFound(Seat.E, 1),
            "East still owes a card to trick 1 and plays it now.",
            "Est deve ancora una carta alla prima presa e la gioca adesso.",
        ),
    ],
)
def test_what_no_ruling_says_is_told_as_a_fact(event: e.Event, english: str, italian: str) -> None:
    assert [line.text for line in lines_for_events(ENGLISH, SOUTH.table, (event,))] == [english]
    assert [line.text for line in lines_for_events(ITALIAN, SOUTH.table, (event,))] == [italian]


def test_what_a_ruling_says_is_not_told_twice() -> None:
    ruled = e.RulingGiven("60B", say("law-60B", offender=Seat.E, card=card_of("HT")))
    told_by_it: tuple[e.Event, ...] = (
        e.CardPlacedLate(Seat.E, card_of("HT"), 1),
        e.OmissionFound(Seat.E, 1),
        e.DeclarerChanged(Seat.E),
    )
    (line,) = lines_for_events(ENGLISH, SOUTH.table, (ruled, *told_by_it))
    assert line.kind is LineKind.RULING


def test_a_face_down_lead_out_of_turn_does_not_name_the_card() -> None:
    _, step = last_step(SOUTH, "down E HA")
    lines = event_lines(ITALIAN, step)
    assert [(line.text, line.hidden) for line in lines if line.kind is LineKind.IRREGULARITY] == [
        ("Est ha attaccato a carta coperta, ma l'attacco tocca a Ovest.", True)
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (ENGLISH, "Attention is drawn to an irregularity with dummy's cards in trick 1: revoke."),
        (ITALIAN, "È stata rilevata un'irregolarità con le carte del morto alla prima presa: renonce."),
    ],
)
def test_what_is_irregular_about_dummys_card_is_nobodys_by_name(words: Words, sentence: str) -> None:
    before, step = last_step(SOUTH, "WH9 NCA", "director W")
    assert sentence in [line.text for line in event_lines(words, step, before)]


@pytest.mark.parametrize(
    ("situation", "actions", "clause", "english"),
    [
        (
            at(POZNAN, "4S S"),
            ("WCJ NCA EC2 SC3 EHA", "SH4"),
            "53A",
            "By playing on, South accepts an irregularity by East: lead out of turn.",
        ),
        (
            bidding(POZNAN),
            ("bid N 1C", "bid E 1D", "bid S P", "bid W 1D", "bid N P"),
            "27A1",
            "By calling on, North accepts an irregularity by West: insufficient bid.",
        ),
        (
            bidding(POZNAN),
            ("bid N 1C", "bid S 1D", "bid W P"),
            "29A",
            "By calling on, West accepts an irregularity by South: call out of rotation.",
        ),
    ],
)
def test_what_is_accepted_by_going_on_is_told_before_anybody_speaks(
    situation: Situation, actions: tuple[str, ...], clause: str, english: str
) -> None:
    _, step = last_step(situation, *actions)
    (line,) = event_lines(ENGLISH, step)
    assert (line.text, line.clause, line.hidden) == (english, clause, True)


def test_what_is_accepted_after_the_director_was_called_is_told_by_him_alone() -> None:
    _, step = last_step(at(POZNAN, "4S S"), "WCJ NCA EC2 SC3 EHA", "director S", "SH4")
    assert not any("By playing on" in line.text for line in event_lines(ENGLISH, step))


def test_a_low_card_played_before_a_minor_penalty_card_is_told_by_that_card() -> None:
    _, step = last_step(at(POZNAN, "4S S"), "expose W S6", "director S", "WS7")
    assert event_lines(ENGLISH, step)[0].text == (
        "West played the 7 of spades with the 6 of spades before him as a minor penalty card: of the cards below a ten"
        " in that suit it had to be played first."
    )


def test_cards_played_before_the_ruling_are_told_by_the_ruling_on_them_alone() -> None:
    situation = at(POZNAN, "4S S").do("WH9 NH3", "EC2", "back E C2")
    _, step = last_step(situation, "EHA SH4", "NDK ED3", "director S")
    lines = [line.text for line in event_lines(ENGLISH, step)]
    assert not any("play before the ruling" in line for line in lines)
    assert sum("should have waited for the Director" in line for line in lines) == 3  # East, South, dummy


def test_a_face_down_lead_taken_back_is_told_once_and_does_not_name_the_card() -> None:
    step = SOUTH.do("down W CJ")
    done = apply(step.table, a.TakeBack(Seat.W, card_of("CJ")))
    told = [line.text for line in event_lines(ENGLISH, done, step.table)]
    assert told == ["West took the face-down lead back into the hand; only the Director may allow that."]
