"""The declaration of Law 47."""

from __future__ import annotations

from bridgetable.laws.law import Law
from bridgetable.laws.play.law47.retraction import DAMAGE, MAY_TAKE_BACK, put_back
from bridgetable.table.irregularity import TakenBack

LAW = Law(47, asks=(MAY_TAKE_BACK, DAMAGE), rules={TakenBack: put_back})
