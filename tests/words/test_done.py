"""Every action has a sentence in both languages, in each way it can be done."""

from __future__ import annotations

from typing import get_args

import pytest

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_of, contract_of, spoken_call_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.table.irregularity import InformationBy, WronglyTold
from bridgetable.table.scores import Artificial, AssignedResult, PenaltyKind, PenaltyUnit
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.situations import POZNAN, Situation, at, bidding
from tests.words.test_story import told

START = at(POZNAN, "4S S")
LED = START.do("WH9")
FIRST = START.do("WCJ NCA EC2 SC3")
CLAIMED = FIRST.do("claim S 10")
ENDED = CLAIMED.do("agree W")
HQ, H3, DQ = card_of("HQ"), card_of("H3"), card_of("DQ")
TEN = AssignedResult(contract_of("4S", Seat.S), 10, 1.0)
THREE_SPADES = "N:A43.3.. 752.5.. K86.7.. QJ9.9.."

AUCTION = bidding(POZNAN, "N")
OPENED = AUCTION.do("bids N 1S")
REFUSED = OPENED.do("bid E 1H", "director S", "choose S refuse")
SCREENS = bidding(POZNAN, "N", screens=True)


def called(seat: Seat, text: str, meaning: str = "", shows: tuple[Suit, ...] | None = None) -> a.MakeCall:
    alert = (("en", meaning), ("it", meaning)) if meaning else ()
    return a.MakeCall(seat, spoken_call_of(text), alert, shows)


