"""What is raised where the user does not wait; in a module of its own, for those who never make anybody wait."""

from __future__ import annotations


class CancelledError(Exception):
    """The user did not want to wait any longer."""
