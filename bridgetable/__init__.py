"""bridgetable: a card table for contract bridge on which the rules may be broken, and are then applied."""

__version__ = "1.0.0rc1"
