"""The page on which cases are played, in a headless Chromium: where one is installed, with selenium to drive it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bridgetable.disk.resources import resources
from bridgetable.reports.booklet import Answers
from bridgetable.reports.told import Told
from bridgetable.table.text import harmless
from bridgetable.ui.papers.play_page import play_page
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import awaited
from tests.browser import NEEDS_BROWSER, new_browser, set_size
from tests.reports.cases import LAST_TRUMP, SIX_CLUBS, THREE_OPTIONS, TOO_LOW, told
from tests.reports.documents import HOSTILE
from tests.ui.papers.test_play_page import HEARD, titled

pytestmark = [pytest.mark.deep, NEEDS_BROWSER]
ENGLISH = Words.of("en", strict=True)
RIGHT, LEFT, HOME, END = "\ue014", "\ue012", "\ue011", "\ue010"


ENDING_WITH_A_RULING = sorted(
    file.relative_to(resources() / "cases").as_posix().removesuffix(".case.json")
    for file in (resources() / "cases" / "score").glob("*.case.json")
)[::4]


class Page:
    """A page in the browser."""

    def __init__(self, driver: Any, file: Path) -> None:
        self.driver, self.file = driver, file

    def open(self, html: str, width: int = 1280, height: int = 800) -> None:
        """Shows this page in a window of this size."""
        self.file.write_text(html, "utf-8")
        self.size(width, height)
        self.driver.get_log("performance")
        self.driver.get(self.file.as_uri())

    def play(self, *cases: Told, answers: Answers = Answers.END, **size: int) -> None:
        """Shows the page of these cases."""
        self.open(play_page(cases, ENGLISH, answers), **size)

    def size(self, width: int, height: int) -> None:
        """Makes the window so large."""
        set_size(self.driver, width, height)

    def command(self, name: str, **given: object) -> None:
        """Sends a command of the protocol for developers."""
        self.driver.execute_cdp_cmd(name, given)

    def script(self, text: str, *given: object) -> Any:
        """What a script returns."""
        return self.driver.execute_script(text, *given)

    def press(self, keys: str) -> None:
        """Presses these keys."""
        for key in keys:
            self.driver.find_element("tag name", "body").send_keys(key)

    def text(self, selector: str) -> str:
        """What can be read there, without the sign that keeps a suit from being an emoji."""
        return str(self.script("return document.querySelector(arguments[0]).innerText", selector)).replace("\ufe0e", "")

    def choices(self) -> list[str]:
        """The choices offered."""
        found = self.driver.find_elements("css selector", "#choices button")
        return [" ".join(each.text.split()) for each in found]

    def requests(self) -> list[str]:
        """The addresses of everything that was asked for since the page was opened."""
        events = (json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance"))
        return [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A browser without a window, with a profile of its own."""
    browser = new_browser(tmp_path_factory.mktemp("profile"))
    yield browser
    browser.quit()


