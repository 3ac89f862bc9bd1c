"""The catalogue: texts found, filled, fallen back on, and refused when strict."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import chain
from pathlib import Path

import pytest

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_of, contract_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.disk.resources import resources
from bridgetable.table.edition import Edition
from bridgetable.table.question import DIRECTOR, say
from bridgetable.words.catalogue import MessageSources, MissingMessageWarning, NoMessageError, Words, untitled
from bridgetable.words.fluent import Call, Choice, Expression, Reference, Text, Texts, Variable
from bridgetable.words.languages import LANGUAGES, OFFERED
from tests.words.test_locale import FILES, LOCALE, messages_in

CARDS = (card_of("D9"), card_of("D4"))
BY_FUNCTION: dict[str, object] = {
    "CARD": card_of("HQ"),
    "CARDS": CARDS,
    "AGREE": CARDS,
    "COUNT": CARDS,
    "SEAT": Seat.E,
    "SEATS": (Seat.E, Seat.W),
    "SIDE": Side.NS,
    "SUIT": Suit.HEARTS,
    "SUITS": (Suit.HEARTS, Suit.CLUBS),
    "CONTRACT": contract_of("4SX", Seat.S),
    "TRICKS": 2,
    "TRICK": 8,
    "ORDINAL": 3,
    "NUMBER_WORD": 2,
    "KEY": Seat.N,
    "NUMBER": 3,
}


class Samples:
    """Something for each blank of a text: what its function expects, a number to choose by, else a word."""

    def __init__(self, messages: Mapping[str, Texts], texts: Iterable[Text]) -> None:
        self.messages = messages
        self.found: dict[str, object] = {}
        for text in texts:
            self.collect(text)

    def give(self, part: Expression, value: object) -> None:
        # What is counted must be several things, whatever else is said of it.
        if isinstance(part, Variable) and not isinstance(self.found.get(part.name), tuple):
            self.found[part.name] = value

    def collect(self, text: Text) -> None:
        for part in text:
            match part:
                case Variable(name):
                    self.found.setdefault(name, "so")
                case Call(function, values):
                    for value in values:
                        self.give(value, BY_FUNCTION.get(function, "so"))
                    self.collect(values)
                case Choice(chooser, variants):
                    self.give(chooser, 2)
                    self.collect((chooser, *chain.from_iterable(variants.values())))
                case Reference(key):
                    self.collect(tuple(chain.from_iterable(self.messages[key].values())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_makes_a_sentence(language: str) -> None:
    words = Words.of(language, strict=True)
    everywhere = {key: texts for each in FILES for key, texts in messages_in(LOCALE / language / each)}
    for message, texts in everywhere.items():
        samples = Samples(everywhere, texts.values())
        for key in (f"{message}.{attribute}".rstrip(".") for attribute in texts):
            text = words.text(key, **samples.found)
            if not text and re.fullmatch(r"(lawbook|point)-[^.]+\.e\d{4}", key):
                continue  # the clause ended with that edition
            assert text.strip() == text != "" or key == "thousands-sign", key
            assert not set("{}") & set(text), key
            assert re.search(r"\S  +\S", text) is None, key


def test_a_message_of_the_table_is_said_in_either_language() -> None:
    message = say("law-62B1", offender=Seat.E, card=card_of("HQ"))
    assert "East" in Words.of("en").say(message) and "the queen of hearts" in Words.of("en").say(message)
    assert "Est" in Words.of("it").say(message) and "la Dama di cuori" in Words.of("it").say(message)


@pytest.mark.parametrize(("language", "said"), [("en", "Law 62: revoke"), ("it", "Art. 62: renonce")])
def test_a_message_may_be_said_within_another(language: str, said: str) -> None:
    assert Words.of(language).say(say("rehearsal-law-point", law="62", point=say("kind-revoke"))) == said


def test_the_words_of_a_language_are_kept() -> None:
    assert Words.of("it") is Words.of("it")
    assert Words.of("it").language == "it"


def test_a_table_without_a_title_is_called_so_in_every_language() -> None:
    assert untitled() == {Words.of(language).text("untitled") for language in OFFERED}


def test_an_unknown_language_has_no_words() -> None:
    with pytest.raises(NoMessageError):
        Words.of("la")


def test_strict_words_refuse_an_unknown_key_and_an_empty_blank() -> None:
    words = Words.of("en", strict=True)
    with pytest.raises(NoMessageError, match="no-such-key"):
        words.text("no-such-key")
    with pytest.raises(NoMessageError, match="law-number"):
        words.text("law-number")
    with pytest.raises(NoMessageError, match=r"lawbook-62a.*nothing"):
        words.text("lawbook-62a.nothing")


def test_the_running_program_says_what_is_missing() -> None:
    with pytest.warns(MissingMessageWarning, match="law-number"):
        assert Words(("en",)).text("law-number") == "law-number"


def test_the_running_program_makes_do_and_says_so() -> None:
    with pytest.warns(MissingMessageWarning, match="no-such-key"):
        assert Words.of("it").text("no-such-key") == "no-such-key"


def test_what_has_words_is_known() -> None:
    words = Words.of("en")
    assert words.has("seat-n") and not words.has("seat-x")
    assert words.has("lawbook-62c3.e2017") and not words.has("lawbook-62c3.e1997")
    assert words.has_value("lawbook-62a") and not words.has_value("lawbook-62c3")


def test_values_have_names_without_a_message() -> None:
    words = Words.of("it")
    values = [Seat.W, Side.EW, Suit.CLUBS, card_of("S8"), CARDS, DIRECTOR, Vulnerability.NONE, 7, "Law"]
    assert [words.name(value) for value in values] == [
        "Ovest",
        "Est-Ovest",
        "fiori",
        "l'8 di picche",
        "il 9 e il 4 di quadri",
        "l'Arbitro",
        "Tutti in prima",
        "7",
        "Law",
    ]


def test_a_blank_without_a_function_takes_its_usual_form() -> None:
    assert Words.of("en").text("impossible-not-held", seat=Seat.E, card=card_of("ST")) == (
        "East does not hold the 10 of spades."
    )


def test_the_resources_lie_beside_the_package() -> None:
    assert (resources() / "locale" / "en" / "common.ftl").is_file()


def test_the_readings_are_read_when_one_of_them_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    read_text = Path.read_text

    def noting(path: Path, encoding: str) -> str:
        read.append(path.parent.name)
        return read_text(path, encoding)

    monkeypatch.setattr(Path, "read_text", noting)
    sources = MessageSources(resources() / "locale" / "en")
    assert "readings-own" in sources and "readings" not in read
    assert "reading-fifth-card" in sources and "reading-no-such" not in sources
    assert read.count("readings") == len(list((resources() / "locale" / "en" / "readings").iterdir()))


def test_the_sentences_of_a_law_are_read_when_one_of_them_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    read_text = Path.read_text

    def noting(path: Path, encoding: str) -> str:
        read.append(path.name)
        return read_text(path, encoding)

    monkeypatch.setattr(Path, "read_text", noting)
    sources = MessageSources(resources() / "locale" / "en")
    assert "law-pass-once" in sources
    assert not [name for name in read if re.match(r"law\d", name)]
    assert "law-62C2" in sources and "lawbook-62c2" in sources and "law-62Z" not in sources
    assert [name for name in read if re.match(r"law\d", name)] == ["law62.ftl"]
    assert "law-99" not in sources and len(set(sources)) == len(sources)
    assert len(read) == len(FILES) == len(set(read))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_any_length_fills_its_blank(language: str) -> None:
    long = "A note. " * 5000
    told = Words.of(language, strict=True).text("replay-note", text=long)
    assert long in told and len(told) < len(long) + 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_any_length_fills_its_blank(language: str) -> None:
    for number in (10**30, -(10**30)):
        words = Words.of(language, strict=True)
        assert words.grammar.digits(number) in words.text("impossible-claim", tricks=number, left=13)


@pytest.mark.parametrize(
    ("language", "title", "question"),
    [
        ("en", "What changed from 2007 to the draft", "Under the draft. What becomes of it?"),
        ("it", "Che cosa è cambiato: 2007 → bozza", "Secondo la bozza. What becomes of it?"),
    ],
)
def test_a_draft_is_named_as_a_sentence_names_it(language: str, title: str, question: str) -> None:
    words = Words.of(language, strict=True)
    years = words.years(Edition.E2007, Edition.DRAFT)
    assert [words.text(key, **years) for key in ("changes-title", "changes-course-title")] == [title, title]
    asked = words.text("changes-question-alone", edition=Edition.DRAFT.value, asks="What becomes of it?")
    assert asked == question
