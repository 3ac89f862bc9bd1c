"""A case file is opened within its limits, and by what reads case files alone."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.disk.resources import resources
from bridgetable.disk.steps import at_once
from bridgetable.document import case_opening
from bridgetable.document.case_opening import is_case, opened_case, sent_case, with_tables
from bridgetable.document.document import DocumentError, Opened
from tests.cases.written import document
from tests.each import for_each


@for_each(
    ("name", "so"), [("a.case.json", True), ("a.json", True), ("A.BTCASE", True), ("a.pbn", False), ("btcase", False)]
)
def test_a_case_is_known_by_the_end_of_its_name(name: str, so: bool) -> None:
    assert is_case(name) is so


def test_a_case_that_would_be_too_large_when_it_is_saved_is_refused_when_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "compact.case.json"
    entries = [{"do": "note", "text": ""}] * 300
    data = json.dumps(document(*entries), separators=(",", ":")).encode()
    path.write_bytes(data)
    assert len(opened_case(str(path)).history.nodes) == 300
    monkeypatch.setattr(case_opening, "CASE", len(data) + 1)
    with pytest.raises(DocumentError) as refused:
        opened_case(str(path))
    assert refused.value.message.key == "file-too-large"


@pytest.mark.parametrize("name", ["revoke-64c2a-poznan-two-revokes", "premature-57a-play-before-partner"])
def test_what_another_process_sends_is_the_same_case_and_knows_what_happened(name: str) -> None:
    path = str(next((resources() / "cases").rglob(f"{name}.case.json")))
    opened, sent = opened_case(path), sent_case(path)
    assert len({id(node.step.table) for node in sent.history.nodes}) == 1 < len(sent.history.leaves())
    received: Opened = pickle.loads(pickle.dumps(sent))
    there = at_once(with_tables(received))
    assert there == opened
    assert all(node.step.table.handed_on is there.history.start.handed_on for node in there.history.nodes)


def test_the_readers_of_other_files_are_not_loaded_for_a_case(tmp_path: Path) -> None:
    path = tmp_path / "one.case.json"
    path.write_bytes(json.dumps(document({"do": "note", "text": ""})).encode())
    program = (
        "import sys; from bridgetable.document.case_opening import opened_case; "
        f"opened_case({str(path)!r}); print(any(name.startswith('bridgetable.files') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