@pytest.fixture
def page(driver: Any, tmp_path: Path) -> Iterator[Page]:
    page = Page(driver, tmp_path / "page.html")
    yield page
    page.command("Emulation.setScriptExecutionDisabled", value=False)
    page.command("Emulation.setEmulatedMedia", media="", features=[])
    assert [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE"] == []


def test_keys_go_through_the_steps(page: Page) -> None:
    page.play(told(SIX_CLUBS))
    assert page.text("#act") == "The deal" and "South plays 3NT" in page.text("#said")
    page.press(RIGHT)
    assert page.text("#act") == "West leads the king of spades."
    assert page.text("#awaited") == Words.of("en").say(awaited(told(SIX_CLUBS).history.table_at(0)))
    page.press(RIGHT + RIGHT + LEFT)
    assert page.text("#act") == "South plays the 4 of spades from dummy." and page.text("#count").startswith("2/")
    page.press(END)
    assert "Assigned score: N-S +400, E-W -400." in page.text("#said")
    page.press(HOME)
    assert page.text("#act") == "The deal"


def test_buttons_and_the_slider_do_the_same(page: Page) -> None:
    page.play(told(SIX_CLUBS))
    for name in ("next", "next", "back"):
        page.driver.find_element("id", name).click()
    assert page.text("#count").startswith("1/")
    page.script("const s = document.getElementById('slider'); s.value = 3; s.dispatchEvent(new Event('input'))")
    assert page.text("#act") == "East plays the 2 of spades."
    page.driver.find_element("id", "table").click()
    assert page.text("#act") == "South plays the 6 of spades."


def test_a_swipe_is_a_step(page: Page) -> None:
    page.play(told(SIX_CLUBS), width=390, height=844)
    swipe = """const at = (x) => new Touch({identifier: 1, target: document.body, clientX: x, clientY: 300});
        const table = document.getElementById('table');
        table.dispatchEvent(new TouchEvent('touchstart', {touches: [at(arguments[0])], bubbles: true}));
        table.dispatchEvent(new TouchEvent('touchend', {changedTouches: [at(arguments[1])], bubbles: true}));"""
    page.script(swipe, 300, 100)
    page.script(swipe, 300, 100)
    assert page.text("#count").startswith("2/")
    page.script(swipe, 100, 300)
    assert page.text("#count").startswith("1/")


def test_the_ruling_comes_at_a_press(page: Page) -> None:
    page.play(told(THREE_OPTIONS))
    page.press(RIGHT * 10)
    assert page.text("#act") == "South calls the Director." and "Law" not in page.text("#words")
    assert "MAJOR" not in page.text("#table") and page.choices() == ["What would you rule? Show the ruling"]
    page.press("1")
    assert "Law 49" in page.text("#said") and "MAJOR" in page.text("#table")
    assert page.choices()[:3] == ["1Require clubs", "2Forbid clubs", "3Leave the lead free"]


def test_the_result_does_not_stand_above_the_question_what_you_would_rule(page: Page) -> None:
    asked = 0
    for name in ENDING_WITH_A_RULING:
        page.play(told(name))
        page.press(END)
        if page.choices() == ["What would you rule? Show the ruling"]:
            asked += 1
            assert page.script("return document.querySelectorAll('#said .result').length") == 0
            page.press("1")
            assert page.script("return document.querySelectorAll('#said .result').length") == 1
    assert asked


def test_neither_act_nor_result_tells_what_is_to_be_ruled(page: Page) -> None:
    page.play(told(HEARD))
    page.press(RIGHT)
    assert page.text("#act") == "What do you rule?" and page.text("#said").strip() == ""
    page.press("1")
    assert page.text("#act") == "The Director awards an artificial score." and "average" in page.text("#said")


def test_a_ruling_can_be_shown_at_once(page: Page) -> None:
    page.play(told(THREE_OPTIONS), answers=Answers.INLINE)
    page.press(RIGHT * 10)
    assert "Law 49" in page.text("#said")


def test_without_answers_the_page_ends_with_the_question(page: Page) -> None:
    page.play(told(THREE_OPTIONS), answers=Answers.NONE)
    page.press(END)
    assert page.text("#act") == "South calls the Director." and page.choices() == []
    assert not page.driver.find_element("id", "next").is_enabled()


def test_digits_take_options_and_branches(page: Page) -> None:
    page.play(told(THREE_OPTIONS), answers=Answers.INLINE)
    page.press(RIGHT * 10)
    assert page.choices()[3] == "4Another line: West does not wait"
    page.press("2")
    assert page.text("#act") == "South decides: “Forbid clubs”."
    page.press(LEFT + "4")
    assert page.text("#act") == "West leads the king of spades."
    page.press(LEFT + RIGHT)
    assert page.text("#act") == "West leads the king of spades."


def test_the_language_is_switched_where_one_is(page: Page) -> None:
    page.play(told(THREE_OPTIONS), answers=Answers.INLINE)
    page.press(RIGHT * 10)
    page.driver.find_element("css selector", "#languages button[lang=it]").click()
    assert page.text("#act") == "Sud chiama l'Arbitro." and "Art. 49" in page.text("#said")
    assert "MAGGIORE" in page.text("#table").upper() and page.script("return document.documentElement.lang") == "it"
    assert page.driver.find_element("id", "next").accessible_name == "Avanti"


@pytest.mark.parametrize(
    ("answers", "laws"), [(Answers.END, []), (Answers.NONE, []), (Answers.INLINE, ["Law 27", "Law 61", "Law 70"])]
)
def test_several_cases_are_chosen_by_law_where_nothing_is_asked(page: Page, answers: Answers, laws: list[str]) -> None:
    page.play(told(SIX_CLUBS), told(TOO_LOW), told(LAST_TRUMP), answers=answers)
    groups = page.script("return [...document.querySelectorAll('#cases optgroup')].map((g) => g.label)")
    assert [group.partition(" · ")[0] for group in groups] == laws
    assert page.script("return document.getElementById('cases').options.length") == 3
    page.script("const c = document.getElementById('cases'); c.value = 1; c.dispatchEvent(new Event('change'))")
    page.press(RIGHT * 3)
    assert page.text("#title") == "A transfer too low, 1997" or page.text("#title")
    assert "1NT" in page.text("#table .auction") and "2♦1" in page.text("#table .auction")


def test_nothing_is_asked_of_the_network(page: Page) -> None:
    page.play(told(SIX_CLUBS), told(THREE_OPTIONS))
    page.press(END + HOME + RIGHT)
    assert page.requests() == [page.file.as_uri()]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_title_is_text(page: Page, name: str) -> None:
    page.play(titled(HOSTILE[name]), width=360, height=640)
    assert page.text("#title") == " ".join(harmless(HOSTILE[name]).split()).strip()
    page.press(RIGHT * 2)
    assert page.script("return document.querySelectorAll('img, iframe, link, object').length") == 0
    assert page.requests() == [page.file.as_uri()]
    assert beyond(page) == []


BEYOND = """const wide = document.documentElement.clientWidth;
    const shown = (e) => e.closest('.unseen, [hidden]') === null && e.getClientRects().length > 0;
    const scrolled = (e) => e.closest('#title, .player, select') !== null;
    const beyond = () => [...document.querySelectorAll('#play *')].filter((e) => shown(e) && !scrolled(e)
      && (e.getBoundingClientRect().right > wide + 0.5 || e.getBoundingClientRect().left < -0.5))
      .map((e) => e.tagName + '#' + e.id + '.' + e.getAttribute('class'));
    const found = [];
    for (let step = 0; step < arguments[0]; step++) {
      found.push(...beyond());
      if (document.documentElement.scrollWidth > wide) found.push(step);
      document.getElementById('next').click();
    }
    return found;"""


def beyond(page: Page, steps: int = 1) -> list[str]:
    """What reaches beyond the left or right edge of the window at so many steps from here on."""
    found: list[str] = page.script(BEYOND, steps)
    return found


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (1024, 700)])
def test_nothing_reaches_beyond_the_window(page: Page, width: int, height: int) -> None:
    cases = [told(name) for name in (THREE_OPTIONS, TOO_LOW)]
    page.play(*cases, answers=Answers.INLINE, width=width, height=height)
    for language in ("it", "en"):
        page.driver.find_element("css selector", f"#languages button[lang={language}]").click()
        for number in range(len(cases)):
            page.script(
                "const c = document.getElementById('cases'); c.value = arguments[0];"
                "c.dispatchEvent(new Event('change'))",
                number,
            )
            assert beyond(page, steps=20) == []


