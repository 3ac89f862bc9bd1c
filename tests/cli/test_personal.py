"""What is personal is not in what the program tells of a machine."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from bridgetable.cli.diagnose import Personal, personal
from tests.each import for_each

ANNA = Personal(("/home/anna", "C:\\Users\\Anna Rossi"), ("Anna Rossi", "anna"), ("club-pc.example.org", "club-pc"))


@for_each(
    ("text", "told"),
    [
        ("/home/anna/cases/a.pbn", "~/cases/a.pbn"),
        ("/home/anna", "~"),
        ("C:\\Users\\Anna Rossi\\AppData", "~\\AppData"),
        # Another one's home, and names that only begin as this one's.
        ("/home/annabel/x /Users/bob/y", "/home/USER/x /Users/USER/y"),
        ("/opt/anna/Anna, ANNA; annals", "/opt/USER/USER, USER; annals"),
        ("display club-pc.example.org:0 on CLUB-PC", "display MACHINE:0 on MACHINE"),
        ("nothing of anybody", "nothing of anybody"),
    ],
)
def test_what_is_personal_goes(text: str, told: str) -> None:
    assert ANNA.removed_from(text) == told


def test_what_is_personal_is_found_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = tmp_path / "disk" / "maria.bianchi"
    real.mkdir(parents=True)
    (tmp_path / "mb").symlink_to(real)
    monkeypatch.setenv("HOME", str(tmp_path / "mb"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "mb"))
    monkeypatch.setenv("LOGNAME", "maria")
    monkeypatch.delenv("SUDO_USER", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(platform, "node", lambda: "tavolo.club.it")
    found = personal()
    assert found.removed_from(f"{real}/x {tmp_path}/mb/y maria tavolo tavolo.club.it") == "~/x ~/y USER MACHINE MACHINE"
    monkeypatch.setenv("DISPLAY", "aula-2.club.it:10.0")
    told = personal().removed_from("the display “aula-2.club.it:10.0” of aula-2 does not answer")
    assert told == "the display “MACHINE:10.0” of MACHINE does not answer"
    assert "" not in (*found.homes, *found.users, *found.machines)
    # The root of all files is nobody's home.
    monkeypatch.setenv("HOME", "/")
    monkeypatch.setenv("USERPROFILE", "/")
    assert personal().homes == ()
