"""The page on which cases are played: what stands in it, without a browser."""

from __future__ import annotations

import json
import re

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.disk.resources import resources
from bridgetable.reports.booklet import Answers
from bridgetable.reports.page_html import encoded
from bridgetable.reports.told import Told, told_case
from bridgetable.ui.papers.play_page import play_page, played_case, svg_path
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cases.written import EXAMPLE
from tests.reports.cases import LAST_TRUMP, SIX_CLUBS, THREE_OPTIONS, TOO_LOW, told
from tests.reports.documents import HOSTILE
from tests.spread import spread

MOST = 600_000
"""The most bytes that the page of one case may have."""
BOTH = [Words.of(language, strict=True) for language in ("en", "it")]
ENGLISH = BOTH[0]


def titled(text: str) -> Told:
    """A case with this text wherever it has one."""
    case = json.loads(EXAMPLE) | {"title": text, "story": text, "source": text}
    case["actions"].insert(1, {"do": "note", "text": text})
    case["actions"].append({"do": "branch", "title": text, "actions": [{"do": "director", "seat": "S"}]})
    return told_case(read_case(json.dumps(case).encode()))


@pytest.mark.deep
def test_the_page_of_every_shipped_case_is_small() -> None:
    sizes = {
        file.name: len(play_page([told_case(read_case(file.read_bytes()))], ENGLISH, Answers.END).encode())
        for file in spread(sorted((resources() / "cases").rglob("*.case.json")), 20)
    }
    assert len(sizes) >= 15 and max(sizes.values()) <= MOST


def test_the_page_of_a_long_case_is_small() -> None:
    html = play_page([told("quick-reference/pass-out-of-rotation-30-five-passes-1997")], ENGLISH, Answers.END)
    assert len(html.encode()) <= MOST


@pytest.mark.parametrize("answers", Answers)
def test_a_page_fetches_nothing(answers: Answers) -> None:
    html = play_page([told(SIX_CLUBS), told(TOO_LOW)], ENGLISH, answers)
    shapes = html.replace("http://www.w3.org/2000/svg", "")  # the name of the elements, which nobody loads
    assert not re.search(r"https?:|//\w|url\(|@import|\bsrc=|<link|<iframe", shapes)
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', html)
    assert policy and policy[1].startswith("default-src 'none'; ") and "unsafe" not in policy[1]


def elements(html: str) -> list[str]:
    """What opens and ends elements, but for line breaks and the signs of suits."""
    return [name for name in re.findall(r"</?[a-z]+", html) if name not in ("<br", "<span", "</span")]


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_a_stranger_wrote_opens_and_ends_no_element(text: str) -> None:
    plain, html = (play_page([titled(each)], ENGLISH, Answers.END) for each in ("Title", text))
    assert elements(html) == elements(plain)
    for data in re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', html, re.DOTALL):
        assert json.loads(data) and "<" not in data and "\u2028" not in data


def test_data_come_back_as_they_were() -> None:
    data = {"text": "</script><!-- & \u2028 ♠ \U0001f0a1"}
    assert json.loads(encoded(data)) == data and not set(encoded(data)) & set("<>&\u2028")


# -- a case as data ----------------------------------------------------------------------------------------------------


def texts_of(data: dict[str, object]) -> str:
    return json.dumps(data["texts"], ensure_ascii=False)


def test_every_step_is_there_with_what_changes_on_the_table() -> None:
    case = told(SIX_CLUBS)
    data = json.loads(encoded(played_case(case, BOTH)))
    steps = data["steps"]
    assert len(steps) == len(case.history.nodes) + 1
    assert steps[0]["d"]["N"] == "74.85.963.AKQ987" and steps[0]["d"]["t"] == [0, "", []]
    assert steps[1]["d"]["W"] == "QT8.KT93.QT4.32" and steps[1]["d"]["t"] == [1, "", [["W", "SK", "="]]]
    assert "N" not in steps[1]["d"] and steps[2]["d"]["N"] == "7.85.963.AKQ987"
    parents = [step["u"] for step in steps[1:]]
    assert all(place in steps[parent]["c"] for place, parent in enumerate(parents, 1))


