"""The lines that leave the forks of a case, with their names in both languages."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from bridgetable.table.text import in_language
from bridgetable.ui.authoring.page import ROW, Page, fill
from bridgetable.ui.authoring.text_pair import TextPair
from bridgetable.ui.session.session import Session
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words


class BranchesPage(Page):
    """A list of the lines at the forks, and the name of the one chosen."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        self.rows = self.list("authoring-branch-list")
        self.rows.currentRowChanged.connect(lambda _: self._show_name())
        self.rows.itemActivated.connect(lambda _: self._go())
        self.name = TextPair("authoring-branch-name", words, lines=False, parent=self)
        self.name.left.connect(self.commit)
        self.go = self.button("authoring-go", self._go)
        self._shown: int | None = None
        buttons = QHBoxLayout()
        buttons.addWidget(self.go)
        buttons.addStretch()
        self.column.addWidget(self.rows, 1)
        self.column.addLayout(buttons)
        self.column.addWidget(self.name)
        self.show_session()

    def show_session(self) -> None:
        """Shows the lines that begin at a fork, and those that have names."""
        history = self.session.history
        rows: list[tuple[str, object]] = []
        for place, node in enumerate(history.nodes):
            if history.shows(place) and (node.title or len(history.children(node.parent)) > 1):
                title = in_language(node.title, self.words.language) or self.words.text("authoring-branch-unnamed")
                step = action_line(self.words, node.step)
                rows.append((self.words.text("authoring-branch-row", title=title, step=step), place))
        fill(self.rows, rows)
        self._show_name()

    def commit(self) -> None:
        """Takes over the name of the line that is shown."""
        if self._shown is not None and self.name.is_changed:
            self.session.entitle(self._shown, self.name.text)

    @property
    def chosen(self) -> int | None:
        """The place at which the line that is chosen begins, None without one."""
        item = self.rows.currentItem()
        place: int | None = item.data(ROW) if item is not None else None
        return place

    def _show_name(self) -> None:
        self._shown = self.chosen
        for part in (self.name, self.go):
            part.setEnabled(self._shown is not None)
        self.name.show_text(self.session.history.nodes[self._shown].title if self._shown is not None else ())

    def _go(self) -> None:
        if self.chosen is not None:
            self.session.jump(self.chosen)
