"""A worker of `check`: a separate process that checks one case file after another."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from bridgetable.cli.case_paths import Report
from bridgetable.disk.workers import answer_requests
from bridgetable.words.catalogue import Words


def serve() -> None:
    """Answers every path, edition and language on the standard input with a report; it ends the process."""
    from bridgetable.cli.case_report import ProposedWhenAsked, report_of

    with ExitStack() as until:
        proposed = ProposedWhenAsked(until)

        def answer(request: tuple[str, str, str]) -> Report:
            name, edition, language = request
            return report_of(Path(name), edition, proposed, Words.of(language))

        answer_requests(answer)
