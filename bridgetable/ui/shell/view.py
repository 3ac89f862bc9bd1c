"""How a window looks at its table: preferences that are remembered, and options of this moment."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSettings, Signal

from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election
from bridgetable.ui.kit.theme import apply_theme, system_is_dark
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell import preferences
from bridgetable.ui.shell.preferences import Preferences


class View(QObject):
    """Holds both; a change that is to be seen is announced by `changed`."""

    changed = Signal()

    def __init__(self, session: Session, settings: QSettings) -> None:
        super().__init__(session)
        self._session, self._settings = session, settings
        self._theme: bool | None = None
        self.preferences = preferences.read(settings)
        self.options = ViewOptions()
        self.adopt(self.preferences)

    def adopt(self, wanted: Preferences) -> None:
        """Takes over these preferences and remembers them."""
        self._remember(wanted)
        dark = system_is_dark() if wanted.theme == "auto" else wanted.theme == "dark"
        if self._theme is not dark:
            self._theme = dark
            apply_theme(dark)
        self.show(replace(
            self.options, dark=dark, four_colours=wanted.four_colours, speed=wanted.speed,
            marks=wanted.marks and not self.options.projector,
        ))

    def prefer(self, **changes: object) -> None:
        """Changes the preferences of these names."""
        self.adopt(replace(self.preferences, **changes))

    def follow_system(self) -> None:
        """Takes over light or dark from the system again, where that is preferred."""
        self.adopt(self.preferences)

    def show(self, options: ViewOptions) -> None:
        """Looks at the same table with other options."""
        if options != self.options:
            self.options = options
            self.changed.emit()

    def project(self, on: bool) -> None:
        """Lets the table fill the screen for the projector, or no longer; hidden irregularities are never projected."""
        if on != self.options.projector:
            marks = self.preferences.marks and not on
            self.show(replace(self.options, projector=on, marks=marks, auction=False))

    def lay_auction(self, on: bool) -> None:
        """Lays the auction sheet over the mat until the next step, or takes it away."""
        self.show(replace(self.options, auction=on))

    # -- what is remembered for the next table -------------------------------------------------------------------------

    def choose_language(self, language: str) -> None:
        """Tells everything in this language."""
        self._remember(replace(self.preferences, language=language))
        self._session.set_language(language)

    def choose_edition(self, edition: Edition) -> None:
        """Rules the same play under this edition."""
        self._remember(replace(self.preferences, edition=edition))
        self._session.set_edition(edition)

    def elect(self, name: str, answer: Election | None) -> None:
        """Rules the same play with this elected; None is what the edition says by itself."""
        self._session.elect(name, answer)
        self._remember(replace(self.preferences, elections=self._session.elections))

    def _remember(self, wanted: Preferences) -> None:
        self.preferences = wanted
        preferences.write(self._settings, wanted)
