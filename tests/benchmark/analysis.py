"""The longest gap between two turns of the event loop while double dummy is worked out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial

from tests.benchmark.figure import ROUNDS, Figure, one_frame
from tests.benchmark.window import opened_window


def largest_gap(begin: Callable[[], object], done: Callable[[], bool]) -> float:
    """The longest time between two turns of the event loop from the moment this begins until it is done, in seconds."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop, ticking = QEventLoop(), QTimer(interval=0)
    last, worst = time.perf_counter(), 0.0

    def turn() -> None:
        nonlocal last, worst
        now = time.perf_counter()
        last, worst = now, max(worst, now - last)
        if done():
            loop.quit()

    ticking.timeout.connect(turn)
    ticking.start()
    QTimer.singleShot(0, begin)
    loop.exec()
    return worst


def _gap(name: str, gaps: list[float]) -> Figure:
    """The longest gaps beside the 50 ms of three frames."""
    return Figure(name, "three frames", tuple(gaps), tuple(3 * one_frame() for _ in gaps), 1.0, 1.0)


def measure() -> Iterator[Figure]:
    """Figures on the cards and options, then the twenty contracts of whole deals; the worker starts anew each time."""
    from bridgetable.cards.deal import random_deal
    from bridgetable.cards.notation import deal_text
    from bridgetable.document.document import Document
    from bridgetable.engine.history import History
    from tests.situations import POZNAN, at

    with opened_window() as (window, paint):
        figures, analysis = window.parts.figures, window.parts.analysis
        for name, texts in (("gap, 13 leads", ()), ("gap, Law 54", ("EHA", "director S"))):
            gaps = []
            for seed in range(ROUNDS):
                # The deal of the facts, then others: what is known would cost nothing.
                deal = deal_text(random_deal(seed)) if seed and not texts else POZNAN
                window.session.open(History(at(deal, "4S S").do(*texts).table), Document())
                paint()
                gaps.append(largest_gap(lambda: figures.set_enabled(True), lambda: not figures.busy))
                figures.set_enabled(False)
                analysis.stop_worker()
            yield _gap(name, gaps)
        deals = [random_deal(100 + seed) for seed in range(ROUNDS)]
        gaps = []
        for hands in deals:
            want = partial(analysis.request_contracts, "benchmark", hands)
            gaps.append(largest_gap(want, lambda: not analysis.busy))
            analysis.stop_worker()
        yield _gap("gap, 20 contracts", gaps)
