"""The manual: the same pages in both languages, links that lead somewhere, tables that name what the program has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from bridgetable.cases.case import Case
from bridgetable.cases.check import check
from bridgetable.cases.codec import BRANCH, KEYS, read_case
from bridgetable.cases.expectations import EXPECTED
from bridgetable.cases.shapes import PLAYED_BY
from bridgetable.cases.verbs import PLAY_TOGETHER, POINTER, VERBS
from bridgetable.cli.names import COMMANDS as TYPED_COMMANDS
from bridgetable.disk.resources import resources
from bridgetable.laws.ask import A_CARD
from bridgetable.laws.book import questions
from bridgetable.laws.elections import ELECTIVES
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import BREACHES, InformationBy, Kind, Status, WronglyTold
from bridgetable.table.scores import Artificial, PenaltyKind, PenaltyUnit
from bridgetable.ui.lectern.presenter import NOTE_KEYS
from bridgetable.ui.lesson.panel import KEYS as OF_LESSON
from bridgetable.ui.lesson.panel import SHOWN_KEYS
from bridgetable.ui.library.case_commands import KEYS as OF_LIBRARY
from bridgetable.ui.manual.dialog import KEYS as OF_MANUAL
from bridgetable.ui.preferences.toolkit_language import ToolkitLanguage
from bridgetable.ui.shell.commands import COMMANDS
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.languages import WRITTEN
from tests.test_house import FLOORS, WINDOW
from tests.words.test_terms import NOT_SAID

MANUAL = resources() / "manual"
ROOT = Path(__file__).parent.parent
USERS = {language: sorted((MANUAL / language).glob("*.md")) for language in WRITTEN}
PAGES = sorted(MANUAL.rglob("*.md"))
FORMAT = (MANUAL / "case-format.md").read_text("utf-8")
ARCHITECTURE = (MANUAL / "architecture.md").read_text("utf-8")


def headings(text: str) -> list[str]:
    """The levels and words of the headings of a page, code left out."""
    return re.findall(r"^#+ .*", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE), re.MULTILINE)


def anchor(heading: str) -> str:
    """The anchor of a heading, as the sites that show Markdown make it."""
    return re.sub(r"[^\w\- ]", "", heading.lstrip("# ").lower()).replace(" ", "-")


# -- all pages -------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_pages_and_sections() -> None:
    pages = {
        language: [(file.name, [h.index(" ") for h in headings(file.read_text("utf-8"))]) for file in files]
        for language, files in USERS.items()
    }
    assert pages["en"] and pages["en"] == pages["it"]


def test_both_languages_have_the_same_tables_and_lists() -> None:
    for english, italian in zip(USERS["en"], USERS["it"], strict=True):
        rows = [
            [line[:2] for line in file.read_text("utf-8").splitlines() if line.startswith(("| ", "- "))]
            for file in (english, italian)
        ]
        assert rows[0] == rows[1], english.name


@for_each("path", [*PAGES, ROOT / "README.md"])
def test_every_link_and_picture_is_there(path: Path) -> None:
    for target in re.findall(r"\]\(([^)]*)\)", path.read_text("utf-8")):
        file, _, part = target.partition("#")
        linked = (path.parent / file).resolve() if file else path
        assert linked.exists() and ROOT.resolve() in linked.parents, target
        if part:
            assert part in map(anchor, headings(linked.read_text("utf-8"))), target


@for_each("path", PAGES)
def test_a_page_begins_with_its_title_and_has_no_long_lines(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert [line for line in lines if len(line) > 120 and not line.startswith("|")] == []


def test_pictures_are_small() -> None:
    pictures = list((MANUAL / "pictures").iterdir())
    assert pictures and all(picture.suffix == ".png" and picture.stat().st_size < 200_000 for picture in pictures)


# -- the users' pages ------------------------------------------------------------------------------------------------


KEY_NAMES: dict[str, dict[str, str]] = {
    "en": {},
    "it": {
        "Shift": "Maiusc",
        "PgDown": "Pag↓",
        "PgUp": "Pag↑",
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
        "Home": "Inizio",
        "End": "Fine",
        "Del": "Canc",
        "Enter": "Invio",
    },
}
"""The keys that the menus of a language call otherwise than in English."""
WINDOW_KEYS = {
    *(keys for command in COMMANDS for keys in command.keys),
    *(keys for each in OF_MANUAL.values() for keys in each),
    *OF_LIBRARY.values(),
    *OF_LESSON.values(),
    *SHOWN_KEYS.values(),
    *NOTE_KEYS.values(),
    "Shift+Enter",
    "Shift+F10",
    "Ctrl+C",
}
"""All keys that do something in the window, but for those of the table itself."""


def named(keys: str, language: str) -> str:
    """The keys as the menus of a language write them."""
    return "+".join(KEY_NAMES[language].get(key, key) for key in keys.split("+"))


@pytest.mark.parametrize("language", WRITTEN)
def test_every_key_of_a_command_is_on_the_page_of_keys(language: str) -> None:
    page = (MANUAL / language / "08-keys.md").read_text("utf-8")
    for command in COMMANDS:
        for keys in command.keys:
            assert f"`{named(keys, language)}`" in page, command.name


@pytest.mark.parametrize("language", WRITTEN)
def test_every_key_that_a_page_names_is_one_of_the_window(language: str) -> None:
    """Keys alone or with Ctrl, Alt or Shift, as the menus write them."""
    known = {named(keys, language) for keys in WINDOW_KEYS}
    for file in USERS[language]:
        found = re.findall(r"`((?:Ctrl|Alt|Shift|Maiusc)\+[^`]+|F\d+)`", file.read_text("utf-8"))
        assert set(found) - known == set(), file.name


def test_keys_are_named_as_the_window_names_them(qapp: QApplication) -> None:
    toolkit = ToolkitLanguage(qapp)
    try:
        for language, names in KEY_NAMES.items():
            toolkit.show(Words.of(language))
            for key, name in names.items():
                assert QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText).rstrip("+") == name
    finally:
        toolkit.show(Words.of("en"))
        toolkit.deleteLater()


@pytest.mark.parametrize("language", WRITTEN)
def test_what_the_window_says_is_quoted_as_it_says_it(language: str) -> None:
    """What is printed bold is a name in the window, or a way through its menus."""
    locale = "\n".join(file.read_text("utf-8") for file in (resources() / "locale" / language).glob("*.ftl"))
    names = set(re.findall(r"^[\w-]+ = (.+)$", locale, re.MULTILINE))
    for file in USERS[language]:
        quoted = (" ".join(name.split()) for name in re.findall(r"\*\*(.+?)\*\*", file.read_text("utf-8"), re.DOTALL))
        assert [name for way in quoted for name in way.split(" → ") if name not in names] == [], file.name


@for_each("path", USERS["it"])
def test_one_italian_word_for_one_thing(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [right for wrong, right in NOT_SAID.items() if re.search(wrong, text)] == []


@pytest.mark.parametrize("language", WRITTEN)
def test_every_command_has_its_row(language: str) -> None:
    page = (MANUAL / language / "18-commands.md").read_text("utf-8")
    rows = " ".join(line for line in page.splitlines() if line.startswith("| `"))
    assert [name for name in TYPED_COMMANDS if not re.search(rf"`bridgetable {name}\b", rows)] == []


@pytest.mark.parametrize("language", WRITTEN)
def test_every_election_is_explained(language: str) -> None:
    page = (MANUAL / language / "09-laws.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    for law in ("12C1(e)", "43B2(b)", "61B", "70E2", "80"):
        assert any(row.startswith(f"| {law} |") for row in rows)
    assert len(ELECTIVES) == 5


# -- the case format -------------------------------------------------------------------------------------------------


def rows_of(word: str) -> str:
    """The rows of the format page that begin with this word in code."""
    return "\n".join(line for line in FORMAT.splitlines() if line.startswith(f"| `{word}` |"))


@for_each("word", [*VERBS, "branch"])
def test_every_action_is_documented_with_all_its_keys(word: str) -> None:
    fields = BRANCH if word == "branch" else VERBS[word].fields
    keys = [field.key for field in (*fields, *(PLAY_TOGETHER.fields if word == "play" else ()))]
    assert rows_of(word)
    assert [key for key in keys if f"`{key}`" not in rows_of(word)] == []


def test_no_action_is_documented_that_there_is_not() -> None:
    section = FORMAT.partition("\n## Actions\n")[2].partition("\n## ")[0].partition("A *pointer*")[0]
    named = re.findall(r"^\| `([\w-]+)` \|", section, re.MULTILINE)
    assert set(named) - {"do"} == {*VERBS, "branch", "expect"}


def test_every_key_of_a_case_and_of_an_expectation_is_documented() -> None:
    assert [field.key for field in (*KEYS, *EXPECTED) if not rows_of(field.key)] == []


def test_the_page_has_the_keys_of_a_case_in_their_order_and_says_which_are_required() -> None:
    table = FORMAT.partition("\n| key | value | meaning |\n")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[1:]]
    assert [row[0].strip("`") for row in rows] == [field.key for field in KEYS]
    required = [bool(re.match(r"required(:|$)", row[2])) for row in rows]
    assert required == [field.needed for field in KEYS]


def test_every_word_is_documented() -> None:
    elections = {elective.name for elective in ELECTIVES}
    readings = {f'"{answer}"' for elective in ELECTIVES for answer in elective.answers if isinstance(answer, str)}
    enums = {one.value for kind in (Status, Artificial, PenaltyKind, PenaltyUnit) for one in kind}
    words = {*Kind, *InformationBy, *WronglyTold, *PLAYED_BY, *BREACHES, *elections, *readings, *enums}
    pointer = {"kind", "seat", "trick", "card", "status"}
    assert set(POINTER.schema["properties"]) == pointer
    assert [word for word in sorted({*words, *pointer}) if f"`{word}`" not in FORMAT] == []
    assert [edition for edition in Edition if f'`"{edition.value}"`' not in FORMAT] == []


def test_the_editions_are_listed_on_the_pages_that_the_recipe_names() -> None:
    """Every other page speaks of "every edition", and is as it should be when there is another."""
    listed = re.compile(r"\D{1,16}".join(edition.value for edition in Edition))
    written = [page for page in (*PAGES, ROOT / "README.md") if page.name not in ("changelog.md", "10-coverage.md")]
    found = {page.name for page in written if listed.search(page.read_text("utf-8"))}
    assert found == {"README.md", "case-format.md", "lesson-format.md", "09-laws.md"}


def test_every_question_is_documented_with_its_options() -> None:
    section = FORMAT.partition("\n## Questions and options\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:-1] for line in section.splitlines() if line.startswith("| ")]
    for ask in questions():
        texts = [row[2] for row in rows if ask.clause in re.split(r"[ ,:]+", row[0])]
        assert texts, ask.clause
        numbered = ("require", "forbid", "claimer", "won")
        options = {f"`{name}-" if name in numbered else f"`{name}`" for name in ask.answers}
        wanted = {"card" if ask.answers == A_CARD else name for name in options}
        assert any(all(name in text for name in wanted) for text in texts), ask.clause


def example() -> Case:
    """The example of the format page."""
    return read_case(FORMAT.partition("```json\n")[2].partition("```")[0].encode())


def test_the_example_can_be_read_and_holds() -> None:
    checked = check(example())
    assert checked.expectations > 0
    assert checked.failures == ()


# -- the architecture ------------------------------------------------------------------------------------------------


def test_the_architecture_names_every_floor_and_folder_of_the_window() -> None:
    assert [floor for floor in FLOORS if f"`{floor}`" not in ARCHITECTURE] == []
    assert [part for part in WINDOW if f"`{part}`" not in ARCHITECTURE] == []


def test_the_files_that_the_pages_name_are_there() -> None:
    for path in PAGES:
        for name in re.findall(r"`([\w/]+\.(?:py|ftl|md))`", path.read_text("utf-8")):
            assert any((place / name).exists() for place in (ROOT, ROOT / "bridgetable", MANUAL)), (path.name, name)
