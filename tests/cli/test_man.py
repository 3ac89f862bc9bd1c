"""The manual page: what groff and mandoc make of it."""

from __future__ import annotations

import shutil
import subprocess
from datetime import date

import pytest

from bridgetable import __version__
from bridgetable.cli.commands import parser_of
from bridgetable.cli.man import manual_page
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cli.commands import Said


@pytest.fixture(scope="module", params=LANGUAGES)
def page(request: pytest.FixtureRequest) -> str:
    return manual_page(parser_of, Words.of(request.param, strict=True), date(2026, 1, 2))


def test_it_bears_date_and_version(page: str) -> None:
    assert page.startswith(f'.TH BRIDGETABLE 1 "2026-01-02" "bridgetable {__version__}" ')


def test_it_is_plain_ascii_without_lines_that_would_be_requests(page: str) -> None:
    assert page.isascii()
    requests = {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))}
    assert requests == {".TH", ".SH", ".SS", ".PP", ".TP", ".br", ".EX", ".EE"}


@pytest.mark.parametrize("checker", [("groff", "-man", "-ww", "-Tutf8"), ("mandoc", "-T", "lint", "-W", "warning")])
def test_who_formats_it_finds_nothing_wrong(page: str, checker: tuple[str, ...]) -> None:
    if shutil.which(checker[0]) is None:
        pytest.skip(f"{checker[0]} is not installed")
    done = subprocess.run(checker, input=page, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert checker[0] != "mandoc" or done.stdout == ""


def test_it_bears_the_time_of_the_build_where_that_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225599")
    assert Said(capsys, "man").out[0].startswith('.TH BRIDGETABLE 1 "2025-12-31" ')
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "")
    assert Said(capsys, "man").status == 0
    for none in ("yesterday", "1e9", "9" * 30):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", none)
        said = Said(capsys, "man", "--language", "it")
        assert (said.status, said.out, len(said.err)) == (2, [], 1) and none in said.err[0]


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "man", "--language", "it")
    assert (said.status, said.err) == (0, [])
    assert said.out[1:] == manual_page(parser_of, Words.of("it"), date(2026, 1, 2)).splitlines()[1:]
