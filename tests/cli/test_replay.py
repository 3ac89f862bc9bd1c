"""`bridgetable replay`: the story, the data, and where it stops."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import BIDDING, Said
from tests.situations import since


def test_replay_of_a_bidding_case_in_every_edition(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bidding.case.json").write_text(BIDDING)
    for edition in since("2007"):
        said = Said(capsys, "replay", "bidding.case.json", "--edition", edition)
        assert (said.status, said.err) == (0, [])
        assert any(line.startswith("  1. East bids 1♦") for line in said.out)
        as_data = Said(capsys, "replay", "bidding.case.json", "--edition", edition, "--json", "--language", "it")
        steps = json.loads("\n".join(as_data.out))
        assert [step["turn"] for step in steps] == ["S", "S", "E", "S", "S", "W", "N", "E", "W"]
        assert steps[-1]["calls"][1] == {"seat": "E", "call": "1D", "withdrawn": True}
    # In 1997 nobody asks whether a pass is comparable: the answer is passed over, and the line goes on.
    said = Said(capsys, "replay", "bidding.case.json", "--edition", "1997")
    assert (said.status, said.err) == (0, [])
    assert "     The Laws of 1997 do not ask this: the answer is passed over." in said.out
    steps = json.loads("\n".join(Said(capsys, "replay", "bidding.case.json", "--edition", "1997", "--json").out))
    passed = [step for step in steps for event in step["events"] if event["event"] == "answer-passed-over"]
    assert len(steps) == 9 and [step["action"]["option"] for step in passed] == ["not-comparable"]


def test_replay_in_its_own_edition_stays_strict(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bidding.case.json").write_text(BIDDING.replace('"edition": "2017"', '"edition": "1997"'))
    for extra in ((), ("--edition", "1997")):
        said = Said(capsys, "replay", "bidding.case.json", *extra)
        assert said.status == 1
        assert said.err == ["bidding.case.json: actions[6]: The Director is not being asked anything."]


def test_replay_stops_where_another_edition_asks_first(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = json.loads(BIDDING)
    case["edition"] = "1997"
    case["actions"] = [each for each in case["actions"] if each.get("by") != "director" and each["do"] != "expect"]
    case["actions"][3]["call"] = "3C"
    (folder / "asked.case.json").write_text(json.dumps(case))
    assert Said(capsys, "replay", "asked.case.json").status == 0
    said = Said(capsys, "replay", "asked.case.json", "--edition", "2017")
    assert said.status == 1
    assert said.err == [
        "asked.case.json: actions[4]: Law 27B1(b) first asks the Director, and the line as recorded has no answer."
    ]


def test_replay_tells_the_story(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", "right.case.json")
    assert (said.status, said.err) == (0, [])
    assert said.out[0] == "East discards, then finds a spade"
    assert "  3. East plays the 2 of clubs." in said.out
    italian = Said(capsys, "replay", "right.case.json", "--language", "it")
    assert "  3. Est gioca il 2 di fiori." in italian.out


def test_replay_as_data(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", "--json", "right.case.json")
    steps = json.loads("\n".join(said.out))
    assert [step["action"]["do"] for step in steps] == ["play", "play", "play", "play", "director", "play"]
    assert {"action", "events", "rulings", "asked", "turn", "penalty", "score"} <= steps[0].keys()


def test_replay_under_another_edition(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", "right.case.json", "--edition", "2017")
    assert said.out[1].startswith("Laws of 2017.")
    assert any("50E1" in line for line in said.out)


def test_replay_stops_where_it_cannot_go_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", "torn.json")
    assert said.status == 1
    assert said.err == ["torn.json: actions[7]: East does not hold the ace of spades."]
    assert len(json.loads("\n".join(Said(capsys, "replay", "torn.json", "--json").out))) == 5


def test_replay_of_what_cannot_be_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("unreadable.json", "missing.json", "deeper", "a\0b"):
        said = Said(capsys, "replay", name)
        assert (said.status, said.out, len(said.err)) == (2, [], 1)
