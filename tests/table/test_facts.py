"""What a table remembers is said of each fact."""

import ast
import inspect
from itertools import pairwise

from bridgetable.table import facts
from bridgetable.table.facts import Facts


def test_every_fact_says_what_it_is() -> None:
    body = next(node for node in ast.parse(inspect.getsource(facts)).body if isinstance(node, ast.ClassDef)).body
    told = {
        node.target.id
        for node, after in pairwise(body)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
    }
    assert told == set(Facts.__struct_fields__)
