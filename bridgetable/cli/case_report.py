"""What `check` prints of one case file."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.cases.check import Appraisal, Failure, check
from bridgetable.cli.case_paths import Report, UnusableFileError, load_case
from bridgetable.cli.output import unexpected_error
from bridgetable.table.edition import Edition
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


def report_of(path: Path, edition: str, proposed: ProposedWhenAsked, words: Words) -> Report:
    """The report of checking a case file, under its own edition or another; with an error where that was impossible."""
    try:
        checked = check(load_case(path), proposed, Edition(edition) if edition else None)
    except UnusableFileError as refused:
        return Report(error=refused.line(words))
    except Exception as error:
        # A case that brings the program down must not keep the others from being checked.
        return Report(error=f"{path}: {unexpected_error(error, words)}")
    lines = tuple(f"{path}: {failure.place}: {_reason(failure, words)}" for failure in checked.failures)
    return Report(lines, "", checked.expectations, len(checked.failures), checked.skipped)


def _reason(failure: Failure, words: Words) -> str:
    sentence = words.say(failure.sentence)
    return words.text("check-reason", said=sentence, reason=words.say(failure.reason)) if failure.reason else sentence
