"""The window as a command, and the program on the desktop of a user: its entry in the menu, the files it opens."""
