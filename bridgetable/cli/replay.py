"""`bridgetable replay`: tells a case as a story, or as data."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from bridgetable.cases import SUFFIXES
from bridgetable.cases.walk import Done, Stopped, step_data, walk
from bridgetable.cli.argument import Files
from bridgetable.cli.arguments import Parser
from bridgetable.cli.case_file import load_case
from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.cli.case_story import case_story
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error, print_line
from bridgetable.cli.proposals import Proposer
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words


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
    edition = case.edition if found.edition is None else Edition(found.edition)
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
