"""Every question of the Laws, and every button under it, in words of its own; at tables where it is asked."""

from __future__ import annotations

import re

import pytest

from bridgetable.cases.shapes import option_of
from bridgetable.disk.resources import resources
from bridgetable.laws.book import asked_now, other_findings
from bridgetable.laws.enacted import ENACTED
from bridgetable.table.question import Question
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.lawbook import law_text
from bridgetable.words.questions import option_label, option_message, question_line, question_message
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, SLAM, Situation, at, bidding

NUMBERS = {number for ask in ENACTED.asks.values() for number in ask.numbers()}
"""Every number under which something is asked, in any edition."""

FIRST = "WCJ NCA EC2 SC3"
TRICK_ONE = ("WDA", "ND2 ED3 SDJ", "WDT")
NO_TRUMP = "N:K52.32.A6 .987.K32.Q A8.KQ4.54. QJ.AJ.76.9"
FOUR = "N:A43.3.. 752.5.. K86.7.. QJ9.9.."
FIVE = "N:52.32..7 43.98..8 98.KQ..A AK.J.5.9"
MISSING = "N:543.3.. A72.5.. K86.7.. QJ9.9.."
NO_SPADE = "N:543.3.. .652.2. K86.7.. QJ9.9.."
CLUBS = "N:..32.AJ43 ..AK.KT98 ..Q4.Q765 ..J9876.2"
ONE_TRUMP_OUT = "N:..432. ...432 A.AK.. 2...T9"
OUT_OF_RIGHTS = ("breach N 43A2c", "WH9 NH3 EC2 SH4", "director N", "claim S 9", "agree W", "round")
USED = ("WH9 NH3 EHK SH4", "attention S unauthorised-information E", "director S")
BOTH_REVOKED = (
    "ESK SS3 WC3 NC8",
    "claim N 12",
    "agree E",
    "next E",
    "attention S revoke W",
    "attention S revoke N",
    "director S",
)
TWICE = (
    "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT NCQ EC8 SH4 WS6 WDA ND2 ED3 SS3",
    "claim S 9",
    "agree W",
    "attention W revoke S 2",
    "attention W revoke S 3",
    "director W",
)


def pozn(edition: str, *texts: str) -> Situation:
    return at(POZNAN, "4S S", edition).do(*texts)


def ending(deal: str, lead: str, *texts: str, edition: str = "2017") -> Situation:
    return at(deal, "3NT S", edition, lead=lead).do(*texts)


def claimed(edition: str, *texts: str) -> Situation:
    return at(ONE_TRUMP_OUT, "4S S", edition, lead="S").do(*texts)


def called(edition: str, *texts: str) -> Situation:
    return bidding(POZNAN, "N", edition).do(*texts)


FOURTEEN = ("mislay S DJ W", "count W", "director W")
CLAIMED_EIGHT = ("claim S 8", "agree W")
CLAIMED_SEVEN = ("claim N 7", "agree E")
CHANGED = ("bids N 1S", "rebid N 1NT", "director E")
OVER_THE_FIRST = ("bids N 1S 2D", "rebid N 1NT", "director E", "choose director unintended")
INTENDED = (*CHANGED, "choose director intended")
TOO_LOW = ("bids N 1S 1H", "director S")
REPLACED = (*TOO_LOW, "choose S refuse")
TWO_SPADES = ("bids S 2S P P P", "EHA", "claim N 8", "agree E")
PARTNER_LEADS = ("director N", "choose N refuse", "bids W P P P")

