"""The steps of a history as values: each with its place in the tree, and all of them in the order they were made."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, overload

import msgspec

from bridgetable.engine.steps import Step
from bridgetable.table.state import Table

START = -1
"""The place of the first table, before every step."""

_BLOCK = 64


class Original(msgspec.Struct, frozen=True):
    """The table at which an action was done, and the step it made there."""

    table: Table
    step: Step


class Node(msgspec.Struct, frozen=True):
    """A step in the tree; `parent` is the place of the step before it, START for the first table.

    `title` names the branch that begins here; `deleted` hides the branch. An action that was ruled again keeps its
    `original`. `stopped` says that it cannot be done as the history is ruled now: its step is the original one, and it
    is hidden with all that follows it.
    """

    parent: int
    step: Step
    title: tuple[tuple[str, str], ...] = ()
    deleted: bool = False
    original: Original | None = None
    stopped: bool = False

    @property
    def hidden(self) -> bool:
        """Whether the tree is shown without this step and what follows it."""
        return self.deleted or self.stopped


_Blocks: TypeAlias = tuple[tuple[Node, ...], ...]


class Nodes(Sequence[Node]):
    """Nodes as a value, equal to another with the same nodes.

    They lie in blocks of one size, the last perhaps shorter, and what is made from them shares the blocks that stay the
    same: so the many states of one tree that Undo keeps need little more memory than the last of them.
    """

    __slots__ = ("_blocks", "_size")
    _blocks: _Blocks
    _size: int

    def __init__(self, nodes: Iterable[Node] = ()) -> None:
        self._blocks, self._size = _in_blocks((), nodes)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, place: int) -> Node: ...

    @overload
    def __getitem__(self, place: slice) -> Nodes: ...

    def __getitem__(self, place: int | slice) -> Node | Nodes:
        if isinstance(place, slice):
            return Nodes(tuple(self)[place])
        if not -self._size <= place < self._size:
            raise IndexError(place)
        at = place % self._size
        return self._blocks[at // _BLOCK][at % _BLOCK]

    def __iter__(self) -> Iterator[Node]:
        return itertools.chain.from_iterable(self._blocks)

    def __eq__(self, other: object) -> bool:
        return self._blocks == other._blocks if isinstance(other, Nodes) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._blocks)

    def begins_with(self, others: Nodes) -> bool:
        """Whether these are the others, or the others and more."""
        whole, rest = divmod(len(others), _BLOCK)
        if self._blocks[:whole] != others._blocks[:whole]:
            return False
        return not rest or (len(self._blocks) > whole and self._blocks[whole][:rest] == others._blocks[whole])

    def followed_by(self, nodes: Iterable[Node]) -> Nodes:
        """These nodes and others after them."""
        return self._of(*_in_blocks(self._blocks, nodes))

    def replacing(self, place: int, node: Node) -> Nodes:
        """These nodes with another at this place."""
        number, at = divmod(place, _BLOCK)
        block = self._blocks[number]
        changed = (*block[:at], node, *block[at + 1 :])
        return self._of((*self._blocks[:number], changed, *self._blocks[number + 1 :]), self._size)

    @classmethod
    def _of(cls, blocks: _Blocks, size: int) -> Nodes:
        made = cls.__new__(cls)
        made._blocks, made._size = blocks, size
        return made


def _in_blocks(blocks: _Blocks, nodes: Iterable[Node]) -> tuple[_Blocks, int]:
    """These blocks with other nodes after them, and how many nodes there are then."""
    whole = [block for block in blocks if len(block) == _BLOCK]
    rest = (*(blocks[-1] if len(whole) < len(blocks) else ()), *nodes)
    whole += (rest[at : at + _BLOCK] for at in range(0, len(rest), _BLOCK))
    return tuple(whole), sum(map(len, whole))
