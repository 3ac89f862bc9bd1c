"""`bridgetable replay`: tells a case as a story, or as data."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.cases import SUFFIXES
from bridgetable.cases.case import Case
from bridgetable.cases.walk import BranchStarted, Done, LineEnded, Stopped, step_data, walk
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError, load_case
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error, print_line
from bridgetable.cli.proposals import Proposer
from bridgetable.engine.actions import Note
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.reports.told import Propose, no_proposal, result_line
from bridgetable.table.edition import Edition, a_draft_is_tried
from bridgetable.table.state import Table
from bridgetable.table.text import in_language
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import source_line
from bridgetable.words.questions import option_label
from bridgetable.words.story import event_lines


def declare(parser: Parser) -> None:
    """Declares the case, the edition it is ruled under, and the form it is printed in."""
    parser.file(completion=Files(SUFFIXES))
    parser.option("--edition", choices=[edition.value for edition in Edition])
    parser.switch("--json")


def run(found: Namespace, words: Words) -> int:
    """Prints the case as a story or as data; an action that cannot be done is printed last, as an error."""
    try:
        case = load_case(Path(found.file))
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    own = Edition.DRAFT if a_draft_is_tried() else case.edition
    edition = own if found.edition is None else Edition(found.edition)
    with Proposer() as proposer:
        if found.json:
            done = (moment for moment in walk(case, edition) if isinstance(moment, Done))
            print_line(_in_lines([{**step_data(one, words.say), **proposer.data(one.line)} for one in done]))
        else:
            for line in case_story(case, words, edition, proposer.lines):
                print_line(line)
    stopped = [moment for moment in walk(case, edition) if isinstance(moment, Stopped)]
    for moment in stopped:
        print_error(UnusableFileError(found.file, moment.reason.message, moment.place).line(words))
    return FAILED if stopped else OK


def _in_lines(steps: list[dict[str, object]]) -> str:
    """A JSON list with a line for each step."""
    return "[\n" + ",\n".join(json.dumps(step, ensure_ascii=False) for step in steps) + "\n]"


# -- A case as a numbered story ----------------------------------------------------------------------------------------


_MARGIN = "    "


def case_story(
    case: Case, words: Words, edition: Edition | None = None, propose: Propose = no_proposal
) -> Iterator[str]:
    """The lines of the story: the board, each action with what it was, rulings, questions, the score of each line.

    It is told under the edition of the case unless another is given.
    """
    under = case if edition is None else replace(case, edition=edition)
    yield from _head(under, words)
    depth = 0
    tables = [under.first]
    for moment in walk(case, edition):
        margin = _MARGIN * depth
        match moment:
            case BranchStarted(_, title):
                yield f"{margin}{words.text('replay-branch', title=in_language(title, words.language))}"
                tables.append(tables[-1])
                depth += 1
            case Done(_, number, _):
                yield from step_lines(moment.step, words, tables[-1], f"{margin}{number:3}. ", margin + " " * 5)
                for line in propose(moment.line, words):
                    yield margin + " " * 7 + words.text("replay-proposal", line=line)
                tables[-1] = moment.step.table
            case Stopped(_, number, reason=reason):
                yield f"{margin}{number:3}. {words.text('replay-stopped', reason=words.say(reason.message))}"
            case LineEnded(table):
                yield f"{margin}{' ' * 5}= {result_line(table, words)}"
                depth -= 1
                tables.pop()


def _head(case: Case, words: Words) -> Iterator[str]:
    if title := in_language(case.title, words.language):
        yield title
    if story := in_language(case.story, words.language):
        yield story
    if source := source_line(words, case.source):
        yield source
    yield from board_lines(case, words)


def board_lines(case: Case, words: Words) -> Iterator[str]:
    """The lines about the board of a case: the edition, the hands, the auction and the contract, and an empty one."""
    board, table = case.board, case.first
    yield words.text(
        "replay-board",
        edition=case.edition.value,
        number=str(board.number),
        dealer=board.dealer,
        vulnerable=words.name(board.vulnerable),
    )
    for seat in Seat:
        yield words.text("replay-hand", seat=seat, cards=words.name(tuple(case.deal[seat]), "short"))
    if table.calls:
        yield words.text("replay-auction", calls=" ".join(words.name(call, "short") for call in table.calls))
    if table.contract is not None:
        yield words.text("replay-contract", contract=table.contract)
    yield ""


def step_lines(step: Step, words: Words, before: Table, first: str, margin: str) -> Iterator[str]:
    """What was done, after `first`; then, after the margin, what it was and who may now choose what."""
    text = action_line(words, step)
    yield first + (words.text("replay-note", text=text) if isinstance(step.action, Note) else text)
    for line in event_lines(words, step, before):
        key = f"replay-{line.kind.value}" if line.clause else f"replay-{line.kind.value}-plain"
        yield margin + words.text(key, clause=line.clause, text=line.text)
        if line.kind is LineKind.ASKED and (asked := asked_now(step.table)) is not None:
            for option in asked.options:
                label = option_label(words, asked.question, option.name, step.table)
                yield margin + words.text("replay-option", label=label, name=option.name)
