"""The view of a window: preferences, which are saved, and options, which are not."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace
from PySide6.QtCore import QObject, QSettings, Signal

from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election
from bridgetable.table.question import say
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.ui.kit.theme import apply_theme, system_is_dark
from bridgetable.ui.manual.pages import has_pages
from bridgetable.ui.preferences import preferences
from bridgetable.ui.preferences.preferences import ZOOMS, Preferences
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import HandView, ViewOptions
from bridgetable.ui.table.areas import Position, seat_at
from bridgetable.ui.table.plates import next_view
from bridgetable.words.languages import LANGUAGES, OFFERED


class View(QObject):
    """The preferences and the view options of a window, and the operations that change them."""

    changed = Signal()
    """The view options have changed."""

    def __init__(self, session: Session, settings: QSettings) -> None:
        super().__init__(session)
        self._session, self._settings = session, settings
        self._theme = self._language_before = ""
        self.preferences = preferences.read(settings)
        self.options = ViewOptions()
        self.set_preferences(self.preferences)
        session.opened.connect(self._turn_back)

    def set_preferences(self, wanted: Preferences) -> None:
        """Applies these preferences and saves them."""
        if wanted.language != self.preferences.language:
            self._session.set_language(wanted.language)
        self._remember(wanted)
        theme = ("dark" if system_is_dark() else "light") if wanted.theme == "auto" else wanted.theme
        if self._theme != theme:
            self._theme = theme
            apply_theme(theme)
        self.set_options(
            replace(
                self.options,
                dark=theme != "light",
                contrast=theme == "contrast",
                four_colours=wanted.four_colours,
                speed=wanted.speed,
                marks=wanted.marks,
                indices=wanted.indices,
                zoom=wanted.zoom,
                edition=wanted.edition,
            )
        )
        self._session.set_indices(wanted.indices)

    def change_preferences(self, **changes: object) -> None:
        """Changes the preferences with these names."""
        self.set_preferences(replace(self.preferences, **changes))

    def follow_system(self) -> None:
        """Applies the light or dark theme of the operating system, if the theme is "auto"."""
        self.set_preferences(self.preferences)

    def set_options(self, options: ViewOptions) -> None:
        """Sets the view options."""
        if options != self.options:
            self.options = options
            self.changed.emit()

    def show_auction_on_mat(self, on: bool) -> None:
        """Shows the auction sheet over the mat until the next step, or hides it."""
        self.set_options(replace(self.options, auction=on))

    def turn_table(self, bottom: Seat | None = None) -> None:
        """Turns the table until the next board: this seat is at the bottom then, or the one after that which was."""
        wanted = self.options.bottom.left if bottom is None else bottom
        self.set_options(replace(self.options, bottom=wanted))

    def _turn_back(self) -> None:
        """Turns the table for another board, which is shown as every book does."""
        self.turn_table(Seat.S)

    def show_next_way(self, seat: Seat) -> None:
        """Shows this hand in the next way: shown, hidden, as dealt."""
        self.show_hands((seat,), next_view(self._session.table, seat, self.options))

    def show_hands(self, seats: Iterable[Seat], view: HandView) -> None:
        """Shows the hands of these seats in this way."""
        hands = self.options.hands
        for seat in seats:
            hands = hands.replacing(seat, view)
        self.set_options(replace(self.options, hands=hands))

    def show_next_way_at(self, position: Position) -> None:
        """Shows the hand on this side of the table in the next way."""
        self.show_next_way(seat_at(position, self.options.bottom))

    def zoom_by(self, steps: int) -> None:
        """Makes the letters of the window larger by so many steps, or smaller; 0 gives them their usual size."""
        at = ZOOMS.index(self.preferences.zoom) + steps
        self.change_preferences(zoom=ZOOMS[max(0, min(at, len(ZOOMS) - 1))] if steps else 100)

    # -- preferences that change the session ---------------------------------------------------------------------------

    def choose_language(self, language: str) -> None:
        """Shows everything in this language, and says what of it is in another one."""
        if language != (before := self._session.words.language):
            self._language_before = before
        self._remember(replace(self.preferences, language=language))
        self._session.set_language(language)
        if language not in LANGUAGES:
            self._session.tell(say("language-partial"))
        elif not has_pages(language):
            self._session.tell(say("language-without-pages"))

    def choose_language_before(self) -> None:
        """Shows everything in the language that was shown before; at first in the default one, or from it the next."""
        now = self._session.words.language
        others = [each for each in (self._language_before, DEFAULT_LANGUAGE, *OFFERED) if each and each != now]
        self.choose_language(others[0])

    def choose_edition(self, edition: Edition) -> None:
        """Rules the play again under this edition; new deals and recorded boards keep the user's own."""
        self._session.set_edition(edition)

    def choose_own_edition(self, edition: Edition) -> None:
        """Rules new deals and recorded boards under this edition."""
        self.change_preferences(edition=edition)

    def elect(self, name: str, answer: Election | None) -> None:
        """Rules the play again with this answer to an election; None is the default of the edition."""
        self._session.elect(name, answer)
        # Of the elections of a case only the one that was chosen here is for new tables too.
        others = tuple(each for each in self.preferences.elections if each[0] != name)
        chosen = others if answer is None else tuple(sorted((*others, (name, answer))))
        self._remember(replace(self.preferences, elections=chosen))

    def _remember(self, wanted: Preferences) -> None:
        before, self.preferences = self.preferences, wanted
        preferences.write(self._settings, wanted, before)
