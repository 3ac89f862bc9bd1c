"""The commands without a window. Each prints what it has to say, and returns the exit status."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bridgetable.cases.check import Failure, check
from bridgetable.cases.codec import SUFFIX
from bridgetable.cases.data import step_data
from bridgetable.cases.verdict import Appraise
from bridgetable.cases.walk import Done, Stopped, walk
from bridgetable.loading import UnusableFileError, load_case
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.text import harmless
from bridgetable.words.catalogue import Words

FINE, FAILED, UNREADABLE = 0, 1, 2


def print_line(line: str) -> None:
    """A line of what the command has to say."""
    sys.stdout.write(harmless(line) + "\n")


def print_error(line: str) -> None:
    """A line about what went wrong."""
    sys.stderr.write(harmless(line) + "\n")


def own_fault(fault: Exception, words: Words) -> str:
    """The sentence about a fault of the program itself; raises it again for whoever is looking for it."""
    if os.environ.get("BRIDGETABLE_DEBUG"):
        raise fault
    return words.text("command-fault", what=" ".join(f"{type(fault).__name__}: {fault}".split()))


def case_files(names: Sequence[str]) -> Iterator[Path]:
    """The files themselves; of a directory all case files in it, in the order of their names, or itself without any."""
    for name in names:
        path = Path(name)
        found = sorted(file for file in path.rglob(f"*{SUFFIX}") if file.is_file()) if path.is_dir() else []
        yield from found or [path]


# -- check -----------------------------------------------------------------------------------------------------------


def run_check(files: Sequence[str], words: Words) -> int:
    """Holds every expectation of every case; a line for each that fails, and one with the counts."""
    from bridgetable.appraising import Appraiser

    with Appraiser() as appraiser:
        return _run_check(files, words, appraiser)


def _run_check(files: Sequence[str], words: Words, appraise: Appraise) -> int:
    cases = expectations = failed = skipped = 0
    status = FINE
    if not all(files):  # an empty name would be the folder in which one works
        print_error(UnusableFileError('""', say("file-not-found")).told(words))
        status = UNREADABLE
    for path in case_files([file for file in files if file]):
        if path.is_dir():
            print_error(UnusableFileError(str(path), say("folder-without-cases")).told(words))
            status = UNREADABLE
            continue
        try:
            case = load_case(path)
        except UnusableFileError as fault:
            print_error(fault.told(words))
            status = UNREADABLE
            continue
        try:
            found = check(case, appraise)
        except Exception as fault:
            # A case that brings the program down must not keep the others from being checked.
            print_error(f"{path}: {own_fault(fault, words)}")
            status = UNREADABLE
            continue
        cases += 1
        expectations += found.expectations
        failed += len(found.failures)
        skipped += found.skipped
        for failure in found.failures:
            print_line(f"{path}: {failure.place}: {_why(failure, words)}")
    counts = {"cases": str(cases), "expectations": str(expectations), "failed": str(failed)}
    if skipped:
        print_line(words.text("check-summary-skipped", **counts, skipped=str(skipped)))
    else:
        print_line(words.text("check-summary", **counts))
    return status or (FAILED if failed else FINE)


def _why(failure: Failure, words: Words) -> str:
    said = words.say(failure.sentence)
    return words.text("check-reason", said=said, reason=words.say(failure.reason)) if failure.reason else said


# -- replay ----------------------------------------------------------------------------------------------------------


def run_replay(file: str, edition: str | None, words: Words, as_data: bool) -> int:
    """Tells the case as a story, or as data; what cannot be done is told last, as an error."""
    try:
        case = load_case(Path(file))
    except UnusableFileError as fault:
        print_error(fault.told(words))
        return UNREADABLE
    under = case.edition if edition is None else Edition(edition)
    from bridgetable.proposing import Proposer

    with Proposer() as proposer:
        if as_data:
            done = (moment for moment in walk(case, under) if isinstance(moment, Done))
            print_line(_in_lines([{**step_data(one, words.say), **proposer.data(one.line)} for one in done]))
        else:
            from bridgetable.retelling import retold

            for line in retold(case, words, under, proposer.lines):
                print_line(line)
    stopped = [moment for moment in walk(case, under) if isinstance(moment, Stopped)]
    for moment in stopped:
        print_error(UnusableFileError(file, moment.reason.message, moment.place).told(words))
    return FAILED if stopped else FINE


def _in_lines(steps: list[dict[str, object]]) -> str:
    """A JSON list with a line for each step."""
    return "[\n" + ",\n".join(json.dumps(step, ensure_ascii=False) for step in steps) + "\n]"


# -- picture ---------------------------------------------------------------------------------------------------------


def run_picture(file: str, out: str, step: int | None, size: tuple[int, int], words: Words, projector: bool) -> int:
    """Draws the table after a step of the main line, the last one unless another is named."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from bridgetable.drawing import draw

    try:
        draw(file, out, step, size, words, projector)
    except UnusableFileError as fault:
        print_error(fault.told(words))
        return UNREADABLE
    return FINE


# -- readings --------------------------------------------------------------------------------------------------------


def run_readings(words: Words) -> int:
    """Lists the readings of the Laws, a paragraph each."""
    from bridgetable.words.readings import all_readings

    print_line("\n\n".join("\n  ".join(lines) for lines in all_readings(words)))
    return FINE


# -- what is to come -------------------------------------------------------------------------------------------------


def run_audit(words: Words) -> int:
    """Says that recorded boards cannot be audited yet."""
    print_error(words.text("command-not-yet", command="audit"))
    return UNREADABLE
