"""The program's frame: it starts, builds the rooms and connects them; window, menus, commands, preferences."""
