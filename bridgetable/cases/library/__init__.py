"""The library of case files: what folders hold, in which order, how it is found, and how it is pictured."""
