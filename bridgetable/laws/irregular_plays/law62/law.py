"""The declaration of Law 62."""

from __future__ import annotations

from bridgetable.laws.irregular_plays.law62.correction import INNOCENT_MAY_CHANGE, OFFENDER_MAY_CHANGE, SUGGESTED
from bridgetable.laws.irregular_plays.law62.ruling import rule_on_revoke
from bridgetable.laws.law import Law
from bridgetable.table.irregularity import Revoke

LAW = Law(62, asks=(SUGGESTED, INNOCENT_MAY_CHANGE, OFFENDER_MAY_CHANGE), rules={Revoke: rule_on_revoke})
