"""Double-dummy analysis in a separate process, and what it proposes to the Director."""

ONE_THREAD = "BRIDGETABLE_SOLVER_ONE_THREAD"
"""The environment variable, if not empty, that keeps the solver to one thread where it is one of many."""
