"""Boards of findings: opened from whatever file they are in, in the contract in which they were played."""

from __future__ import annotations

import gzip
import random
import zipfile
from pathlib import Path

import pytest

from bridgetable.audit import sources
from bridgetable.audit.finding import Finding
from bridgetable.audit.run import audit
from bridgetable.cards.notation import card_of
from bridgetable.document.document import DocumentError
from bridgetable.engine import actions as a
from bridgetable.engine.history import START
from bridgetable.table.edition import Edition
from bridgetable.ui.audit.opening import opened_finding
from tests.audit.test_board import revoked
from tests.audit.unlawful import CHANGES, board_text, rows, with_rows


def found_in(path: Path, kind: str) -> Finding:
    steps = audit([str(path)], Edition.E2017, workers=1)
    return next(one for step in steps for one in step.findings if one.kind == kind)


@pytest.mark.parametrize("name", ["a.pbn", "a.pbn.gz", "a.zip"])
def test_the_board_is_opened_right_after_the_card(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "USUAL", 8000)
    text, card = revoked(1)
    data = ("".join(map(board_text, range(2, 20))) + text).encode()
    path = tmp_path / name
    if name == "a.zip":
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("x/y.pbn", data)
    else:
        path.write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
    finding = found_in(tmp_path, "revoke")
    assert finding.game == 19
    history = opened_finding([str(tmp_path)], finding, Edition.E2017).history
    action = history.nodes[history.cursor].step.action
    assert isinstance(action, a.Play) and action.card == card_of(card)
    assert len(history.line()) == 52


def test_a_wrong_declarer_is_opened_in_the_contract_that_was_played(tmp_path: Path) -> None:
    path, change = tmp_path / "a.pbn", CHANGES["a wrong declarer"][0]
    path.write_text(change(board_text(4), random.Random(1)))
    history = opened_finding([str(path)], found_in(path, "declarer-differs"), Edition.E2017).history
    assert history.cursor == START
    assert not history.jump(history.line()[-1]).table.irregularities


def test_a_defective_trick_is_opened_at_its_last_card(tmp_path: Path) -> None:
    """Law 67: the card that is missing cannot be shown, the trick without it can."""
    path, cards = tmp_path / "a.pbn", rows(board_text(4))
    short = next(column for column in range(1, 4) if cards[4][column] != cards[4][0])
    cards[4][short] = "-"
    path.write_text(with_rows(board_text(4), cards))
    history = opened_finding([str(path)], found_in(path, "missing-card"), Edition.E2017).history
    assert len(history.table.tricks) == 5 and 0 < len(history.table.tricks[4].plays) < 4
    assert history.cursor != START


@pytest.mark.parametrize("name", ["a wrong result", "a wrong score"])
def test_what_is_wrong_with_the_result_is_opened_at_the_end(name: str, tmp_path: Path) -> None:
    path, (change, kinds) = tmp_path / "a.pbn", CHANGES[name]
    path.write_text(change(board_text(4), random.Random(1)))
    history = opened_finding([str(path)], found_in(path, *kinds), Edition.E2017).history
    assert history.cursor == history.line()[-1]


def test_a_card_played_twice_is_opened_where_it_comes_again(tmp_path: Path) -> None:
    path, cards = tmp_path / "a.pbn", rows(board_text(4))
    cards[8][2] = cards[2][2]
    path.write_text(with_rows(board_text(4), cards))
    finding = found_in(path, "card-played-twice")
    history = opened_finding([str(path)], finding, Edition.E2017).history
    assert history.cursor == history.line()[-1] and len(history.table.tricks) >= 8


def test_a_board_that_breaks_off_is_opened_up_to_there_and_says_why(tmp_path: Path) -> None:
    path, cards = tmp_path / "a.pbn", rows(board_text(4))
    cards[5][0] = "XX"
    path.write_text(with_rows(board_text(4), cards))
    opened = opened_finding([str(path)], found_in(path, "unreadable-board"), Edition.E2017)
    assert len(opened.history.line()) == 20
    assert opened.trouble[0].message.key == "files-no-card"


def test_what_is_gone_or_has_no_deal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text('[Event "E"]\n[Board "1"]\n\n' + revoked(1)[0])
    finding = found_in(path, "unreadable-board")
    with pytest.raises(DocumentError):
        opened_finding([str(path)], finding, Edition.E2017)
    revoke = found_in(path, "revoke")
    path.write_text(board_text(1))
    with pytest.raises(DocumentError) as refused:
        opened_finding([str(path)], revoke, Edition.E2017)
    assert refused.value.message.key == "audit-board-gone"
    path.unlink()
    with pytest.raises(DocumentError):
        opened_finding([str(path)], revoke, Edition.E2017)
