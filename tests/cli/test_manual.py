"""`bridgetable manual`: the manual in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.ui.manual.pages import pages
from tests.cli.commands import Said


@pytest.mark.parametrize(("language", "ending"), [("it", ".pdf"), ("it", ".html"), ("en", ".txt")])
def test_the_manual_is_written_whole(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str, ending: str
) -> None:
    said = Said(capsys, "manual", "--language", language, "-o", f"manual{ending}")
    assert (said.status, said.out, said.err) == (0, [], [])
    data = (folder / f"manual{ending}").read_bytes()
    if ending == ".pdf":
        assert data.startswith(b"%PDF-")
    else:
        assert all(page.title in data.decode() for page in pages(language) if page.group != "files")


def test_what_is_not_possible_is_one_sentence(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(folder.iterdir())
    for given, reason in (("manual.doc", ".pdf"), ("none/manual.txt", "cannot be")):
        said = Said(capsys, "manual", "-o", given)
        assert said.status == 2 and len(said.err) == 1 and reason in said.err[0]
    assert sorted(folder.iterdir()) == before
