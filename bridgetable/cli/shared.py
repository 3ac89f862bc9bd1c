"""What an installation puts beside the program for other programs: manual pages, and what shells complete it with."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from bridgetable.cli.commands import parser_of
from bridgetable.cli.completion import lines_for
from bridgetable.cli.man import manual_page
from bridgetable.cli.names import PROGRAM
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

COMPLETIONS = {
    "bash": f"share/bash-completion/completions/{PROGRAM}",
    "zsh": f"share/zsh/site-functions/_{PROGRAM}",
    "fish": f"share/fish/vendor_completions.d/{PROGRAM}.fish",
}
"""Where shells look for the lines by which they complete the words after a command."""


def shared_files(written: date) -> Iterator[tuple[str, str]]:
    """The path of each file, from the folder it is installed into, and its text; `written` is the date of the pages."""
    for language in LANGUAGES:
        folder = "" if language == DEFAULT_LANGUAGE else f"{language}/"
        yield f"share/man/{folder}man1/{PROGRAM}.1", manual_page(parser_of, Words.of(language), written) + "\n"
    for shell, path in COMPLETIONS.items():
        yield path, lines_for(shell)
