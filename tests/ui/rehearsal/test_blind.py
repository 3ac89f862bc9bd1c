"""Of twenty shipped cases a share, rehearsed with keys alone, in Italian: nothing is given away before it is told."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bridgetable.engine.history import START
from bridgetable.table.text import in_language
from bridgetable.ui.rehearsal.told import Phase
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.wall import Wall
from tests.spread import spread
from tests.ui.opened import open_wall, open_window
from tests.ui.rehearsal.rehearsed import asked_of, confirm, moment_of, open_case, page_of, press, secrets_of, seen_texts

TWENTY = (
    "auction/passed-out-22b-the-fourth-pass",
    "play/claim-a-concession-cancelled",
    "play/declarer-48-drops-a-card",
    "score/assigned-score-12c1e-one-result-for-each-side-2007",
    "score/penalty-90a-and-91a-beside-the-score",
    "play/lead-out-of-turn-53b-declarer-leads-and-so-does-east",
    "withdrawn-information/out-of-rotation-28b-east-opens-in-his-turn",
    "auction/insufficient-bid-27c-put-right-too-soon",
    "play/explanation-47e2-a-card-played-on-wrong-words",
    "play/opening-lead-told-by-an-opponent",
    "revoke/revoke-32-north-overruffs",
    "withdrawn-information/screens-80-two-opening-leads",
    "play/premature-57d-at-right-hand-opponents-turn",
    "revoke/revoke-19-trick-twelve-is-put-right",
    "play/dummy-43b2a-a-warning-without-rights",
    "play/fifth-card-45e1-dropped-or-led",
    "auction/change-of-call-25a-the-card-next-to-it",
    "play/called-from-dummy-46-half-a-call",
    "auction/misinformation-21b-clubs-or-both-majors",
    "play/claim-a-trump-is-still-out",
)
MOST = 60
"""More moments than any of these cases has."""


def seen_on_wall(wall: Wall) -> list[str]:
    """What the room sees and hears."""
    return [*seen_texts(wall), wall.page.text if wall.page is not None else ""]


def check_nothing_given_away(window: Window, wall: Wall, hidden: set[str]) -> int:
    """Looks for what is ruled and what follows in all that can be seen; how much there is to hide."""
    stop, words = moment_of(window).stop, window.session.words
    assert stop is not None
    history = window.parts.study.rehearsal._history
    secrets = secrets_of(history, stop, words)
    texts = seen_texts(window)
    assert [(secret, text) for secret in secrets | hidden for text in texts if secret in text] == []
    asked = asked_of(window)
    question = page_of(window).question
    labels = [words.say(choice.message) for choice in asked.choices]
    assert [button.text_of_label for button in question.buttons] == labels
    assert not any(button.isChecked() for button in question.buttons)
    # The wall asks the same, and marks nothing.
    shown: list[str] = []
    for _ in range(MOST):
        page = wall.page
        assert page is not None and not any(option.chosen for row in page.rows for option in row.options)
        shown.append(
            " ".join([row.text for row in page.rows] + [each.label for row in page.rows for each in row.options])
        )
        if not wall.turn_page(1):
            break
    allowed = " ".join([words.say(asked.question), *labels]).split()
    assert set(" ".join(shown).split()) <= set(allowed)
    assert not any(secret in text for secret in hidden for text in seen_on_wall(wall))
    return len(secrets)


def test_cases_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, "it")
    wall = open_wall(window)
    window.activateWindow()
    session, secrets, told = window.session, 0, 0
    cases = spread(TWENTY, 10)
    for name in cases:
        open_case(window, name)
        before, title = (session.history, session.document, session.dirty), window.windowTitle()
        case = session.document.case
        assert case is not None
        hidden = {in_language(case.title, "it"), in_language(case.story, "it"), name.rpartition("/")[2]} - {""}
        window.parts.commands["rehearse"].trigger()
        for _ in range(MOST):
            moment = moment_of(window)
            if moment.phase is Phase.ENDED:
                break
            if moment.phase is Phase.ASKING:
                secrets += check_nothing_given_away(window, wall, hidden)
            else:
                told += 1
                assert moment.results and page_of(window).story.toPlainText(), name
            confirm(window)
            assert moment_of(window) is not moment, (name, moment.phase)
        assert moment_of(window).phase is Phase.ENDED and moment_of(window).past, name
        assert session.history.cursor != START
        # The fourth button leads back to the case.
        press(window, Qt.Key.Key_4)
        after = session.history, session.document, session.dirty
        assert all(one is other for one, other in zip(before, after, strict=True)), name
        assert session.changeable and window.windowTitle() == title and window.parts.panel.isVisible()
    assert secrets > 15 * len(cases) and told > len(cases)