SITUATIONS: tuple[tuple[str, Situation], ...] = (
    ("16A", pozn("1997", *USED)),
    ("16B", pozn("2017", *USED)),
    ("12B1", pozn("2007", *OUT_OF_RIGHTS)),
    ("43B2(a)", pozn("2017", "breach N 43A2a", FIRST, "warn N")),
    ("43B3", pozn("2017", *OUT_OF_RIGHTS)),
    ("45C4(b)", pozn("2017", "WCJ", "call CQ", "change CA")),
    ("45C4(b)", pozn("2017", "WCJ", "call CQ", "EC2", "change CA", "choose director unintended")),
    ("45D", pozn("2007", "WCJ", "misplace CQ CA", "EC2 SC3", "director E")),
    ("45D1", pozn("2017", "WCJ", "misplace CQ CA", "EC2 SC3", "director E")),
    ("45E1", pozn("2017", FIRST, "expose E D3", "director S")),
    ("45F", pozn("2017", "WCJ NCA", "extra N gesture", "director W", "EC2 SC3", "claim S 10", "agree W", "round")),
    ("46B", pozn("2017", "WCJ", "call any", "change CA")),
    ("46B3(b)", pozn("2017", FIRST, "call 6")),
    ("46B5", pozn("2017", "WCJ", "call any")),
    ("47D", ending(FOUR, "W", "cards W SQ S9", "NS3 ES2", "choose W S9", "choose S withdraw", "NS4")),
    ("47E2(a)", pozn("2017", "tell N W explanation", "WCJ", "director W")),
    (
        "47E2(b)",
        pozn("2017", "tell N W explanation", "WCJ NCA", "back W CJ", "director S", "EC2 SC3", "claim S 9", "agree W"),
    ),
    ("11A", pozn("2017", "EH2", "back E H2", "WH9 NH3", "director S")),
    ("50", pozn("2017", "WH9 NH3 EC2", "ask N E", "director S", "EHK")),
    ("50D2", ending(FIVE, "W", "face E H8", "director S")),
    ("50E4", ending(FIVE, "W", "face E H8", "director S", "choose S free", "WHJ NH2 EH8 SHK", "claim S 2", "agree W")),
    ("51A", ending(FIVE, "E", "face E S4", "director S", "face E H9", "director S")),
    ("51B1", ending(FIVE, "W", "face E S4", "director S", "face E S3", "director S")),
    ("51B2", ending(FIVE, "W", "face E S4", "director S", "face E H9", "director S")),
    ("52B", ending("N:K52.4.. .Q73.2. A48.6.. J96.5..", "N", "face E H3", "director S", "NS5 ED2", "director S")),
    ("54", pozn("2017", "EHK", "director S")),
    ("55A", pozn("2017", FIRST, "SH4", "director W")),
    ("55A", pozn("2017", FIRST, "SH4", "director W", "choose E refuse")),
    ("56", pozn("2017", FIRST, "WDA", "director S")),
    ("57A", pozn("2017", FIRST, "SSA ES2", "director S premature-play")),
    ("58B2", ending(FOUR, "W", "WSQ NS3", "cards E S7 S2")),
    ("58B3", ending(FOUR, "W", "WSQ NS3", "cards E S7 S2", "SSK", "choose E S2")),
    ("62D2", at("N:A.5.. J...9 ..32. .6..T", "6NT N", "2007", lead="N").do("NSA EC9", "director E", "ESJ SD2")),
    ("62C1", ending(CLUBS, "S", "SC5 WD7 NCJ ECK", "director W", "WC2")),
    ("62C2", ending(CLUBS, "S", "SC5 WD7 NCJ ECK", "director W", "WC2", "choose S withdraw", "NC4")),
    ("64C", at(SLAM, "6C N", "2007").do(*BOTH_REVOKED)),
    (
        "64C1",
        ending(
            MISSING,
            "W",
            "WSQ NS3",
            "omit E",
            "SSK",
            "SH7 WH9 NH3 EH5",
            "WSJ NS4 ESA SS6",
            "ES7 SS8 WS9 NS5",
            "director N",
        ),
    ),
    ("64C2(a)", pozn("2017", *TWICE)),
    ("64C2(b)", at(SLAM, "6C N").do(*BOTH_REVOKED)),
    ("66A", ending(MISSING, "W", "WSQ NS3 ES7 SSK", "inspect W 10", "director S")),
    ("67A1", ending(MISSING, "W", "WSQ NS3", "omit E", "SSK", "claim S 3", "agree W", "director W")),
    ("67B1(a)", ending(MISSING, "W", "WSQ NS3", "omit E", "SSK", "SH7 WH9 NH3", "director S")),
    ("67B1(b)", ending(NO_SPADE, "W", "WSQ NS3", "omit E", "SSK", "SH7 WH9 NH3", "director S")),
    ("68A", claimed("2017", "show S")),
    ("68D2(b)", claimed("2017", "claim S 3", "object W")),
    ("68D2(b)", claimed("2017", "expose W CT", "director S", "claim S 3", "object W", "choose W play-on")),
    ("69B", pozn("1997", "claim S 11", "agree W", "round", "take-off W 2")),
    ("69B2", claimed("2017", "claim S 3", "agree W", "round", "take-off W 1")),
    ("70A", claimed("2007", "claim S 3", "object W")),
    ("79B", claimed("1997", "SSA WS2 ND2 EC2", "SHA WC9 ND3 EC3", "SHK WCT ND4 EC4", "dispute W 1")),
    ("79B2", claimed("2017", "SSA WS2 ND2 EC2", "SHA WC9 ND3 EC3", "SHK WCT ND4 EC4", "round", "dispute W 1")),
    ("71", claimed("2007", "concede S 1", "agree W", "take-off S 1")),
    ("71A", at(SLAM, "6C N", "1997").do("concede N 3", "agree E", "round", "take-off N 1")),
    ("71B", claimed("2017", "concede S 1", "agree W", "take-off S 1")),
    ("71C", claimed("1997", "concede S 1", "agree W", "take-off S 1")),
    ("13A", called("1997", "bids N 1H", *FOURTEEN)),
    ("13D1", called("2007", "bids N 1H", *FOURTEEN)),
    ("13A1", called("2017", "bids N 1H", *FOURTEEN)),
    ("13A", called("2007", "bids N 1H P 1S", *FOURTEEN)),
    ("13B", called("2017", "bids N 1H P 1S", *FOURTEEN)),
    ("13A", called("2007", "bids N 1H P 1S", *FOURTEEN, "choose director played", "bids W P P P", *CLAIMED_EIGHT)),
    ("13B1", called("2017", "bids N 1H P 1S", *FOURTEEN, "choose director played", "bids W P P P", *CLAIMED_EIGHT)),
    ("13A2", called("2017", "bids N 1H P", *FOURTEEN, "choose director seen", "bids S P P", *CLAIMED_SEVEN)),
    ("13D2(a)", called("2007", "bids N 1H P", *FOURTEEN, "choose director seen-played", "bids S P P", *CLAIMED_SEVEN)),
    ("16B", called("1997", "learn S", "director S")),
    ("16C2", called("2007", "learn S", "director S")),
    ("16D2", called("2017", "learn S", "director S")),
    ("16C2(c)", called("2007", "learn S", "director S", "choose director played", "bids N 1H P P P", *CLAIMED_SEVEN)),
    ("16D2(c)", called("2017", "learn S", "director S", "choose director played", "bids N 1H P P P", *CLAIMED_SEVEN)),
    ("17D", called("1997", "bids N 1S P", "wrong-cards N", "director E", "bid N 1H")),
    ("17D2", called("2007", "bids N 1S P", "wrong-cards N", "director E", "bid N 1H")),
    ("13F", pozn("2007", *TRICK_ONE, "foreign S", "director S")),
    ("13C", pozn("2017", *TRICK_ONE, "foreign S", "director S")),
    ("13F", pozn("2007", *TRICK_ONE, "foreign S", "director S", "choose director played", "claim S 10", "agree W")),
    ("13C", pozn("2017", *TRICK_ONE, "foreign S", "director S", "choose director played", "claim S 10", "agree W")),
    ("15B", called("2017", "wrong-board S", "director S")),
    ("15A", pozn("2007", "WDA", "wrong-board S", "director S")),
    ("15C", called("2007", "wrong-board S", "director S")),
    ("67B3", pozn("2017", *TRICK_ONE, "leave-out W 1", "director S")),
    ("14A", called("2017", "mislay S S9", "bids N 1H", "count S", "director S")),
    ("14B", pozn("2017", "mislay W CT", "WDA", "count W", "director W")),
    ("21B2", called("2017", "bids N 1S", "tell N E explanation", "bids E 2D P", "director E", "rebid E X")),
    ("21B3", called("2017", "bids N 1S", "tell N E explanation", "bids E 2D 2S P P P", "director E", *TWO_SPADES[1:])),
    ("23", called("1997", *REPLACED, "bid E P", *TWO_SPADES)),
    ("23", called("2007", *REPLACED, "bid E P", *TWO_SPADES)),
    ("23", called("2007", "bid E P", "director S", "choose S refuse", "bids N P P P P")),
    (
        "23C",
        called(
            "2017",
            "bid S 1H",
            "director W",
            "choose W refuse",
            "bids N 1S P 2H",
            "choose director comparable",
            "bids W P 2S P P P",
            *TWO_SPADES[1:],
        ),
    ),
    ("25A", called("1997", *CHANGED)),
    ("25A", called("1997", *OVER_THE_FIRST)),
    ("25A1", called("2017", *CHANGED)),
    ("25A1", called("2007", *CHANGED)),
    ("25A4", called("2007", *OVER_THE_FIRST)),
    ("25A6", called("2017", *OVER_THE_FIRST)),
    ("25B1", called("2017", *INTENDED)),
    ("25B1", called("1997", "bids N 1S", "rebid N 1NT", "bid E X", "director E", "choose director intended")),
    (
        "25B2(b)(2)",
        called("1997", *INTENDED, "choose E refuse", "rebid N 2C", "bids E P P P", "ED3", "claim N 8", "agree E"),
    ),
    ("26A2", called("2007", "bids N 1S P 2S 1H", *PARTNER_LEADS)),
    ("26B", called("2017", "bids N 1S P 2S 1H", *PARTNER_LEADS)),
    ("26B", called("2007", "bids N 1S P 2S 1NT", *PARTNER_LEADS)),
    ("27A", called("1997", *TOO_LOW)),
    ("27A1", called("2017", *TOO_LOW)),
    ("27B1(a)", called("2017", "bids N 1S", "bid E 1H alert", "director S", "choose S refuse", "bid E 2H")),
    ("27B1(b)", called("2017", *REPLACED, "bid E X")),
    ("27B1(b)", called("1997", *REPLACED, "bid E 2H", *TWO_SPADES)),
    ("27D", called("2017", *REPLACED, "bid E 2H", *TWO_SPADES)),
    ("28B", bidding(POZNAN, "E").do("bid N 3D", "bid E 3H", "director S")),
    ("29A", called("2017", "bid E 1H", "director S")),
    ("30B1(b)", called("2017", "bid S P", "director W", "choose W refuse", "bids N 1S P 2H")),
    ("31A2(a)", called("2017", "bid E 1H", "director S", "choose S refuse", "bids N 1S 2H")),
    ("31B2", called("2017", "bid S 1H", "director W", "choose W refuse", "bids N 1S P 2H")),
    ("32A2(a)", called("2017", "bids N 1S P", "bid W X", "director N", "choose N refuse", "bids S 2S 3D")),
    ("32B2", called("2017", "bids N 1S", "bid W X", "director N", "choose N refuse", "bids E P P X")),
    ("72B1", called("1997", "bid E P", "director S", "choose S refuse", "bids N P P P P")),
    ("72C", called("2017", *REPLACED, "bid E P", *TWO_SPADES)),
)


