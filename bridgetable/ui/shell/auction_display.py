"""Where the auction can be looked at during the play, beside the table or over the mat, and where calls are made."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bridgetable.ui.auction.bidding_box import BiddingBox
from bridgetable.ui.shell.arrangement import Arrangement
from bridgetable.ui.shell.view import View
from bridgetable.ui.wall.presentation import Presentation


class AuctionDisplay(QObject):
    """Shows the auction where the room or the lecturer sees it."""

    changed = Signal()
    """The auction is shown, or no longer."""

    def __init__(
        self, view: View, presentation: Presentation, arrangement: Arrangement, box: BiddingBox, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._box = box
        self._view, self._presentation, self._arrangement = view, presentation, arrangement
        presentation.changed.connect(self._presentation_changed)

    @property
    def is_shown(self) -> bool:
        """Whether the auction is shown over the mat while the wall is open, or wanted beside the table."""
        return self._view.options.auction if self._presentation.is_on else self._arrangement.auction.wanted

    def show(self, on: bool) -> None:
        """Shows or hides the auction beside the table, or while the wall is open over the mat until the next step."""
        if self._presentation.is_on:
            self._view.show_auction_on_mat(on)
        else:
            self._arrangement.auction.set_wanted(on)
        self.changed.emit()

    def clear_mat(self) -> bool:
        """Takes the auction off the mat; returns whether it lay there."""
        if on_mat := self._view.options.auction:
            self._view.show_auction_on_mat(False)
            self.changed.emit()
        return on_mat

    def focus_bidding_box(self) -> None:
        """Moves the keyboard focus into the bidding box and shows it if it was hidden."""
        dock = self._arrangement.bidding_box
        dock.set_wanted(True)
        if dock.isVisible():
            dock.raise_()
            self._box.focus_lowest_bid()

    def _presentation_changed(self) -> None:
        if not self._presentation.is_on:
            self.clear_mat()