DONE: tuple[tuple[Situation, a.Action], ...] = (
    *((AUCTION, called(Seat.N, text)) for text in ("1S", "3NT", "P", "X", "XX", "8D")),
    (AUCTION, called(Seat.S, "2D", "majors")),
    (AUCTION, called(Seat.S, "P", "13 points")),
    (AUCTION, called(Seat.N, "2D", shows=(Suit.HEARTS, Suit.SPADES))),
    (AUCTION, called(Seat.N, "1C", shows=())),
    (OPENED, a.MakeCall(Seat.W, spoken_call_of("1H"), simultaneous=True)),
    (REFUSED, called(Seat.E, "2H")),
    (OPENED, a.ChangeCall(Seat.N, spoken_call_of("1NT"))),
    (AUCTION.do("bids N P"), a.ChangeCall(Seat.N, spoken_call_of("1D"))),
    (SCREENS, a.PassTray(Seat.N)),
    (SCREENS, a.OpenScreen(Seat.N)),
    (OPENED, a.Play(Seat.W, card_of("D8"))),
    (OPENED, a.Expose(Seat.W, (card_of("CT"),))),
    (START, a.Play(Seat.W, card_of("H9"))),
    (START, a.Play(Seat.W, card_of("H9"), "shown")),
    (LED, a.Play(Seat.N, HQ, "touched")),
    (LED.do("NH3 EHK"), a.Play(Seat.S, card_of("H4"), "table")),
    (START, a.Play(Seat.N, HQ)),
    (LED, a.Play(Seat.N, HQ)),
    (FIRST, a.Play(Seat.N, HQ)),
    (FIRST, a.Play(Seat.S, card_of("H4"))),
    (at(THREE_SPADES, "3NT S", lead="W"), a.PlayTogether(Seat.W, (card_of("SQ"), card_of("S9")))),
    (at(THREE_SPADES, "3NT S", lead="W").do("WSQ"), a.PlayTogether(Seat.N, (card_of("SA"), card_of("S3")))),
    (START, a.LeadFaceDown(Seat.W, card_of("H9"))),
    (START.do("down W H9"), a.FaceLead(Seat.W)),
    (LED.do("NH3"), a.Omit(Seat.E)),
    (LED, a.Omit(Seat.N)),
    (LED, a.Name(Seat.E, card_of("HA"))),
    (LED.do("NH3"), a.Name(Seat.E, card_of("HA"))),
    *((FIRST, a.Designate(what)) for what in ("HQ", "H", "Q", "10", "6", "high", "low", "win", "any", "run-H")),
    *((LED.do("NH3"), a.ChangeDesignation(to)) for to in ("HQ", "H", "Q", "8", "high", "low", "win", "any", "run-H")),
    (LED, a.Misplace(HQ, H3)),
    (LED, a.Expose(Seat.E, (DQ,))),
    (LED, a.Expose(Seat.E, (DQ, card_of("D3")))),
    (LED, a.Expose(Seat.E, (DQ,), True)),
    (LED.do("NH3"), a.Expose(Seat.N, (HQ,))),
    (LED, a.TakeBack(Seat.W, card_of("H9"))),
    (LED.do("NH3"), a.TakeBack(Seat.N, H3)),
    (START, a.Tell(Seat.S, Seat.E, WronglyTold.YOUR_LEAD)),
    (START, a.Tell(Seat.N, Seat.W, WronglyTold.EXPLANATION)),
    *((LED, a.GiveInformation(Seat.E, what)) for what in InformationBy),
    *((LED, a.GiveInformation(Seat.E, what, (("", "hm"),))) for what in InformationBy),
    (FIRST, a.Warn(Seat.N)),
    (FIRST.do("SDJ"), a.Accept(Seat.W)),
    (LED, a.Ask(Seat.N, Seat.S)),
    (LED, a.Ask(Seat.N, Seat.S, Seat.N)),
    *((LED, a.Breach(Seat.N, law)) for law in ("43A2a", "43A2b", "43A2c")),
    (LED, a.Attend(Seat.S)),
    (LED, a.Summon(Seat.S)),
    (FIRST.do("WDA", "director S"), a.Choose(Seat.S, "refuse")),
    (CLAIMED, a.Agree(Seat.E)),
    (FIRST, a.MakeClaim(Seat.S, 10)),
    (FIRST, a.MakeClaim(Seat.S, 10, (("", "drawing trumps"),))),
    (FIRST, a.MakeClaim(Seat.S, 10, (), (Suit.SPADES, card_of("HA")))),
    (FIRST, a.MakeClaim(Seat.S, 10, (("", "trumps"),), (Suit.SPADES,))),
    (FIRST, a.Concede(Seat.W, 1)),
    (CLAIMED, a.Object(Seat.E)),
    (FIRST, a.ShowHand(Seat.S)),
    (ENDED.do("round"), a.DisputeTricks(Seat.E, 4)),
    (ENDED.do("round"), a.WithdrawAgreement(Seat.E, 1)),
    (FIRST, a.Learn(Seat.S)),
    (FIRST, a.Learn(Seat.S, (("", "hm"),))),
    (START.do("tell N W explanation"), a.CorrectExplanation(Seat.S)),
    (START.do("tell N W explanation"), a.CorrectExplanation(Seat.N, own=True)),
    (OPENED, a.WrongCards(Seat.N)),
    (FIRST, a.Point(Seat.W, 1)),
    (FIRST, a.LeaveOut(Seat.W, 1)),
    (FIRST, a.ForeignCard(Seat.S)),
    (FIRST, a.WrongBoard(Seat.S)),
    (FIRST, a.Mislay(Seat.S, card_of("S9"))),
    (AUCTION, a.Mislay(Seat.N, card_of("DK"), Seat.W)),
    (AUCTION.do("mislay N CA"), a.Count(Seat.N)),
    (START.do("mislay N HQ", "WCJ"), a.Count(Seat.S, Seat.N)),
    (FIRST, a.Inspect(Seat.W, 1)),
    (FIRST, a.Inspect(Seat.W, 1, own=True)),
    (ENDED, a.ReturnCards()),
    (ENDED, a.ReturnCards(Seat.W)),
    (ENDED, a.CallNextBoard(Seat.W)),
    (ENDED, a.EndRound()),
    *((ENDED, a.Adjust((TEN,), (TEN,), law)) for law in ("", "64C")),
    (ENDED, a.Adjust(Artificial.AVERAGE_PLUS, Artificial.AVERAGE_MINUS)),
    *((ENDED, a.Penalise(Side.NS, kind)) for kind in PenaltyKind),
    (ENDED, a.Penalise(Side.EW, PenaltyKind.PROCEDURAL, 10, PenaltyUnit.PERCENT, "90B2")),
    (LED, a.Note((("", "Look."),))),
)