def test_without_script_it_is_the_printed_page(page: Page) -> None:
    page.command("Emulation.setScriptExecutionDisabled", value=True)
    page.play(told(SIX_CLUBS))
    said = page.driver.find_element("tag name", "body").text
    assert "Six clubs become three" in said and "What do you rule?" in said and "Law 63B" in said
    assert not page.driver.find_element("id", "play").is_displayed()


def test_paper_shows_the_printed_page(page: Page) -> None:
    page.play(told(SIX_CLUBS))
    assert not page.driver.find_element("css selector", "article.paper").is_displayed()
    page.command("Emulation.setEmulatedMedia", media="print", features=[])
    assert page.driver.find_element("css selector", "article.paper").is_displayed()
    assert not page.driver.find_element("id", "play").is_displayed()


def test_dark_is_dark(page: Page) -> None:
    page.command("Emulation.setEmulatedMedia", media="", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    page.play(told(SIX_CLUBS))
    assert page.script("return getComputedStyle(document.body).backgroundColor") == "rgb(22, 32, 27)"


def test_a_screen_reader_hears_the_table_and_what_happens(page: Page) -> None:
    page.play(told(SIX_CLUBS))
    page.press(RIGHT)
    table = page.driver.find_element("id", "table")
    assert table.aria_role in ("image", "img") and "West has played the king of spades." in table.accessible_name
    live = page.script("return [...document.querySelectorAll('[aria-live=polite]')].map((e) => e.id)")
    assert live == ["act", "said", "asked"]
    for button in page.driver.find_elements("css selector", "#steps button, #steps input, #languages button"):
        assert button.accessible_name


SIDE_HANDS = """
return [...document.querySelectorAll(".hand.W .suit, .hand.E .suit")].map(suit => {
  const cards = [...suit.children].map(card => card.getBoundingClientRect().left);
  const wide = suit.lastElementChild.getBoundingClientRect().width;
  return Math.min(...cards.slice(1).map((left, n) => left - cards[n]), wide) / wide;
})"""


@pytest.mark.parametrize("width", [320, 390, 600, 768, 912, 940, 1000, 1024, 1100, 1280])
def test_all_hands_can_be_read_above_the_bar_of_a_low_window(page: Page, width: int) -> None:
    """The indices of the hands at the sides lie apart, and South ends above the buttons, 600 pixels high."""
    page.play(told(THREE_OPTIONS), width=width, height=600)
    assert min(page.script(SIDE_HANDS)) > 0.4
    south, bar = (
        page.script("return document.querySelector(arguments[0]).getBoundingClientRect()", one)
        for one in (".hand.S", "#steps")
    )
    assert south["bottom"] <= bar["top"]
    assert page.script("return document.documentElement.scrollWidth") <= width
