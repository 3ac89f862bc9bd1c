"""A language that has not everything yet: English stands where a sentence is missing, and files say what is there."""

from __future__ import annotations

import shutil
import warnings
from pathlib import Path

import msgspec
import pytest

from bridgetable.disk.resources import LANGUAGE_FILE, resources
from bridgetable.table.question import say
from bridgetable.words import catalogue
from bridgetable.words.catalogue import MessageSources, Words
from bridgetable.words.languages import LANGUAGES, language_data
from bridgetable.words.translations import FaultKind, translation_of
from tests.words.test_catalogue import Samples
from tests.words.test_locale import messages_in

LOCALE = resources() / "locale"
MISSING = "laws/law62.ftl"


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """The folder of English, and of an invented language: French without Law 62, which says so of itself."""
    shutil.copytree(LOCALE / "en", tmp_path / "en")
    shutil.copytree(LOCALE / "fr", tmp_path / "xx")
    (tmp_path / "xx" / MISSING).unlink()
    data = msgspec.structs.replace(language_data("fr"), complete=False, claims=("common.ftl", "laws/law61.ftl"))
    (tmp_path / "xx" / LANGUAGE_FILE).write_bytes(msgspec.json.encode(data))
    return tmp_path


@pytest.fixture
def unfinished(locale: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    data = msgspec.json.decode((locale / "xx" / LANGUAGE_FILE).read_bytes(), type=type(language_data("fr")))
    monkeypatch.setattr(catalogue, "language_data", lambda name: data if name == "xx" else language_data(name))
    monkeypatch.setattr(catalogue, "_sources", lambda name: MessageSources((locale if name == "xx" else LOCALE) / name))
    return Words(("xx", "en"))


def test_what_is_there_fits_and_what_is_claimed_is_there(locale: Path) -> None:
    found = translation_of("xx", locale)
    assert (
        not found.unreadable and not found.is_complete and found.count(*FaultKind) == found.count(FaultKind.MISSING) > 0
    )
    assert [file.file for file in found.files if file.faults] == [MISSING]
    assert found.claims == ("common.ftl", "laws/law61.ftl") and found.broken_claims == ()


def test_a_sentence_that_is_missing_is_said_whole_in_english(unfinished: Words) -> None:
    for key in ("law-62B1", "lawbook-62a", "question-62C1"):
        samples = Samples({}, dict(messages_in(LOCALE / "en" / MISSING))[key].values())
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert unfinished.text(key, **samples.found) == Words.of("en").text(key, **samples.found)
        assert unfinished.has(key) and not unfinished.says(key) and key in unfinished.keys


def test_a_message_within_a_missing_one_is_said_in_english_too(
    unfinished: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner, outer = say("kind-revoke"), say("rehearsal-law-point", law="62", point=say("kind-revoke"))
    assert unfinished.say(outer) == "Loi 62\u00a0: renonce"
    monkeypatch.setattr(unfinished, "says", lambda key: key != outer.key)
    assert unfinished.say(outer) == "Law 62: revoke" and unfinished.say(inner) == "renonce"


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_no_other_language_is_read_for_one_that_is_complete(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words((language, "en"))
    monkeypatch.setattr("bridgetable.words.catalogue._words", lambda *_: pytest.fail("another language is read"))
    assert words.say(say("kind-revoke")) == "renonce" and not words.has("no-such-key")
    assert not words.has_value("no-such-key") and "no-such-key" not in words.keys
