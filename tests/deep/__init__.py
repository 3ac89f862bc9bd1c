"""Deep runs: each module is a part with `runs(seed)`, which works on from that seed for as long as it is asked."""
