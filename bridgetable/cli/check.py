"""`bridgetable check`: replays case files and checks every expectation in them."""

from __future__ import annotations

from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.cases.check import Checked, Failure, check
from bridgetable.cases.codec import SUFFIX
from bridgetable.cases.verdict import Appraisal
from bridgetable.cli.arguments import Parser
from bridgetable.cli.case_file import UnusableFileError, load_case
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error, print_line, unexpected_error
from bridgetable.disk.contents import is_folder
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.cli.proposals import ProposedTricks
    from bridgetable.equity.proposal import Tables


class ProposedWhenAsked:
    """Finds the tricks after the adjustment proposed; what does that is imported for the first line that is asked."""

    def __init__(self, until: ExitStack) -> None:
        self._until = until
        self._proposed: ProposedTricks | None = None

    def __call__(self, line: Tables) -> Appraisal:
        """The tricks of each side after the adjustment proposed, or why there is none."""
        if self._proposed is None:
            from bridgetable.cli.proposals import ProposedTricks

            self._proposed = self._until.enter_context(ProposedTricks())
        return self._proposed(line)


def declare(parser: Parser) -> None:
    """Declares the files and folders to check."""
    parser.file(many=True)


def run(found: Namespace, words: Words) -> int:
    """Prints a line for each expectation that fails, and one with the counts; whatever cannot be read is an error."""
    results: list[Checked | None] = []
    with ExitStack() as until:
        proposed = ProposedWhenAsked(until)
        for name in found.file:
            try:
                paths = _case_files(name)
            except UnusableFileError as refused:
                print_error(refused.line(words))
                results.append(None)
                continue
            results += [_check_file(path, proposed, words) for path in paths]
    checked = [result for result in results if result is not None]
    failed = sum(len(result.failures) for result in checked)
    skipped = sum(result.skipped for result in checked)
    print_line(words.text(
        "check-summary-skipped" if skipped else "check-summary",
        cases=str(len(checked)), expectations=str(sum(result.expectations for result in checked)), failed=str(failed),
        **({"skipped": str(skipped)} if skipped else {}),
    ))
    return UNUSABLE if None in results else FAILED if failed else OK


def _case_files(name: str) -> list[Path]:
    """The file of this name, or all case files in the folder of this name, sorted; raises UnusableFileError."""
    if not name:
        # As a path it would be the current folder.
        raise UnusableFileError('""', say("file-not-found"))
    path = Path(name)
    if not is_folder(path):
        return [path]
    found = sorted(file for file in path.rglob(f"*{SUFFIX}") if file.is_file())
    if not found:
        raise UnusableFileError(str(path), say("folder-without-cases"))
    return found


def _check_file(path: Path, proposed: ProposedWhenAsked, words: Words) -> Checked | None:
    """Checks a case and prints what fails in it; None where it could not be checked, which is printed as an error."""
    try:
        checked = check(load_case(path), proposed)
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return None
    except Exception as error:
        # A case that brings the program down must not keep the others from being checked.
        print_error(f"{path}: {unexpected_error(error, words)}")
        return None
    for failure in checked.failures:
        print_line(f"{path}: {failure.place}: {_reason(failure, words)}")
    return checked


def _reason(failure: Failure, words: Words) -> str:
    sentence = words.say(failure.sentence)
    return words.text("check-reason", said=sentence, reason=words.say(failure.reason)) if failure.reason else sentence
