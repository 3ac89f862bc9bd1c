"""The auction told: what was irregular, what became of the calls, and no word of tricks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bridgetable.cards.call import Call, Pass
from bridgetable.cards.notation import card_of, contract_of, spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table import irregularity as i
from bridgetable.table.auction import auction_by_seat
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.obligation import LeadMayBeRestrained, MayNotDouble, PassThroughout
from bridgetable.table.question import DIRECTOR, AffectedCalls, AffectedPlayer, Calls, Question, say
from bridgetable.table.state import Table
from bridgetable.table.values import log_of
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import irregularity_line
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.questions import option_label, question_line
from bridgetable.words.story import event_lines, lines_for_events
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at, bidding
from tests.words.test_story import ENGLISH, ITALIAN, last_step

AUCTION = bidding(POZNAN, "N")
OPENED = AUCTION.do("bids N 1S")


def call(text: str) -> Call:
    return spoken_call_of(text)


def over(*calls: str) -> Table:
    """The table after these calls in rotation from North, judged by nobody."""
    made = ((Seat(n % 4), call(text)) for n, text in enumerate(calls))
    return replace(AUCTION.table, auction=auction_by_seat(Seat.N, made))


# -- irregularities ----------------------------------------------------------------------------------------------------


@for_each(
    ("calls", "offence", "english", "italian"),
    [
        (
            ("1S", "P"),
            i.CallOutOfRotation(Seat.E, CallId(1), Pass(), Seat.N, False),
            "This is a call out of rotation: East passed, but it was North's turn.",
            "È una chiamata fuori turno: Est è passato, ma toccava a Nord.",
        ),
        (
            ("1S", "1H"),
            i.InsufficientBid(Seat.E, CallId(1), call("1H")),
            "This is an insufficient bid: East bid 1♥ over 1♠.",
            "È una licita insufficiente: Est ha licitato 1♥ su 1♠.",
        ),
        (
            ("P", "X"),
            i.InadmissibleCall(Seat.E, CallId(1), call("X")),
            "This is an inadmissible double: there is nothing here for East to double.",
            "È un contro inammissibile: qui Est non ha nulla da contrare.",
        ),
        (
            ("P", "XX"),
            i.InadmissibleCall(Seat.E, CallId(1), call("XX")),
            "This is an inadmissible redouble: there is nothing here for East to redouble.",
            "È un surcontro inammissibile: qui Est non ha nulla da surcontrare.",
        ),
        (
            ("P", "1H"),
            i.BarredCall(Seat.E, CallId(1), call("1H")),
            "East bid 1♥, but was bound to pass.",
            "Est ha licitato 1♥, ma era obbligato a passare.",
        ),
        (
            ("P", "8H"),
            i.BidOverSeven(Seat.E, CallId(1), call("8H")),
            "This is a bid of more than seven: East bid 8♥.",
            "È una licita oltre il livello di sette: Est ha licitato 8♥.",
        ),
        (
            ("1S", "P", "P", "P", "X"),
            i.CallAfterTheAuction(Seat.N, CallId(4), call("X")),
            "North doubled after the final pass: the auction is over.",
            "Nord ha contrato dopo il passo finale: la licitazione è chiusa.",
        ),
        (
            ("1S", "1NT"),
            i.ChangedCall(Seat.N, CallId(1), call("1NT"), CallId(0)),
            "North has put 1NT in place of 1♠.",
            "Nord ha messo 1SA al posto dell'1♠.",
        ),
        (
            ("P",),
            i.CardExposedInAuction(Seat.E, (card_of("HA"),)),
            "During the auction East's partner could see the ace of hearts.",
            "Durante la licitazione il compagno di Est ha potuto vedere l'Asso di cuori.",
        ),
        (
            ("P",),
            i.CardExposedInAuction(Seat.E, (card_of("HA"),), led=True),
            "East led the ace of hearts before the auction was over.",
            "Est ha attaccato con l'Asso di cuori prima che la licitazione fosse chiusa.",
        ),
    ],
)
def test_what_was_irregular(calls: tuple[str, ...], offence: i.Irregularity, english: str, italian: str) -> None:
    table = over(*calls)
    told = [irregularity_line(words, offence, table) for words in (ENGLISH, ITALIAN)]
    assert told == [english, italian]


def test_who_might_not_double_was_not_bound_to_pass() -> None:
    table, offence = over("1S", "X"), i.BarredCall(Seat.E, CallId(1), call("X"))
    no_double = replace(table, obligations=log_of((MayNotDouble(Seat.E, "30B2(b)", 1),)))
    throughout = replace(table, obligations=log_of((PassThroughout(Seat.E, "30B2(a)", 1),)))
    assert irregularity_line(ENGLISH, offence, no_double) == (
        "East doubled, but may neither double nor redouble at this turn."
    )
    assert irregularity_line(ITALIAN, offence, no_double) == (
        "Est ha contrato, ma a questo turno non può contrare né surcontrare."
    )
    assert irregularity_line(ENGLISH, offence, throughout) == "East doubled, but was bound to pass."


def test_the_bid_it_should_have_superseded_is_the_one_that_stands() -> None:
    """North puts 2C for 1D, and East keeps the 1H that he had bid over 1D (Law 25A6)."""
    over_the_first = AUCTION.do("bids N 1D 1H", "rebid N 2C", "director S", "choose director unintended")
    _, step = last_step(over_the_first, "choose E keep")
    told = [line.text for line in lines_for_events(ENGLISH, step.table, step.events, step.action)]
    assert "This is an insufficient bid: East bid 1♥ over 2♣." in told


def test_a_pass_supplied_is_told_with_its_law() -> None:
    bound = bidding(POZNAN, "W").do("bid N P", "director E", "choose E refuse", "bid W P")
    _, step = last_step(bound, "bid E 1H")
    for words, text in (
        (ENGLISH, "North has to pass, and counts as having passed though East did not wait for it."),
        (ITALIAN, "Nord deve passare, e si considera passato anche se Est non ha aspettato."),
    ):
        (line,) = lines_for_events(words, step.table, step.events, step.action)
        assert (line.text, line.clause) == (text, "28A")


@for_each("edition", ["1997", "2017"])
@for_each("call", ["2D", "P", "1C"])
def test_who_is_said_to_change_the_call_he_owes_just_calls(edition: str, call: str) -> None:
    too_low = bidding(POZNAN, "N", edition).do("bids N 1S 1D", "director S", "choose S refuse")
    too_soon = bidding(POZNAN, "N", edition).do("bid E 1D", "director S", "choose S refuse", "bid N P")
    for owing in (too_low, too_soon):
        (_, called), (_, changed) = (last_step(owing, f"{verb} E {call}") for verb in ("bid", "rebid"))
        for words in (ENGLISH, ITALIAN):
            assert action_line(words, called) == action_line(words, changed)


def test_a_call_changed_after_the_lead_is_told() -> None:
    _, step = last_step(AUCTION.do("bids N 1H P P P", "ED3"), "rebid S 2H")
    assert action_line(ENGLISH, step) == "South changes the call: 2♥ instead of a pass."
    assert [line.text for line in lines_for_events(ENGLISH, step.table, step.events, step.action)] == [
        "South has put 2♥ in place of a pass."
    ]
    _, ruled = last_step(AUCTION.do("bids N 1H P P P", "ED3", "rebid S 2H"), "director E")
    told = [line.text for line in lines_for_events(ENGLISH, ruled.table, ruled.events, ruled.action)]
    assert "The opening lead had been faced: South's 2♥ is cancelled and changes nothing." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["bid", "rebid"])
def test_letting_the_first_call_stand_is_told(language: str, verb: str) -> None:
    """1997: 25B2(b)(1), by calling it again or by changing to it."""
    words = Words.of(language, strict=True)
    refused = bidding(POZNAN, "N", "1997").do("bid N 1D", "rebid N 1NT", "director E", "choose director intended")
    _, step = last_step(refused, "choose E refuse", f"{verb} N 1D")
    assert action_line(words, step)
    (line,) = lines_for_events(words, step.table, step.events, step.action)
    assert line.clause == "25B2(b)(1)"


# -- attention, and what nobody has noticed ----------------------------------------------------------------------------


def test_nobody_at_the_table_has_noticed_yet() -> None:
    _, step = last_step(OPENED, "bid E 1H")
    (line,) = lines_for_events(ENGLISH, step.table, step.events, step.action)
    assert (line.kind, line.hidden) == (LineKind.IRREGULARITY, True)


@for_each("language", LANGUAGES)
@for_each(
    "texts",
    [
        ("bid E 1H", "director S"),
        ("bid S 2H", "director W"),
        ("bid W XX", "director N"),
        ("bid E 8C", "director S"),
        ("rebid N 1NT", "director E"),
        ("expose E HA", "director S"),
        ("WSJ", "director S"),
        ("extra E remark", "director S"),
        ("bid E 1H", "attention S"),
    ],
)
def test_the_auction_has_no_tricks(language: str, texts: tuple[str, ...]) -> None:
    words = Words.of(language, strict=True)
    _, step = last_step(OPENED, *texts)
    lines = lines_for_events(words, step.table, step.events, step.action)
    assert lines
    assert not any(word in line.text for line in lines for word in ("trick", "presa"))


def test_attention_is_drawn_in_the_auction() -> None:
    _, step = last_step(OPENED, "bid E 1H", "attention S")
    assert [line.text for line in lines_for_events(ENGLISH, step.table, step.events, step.action)] == [
        "Attention is drawn to an irregularity by East in the auction: insufficient bid."
    ]
    assert [line.text for line in lines_for_events(ITALIAN, step.table, step.events, step.action)] == [
        "È stata rilevata un'irregolarità di Est nella licitazione: licita insufficiente."
    ]


# -- what comes of it --------------------------------------------------------------------------------------------------

FOUR_SPADES = contract_of("4SX", Seat.S)


@for_each(
    ("event", "english", "italian"),
    [
        (e.CallWithdrawn(CallId(0)), "North's 1♠ is withdrawn.", "L'1♠ di Nord è ritirato."),
        (e.CallWithdrawn(CallId(1)), "East's double is withdrawn.", "Il contro di Est è ritirato."),
        (e.CallReinstated(CallId(2)), "South's pass stands again.", "Il passo di Sud torna a valere."),
        (
            e.CallInformationRuled(CallId(1), (Seat.E, Seat.W), "16C2"),
            "What East's withdrawn double tells is unauthorised information for West.",
            "Quanto si ricava dal contro ritirato di Est è informazione non autorizzata per Ovest.",
        ),
        (
            e.CallInformationRuled(CallId(0), (), "23B"),
            "Everybody may use what North's withdrawn 1♠ tells.",
            "Quanto si ricava dall'1♠ ritirato di Nord è informazione autorizzata per tutti.",
        ),
        (
            e.CallInformationRuled(CallId(2), tuple(Seat), "9B2"),
            "Nobody may use what South's withdrawn pass tells.",
            "Nessuno può usare quanto si ricava dal passo ritirato di Sud.",
        ),
        (
            e.ContractReached(FOUR_SPADES),
            "The contract is 4♠ doubled by South; West leads.",
            "Il contratto è 4♠ contrate di Sud; attacca Ovest.",
        ),
        (e.AuctionReopened(), "The auction is not over: it goes on.", "La licitazione non è chiusa: prosegue."),
        (
            e.Obliged(LeadMayBeRestrained(Seat.W, Seat.E, CallId(1))),
            "If East-West come to defend, declarer may restrain West's first lead.",
            "Se Est-Ovest difende, il dichiarante potrà porre restrizioni al primo attacco di Ovest.",
        ),
    ],
)
def test_what_comes_of_the_calls(event: e.Event, english: str, italian: str) -> None:
    table = over("1S", "X", "P")
    assert [line.text for line in lines_for_events(ENGLISH, table, (event,))] == [english]
    assert [line.text for line in lines_for_events(ITALIAN, table, (event,))] == [italian]


def test_a_call_that_an_option_would_make_is_not_spoken_of_yet() -> None:
    gone = (e.CallWithdrawn(CallId(1)), e.CallInformationRuled(CallId(1), (), "23B"))
    assert lines_for_events(ENGLISH, over("1S"), gone) == ()


def test_what_a_ruling_says_of_a_call_is_not_told_twice() -> None:
    ruled = e.RulingGiven("28B", say("law-28B", offender=Seat.N, call=call("1S"), seat=Seat.W))
    (line,) = lines_for_events(ENGLISH, over("1S", "X"), (ruled, e.CallWithdrawn(CallId(0))))
    assert line.kind is LineKind.RULING
    assert len(lines_for_events(ENGLISH, over("1S", "X"), (ruled, e.CallWithdrawn(CallId(1))))) == 2


def test_several_calls_withdrawn_are_told_in_one_line() -> None:
    table = over("1S", "X", "P", "P")
    gone = tuple(e.CallWithdrawn(place) for place in map(CallId, (1, 2, 3)))
    known = tuple(e.CallInformationRuled(place, (Seat.E, Seat.W), "16C2") for place in map(CallId, (1, 2, 3)))
    assert [line.text for line in lines_for_events(ENGLISH, table, (*gone, *known))] == [
        "The calls of East, South and West are withdrawn.",
        "What the withdrawn calls tell is unauthorised information for East and West.",
    ]
    assert [line.text for line in lines_for_events(ITALIAN, table, (*gone, *known))] == [
        "Le chiamate di Est, di Sud e di Ovest sono ritirate.",
        "Quanto si ricava dalle chiamate ritirate è informazione non autorizzata per Est e Ovest.",
    ]


def test_a_ruling_that_cancels_all_later_calls_has_said_so() -> None:
    table = over("8C", "P", "P", "P")
    ruled = e.RulingGiven("38B", say("law-38", offender=Seat.N, call=call("8C")))
    gone = tuple(e.CallWithdrawn(place) for place in map(CallId, range(4)))
    assert [line.kind for line in lines_for_events(ENGLISH, table, (ruled, *gone))] == [LineKind.RULING]


def test_the_contract_is_announced() -> None:
    _, step = last_step(OPENED, "bids E P 4S P P P")
    assert "The contract is 4♠ by North; East leads." in [
        line.text for line in lines_for_events(ENGLISH, step.table, step.events, step.action)
    ]


def test_a_contract_that_changes_after_the_lead_is_told_without_a_lead() -> None:
    led = at(POZNAN, "4SX S").do("WCJ").table
    undoubled = contract_of("4S", Seat.S)
    changed = e.ContractReached(undoubled)
    assert [line.text for line in lines_for_events(ENGLISH, led, (changed,))] == ["The contract is now 4♠ by South."]
    ruled = e.RulingGiven("36C", say("law-36C", offender=Seat.W, call=call("X"), contract=undoubled))
    assert [line.kind for line in lines_for_events(ENGLISH, led, (ruled, changed))] == [LineKind.RULING]


# -- questions about calls ---------------------------------------------------------------------------------------------


def test_a_question_speaks_of_its_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[dict[str, object]] = []

    def text(self: Words, key: str, /, **blanks: object) -> str:
        said.append(blanks)
        return key

    monkeypatch.setattr(Words, "text", text)
    table = over("1S", "1H", "2H")
    question_line(ENGLISH, Question("27B1(b)", (DIRECTOR,), Calls(Seat.E, (CallId(1), CallId(2)))), table)
    option_label(ENGLISH, Question("29A", (Seat.S,), Calls(Seat.E, (CallId(1),))), "accept", table)
    assert [(blanks.get("call"), blanks.get("replacement")) for blanks in said] == [
        (call("1H"), call("2H")),
        (call("1H"), None),
    ]


def test_a_question_about_an_irregular_call_speaks_of_it() -> None:
    table = OPENED.do("bid E 1H").table
    bare = Question("27A", (Seat.S,), AffectedPlayer(Seat.E, IrregularityId(0)))
    exact = Question("27A", (Seat.S,), AffectedCalls(Seat.E, (CallId(1),), IrregularityId(0)))
    assert question_line(ENGLISH, bare, table) == question_line(ENGLISH, exact, table)


# -- what may be put for an insufficient bid, in the terms of each edition ---------------------------------------------


@pytest.mark.parametrize(
    ("edition", "english", "italian"),
    [
        ("2007", "a call of the same or a more precise meaning", "una chiamata di significato uguale o più preciso"),
        ("2017", "a comparable call", "una chiamata paragonabile"),
    ],
)
def test_what_may_be_put_for_an_insufficient_bid_has_the_name_its_edition_gives_it(
    edition: str, english: str, italian: str
) -> None:
    bids = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D")
    _, step = last_step(bids, "director S", "choose S refuse")
    for words, name in ((ENGLISH, english), (ITALIAN, italian)):
        assert any(name in line.text for line in lines_for_events(words, step.table, step.events))


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_a_board_passed_out_no_lead_is_spoken_of(edition: str) -> None:
    """26: there is no lead that declarer could restrain."""
    passed = bidding(POZNAN, "N", edition).do("bids N P P P P", "rebid W 2NT")
    before, step = last_step(passed, "director N", "choose director intended", "choose N refuse")
    assert step.table.passed_out
    assert not any("restrain" in line.text for line in event_lines(ENGLISH, step, before))
