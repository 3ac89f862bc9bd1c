"""Any order of joins, answers, changes and closings: nothing is shown too early, every answer counts once."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.room.answers import Verdict
from bridgetable.room.room import Phase, Room, state_shown
from bridgetable.room.scene import Scene
from tests.room.rooms import ON_TABLE, SECRET, answer, as_text, ruling

KEYS = [f"q{n}" for n in range(1, 5)]
QUESTIONS = {key: ruling(key, many=key == "q2") for key in KEYS}
PHONES = ("a", "b", "c")
ACTS = st.one_of(
    st.tuples(st.just("ask"), st.sampled_from(KEYS)),
    st.tuples(st.just("answer"), st.sampled_from(PHONES), st.sampled_from(KEYS), st.integers(-1, 3)),
    st.tuples(st.just("join"), st.sampled_from(PHONES)),
    st.tuples(st.just("watch"), st.integers(0, 5)),
    st.tuples(st.just("door"), st.booleans()),
    st.tuples(st.sampled_from(["close", "bars", "reopen", "show", "hide", "step", "over"])),
)


class Model:
    """What the room has to be, reckoned in another way: a dictionary that is changed."""

    def __init__(self) -> None:
        self.given: dict[str, dict[str, int]] = {key: {} for key in KEYS}
        self.shown: set[str] = set()


def after(room: Room, act: tuple[object, ...], model: Model) -> Room:
    """The room after an act, which the model follows."""
    match act:
        case ("ask", str(key)):
            return room.asking(QUESTIONS[key], ON_TABLE) if not room.is_over else room
        case ("answer", str(phone), str(key), int(place)):
            sent = answer(phone, place, key=key)
            verdict, here = room.verdict(sent), room.now.question.key if room.now else ""
            let_in = room.door_open or phone in room.known
            taken = let_in and room.phase is Phase.ASKED and key == here and place in range(3)
            assert (verdict is Verdict.TAKEN) == taken
            if taken:
                model.given[key][phone] = place
            return room.with_answer(sent)
        case ("join", str(phone)):
            return room.joined(phone)
        case ("watch", int(count)):
            return room.with_watching(count)
        case ("door", bool(is_open)):
            return room.with_door(is_open)
    if act[0] == "show" and room.now is not None and not room.is_over:
        model.shown.add(room.now.question.key)
    changes = {
        "close": room.closed,
        "bars": room.with_bars,
        "reopen": room.reopened,
        "show": room.shown,
        "hide": room.hiding_what_is_right,
        "over": room.over,
    }
    return room.showing(Scene()) if act[0] == "step" and not room.is_over else changes.get(str(act[0]), lambda: room)()


@settings(deadline=None, max_examples=150)
@given(st.lists(ACTS, max_size=40))
def test_nothing_is_shown_too_early_and_every_answer_counts_once(acts: list[tuple[object, ...]]) -> None:
    room, model, number = Room(), Model(), 0
    for act in acts:
        room = after(room, act, model)
        state = state_shown(room)
        text = as_text(state)
        assert room.number >= number
        number = room.number
        for key in set(KEYS) - model.shown:
            assert f"{SECRET} {key}" not in text
        if not model.shown:
            assert SECRET not in text and '"right"' not in text
        if room.phase is not Phase.SHOWN:
            assert "right" not in state and "told" not in state
        if room.phase in (Phase.WAITING, Phase.ASKED, Phase.OVER):
            assert "counts" not in state
        for one in room.asked:
            given = model.given[one.question.key]
            assert one.counts == tuple(list(given.values()).count(place) for place in range(3))
