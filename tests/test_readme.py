"""The README: a page, whose commands are those that are run."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [line.strip() for line in README.splitlines() if line.startswith("    ")]
CI = (ROOT / ".ci" / "run").read_text("utf-8")


def test_it_is_a_page() -> None:
    assert len(README.splitlines()) <= 70


def test_its_commands_are_the_packages_the_program_and_the_tests() -> None:
    packages, display, program, tests = COMMANDS[:4]
    assert packages.startswith("apt-get update && apt-get install -y python3-venv ")
    assert display.startswith("apt-get install -y libxkbcommon-x11-0 ")
    assert program == "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/bridgetable"
    assert tests == 'python3 -m venv .venv && .venv/bin/pip install -e ".[test]" && .venv/bin/pytest'


def test_each_other_system_has_two_commands() -> None:
    windows, macos = COMMANDS[4:6], COMMANDS[6:8]
    assert len(COMMANDS) == 8
    assert all("\\" in command and "/bin/" not in command for command in windows)
    assert all(".venv/bin/" in command and "\\" not in command for command in macos)
    for install, run in (windows, macos):
        assert "-m venv .venv && " in install and "pip install -e ." in install
        assert run.endswith("bridgetable")


def test_the_modules_that_its_commands_run_are_there() -> None:
    for module in re.findall(r"-m (bridgetable[\w.]*)", README):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


def test_the_same_commands_are_run_on_a_bare_machine() -> None:
    run = [line.strip() for line in CI.splitlines()]
    packages, _, _, tests = COMMANDS[:4]
    assert tests in run
    assert [part for part in packages.split(" && ") if part not in run] == []


def test_a_picture_is_at_its_top() -> None:
    title, _, picture = README.splitlines()[:3]
    assert title == "# bridgetable"
    assert re.fullmatch(r"!\[[^\]]+\]\(resources/manual/pictures/[\w-]+\.png\)", picture)


def test_it_leads_to_the_first_page_of_the_manual_in_both_languages() -> None:
    for language in ("en", "it"):
        assert f"(resources/manual/{language}/01-first-ten-minutes.md)" in README