def test_every_action_is_done_here() -> None:
    assert {type(action) for _, action in DONE} == set(get_args(a.Action))


@for_each("language", LANGUAGES)
@for_each(("situation", "action"), DONE)
def test_it_is_told_in_one_sentence(language: str, situation: Situation, action: a.Action) -> None:
    line = action_line(Words.of(language, strict=True), apply(situation.table, action))
    assert line[0].isupper()
    assert line.rstrip("”»\u00a0").endswith((".", "hm", "drawing trumps"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_ways_are_told_alike(language: str) -> None:
    words = Words.of(language, strict=True)
    lines = [action_line(words, apply(situation.table, action)) for situation, action in DONE]
    assert sorted(lines) == sorted(set(lines))


@for_each(
    ("situation", "texts", "italian"),
    [
        # The substitute for a revoke card, in the trick it was played to.
        (START, ("WH9 NH3 EC2 SH4", "director S", "EHK"), "Est ora gioca il Re di cuori."),
        (
            START,
            ("WCJ", "call CQ", "EC2", "change CA", "choose director unintended", "choose E withdraw", "EC8"),
            "Est ora gioca l'8 di fiori.",
        ),
        # Declarer's own lead has taken the place of the irregular one: nobody substitutes anything (53B).
        (START, ("WH9 NH3 EHK SH4", "ES2 SSA WS6 NST", "WDA", "SSK WS7"), "Ovest gioca il 7 di picche."),
        # A penalty card that had been put down too soon, played when it must be.
        (
            START,
            ("WSJ NST ES2 SSQ", "SH4 EHA", "director S", "choose S lowest", "WH7 NH3 EHA"),
            "Est gioca l'Asso di cuori.",
        ),
        # A lead made again is a lead.
        (START, ("tell N W explanation", "WCJ", "back W CJ", "director W", "WH9"), "Ovest attacca con il 9 di cuori."),
        (
            START,
            ("WCJ NCA EC2 SC3", "WDA", "director S", "choose S refuse", "NCK"),
            "Sud attacca con il Re di fiori dal morto.",
        ),
        # Before dummy is spread its player leads for himself, out of turn.
        (START, ("NHQ",), "Nord attacca con la Dama di cuori."),
    ],
)
def test_a_card_is_played_instead_only_where_it_takes_anothers_place(
    situation: Situation, texts: tuple[str, ...], italian: str
) -> None:
    assert told(situation, *texts)[1] == italian


@for_each(
    ("text", "english", "italian"),
    [
        ("bid N 1S", "North bids 1♠.", "Nord licita 1♠."),
        ("bid N P", "North passes.", "Nord passa."),
        ("bid N X", "North doubles.", "Nord contra."),
        ("bid N XX", "North redoubles.", "Nord surcontra."),
        ("bid N 2D shows HS", "North bids 2♦, showing hearts and spades.", "Nord licita 2♦, mostrando cuori e picche."),
        (
            "bid N 1C shows",
            "North bids 1♣, showing no suit in particular.",
            "Nord licita 1♣, senza mostrare un seme preciso.",
        ),
        (
            "bid N 1C alert",
            "North bids 1♣, explained as “explained”.",
            "Nord licita 1♣, con la spiegazione «explained».",
        ),
    ],
)
def test_a_call_is_told_as_people_say_it(text: str, english: str, italian: str) -> None:
    assert told(AUCTION, text) == (english, italian)


def test_the_call_put_for_another_is_told_with_it() -> None:
    assert told(OPENED, "rebid N 1NT") == (
        "North changes the call: 1NT instead of 1♠.",
        "Nord cambia la chiamata: 1SA al posto dell'1♠.",
    )


def test_a_call_owed_is_made_now() -> None:
    assert told(REFUSED, "bid E 2H") == ("East now bids 2♥.", "Est ora licita 2♥.")
    assert told(REFUSED, "bid E 2H", "bids S 2S P P", "bid E 3H")[0] == "East bids 3♥."


def test_a_card_led_in_the_auction_is_no_lead_to_a_trick() -> None:
    assert told(OPENED, "WD8") == (
        "West leads the 8 of diamonds while the auction is still going on.",
        "Ovest attacca con l'8 di quadri a licitazione ancora aperta.",
    )
