"""Double-dummy analysis in a separate process, and what it proposes to the Director."""

WORKER_OPTION = "--solve-positions"
"""The one argument with which the program is the worker, where there is no Python to start it with."""

ONE_THREAD = "BRIDGETABLE_SOLVER_ONE_THREAD"
"""The environment variable, if not empty, that keeps the solver to one thread where it is one of many."""
