"""What leads a lecturer from case to case: the folder of the case on the table, or a lesson. No Qt."""

from __future__ import annotations

from typing import Protocol


class Course(Protocol):
    """What comes between the steps of a case, and after its last one."""

    def go_on(self) -> bool:
        """Does what comes before the next step, as a question, its answer or a note; returns whether there was any."""

    def go_back(self) -> bool:
        """Goes back to what came before the step that is shown; returns whether there was anything but a step."""

    def next_case(self) -> object:
        """Opens what follows the case on the table."""

    @property
    def has_next(self) -> bool:
        """Whether anything follows the case on the table."""

    @property
    def end_text(self) -> str:
        """What is said after the last step of a case, and what opens then."""

    @property
    def coming(self) -> str:
        """What the next press shows if that is no step; "" for a step."""

    @property
    def answers(self) -> str:
        """What only the lecturer is to see now: the answers, and why."""
