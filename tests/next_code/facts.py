"""What a program to which the edition 2027 was added says of it, as JSON; run in a process of its own."""

from __future__ import annotations

import importlib
import json
import pkgutil
import shutil
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

import bridgetable.laws
from bridgetable.cards.notation import card_of, contract_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.side_by_side import line_of, under_editions
from bridgetable.changes.phrases import in_other_editions
from bridgetable.coverage.evidence import evidence_of
from bridgetable.coverage.numbering import printed_in, reason_for
from bridgetable.coverage.standing import law_tables
from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.generate import comes_to
from bridgetable.laws.book import asked_now, questions
from bridgetable.laws.clause import Clause
from bridgetable.laws.elections import ELECTIVES
from bridgetable.laws.law12 import assign, keeps
from bridgetable.laws.law50 import known_on_the_table
from bridgetable.laws.law77 import declarer_score
from bridgetable.laws.readings import READINGS, rests_on_memory
from bridgetable.rehearsal.asked import Aspect
from bridgetable.rehearsal.situation import clauses_in
from bridgetable.rehearsal.stops import stops
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.events import RulingGiven
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.scores import Artificial
from bridgetable.ui.preferences.dialog import PreferencesDialog
from bridgetable.ui.preferences.preferences import Preferences
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_key, law_text, point_of
from bridgetable.words.story import lines_for_events
from tests.situations import POZNAN, SLAM, at
from tests.words.former_numbers import former_numbers_named

NEW, FORMER = Edition("2027"), Edition("2017")
LANGUAGES = ("en", "it", "fr")
STEMS = {"lawbook": law_text, "point": point_of}

REVOKED = ("ESK SS3 WC3 NS7", "WS6 NS8 ESQ SS4", "ESJ SS5 WSA NC8", "claim N 10", "agree E")
"""West ruffs on the first trick, with two spades in his hand."""
LATER = ("ESK SS3 WS6 NS7", "ESQ SS4 WC3 NS8", "WSA NC8 ESJ SS5", "claim N 9", "agree E")
"""He does so on the second."""
TWELFTH = ("NS2 ESJ SCQ WC2 ECA SCK WSQ NS3", "return", "director S")


def otherwise(told: Iterable[tuple[str, Callable[[Edition], object]]]) -> list[str]:
    """The names of what tells something else of 2027 than of 2017."""
    return [name for name, tell in told if tell(NEW) != tell(FORMER)]


def clause_in(clause: Clause[..., object], edition: Edition) -> object:
    """The number and the wording of a clause; None if the edition has no such clause."""
    return (clause.numbers[edition], clause.wording_in(edition)) if clause.exists_in(edition) else None


def declared_otherwise() -> dict[str, list[str]]:
    """What is declared in the program of which 2027 has something else than 2017."""
    modules = [each.name for each in pkgutil.walk_packages(bridgetable.laws.__path__, "bridgetable.laws.")]
    things = [thing for module in modules for thing in vars(importlib.import_module(module)).values()]
    clauses = {(thing.module, thing.name): thing for thing in things if isinstance(thing, Clause)}
    printed = printed_in(FORMER)
    return {
        "clauses": sorted(otherwise((name, partial(clause_in, one)) for (_, name), one in clauses.items())),
        "questions": otherwise((ask.key, ask.number_in) for ask in questions()),
        "readings": otherwise((reading.name, reading.told_under) for reading in READINGS),
        "elections": otherwise((elective.name, elective.concerns) for elective in ELECTIVES),
        "reasons": otherwise((number, partial(reason_for, number)) for number in printed),
        "memory": otherwise((number, partial(rests_on_memory, number)) for number in printed),
        "book": sorted(set(clauses_in(NEW)) ^ set(clauses_in(FORMER))),
    }


def pages(language: str, stem: str) -> dict[str, list[str]]:
    """The page of every clause that 2017 or 2027 prints, in both; "" where there is none. Or what a case turns on."""
    words = Words.of(language)
    numbers = dict.fromkeys((*printed_in(FORMER), *printed_in(NEW)))

    def page(number: str, edition: Edition) -> str:
        return STEMS[stem](words, number, edition) if law_key(words, number, edition, stem) else ""

    return {number: [page(number, each) for each in (FORMER, NEW)] for number in numbers}


def rows_of_64b(folder: Path) -> list[dict[str, list[str]]]:
    """The rows of Law 64B in the table of Laws: the numbers of each edition, and the cases that show one of 2027."""
    for number in (37, 38):
        shutil.copy(next((resources() / "cases/revoke").glob(f"revoke-{number}-*.case.json")), folder)
    evidence = evidence_of(folder, None)
    return [
        {
            **{edition.value: [one.clause for one in cell] for edition, cell in row.cells.items()},
            "shown": [case.path for case in evidence.cases for one in row.cells[NEW] if case.shows(one.clause, NEW)],
        }
        for table in law_tables(evidence, "64B")
        for row in table.rows
    ]


def rulings() -> dict[str, dict[str, list[str]]]:
    """The rulings at some tables, by edition, each with its number and its sentence."""
    words, found = Words.of("en", strict=True), dict[str, dict[str, list[str]]]()
    for edition in (FORMER, NEW):
        slam = at(SLAM, "6C N", edition.value)
        tables = {
            "first": slam.do(*REVOKED, "director N"),
            "next board": slam.do(*LATER, "next W", "next N", "director N"),
            "round": slam.do(*LATER, "round", "director N"),
            "twelfth": at("N:32... J...A ...KQ Q...2", "4S N", edition.value, lead="N").do(*TWELFTH),
        }
        found[edition.value] = {
            name: [f"{ruling.clause}: {words.say(ruling.message)}" for ruling in table.table.rulings]
            for name, table in tables.items()
        }
    return found


