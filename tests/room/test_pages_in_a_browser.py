"""The pages of a room in a headless Chromium: phones with a server, and the page that asks by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from bridgetable.reports.page_html import policy_of
from bridgetable.room.opening import Page
from bridgetable.room.pages import asking_page, phone_page
from bridgetable.room.room import Room, items_shown
from bridgetable.room.scene import Said, Scene, own_question
from bridgetable.room.serving import Changed, Heard, Opened, OpenRoom, Place
from tests.browser import NEEDS_BROWSER, PATIENCE, new_browser, set_size, wait_until
from tests.room.rooms import TITLE, poll, ruling

pytestmark = NEEDS_BROWSER
TABLE = {
    "read": [{"en": "Table.", "it": "Tavolo."}],
    "facts": {"en": "4♠ by South", "it": "4♠ di Sud"},
    "board": 1,
    "dealer": "N",
    "vulnerable": ["N", "S"],
    "names": {},
    "contract": {"en": "4♠ by South"},
    "declarer": "S",
    "dummy": "N",
    "spread": True,
    "turn": None,
    "hands": {"N": ["SA", "HT"], "E": ["S2"], "S": ["D5"], "W": None},
    "faced": [{"seat": "E", "card": "C2", "as": "major"}],
    "trick": {"number": 4, "winner": None, "cards": [{"seat": "W", "card": "S4", "lies": "played"}]},
    "withdrawn": [],
    "won": {"NS": 2, "EW": 1},
    "auction": None,
}
SCENE = Scene(table=TABLE)
CHOICES = "document.querySelectorAll('.choice')"
STANDING = "document.getElementById('standing').innerText"


OWN_MEMORY = """
for (const name of ["getItem", "setItem"]) {
  const kept = Storage.prototype[name];
  Storage.prototype[name] = function (key, ...value) { return kept.call(this, "%s " + key, ...value); };
}
"""
"""What gives a tab a memory of its own, as each phone has."""


class Lecturer:
    """A room that is open, and what is heard of it."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[Heard] = SimpleQueue()
        self.room = Room(TITLE, "en").showing(Scene((Said("slide", (("en", "Welcome"), ("it", "Benvenuti"))),)))
        self.opener = self._open("")
        opened = self.wait_for(lambda heard: isinstance(heard, Opened))
        assert isinstance(opened, Opened)
        self.url, self.code = opened.url, opened.code

    def _open(self, code: str, port: int = 0) -> OpenRoom:
        page = phone_page(TITLE, "en")
        place = Place("127.0.0.1", "127.0.0.1", port, code=code)
        return OpenRoom(self.room, place, Page(page, policy_of(page)), _home, self.heard.put)

    def wait_for(self, wanted: Callable[[Heard], bool]) -> Heard:
        """The next that is heard and wanted."""
        while True:
            heard = self.heard.get(timeout=PATIENCE)
            if wanted(heard):
                return heard

    def change(self, change: Callable[[Room], Room]) -> None:
        """Changes the room."""
        self.opener.change(change)

    def wait_for_room(self, wanted: Callable[[Room], bool]) -> Room:
        """The room once it is so."""
        heard = self.wait_for(lambda heard: isinstance(heard, Changed) and wanted(heard.room))
        assert isinstance(heard, Changed)
        return heard.room


def _home(room: Room) -> Page | None:
    items = items_shown(room)
    html = asking_page(room.title, items, room.language)
    return Page(html, policy_of(html)) if items else None


@pytest.fixture
def lecturer() -> Iterator[Lecturer]:
    lecturer = Lecturer()
    yield lecturer
    lecturer.opener.end()
    lecturer.opener.join()


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    browser = new_browser(tmp_path_factory.mktemp("profile"), "--lang=en")
    yield browser
    browser.quit()


