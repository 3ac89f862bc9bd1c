"""Why an action is refused: the key of the message, or that it is not."""

from __future__ import annotations

from bridgetable.engine.actions import Action
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from tests.situations import Situation, actions_of


def why_not(situation: Situation, text: str) -> str | None:
    """The reason, without its "impossible-"; nothing where it can be done."""
    (action,) = actions_of(text)
    return refused(situation, action)


def refused(situation: Situation, action: Action) -> str | None:
    """The reason why an action cannot be done, without its "impossible-"; nothing where it can."""
    try:
        apply(situation.table, action)
    except ImpossibleError as reason:
        return reason.message.key.removeprefix("impossible-")
    return None
