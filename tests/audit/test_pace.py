"""How fast an audit is, and how long it still takes."""

from __future__ import annotations

from bridgetable.audit.run import Pace, Progress, time_text
from bridgetable.words.catalogue import Words
from tests.each import for_each

EN, IT = Words.of("en", strict=True), Words.of("it", strict=True)


def test_speed_and_time_left_are_those_of_what_was_done_now() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])
    assert (pace.percent, pace.speed, pace.left) == (0, 0, 0.0)
    now[0] = 5.0
    pace.add(Progress((), 400, 1000, 80, 80, 0, kept=True))
    now[0] = 15.0
    pace.add(Progress((), 600, 1000, 120, 120, 0))
    assert (pace.percent, pace.speed, pace.left) == (60, 4, 20.0)
    assert pace.line(EN) == "60%, 120 boards, 4 a second, 0:20 left"
    assert pace.summary(EN) == "120 boards in 0:10, 4 a second"
    pace.add(Progress((), 0, 0, 0, 0, 1))
    assert pace.percent == 100


@for_each(
    ("seconds", "english", "italian"),
    [
        (0.04, "0.0 s", "0,0 s"),
        (3.46, "3.5 s", "3,5 s"),
        (9.99, "0:10", "0:10"),
        (125, "2:05", "2:05"),
        (3661, "1:01:01", "1:01:01"),
    ],
)
def test_a_time_in_words(seconds: float, english: str, italian: str) -> None:
    assert (time_text(seconds, EN), time_text(seconds, IT)) == (english, italian)
