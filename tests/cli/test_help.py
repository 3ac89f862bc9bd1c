"""Every command and option is described: in all languages, and wherever the program tells of them."""

from __future__ import annotations

import io
from datetime import date

import argcomplete.finders
import argcomplete.io
import pytest

from bridgetable.cli.arguments import Parser
from bridgetable.cli.commands import parser_of
from bridgetable.cli.completion import complete
from bridgetable.cli.help import cells, help_of
from bridgetable.cli.man import EVERYWHERE, manual_page
from bridgetable.cli.names import COMMANDS, COMPLETING, WINDOW
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cli.commands import Said
from tests.each import for_each

ALL = (WINDOW, *COMMANDS)


def parser(name: str, language: str) -> Parser:
    """The parser of a command, where a text that is missing is an error."""
    return parser_of(name, Words.of(language, strict=True))


@pytest.fixture
def in_shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The variables that a shell sets; argcomplete leaves the file descriptors of the tests alone."""
    monkeypatch.setenv(COMPLETING, "1")
    monkeypatch.setenv("_ARGCOMPLETE_IFS", "\n")
    monkeypatch.setattr(argcomplete.finders.CompletionFinder, "_init_debug_stream", lambda self: None)
    monkeypatch.setattr(argcomplete.io, "debug_stream", io.StringIO())


def completed(line: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What may stand at the end of a line."""
    monkeypatch.setenv(COMPLETING, "1")
    monkeypatch.setenv("COMP_LINE", line)
    monkeypatch.setenv("COMP_POINT", str(len(line)))
    output = io.StringIO()
    complete(parser_of, output, lambda status: None)
    return [each.strip() for each in output.getvalue().splitlines()]


# -- every command, every option -------------------------------------------------------------------------------------


@for_each("name", ALL)
def test_it_is_described_in_every_language(name: str) -> None:
    told: set[tuple[str, ...]] = set()
    for language in LANGUAGES:
        words = Words.of(language, strict=True)
        declared = parser(name, language).arguments
        assert words.text(f"help-{name}").strip()
        assert all(each.meaning.strip() for each in declared)
        assert all(each.value.strip() for each in declared if not each.names)
        told.add((words.text(f"help-{name}"), *(each.meaning for each in declared)))
    for texts in zip(*told, strict=True):
        assert len(set(texts)) == len(LANGUAGES), texts


@for_each("name", ALL)
def test_what_takes_a_value_names_it_and_a_switch_takes_none(name: str) -> None:
    found = parser(name, "en")
    for key, argument in found.declared.items():
        takes_none = found.actions[key].nargs == 0
        assert bool(argument.value) != takes_none, key


@for_each("language", LANGUAGES)
@for_each("name", ALL)
def test_the_help_and_the_manual_page_tell_all_of_it(name: str, language: str) -> None:
    told = " ".join(help_of(parser(name, language)).split())
    page = MANUAL[language]
    for argument in parser(name, language).arguments:
        assert all(option in told for option in argument.names)
        assert argument.value in told and " ".join(argument.meaning.split()) in told
        for option in argument.names:
            assert rf"\fB{option}\fR".replace("-", r"\-") in page[name] + page[WINDOW] * (
                option.strip("-") in (*EVERYWHERE, "h")
            )


def sections(language: str) -> dict[str, str]:
    """The parts of the manual page about each command; that about the window is all before them."""
    text = manual_page(parser_of, Words.of(language, strict=True), date(2026, 1, 2))
    first, *others = text.split("\n.SS ")
    return {WINDOW: first, **{other.partition("\n")[0]: other for other in others}}


MANUAL = {language: sections(language) for language in LANGUAGES}


@pytest.mark.usefixtures("in_shell")
@pytest.mark.parametrize("name", ALL)
def test_a_shell_completes_every_option(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start = "bridgetable " if name == WINDOW else f"bridgetable {name} "
    options = {option for each in parser(name, "en").arguments for option in each.names}
    assert set(completed(f"{start}-", monkeypatch)) == options
    if name != WINDOW:
        assert completed(f"bridgetable {name}", monkeypatch) == [each for each in COMMANDS if each.startswith(name)]
    for argument in parser(name, "en").arguments:
        if isinstance(argument.completion, tuple) and argument.completion and argument.names:
            assert completed(f"{start}{argument.names[-1]} ", monkeypatch) == list(argument.completion)


# -- the command help ------------------------------------------------------------------------------------------------


def test_help_tells_what_the_option_tells(capsys: pytest.CaptureFixture[str]) -> None:
    for name in COMMANDS:
        assert Said(capsys, "help", name).out == Said(capsys, name, "--help").out
    assert Said(capsys, "help").out == Said(capsys, "--help").out


def test_help_knows_no_other_command(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "help", "chek")
    assert (said.status, said.out) == (2, [])
    assert said.err[0].startswith("there is no command “chek”; did you mean check?; usage: bridgetable help ")


# -- how wide it is --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [40, 59, 60, 80, 200])
def test_no_line_is_wider_than_the_terminal(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for language in LANGUAGES:
        for name in ALL:
            lines = help_of(parser(name, language)).splitlines()
            assert max(map(cells, lines)) < columns, name
            assert not any("\x1b" in line or line != line.rstrip() for line in lines)


def test_a_narrower_terminal_is_written_on_as_if_it_were_wider(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for columns in ("10", "40"):
        monkeypatch.setenv("COLUMNS", columns)
        told.append(help_of(parser("generate", "it")))
    assert told[0] == told[1]
