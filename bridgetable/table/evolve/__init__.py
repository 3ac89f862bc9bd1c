"""Applying events to a table: what each of them changes, and what is carried on; nothing is judged here."""

from bridgetable.table.evolve.carried import at_turn as at_turn
from bridgetable.table.evolve.carried import with_facts as with_facts
from bridgetable.table.evolve.event import evolve as evolve
from bridgetable.table.evolve.event import evolve_all as evolve_all