class Phone:
    """A tab of the browser with a memory of its own, as large as a phone."""

    def __init__(self, driver: Any, url: str) -> None:
        self.driver = driver
        driver.switch_to.new_window("tab")
        self.handle = driver.current_window_handle
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": OWN_MEMORY % self.handle})
        set_size(driver, 390, 844)
        driver.get(url)

    def here(self) -> None:
        """Goes to this phone."""
        self.driver.switch_to.window(self.handle)

    def until(self, condition: str) -> None:
        """Waits until this holds on this phone."""
        self.here()
        wait_until(self.driver, condition)

    def tap(self, selector: str, number: int = 0) -> None:
        """Touches what stands there."""
        self.here()
        self.driver.find_elements("css selector", selector)[number].click()

    def script(self, text: str) -> Any:
        """What a script returns."""
        self.here()
        return self.driver.execute_script(f"return {text}")

    def close(self) -> None:
        """Closes the tab."""
        self.here()
        severe = [entry for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        assert [each for each in severe if "409" not in each["message"] and "net::ERR" not in each["message"]] == []
        self.driver.close()


@pytest.fixture
def phones(driver: Any, lecturer: Lecturer) -> Iterator[list[Phone]]:
    main = driver.current_window_handle
    made = [Phone(driver, lecturer.url) for _ in range(3)]
    yield made
    for phone in made:
        phone.close()
    driver.switch_to.window(main)


def test_phones_are_asked_answer_and_are_told(lecturer: Lecturer, phones: list[Phone]) -> None:
    for phone in phones:
        phone.until("document.getElementById('said').innerText.includes('Welcome')")
    lecturer.change(lambda room: room.asking(ruling("q1"), SCENE))
    for number, phone in enumerate(phones):
        phone.until(f"{CHOICES}.length === 3 && document.querySelector('h2').innerText === 'question q1'")
        phone.tap(".choice", min(number, 1))
        phone.until(f"{STANDING}.startsWith('Your answer is in')")
    phones[2].tap(".choice", 2)
    phones[2].until(f"{STANDING}.startsWith('Your answer is in')")
    phones[0].until("document.getElementById('answered').innerText.startsWith('3 of ')")
    assert phones[0].script("document.querySelectorAll('.bar').length") == 0
    lecturer.change(lambda room: room.closed(bars=True))
    room = lecturer.wait_for_room(lambda room: room.now is not None and not room.now.is_open)
    assert room.now is not None and room.now.counts == (1, 1, 1)
    phones[0].until("document.querySelectorAll('.bar').length === 3")
    lecturer.change(Room.shown)
    for phone, told in zip(phones, ("Not right.", "Right!", "Not right."), strict=True):
        phone.until(f"{STANDING} === '{told}'")
        assert "Secret 64A1" in phone.script("document.getElementById('told').innerText")
    lecturer.change(Room.over)
    phones[1].until("document.getElementById('sheet').innerText.includes('right: 1 of 1')")
    phones[1].tap("#home a")
    phones[1].until("!document.getElementById('steps').hidden")


def test_a_phone_that_is_loaded_again_still_has_its_answer_and_may_change_it(
    lecturer: Lecturer, phones: list[Phone]
) -> None:
    lecturer.change(lambda room: room.asking(ruling("q1"), SCENE))
    phone = phones[0]
    phone.until(f"{CHOICES}.length === 3")
    phone.tap(".choice", 0)
    phone.until(f"{STANDING}.startsWith('Your answer is in')")
    phone.driver.refresh()
    phone.until("document.querySelector('.choice.taken') === document.querySelectorAll('.choice')[0]")
    phone.tap(".choice", 1)
    room = lecturer.wait_for_room(lambda room: room.now is not None and room.now.counts == (0, 1, 0))
    assert room.answered == 1


def test_a_server_that_is_killed_comes_back_with_all_answers(lecturer: Lecturer, phones: list[Phone]) -> None:
    lecturer.change(lambda room: room.asking(ruling("q1"), SCENE))
    for phone in phones:
        phone.until(f"{CHOICES}.length === 3")
        phone.tap(".choice", 1)
        phone.until(f"{STANDING}.startsWith('Your answer is in')")
    process = lecturer.opener.process_id
    assert process is not None
    import os
    import signal

    os.kill(process, signal.SIGKILL)
    phones[0].tap(".choice", 2)
    room = lecturer.wait_for_room(lambda room: room.now is not None and room.now.counts == (0, 2, 1))
    assert room.answered == 3


def test_a_new_room_at_the_same_address_hears_the_answers_again(lecturer: Lecturer, phones: list[Phone]) -> None:
    lecturer.change(lambda room: room.asking(ruling("q1"), SCENE))
    phone = phones[0]
    phone.until(f"{CHOICES}.length === 3")
    phone.tap(".choice", 1)
    phone.until(f"{STANDING}.startsWith('Your answer is in')")
    port = int(lecturer.url.rsplit("/", 1)[0].rsplit(":", 1)[1])
    lecturer.opener.end()
    lecturer.opener.join()
    lecturer.room = Room(TITLE, "en", number=1_000_000).asking(ruling("q1"), SCENE)
    lecturer.opener = lecturer._open(lecturer.code, port)
    room = lecturer.wait_for_room(lambda room: room.answered == 1)
    assert room.now is not None and room.now.counts == (0, 1, 0)


def test_a_poll_of_peers_is_taken_from_a_bidding_box(lecturer: Lecturer, phones: list[Phone]) -> None:
    lecturer.change(lambda room: room.asking(poll("p1"), SCENE))
    phone = phones[0]
    phone.until("document.querySelectorAll('.pick').length === 4")
    phone.tap(".pick", 0)
    phone.until("document.getElementById('choices').innerText.includes('You chose Pass')")
    phone.tap(".pick", 2)
    room = lecturer.wait_for_room(lambda room: room.now is not None and sum(room.now.considered) == 1)
    assert room.now is not None and (room.now.counts, room.now.considered) == ((1, 0, 0, 0), (0, 0, 1, 0))
    lecturer.change(lambda room: room.closed(bars=True))
    phone.until("document.querySelector('#choices table.numbers tbody').rows.length === 2")


def test_the_page_speaks_the_language_that_is_chosen(lecturer: Lecturer, phones: list[Phone]) -> None:
    phone = phones[0]
    phone.until("document.getElementById('said').innerText.includes('Welcome')")
    phone.tap('#languages button[lang="it"]')
    phone.until("document.getElementById('said').innerText.includes('Benvenuti')")
    assert phone.script("document.documentElement.lang") == "it"
    phone.driver.refresh()
    phone.until("document.getElementById('said').innerText.includes('Benvenuti')")


ITEMS = items_shown(Room(TITLE).asking(ruling("q1"), SCENE).shown().asking(ruling("q2", many=True), SCENE).shown())


@pytest.fixture
def home(driver: Any, tmp_path: Path) -> Iterator[Any]:
    set_size(driver, 360, 780)
    file = tmp_path / "home.html"
    own = own_question("q3", (("en", "Who plays?"),), [((("en", "I"),), False), ((("en", "you"),), False)])
    items = [*ITEMS, *items_shown(Room(TITLE).asking(own, SCENE).shown())]
    file.write_text(asking_page(TITLE, items, "en", ("it", "en")), "utf-8")
    driver.get_log("performance")
    driver.get(file.as_uri())
    yield driver
    assert [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE"] == []


def press(driver: Any, keys: str) -> None:
    for key in keys:
        driver.find_element("tag name", "body").send_keys(key)


def test_the_page_that_asks_marks_by_the_keyboard_alone(home: Any) -> None:
    assert "Secret" not in home.find_element("id", "main").text
    press(home, "2\ue014")
    assert home.find_element("id", "standing").text == "Right!"
    assert "Secret 64A1" in home.find_element("id", "told").text
    press(home, "\ue0141\ue014")
    assert home.find_element("id", "standing").text == "Not right."
    home.refresh()
    assert home.find_element("id", "standing").text == "Not right."
    press(home, "\ue014\ue014\ue014")
    assert "Asked: 3 · answered: 2 · right: 1 of 2" in home.find_element("id", "sheet").text


def test_the_page_that_asks_is_no_wider_than_a_phone_and_prints(home: Any) -> None:
    for width in (320, 360, 390, 768, 1280):
        set_size(home, width, 780)
        assert home.execute_script("return document.documentElement.scrollWidth") <= width
    printed = home.execute_cdp_cmd("Page.printToPDF", {"printBackground": False})
    assert len(printed["data"]) > 1000
    assert "question q2" in home.execute_script("return document.getElementById('paper').textContent")
