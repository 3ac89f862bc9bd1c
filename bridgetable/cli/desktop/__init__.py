"""Making the program known to the desktop of a user: its entry in the menu, its icon, the files it opens."""