def test_every_question_of_the_book_is_asked_here() -> None:
    assert {clause for clause, _ in SITUATIONS} == NUMBERS


@for_each("language", LANGUAGES)
@for_each(("clause", "situation"), SITUATIONS)
def test_it_is_asked_and_answered_in_words(language: str, clause: str, situation: Situation) -> None:
    words = Words.of(language, strict=True)
    now = asked_now(situation.table)
    assert now is not None and now.question.clause == clause
    assert question_line(words, now.question, situation.table).endswith((".", "?"))
    labels = [option_label(words, now.question, option.name, situation.table) for option in now.options]
    assert len(set(labels)) == len(labels) > 1
    assert not any(label[0].islower() or label.endswith(".") for label in labels)
    assert max(map(len, labels)) <= 45


@for_each(("clause", "situation"), SITUATIONS)
def test_every_answer_can_be_written_in_a_case(clause: str, situation: Situation) -> None:
    now, more = asked_now(situation.table), other_findings(situation.table)
    assert now is not None
    for option in (*now.options, *(more.options if more is not None else ())):
        assert option_of(option.name) == option.name


@for_each("clause", sorted(NUMBERS))
def test_the_question_is_worded_for_its_own_law(clause: str) -> None:
    number = "".join(clause.replace("(", "").replace(")", ""))
    law = number[:2]
    keys = {key for key in Words.of("en").keys if key.startswith(f"question-{law}")}
    assert any(f"question-{number}".startswith(key.removesuffix("-director")) for key in keys)


