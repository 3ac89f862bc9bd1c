"""The language of what is printed: an option, else the locale, else English."""

from __future__ import annotations

import pytest

from bridgetable.cli.output import language_of


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "en_GB.UTF-8"}, "it"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it_CH", "LANG": "de_CH"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ita_IT"}, "en"),
        ({"LANG": "Italian_Italy.1252"}, "it"),
        ({"LANGUAGE": "de:it:en", "LANG": "en_US.UTF-8"}, "it"),
        ({"LANGUAGE": "it", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "", "LANG": "it"}, "it"),
    ],
)
def test_the_locale(variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LANG")
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of(["check", "a"]) == language


@pytest.mark.parametrize("given", [("--language", "it"), ("a", "--language=it"), ("--language", "xx", "--language=it")])
def test_an_option_goes_before_the_locale(given: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert language_of(given) == "it"


def test_what_is_not_offered_is_not_spoken() -> None:
    assert language_of(["--language", "xx"]) == "en"
    assert language_of(["--language"]) == "en"
