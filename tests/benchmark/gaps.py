"""The longest gap between two turns of the event loop in what may take long: files, claims, large tables."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.benchmark.analysis import largest_gap
from tests.benchmark.figure import Figure, one_frame
from tests.benchmark.moves import tree
from tests.benchmark.window import opened_window

if TYPE_CHECKING:
    from bridgetable.engine.history import History

TIMES = 5
BOARDS, TRICKS_LEFT = 3000, 9


def gaps(name: str, begin: Callable[[int], object], done: Callable[[], bool] = lambda: True) -> Figure:
    """The longest gaps while this is done several times, each beside the 50 ms of three frames."""
    pairs = []
    for number in range(TIMES):
        gap = largest_gap(partial(begin, number), done)
        pairs.append((gap, 3 * one_frame()))
    return Figure(
        f"gap, {name}", "three frames", tuple(gap for gap, _ in pairs), tuple(peer for _, peer in pairs), 1.0, 1.0
    )


def measure() -> Iterator[Figure]:
    """Figures of files, of claims, of one large table, then of pages."""
    with opened_window() as (window, _), tempfile.TemporaryDirectory() as folder:
        yield from of_files(window, Path(folder))
        yield from of_claims(window)
        yield from of_a_large_table(window, Path(folder))
        yield from of_pages(window)


def of_files(window: Any, folder: Path) -> Iterator[Figure]:
    """Opening a case of 500 actions with 100 branches, and listing a file of 3,000 boards."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from bridgetable.cases.codec import write_case
    from bridgetable.document.document import Document
    from bridgetable.document.saving import as_case
    from bridgetable.files.as_table import record_of
    from bridgetable.files.pbn_writer import write_pbn

    case, boards = folder / "large.case.json", folder / "many.pbn"
    case.write_bytes(write_case(as_case(tree(1), Document(), window.session.words)))
    record = record_of(ending(0, 0).table, "Benchmark", "en")
    boards.write_bytes(write_pbn([record] * BOARDS))
    documents = window.parts.documents
    yield gaps("opening 500 actions", lambda _: documents.open_path(str(case)))

    def choose() -> None:
        dialog: Any = QApplication.activeModalWidget()
        if len(getattr(dialog, "boards", ())) == BOARDS and dialog.progress.isHidden():
            dialog.accept()
        else:
            QTimer.singleShot(1, choose)

    def open_boards(_: int) -> None:
        QTimer.singleShot(1, choose)
        documents.open_path(str(boards))

    yield gaps(f"listing {BOARDS} boards", open_boards)


def of_claims(window: Any) -> Iterator[Figure]:
    """What can go wrong on a claim, an objection, and what can go wrong then; nothing has been searched before."""
    from bridgetable.cards.seat import Seat
    from bridgetable.document.document import Document
    from bridgetable.engine.actions import MakeClaim, Object

    session, dialogs = window.session, window.parts.table_dialogs
    claims = [ending(seed, TRICKS_LEFT).act(MakeClaim(Seat.S, TRICKS_LEFT - 1)) for seed in range(TIMES)]

    def list_lines(_: int) -> None:
        dialogs.list_irregularities()
        dialog = window.findChild(object, "going-wrong")
        if dialog is not None:
            dialog.close()

    def show(history: History) -> None:
        forget_searches()
        session.open(history, Document())

    def on_claim(number: int) -> None:
        show(claims[number])
        list_lines(number)

    def object_(number: int) -> None:
        show(claims[number])
        session.act(Object(Seat.W))

    def on_objection(number: int) -> None:
        object_(number)
        forget_searches()
        list_lines(number)

    yield gaps("what can go wrong on a claim", on_claim)
    yield gaps("an objection", object_)
    yield gaps("what can go wrong after it", on_objection)


def of_a_large_table(window: Any, folder: Path) -> Iterator[Figure]:
    """Saving it, and comparing its editions and branches."""
    from bridgetable.document.document import Document

    session, parts = window.session, window.parts
    session.open(tree(1), Document(str(folder / "saved.case.json")))

    yield gaps("saving 500 actions", lambda _: parts.saving.save())
    for name in ("compare-editions", "compare-branches"):
        command = parts.commands[name]
        yield gaps(name, partial(_trigger, command), partial(close_dialogs, window))


def of_pages(window: Any) -> Iterator[Figure]:
    """All pages of the manual, seen as they will be printed, and as the contents of a PDF."""
    from PySide6.QtCore import QTimer
    from PySide6.QtPrintSupport import QPrintPreviewDialog
    from PySide6.QtWidgets import QApplication

    from bridgetable.ui.kit.waiting import in_slices
    from bridgetable.ui.manual.paper import making_manual
    from bridgetable.ui.papers.pdf import making_pdf
    from bridgetable.ui.papers.printing import show_preview

    words = window.session.words

    def manual() -> Any:
        return in_slices(making_manual(words), words, window)

    def close_preview() -> None:
        preview = QApplication.activeModalWidget()
        if isinstance(preview, QPrintPreviewDialog):
            preview.close()
        else:
            QTimer.singleShot(1, close_preview)

    def preview(_: int) -> None:
        QTimer.singleShot(1, close_preview)
        show_preview(manual, words, window)

    yield gaps("pages of the manual", preview)
    yield gaps("PDF of the manual", lambda _: in_slices(making_pdf(manual()), words, window))


def _trigger(command: Any, _: int) -> None:
    command.trigger()


def close_dialogs(window: Any) -> bool:
    """Closes the dialogs of the window; whether there were any."""
    from PySide6.QtWidgets import QDialog

    open_ones = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    for dialog in open_ones:
        dialog.close()
    return bool(open_ones)


def ending(seed: int, left: int) -> History:
    """A deal in four spades, played by the rules until so many tricks are left."""
    import random

    from bridgetable.cards.deal import random_deal
    from bridgetable.cards.notation import deal_text
    from bridgetable.engine.actions import Play
    from bridgetable.engine.history import History
    from bridgetable.engine.possible import lawful_cards
    from tests.situations import at

    dice, history = random.Random(seed), History(at(deal_text(random_deal(seed)), "4S S").table)
    while len(history.nodes) < 4 * (13 - left):
        seat = history.table.turn
        if seat is None:
            break
        history = history.act(Play(seat, dice.choice(sorted(lawful_cards(history.table, seat)))))
    return history


def forget_searches() -> None:
    """Has every search done again."""
    from bridgetable.laws.claims import search

    for each in (search.most_tricks, search.fewest_tricks, search.worst_line):
        each.cache_clear()