def figures() -> dict[str, list[object]]:
    """What 4S doubled costs with four tricks down, what average plus is worth, and who keeps 62 per cent of his own."""
    found: dict[str, list[object]] = {}
    for edition in (FORMER, NEW):
        table = at(POZNAN, "4SX S", edition.value).table
        plus = Artificial.AVERAGE_PLUS
        given = assign(table, plus, plus, "")
        told = next(event for event in given if isinstance(event, RulingGiven) and event.clause == "12C2(a)")
        found[edition.value] = [
            declarer_score(edition, contract_of("4SX", Seat.S), table.board, 6),
            Words.of("en", strict=True).say(told.message),
            keeps(table, plus, 62.0),
        ]
    return found


def asked_after_a_penalty_card() -> dict[str, list[str]]:
    """Under which numbers something is asked where a penalty card lay there."""
    path = next((resources() / "cases/revoke").glob("revoke-10-what-the-club-three-must-do-2017*"))
    history = opened_case(str(path)).history
    found: dict[str, list[str]] = {}
    for edition in (FORMER, NEW):
        ruled = ruled_under(history, edition).history
        asked = [asked_now(ruled.nodes[place].step.table) for place in ruled.line()]
        found[edition.value] = [*dict.fromkeys(now.question.clause for now in asked if now is not None)]
    return found


def told_of_a_small_card() -> dict[str, list[str]]:
    """What is said of information from a minor penalty card that lies on the table."""
    words = Words.of("en", strict=True)
    found: dict[str, list[str]] = {}
    for edition in (FORMER, NEW):
        table = at(POZNAN, "4S S", edition.value).table
        told = known_on_the_table(table, PenaltyCard(Seat.E, card_of("C2"), False, 1))
        found[edition.value] = [f"{line.clause}: {line.text}" for line in lines_for_events(words, table, (told,))]
    return found


def nothing_found() -> dict[str, list[object]]:
    """What is ruled where nothing was irregular, where nobody revoked, and what a rehearsal holds to have happened."""
    path = next((resources() / "cases/revoke").glob("revoke-17-*.case.json"))
    history, found = opened_case(str(path)).history, dict[str, list[object]]()
    for edition in (FORMER, NEW):
        ruled = ruled_under(history, edition).history
        followed = ruled.jump(ruled.leaves()[0])
        asked = [one for stop in stops(followed) for one in stop.asked if one.aspect is Aspect.HAPPENED]
        found[edition.value] = [
            at(POZNAN, "4S S", edition.value).do("WCJ NCA EC2 SC3", "director S").ruled,
            [ruling.clause for ruling in followed.table.rulings],
            [sorted(one.right) for one in asked],
        ]
    return found


def families_of_64b(edition: Edition) -> dict[str, list[str]]:
    """The families of generated cases that may come to some clauses of 64B."""
    return {law: [one.name for one in FAMILIES if comes_to(one, law, edition)] for law in ("64B4", "64B5")}


def comparisons() -> dict[str, object]:
    """The columns of the editions side by side, and where a case stops to ask, in 2017 and in 2027."""
    path = next((resources() / "cases/revoke").glob("revoke-38-*.case.json"))
    history = opened_case(str(path)).history
    compared = [one for one in under_editions(line_of(history, history.cursor)) if one is not None][-1]
    return {
        "columns": [column.start.edition.value for column in compared.columns],
        "stops": [len(stops(ruled_under(history, edition).history)) for edition in (FORMER, NEW)],
    }


def offered() -> dict[str, object]:
    """What the window offers and shows of editions."""
    application, words = QApplication([]), Words.of("it", strict=True)
    dialog = PreferencesDialog(words, Preferences(), None)
    choice = dialog.choices["edition"]
    told: dict[str, object] = {
        "preferences": [choice.itemText(at) for at in range(choice.count())],
        "chosen": choice.currentText(),
    }
    dialog.deleteLater()
    application.processEvents()
    return told


def main() -> None:
    """Prints the facts."""
    words = Words.of("en", strict=True)
    with TemporaryDirectory() as folder:
        rows = rows_of_64b(Path(folder))
    facts = {
        "before": NEW.before.value if NEW.before else "",
        "current": CURRENT.value,
        "declared": declared_otherwise(),
        "pages": {
            f"{language} {stem}": pages(language, stem) for language in LANGUAGES for stem in ("lawbook", "point")
        },
        "former numbers": [*former_numbers_named(words)],
        "others": [edition.value for edition, _ in in_other_editions("64B6", NEW, words)],
        "rows": rows,
        "rulings": rulings(),
        "figures": figures(),
        "penalty card": asked_after_a_penalty_card(),
        "small card": told_of_a_small_card(),
        "nothing": nothing_found(),
        "families": {edition.value: families_of_64b(edition) for edition in (FORMER, NEW)},
        **comparisons(),
        "offered": offered(),
    }
    json.dump(facts, sys.stdout)


if __name__ == "__main__":
    main()
