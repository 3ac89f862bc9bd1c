"""What is missing in a language, or does not fit: found file by file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.words.translations import Fault, FaultKind, FileState, translation_of

DATA = """{"forms": {"": {"": "{}"}, "of": {"": "of {}"}}, "articles": {}, "card": "{rank} {suit}", "plurals":
{"one": "n = 1", "many": "n = 9..99"},
"trick": "{noun} {number}", "claims": ["table.ftl", "gone.ftl"]}"""
MODEL = """
one = One { $seat }
two = Two
    .short = Two
chosen = { $count ->
    [one] a card
   *[other] { $count } cards
}
form = { SEAT($seat) }
"""


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    for language in ("en", "xx"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "language.json").write_text(DATA, "utf-8")
    (tmp_path / "en" / "table.ftl").write_text(MODEL, "utf-8")
    return tmp_path


def found(locale: Path, text: str) -> tuple[Fault, ...]:
    (locale / "xx" / "table.ftl").write_text(text, "utf-8")
    (file,) = translation_of("xx", locale).files
    return file.faults


def test_a_language_that_has_everything_is_complete(locale: Path) -> None:
    assert found(locale, MODEL) == ()
    whole = translation_of("xx", locale)
    assert whole.is_complete and (whole.texts, whole.count(*FaultKind)) == (5, 0)
    assert whole.broken_claims == ("gone.ftl",)


def test_a_file_that_is_not_there_is_missing_text_by_text(locale: Path) -> None:
    whole = translation_of("xx", locale)
    assert [fault.key for fault in whole.files[0].faults] == ["one", "two", "two.short", "chosen", "form"]
    assert whole.count(FaultKind.MISSING) == whole.texts == 5 and not whole.is_complete
    assert whole.broken_claims == ("table.ftl", "gone.ftl")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("two = Two\n    .short = Two\n", "two = Two\n", Fault(FaultKind.MISSING, "two.short")),
        ("two = Two\n    .short = Two\n", "two =\n    .short = Two\n", Fault(FaultKind.MISSING, "two")),
        ("form =", "more = More\nform =", Fault(FaultKind.SUPERFLUOUS, "more")),
        ("One { $seat }", "One { $set }", Fault(FaultKind.BLANKS, "one", ("seat", "set"))),
        ("One { $seat }", "One", Fault(FaultKind.BLANKS, "one", ("seat",))),
        ("   *[other]", "    [few] some\n   *[other]", Fault(FaultKind.VARIANTS, "chosen", ("few",))),
        ("SEAT($seat)", 'SEAT($seat, form: "from")', Fault(FaultKind.FORMS, "form", ("from",))),
        ("SEAT($seat)", "CHAIR($seat)", Fault(FaultKind.FORMS, "form", ("CHAIR",))),
        ("form =", "one = One { $seat }\nform =", Fault(FaultKind.TWICE, "one")),
        ("form =", "torn { here\nform =", Fault(FaultKind.TORN, "torn { here")),
    ],
)
def test_what_does_not_fit_is_named(locale: Path, old: str, new: str, fault: Fault) -> None:
    assert found(locale, MODEL.replace(old, new)) == (fault,)


@pytest.mark.parametrize("new", ['SEAT($seat, form: "of")', 'SEAT($seat, form: "short")', "CAP(SEAT($seat))"])
def test_forms_of_the_language_and_of_all_languages_fit(locale: Path, new: str) -> None:
    assert found(locale, MODEL.replace("SEAT($seat)", new)) == ()


@pytest.mark.parametrize("variant", ["[0] none", "[7] seven", "[many] lots"])
def test_numbers_and_plurals_of_the_language_fit(locale: Path, variant: str) -> None:
    assert found(locale, MODEL.replace("   *[other]", f"    {variant}\n   *[other]")) == ()


def test_the_data_of_the_language_are_looked_at_too(locale: Path) -> None:
    (locale / "xx" / "table.ftl").write_text(MODEL, "utf-8")
    (locale / "xx" / "language.json").write_text("{}", "utf-8")
    whole = translation_of("xx", locale)
    assert "forms" in whole.unreadable and not whole.is_complete
    assert [file.faults for file in whole.files] == [()]


def test_a_language_that_there_is_not(locale: Path) -> None:
    with pytest.raises(FileNotFoundError):
        translation_of("yy", locale)


def test_faults_are_counted_by_kind() -> None:
    state = FileState(
        "a.ftl", 3, (Fault(FaultKind.MISSING, "b"), Fault(FaultKind.TORN, "c"), Fault(FaultKind.MISSING, "d"))
    )
    assert (state.count(FaultKind.MISSING), state.count(FaultKind.TORN), state.count(*FaultKind)) == (2, 1, 3)
