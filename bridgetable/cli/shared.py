"""What an installation puts beside the program for other programs.

Manual pages, the lines by which shells complete commands, and for desktops the entry of the menu, icons and types of
files.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from bridgetable.cli.commands import parser_of
from bridgetable.cli.completion import lines_for
from bridgetable.cli.man import manual_page
from bridgetable.cli.names import PROGRAM
from bridgetable.disk.contents import contents_of
from bridgetable.disk.resources import resources
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

COMPLETIONS = {
    "bash": f"share/bash-completion/completions/{PROGRAM}",
    "zsh": f"share/zsh/site-functions/_{PROGRAM}",
    "fish": f"share/fish/vendor_completions.d/{PROGRAM}.fish",
}
"""Where shells look for the lines by which they complete the words after a command."""

_SMALL = (16, 22, 24, 32)
"""The widths in pixels at which desktops show the drawing with fewer lines."""
DESKTOP = {
    f"share/applications/{PROGRAM}.desktop": f"{PROGRAM}.desktop",
    f"share/mime/packages/{PROGRAM}.xml": f"{PROGRAM}.mime.xml",
    f"share/metainfo/org.{PROGRAM}.{PROGRAM}.metainfo.xml": f"{PROGRAM}.metainfo.xml",
    f"share/icons/hicolor/scalable/apps/{PROGRAM}.svg": f"{PROGRAM}.svg",
    **{f"share/icons/hicolor/{size}x{size}/apps/{PROGRAM}.svg": f"{PROGRAM}-small.svg" for size in _SMALL},
}
"""Where desktops look for the entry of the menu, the types of files, what software centres show and the icons, and the
file in resources that is each of them. Pictures in pixels are made by `bridgetable desktop`: a build has no Qt."""


def shared_files(written: date) -> Iterator[tuple[str, str]]:
    """The path of each file, from the folder it is installed into, and its text; `written` is the date of the pages."""
    for language in LANGUAGES:
        folder = "" if language == DEFAULT_LANGUAGE else f"{language}/"
        yield f"share/man/{folder}man1/{PROGRAM}.1", manual_page(parser_of, Words.of(language), written) + "\n"
    for shell, path in COMPLETIONS.items():
        yield path, lines_for(shell)
    for path, name in DESKTOP.items():
        yield path, contents_of(resources() / "packaging" / name).decode()
