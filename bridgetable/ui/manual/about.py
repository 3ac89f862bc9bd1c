"""The dialog about the program: its version, its licence, and the libraries it uses with theirs."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QTextBrowser, QWidget

import bridgetable
from bridgetable.disk.distributions import notices
from bridgetable.disk.resources import resources
from bridgetable.equity.dds_paths import library_source
from bridgetable.table.text import as_html
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words

LIBRARIES = {
    "PySide6-Essentials": "LGPL-3.0",
    "msgspec": "BSD-3-Clause",
    "fsrs": "MIT",
    "backports.zstd": "PSF-2.0",
    "h11": "MIT",
    "ifaddr": "MIT",
    "segno": "BSD-3-Clause",
    "argcomplete": "Apache-2.0",
}
"""The libraries that the program imports, with their licences."""


def licence() -> str:
    """The text of the licence of the program, which is in English; "" where the file is missing."""
    try:
        return (resources() / "LICENSE.txt").read_text("utf-8").strip()
    except OSError:
        return ""


def notices_of_others() -> Iterator[tuple[str, str]]:
    """A heading and a text for each library, as its package has them, and for licences that are only named there.

    They are in the languages of those who wrote them.
    """
    for each in notices():
        yield " · ".join(filter(None, (each.name, each.version, each.licence, each.authors))), "\n\n".join(each.texts)
    for folder, pattern in (("licences", "*.txt"), ("fonts", "*-LICENSE.txt")):
        for file in sorted((resources() / folder).glob(pattern)):
            yield file.stem.removesuffix("-LICENSE"), file.read_text("utf-8").strip()


def versions(words: Words) -> Iterator[tuple[str, str, str]]:
    """Each part with its version and its licence: the program, Python, Qt, and the libraries."""
    yield "bridgetable", bridgetable.__version__, "MIT"
    yield "Python", platform.python_version(), "PSF-2.0"
    yield "Qt", qVersion(), "LGPL-3.0"
    for name, terms in LIBRARIES.items():
        try:
            found = version(name)
        except PackageNotFoundError:
            found = words.text("about-absent")
        yield name, found, terms
    yield "DDS", library_source() or words.text("about-absent"), "Apache-2.0"


class AboutDialog(FormDialog):
    """Tells the versions and the licence; a button copies the versions as text."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("about", words, parent, only_close=True)
        self.explain("about-what")
        self.page = named(QTextBrowser(self), "about-page")
        self.page.setAccessibleName(words.text("about-title"))
        rows = "".join(
            "<tr>" + "".join(f"<td>{as_html(part)}&nbsp;&nbsp;</td>" for part in row) + "</tr>"
            for row in versions(words)
        )
        system = words.text("about-system", system=platform.platform())
        self.page.setHtml(
            f"<table cellspacing=4>{rows}</table><p>{as_html(system)}</p>"
            f"<p><b>{as_html(words.text('about-licence'))}</b></p>"
            + _paragraphs(licence())
            + f"<p><b>{as_html(words.text('about-notices'))}</b></p>"
            + "".join(f"<p><b>{as_html(name)}</b></p>{_paragraphs(text)}" for name, text in notices_of_others())
        )
        self.column.addWidget(self.page)
        self.copy = named(QPushButton(words.text("about-copy"), self), "about-copy")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy_versions)
        self.buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        self.finish()
        self.size_in_letters = (40, 34)

    def _copy_versions(self) -> None:
        lines = (f"{name} {number} ({terms})" for name, number, terms in versions(self.words))
        QGuiApplication.clipboard().setText("\n".join((*lines, platform.platform())))
        self.copy.setText(self.words.text("about-copied"))


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{as_html(paragraph)}</p>" for paragraph in text.split("\n\n"))
