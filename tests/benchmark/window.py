"""In one window: jumps anywhere in a history and changes of language, each until everything is painted again."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

from tests.benchmark.figure import Figure, against_a_frame


def measure() -> Iterator[Figure]:
    """Jumps in a history of 52 cards, and changes of language."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from bridgetable.document.document import Document
    from bridgetable.engine.actions import Play
    from bridgetable.engine.history import History
    from bridgetable.engine.possible import lawful_cards
    from bridgetable.ui.shell.startup import create_window
    from tests.situations import POZNAN, at

    application = QApplication.instance() or QApplication([])
    window = create_window(QSettings("bridgetable-benchmark", "bridgetable-benchmark"), None)
    window.resize(1280, 800)
    history = History(at(POZNAN, "4S S").table)
    while (seat := history.table.turn) is not None:
        history = history.act(Play(seat, min(lawful_cards(history.table, seat))))
    window.session.open(history, Document())
    window.show()
    window.build_parts()
    dice = random.Random(1)

    def painted(act: Callable[[], object]) -> Callable[[], None]:
        def until_painted() -> None:
            act()
            application.processEvents()

        return until_painted

    application.processEvents()
    places = [dice.randrange(len(history.nodes)) for _ in range(60)]
    jumps = [painted(partial(window.session.jump, place)) for place in places]
    yield against_a_frame("jump anywhere in 52 cards", jumps, 1.0, 2.0)
    languages = [painted(partial(window.session.set_language, language)) for language in ["it", "en"] * 10]
    yield against_a_frame("change of language", languages, 1.0, 2.0)
    window.close()