STANDARDS = {
    "en": ("would (be )?likely", "(could|might)( the board)? well", "without the help", "pausing|pause"),
    "it": ("avrebbe probabilmente", "potuto danneggiare", "senza l'aiuto", "pause per pensare"),
}
"""What a clause makes a judgement turn on, in the words that its page and its question have in common."""


@pytest.mark.parametrize("language", STANDARDS)
def test_a_judgement_is_asked_by_the_standard_of_its_page(language: str) -> None:
    """What the page of the Law in that edition turns on is asked, and not what another Law or edition turns on."""
    words, judged = Words.of(language, strict=True), []
    for clause, situation in SITUATIONS:
        table, now = situation.table, asked_now(situation.table)
        if now is None or not (ENACTED.asks[now.question.ask].judgement or now.question.ask == "25A1"):
            continue
        page = law_text(words, clause, table.edition)
        sentence = question_line(words, now.question, table)
        judged.append(clause)
        for standard in STANDARDS[language]:
            assert (re.search(standard, page) is None) == (re.search(standard, sentence) is None), (clause, standard)
    assert set(judged) >= {"23", "23C", "27D", "72B1", "72C"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_45C4b_before_2017_the_director_is_asked_whether_declarer_paused(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "call CQ", "change CA").table
    now = asked_now(table)
    assert now is not None and now.question.clause == "45C4(b)"
    sentence = question_line(Words.of("en", strict=True), now.question, table)
    assert ("pausing" in sentence) is (edition in ("1997", "2007"))


def test_the_buttons_say_what_is_accepted() -> None:
    english, italian = Words.of("en"), Words.of("it")
    asked: dict[str, Question] = {}
    for clause, situation in SITUATIONS:
        now = asked_now(situation.table)
        assert now is not None
        asked[clause] = now.question
    assert option_label(italian, asked["56"], "refuse") == "Rifiutare l'attacco"
    assert option_label(english, asked["55A"], "accept") == "Accept the lead"
    assert option_label(italian, asked["52B"], "accept") == "Accettare il 2 di quadri"
    assert option_label(english, asked["50"], "not-penalty-card") == "It is no penalty card"


@for_each(
    ("texts", "edition", "english", "italian"),
    [
        (
            TOO_LOW,
            "2017",
            "South may accept East's insufficient 1♥, or not.",
            "Sud può accettare l'1♥ insufficiente di Est, oppure no.",
        ),
        (
            CHANGED,
            "1997",
            "The Director judges: had North meant to bid 1NT all along, so that the 1♠ was a slip, and did he change it"
            " without pause for thought?",
            "Valuta l'Arbitro: Nord intendeva licitare 1SA fin dall'inizio, così che l'1♠ è stato una svista, e ha"
            " cambiato senza pause per pensare?",
        ),
        (
            CHANGED,
            "2017",
            "The Director judges: had North meant to bid 1NT all along, so that the 1♠ was a slip?",
            "Valuta l'Arbitro: Nord intendeva licitare 1SA fin dall'inizio, così che l'1♠ è stato una svista?",
        ),
        (
            OVER_THE_FIRST,
            "1997",
            "Now that North has changed his call, East may take back the 2♦, or keep it.",
            "Nord ha cambiato chiamata: Est può ritirare il 2♦, oppure lasciarlo.",
        ),
        (
            INTENDED,
            "2017",
            "North has put 1NT for the 1♠: does East accept it?",
            "Nord ha messo 1SA al posto dell'1♠: Est lo accetta?",
        ),
        (
            (*REPLACED, "bid E 2H", *TWO_SPADES),
            "1997",
            "The Director judges: did East's insufficient 1♥ tell his partner something that damaged the opponents?",
            "Valuta l'Arbitro: l'1♥ insufficiente di Est ha rivelato al compagno qualcosa che ha danneggiato gli"
            " avversari?",
        ),
    ],
)
def test_a_question_says_which_call(texts: tuple[str, ...], edition: str, english: str, italian: str) -> None:
    table = called(edition, *texts).table
    now = asked_now(table)
    assert now is not None
    said = [question_line(Words.of(language, strict=True), now.question, table) for language in ("en", "it")]
    assert said == [english, italian]


def test_the_buttons_name_the_calls() -> None:
    table = called("2017", *INTENDED).table
    now = asked_now(table)
    assert now is not None
    labels = [option_label(Words.of("it"), now.question, option.name, table) for option in now.options]
    assert labels == ["Accettare l'1SA", "Non accettare l'1SA"]


@pytest.mark.parametrize(
    ("edition", "english", "italian"),
    [
        (
            "2017",
            "The Director judges East's insufficient bid: could he have been aware that the pass West had to make could"
            " well damage the other side, and did his side gain by it?",
            "Valuta l'Arbitro (Est: licita insufficiente): il colpevole poteva rendersi conto che il passo imposto a"
            " Ovest avrebbe potuto danneggiare gli avversari, e la sua linea ne ha tratto vantaggio?",
        ),
        (
            "1997",
            "The Director judges East's insufficient bid: could he have known that the pass West had to make would be"
            " likely to damage the other side, and did it?",
            "Valuta l'Arbitro (Est: licita insufficiente): il colpevole poteva sapere che il passo imposto a Ovest"
            " avrebbe probabilmente danneggiato gli avversari, e li ha danneggiati?",
        ),
        (
            "2007",
            "The Director judges East's insufficient bid: could he have been aware that the pass West had to make could"
            " well damage the other side, and did his side gain by it?",
            "Valuta l'Arbitro (Est: licita insufficiente): il colpevole poteva rendersi conto che il passo imposto a"
            " Ovest avrebbe potuto danneggiare gli avversari, e la sua linea ne ha tratto vantaggio?",
        ),
    ],
)
def test_of_a_pass_that_had_to_be_made_the_irregularity_is_named(edition: str, english: str, italian: str) -> None:
    table = called(edition, *REPLACED, "bid E P", *TWO_SPADES).table
    now = asked_now(table)
    assert now is not None
    assert question_line(Words.of("en", strict=True), now.question, table) == english
    assert question_line(Words.of("it", strict=True), now.question, table) == italian


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_passes_that_had_to_be_made_are_asked_about_in_different_words(language: str) -> None:
    """East passed out of rotation, and passed again as he had to; then because of West's 2 diamonds, too low."""
    first = called(
        "2017",
        "bid E P",
        "director S",
        "choose S refuse",
        "bids N 1S P 2S 2D",
        "director N",
        "choose N refuse",
        "bids W P P P P",
        "choose N free",
        "ED3",
        "claim N 8",
        "agree E",
    )
    second = first.do("choose director stand")
    lines = set()
    for situation in (first, second):
        now = asked_now(situation.table)
        assert now is not None and now.question.clause == "72C"
        lines.add(question_line(Words.of(language, strict=True), now.question, situation.table))
    assert len(lines) == 2


def test_a_question_and_its_options_are_messages_for_either_language() -> None:
    table = bidding(POZNAN, "N").do("bids N 1S 1H", "director S").table
    now = asked_now(table)
    assert now is not None
    question = question_message(Words.of("it"), now.question, table)
    option = option_message(Words.of("it"), now.question, "accept", table)
    for words in (Words.of(language) for language in LANGUAGES):
        assert words.say(question) == question_line(words, now.question, table)
        assert words.say(option) == option_label(words, now.question, "accept", table)


@pytest.mark.parametrize(
    ("edition", "question", "options"),
    [
        (
            "2007",
            "does East's 2♠ mean the same as the insufficient 1♥, or the same more precisely?",
            ["Same or more precise meaning", "Another meaning"],
        ),
        ("2017", "is East's 2♠ comparable to the insufficient 1♥?", ["Comparable", "Not comparable"]),
    ],
)
def test_a_call_is_comparable_in_2017_only(edition: str, question: str, options: list[str]) -> None:
    table = called(edition, *REPLACED, "bids E 2S").table
    asked = asked_now(table)
    assert asked is not None
    words = Words.of("en")
    assert question in question_line(words, asked.question, table)
    assert [option_label(words, asked.question, one.name, table) for one in asked.options] == options


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_variant_is_chosen_by_the_number_of_an_edition(language: str) -> None:
    """The edition is a text, which is never equal to a number."""
    files = (resources() / "locale" / language).rglob("*.ftl")
    assert [file.name for file in files if re.search(r"\[\s*(?:1997|2007|2017)\s*\]", file.read_text("utf-8"))] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_revokes_of_both_sides_nobody_is_called_innocent(edition: str) -> None:
    """64C, 64C2(b)."""
    both = at(POZNAN, "4S S", edition).do(
        "WCJ NCA EC2 SC3 NHQ ED3 SH4 WH7 NHJ EH2 SC5 WH8 NCK EC4 SDJ WCT NCQ EC8 SC6 WS6",
        "claim S 5",
        "agree W",
        "attention N revoke E 2",
        "attention W revoke S 4",
        "director N",
    )
    asked = asked_now(both.table)
    assert asked is not None
    english, italian = (question_line(Words.of(one, strict=True), asked.question, both.table) for one in ("en", "it"))
    assert "both sides revoked" in english and "innocent" not in english
    assert "innocente" not in italian
