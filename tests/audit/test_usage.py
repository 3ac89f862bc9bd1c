"""What a file does in many of its boards is told once, with their number, and none of them is accused of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetable.audit.finding import Finding
from bridgetable.audit.run import audit
from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from tests.audit.unlawful import board_text, rows, with_rows

BOARDS = range(1, 25)


def found(folder: Path, text: str, name: str = "a.pbn", *, every_number: bool = False) -> list[Finding]:
    """What is found in a file of this text."""
    path = folder / name
    path.write_text(text, "utf-8")
    steps = audit([str(path)], Edition.E2017, workers=1, every_number=every_number)
    return [one for step in steps for one in step.findings]


def whole_file(usage: str, boards: object) -> tuple[str, int, int | None, object, object]:
    return "whole-file", 0, None, usage, boards


def told(finding: Finding) -> tuple[str, int, int | None, object, object]:
    return finding.kind, finding.game, finding.player, finding.detail("usage"), finding.detail("boards")


def passed_first(text: str) -> str:
    """The board bid by the player to dealer's left, after a pass of the dealer: the dealer is moved one seat back."""
    dealer = text.partition('[Dealer "')[2][0]
    before = Seat[dealer].right.name
    text = text.replace(f'[Dealer "{dealer}"]', f'[Dealer "{before}"]')
    text = text.replace(f'[Auction "{dealer}"]\n', f'[Auction "{before}"]\nPass ')
    return re.sub(r'\[Board "\d+"\]', '[Board "?"]', text)


def without_leading_pass(text: str) -> str:
    return passed_first(text).replace("]\nPass ", "]\n")


def without_closing_passes(text: str) -> str:
    return text.replace(" Pass Pass Pass", "", 1)


def in_order_of_play(text: str) -> str:
    """The board with each row in the order of the play, the winner of the trick before first."""
    trumps = text.partition('[Contract "')[2][1]
    turned, first = [], 0
    for row in rows(text):
        order = row[first:] + row[:first]
        turned.append(order)
        best = order[0]
        for card in order[1:]:
            higher = "23456789TJQKA".index(card[1]) > "23456789TJQKA".index(best[1])
            if (card[0] == best[0] and higher) or (card[0] != best[0] and card[0] == trumps):
                best = card
        first = row.index(best)
    return with_rows(text, turned)


def from_north(text: str) -> str:
    """The board with the columns of the play from North on, as some programs write them."""
    leader = Seat[text.partition('[Play "')[2][0]]
    turn = leader.steps_to(Seat.N)
    turned = with_rows(text, [row[turn:] + row[:turn] for row in rows(text)])
    return turned.replace(f'[Play "{leader.name}"]', '[Play "N"]')


def of_another_dealer(text: str) -> str:
    """The board with a number that another dealer has."""
    return re.sub(r'\[Board "(\d+)"\]', lambda number: f'[Board "{int(number[1]) + 4}"]', text)


USAGES: dict[str, Callable[[str], str]] = {
    "leading-passes": without_leading_pass,
    "closing-passes": without_closing_passes,
    "columns": in_order_of_play,
    "first-column": from_north,
    "numbers": of_another_dealer,
}


@pytest.mark.parametrize("usage", USAGES)
def test_a_usage_is_one_finding_with_the_number_of_its_boards(usage: str, tmp_path: Path) -> None:
    texts = [USAGES[usage](board_text(number)) for number in BOARDS]
    fitting = sum('[Play "N"]' in board_text(number) for number in BOARDS) if usage == "first-column" else 0
    (finding,) = found(tmp_path, "".join(texts))
    assert told(finding) == whole_file(usage, len(texts) - fitting)


@pytest.mark.parametrize("usage", sorted(set(USAGES) - {"columns"}))
def test_a_few_boards_are_no_usage(usage: str, tmp_path: Path) -> None:
    texts = [board_text(number) if number > 3 else USAGES[usage](board_text(number)) for number in BOARDS]
    kinds = {
        "leading-passes": "declarer-differs",
        "closing-passes": "auction-unfinished",
        "first-column": "leader-differs",
        "numbers": "number-differs",
    }
    findings = found(tmp_path, "".join(texts))
    assert {one.kind for one in findings} == {kinds[usage]} and 2 <= len(findings) <= 3


def test_what_else_is_wrong_in_such_a_file_is_told_board_by_board(tmp_path: Path) -> None:
    texts = [without_leading_pass(board_text(number)) for number in BOARDS]
    result = texts[6].partition('[Result "')[2].partition('"')[0]
    texts[6] = texts[6].replace(f'[Result "{result}"]', f'[Result "{(int(result) + 1) % 14}"]')
    one, last = found(tmp_path, "".join(texts))
    assert (one.kind, one.game) == ("result-differs", 7) and told(last) == whole_file("leading-passes", 24)


def test_leaders_of_every_seat_in_a_whole_file_are_no_usage(tmp_path: Path) -> None:
    """A file of boards in each of which another leader is named accuses each of them."""
    texts = [
        re.sub(r'\[Play "(.)"\]', lambda leader: f'[Play "{Seat[leader[1]].left.name}"]', board_text(number))
        for number in BOARDS
    ]
    assert [one.kind for one in found(tmp_path, "".join(texts))] == ["leader-differs"] * 24


def test_a_usage_of_a_file_in_many_pieces_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgetable.audit.sources.USUAL", 8 * 1024)
    monkeypatch.setattr("bridgetable.audit.batches.SMALL", 8 * 1024)
    monkeypatch.setattr("bridgetable.audit.batches.IN_A_BATCH", 8 * 1024)
    texts = [in_order_of_play(board_text(number)) for number in range(1, 101)]
    (tmp_path / "b.pbn").write_text(board_text(5))
    path = tmp_path / "a.pbn"
    path.write_text("".join(texts))
    steps = list(audit([str(path), str(tmp_path / "b.pbn")], Edition.E2017, workers=1))
    assert len(steps) > 3
    (finding,) = [one for step in steps for one in step.findings]
    boards = finding.detail("boards")
    # In one or the other of them the leader wins nearly every trick.
    assert told(finding) == whole_file("columns", boards) and boards in (99, 100) and finding.file == str(path)


def test_numbers_of_boards_that_were_played_online_say_nothing_unless_they_are_asked(tmp_path: Path) -> None:
    wrong = of_another_dealer(board_text(1)).replace('[Site "Here"]', '[Site "RealBridge"]')
    assert found(tmp_path, wrong + board_text(2)) == []
    (finding,) = found(tmp_path, wrong + board_text(2), every_number=True)
    assert (finding.kind, finding.law, finding.game) == ("number-differs", "2", 1)
    texts = "".join(of_another_dealer(board_text(number)) for number in BOARDS)
    assert [one.kind for one in found(tmp_path, texts, every_number=True)] == ["number-differs"] * 24


def test_the_numbers_of_a_broadcast_are_asked_too(tmp_path: Path) -> None:
    hands = "SAKQJT98765432,HAKQJT98765432,DAKQJT98765432"
    text = f"pn|a,b,c,d|st||md|3{hands}|rh||ah|Board 2|sv|o|mb|7S|mb|p|mb|p|mb|p|pc|CA|pg||\n"
    assert found(tmp_path, text, "a.lin") == []
    (finding,) = found(tmp_path, text, "a.lin", every_number=True)
    assert (finding.kind, finding.detail("dealer"), finding.detail("dealer-due")) == ("number-differs", "N", "E")
    assert finding.detail("vulnerable-due") == "NS"
