"""The declaration of Law 46."""

from __future__ import annotations

from bridgetable.laws.law import Law
from bridgetable.laws.play.law45.changed_designation import INTENDED_AT_FIRST
from bridgetable.laws.play.law46.designation import ANY_CARD, OF_THAT_RANK

LAW = Law(46, asks=(INTENDED_AT_FIRST, OF_THAT_RANK, ANY_CARD))
