"""The declaration of Law 64."""

from bridgetable.laws.irregular_plays.law64.damage import (
    AFTER_REPEATED_REVOKES,
    AFTER_REVOKES_OF_BOTH_SIDES,
    DAMAGE_LEFT,
)
from bridgetable.laws.law import Law

LAW = Law(64, asks=(DAMAGE_LEFT, AFTER_REPEATED_REVOKES, AFTER_REVOKES_OF_BOTH_SIDES))
