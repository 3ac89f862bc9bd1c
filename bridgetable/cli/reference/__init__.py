"""The commands by their names, and what the program tells of them: help, version, manual page, completion in shells."""
