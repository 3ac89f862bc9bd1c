"""The README: short, and its commands are those that are run."""

from __future__ import annotations

import re
from pathlib import Path

from bridgetable.disk.resources import resources

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [line.strip() for line in README.splitlines() if line.startswith("    ")]
CI = (ROOT / ".ci" / "run").read_text("utf-8")
CASES = sorted((resources() / "cases").rglob("*.case.json"))


def test_it_is_short() -> None:
    assert len(README.splitlines()) <= 120


def test_its_commands_are_the_packages_the_program_and_the_tests() -> None:
    packages, display, program, tests = COMMANDS
    assert packages.startswith("apt-get update && apt-get install -y python3-venv ")
    assert display.startswith("apt-get install -y libxkbcommon-x11-0 ")
    assert program == "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/bridgetable"
    assert tests == 'python3 -m venv .venv && .venv/bin/pip install -e ".[test]" && .venv/bin/pytest'


def test_the_same_commands_are_run_on_a_bare_machine() -> None:
    run = [line.strip() for line in CI.splitlines()]
    packages, _, _, tests = COMMANDS
    assert tests in run
    assert [part for part in packages.split(" && ") if part not in run] == []


def test_the_cases_it_names_are_there() -> None:
    named = re.findall(r"resources/cases/[\w/-]+\.case\.json", README)
    assert named and all((ROOT / name).is_file() for name in named)


def test_the_number_of_cases_is_right() -> None:
    assert f"all {len(CASES)} cases" in README


def test_it_has_a_picture() -> None:
    assert re.search(r"!\[[^\]]+\]\(resources/manual/pictures/[\w-]+\.png\)", README)
