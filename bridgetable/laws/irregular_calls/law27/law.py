"""The declaration of Law 27."""

from __future__ import annotations

from bridgetable.laws.irregular_calls.law27.insufficient_bid import (
    ACCEPTED_OR_NOT,
    ASSISTANCE,
    SLIP,
    accepted_by_calling,
    rule_on_it,
    slip_unasked,
)
from bridgetable.laws.irregular_calls.law27.lowest_bid import (
    COMPARABLE,
    SAME_MEANING,
    comparable_unasked,
    same_meaning_unasked,
)
from bridgetable.laws.law import Law
from bridgetable.table.irregularity import InsufficientBid

LAW = Law(
    27,
    asks=(ACCEPTED_OR_NOT, SAME_MEANING, COMPARABLE, SLIP, ASSISTANCE),
    unasked=(same_meaning_unasked, comparable_unasked, slip_unasked),
    rules={InsufficientBid: rule_on_it},
    accepted={InsufficientBid: accepted_by_calling},
)
