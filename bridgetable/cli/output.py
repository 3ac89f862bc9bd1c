"""What the commands print, and their exit statuses."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NoReturn

from bridgetable.table.text import harmless

if TYPE_CHECKING:
    from bridgetable.words.catalogue import Words

OK, FAILED, UNUSABLE = 0, 1, 2
"""Exit statuses: all is well; an expectation or an action failed; the arguments or a file could not be used."""
INTERRUPTED = 130
"""The exit status where the user has interrupted a command."""


class UsageError(Exception):
    """The arguments make no command; the text is a sentence for the user that says why."""


def print_line(line: str) -> None:
    """Prints a line to standard output, without the control characters in it."""
    sys.stdout.write(harmless(line) + "\n")


def print_error(line: str) -> None:
    """Prints a line to standard error, without the control characters in it."""
    if sys.stderr is not None:  # as it is in a program of Windows without a console
        sys.stderr.write(harmless(line) + "\n")


def unexpected_error(error: Exception, words: Words) -> str:
    """The sentence about an error in the program itself; raises the error again where BRIDGETABLE_DEBUG is set."""
    if os.environ.get("BRIDGETABLE_DEBUG"):
        raise error
    return words.text("command-fault", what=" ".join(f"{type(error).__name__}: {error}".split()))


def end_process(line: str) -> NoReturn:
    """Prints a line to standard error and ends the process at once, as where Qt is about to abort it."""
    print_error(line)
    if sys.stderr is not None:
        sys.stderr.flush()
    os._exit(UNUSABLE)