def test_options_lead_to_the_steps_that_take_them() -> None:
    data = json.loads(encoded(played_case(told(THREE_OPTIONS), BOTH)))
    question = next(step["q"] for step in data["steps"] if "q" in step and step["q"]["to"] == "S")
    labels = [(data["texts"][label][0], place > 0) for label, place in question["o"]]
    assert labels == [("Require diamonds", True), ("Forbid diamonds", False), ("Leave the lead free", False)]
    assert data["texts"][data["laws"][question["l"]][0]] == ["Law 50D2†", "Art. 50D2†"]


def test_penalty_cards_and_withdrawn_cards_lie_on_the_table() -> None:
    data = json.loads(encoded(played_case(told(SIX_CLUBS), BOTH)))
    changes = [step["d"] for step in data["steps"]]
    assert [["E", "S5", "M"]] in [change.get("f") for change in changes]
    assert [["E", "S5", 1]] in [change.get("g") for change in changes]


def test_an_auction_lies_on_the_table_with_its_notes() -> None:
    data = json.loads(encoded(played_case(told(TOO_LOW), BOTH)))
    columns, rows, notes, in_sight = data["steps"][3]["d"]["a"]
    assert (columns, in_sight) == ("NESW", 1)
    assert rows[0][:3] == [[["1NT", ""]], [["2S", ""]], [["2D", "1"]]]
    assert data["texts"][notes[0]] == ["transfer: hearts", "transfer: cuori"]


def test_without_answers_nothing_that_was_ruled_is_in_the_page() -> None:
    html = play_page([told(SIX_CLUBS)], ENGLISH, Answers.NONE)
    assert "South calls the Director." in html and "What do you rule?" in html
    for held_back in ("63B", "64C", "Assigned score", "gives the revoke away", "This is a revoke", "Source:"):
        assert held_back not in html
    ruled = play_page([told(SIX_CLUBS)], ENGLISH, Answers.END)
    assert all(held_back in ruled for held_back in ("63B", "64C", "Assigned score", "This is a revoke"))


HEARD = "score/artificial-score-12c2-the-hand-that-was-heard-2017"


def test_what_the_director_gives_is_kept_back_as_what_he_rules() -> None:
    html = play_page([told(HEARD)], ENGLISH, Answers.NONE)
    assert "What do you rule?" in html and "awards an artificial score" not in html
    steps = played_case(told(HEARD), BOTH)["steps"]
    assert isinstance(steps, list) and steps[1]["v"] == 1 and "v" not in steps[0]


def test_a_page_names_no_command_and_does_not_tell_of_memory() -> None:
    html = play_page([told("revoke/revoke-08-partner-is-surprised-1997")], ENGLISH, Answers.END)
    assert "‡" not in html and "bridgetable readings" not in html and "from memory" not in html


def test_the_paper_stands_in_the_page_in_every_language_and_shows_its_own() -> None:
    html = play_page([told(SIX_CLUBS), told(LAST_TRUMP)], BOTH[1], Answers.END)
    first, *others = re.findall(r'<article class="paper" lang="(\w\w)"( hidden)?>', html)
    assert first == ("it", "")
    assert others == [(language, " hidden") for language in LANGUAGES if language != "it"]
    assert '<h2 id="it-case-1"' in html and 'href="#en-case-2"' in html and '<html lang="it">' in html


def test_shapes_are_paths_of_svg() -> None:
    assert svg_path("M 0 .2 L .54 .2 Z") == "M 0 .2 L .54 .2 Z"
    assert svg_path("E .5 .25 .225") == "M0.275 0.25a0.225 0.225 0 0 1 0.45 0a0.225 0.225 0 0 1 -0.45 0z"
    assert "--" not in svg_path("R 0 .52 .54 .48 .25")
