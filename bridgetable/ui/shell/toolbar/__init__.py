"""The toolbar with its menus, and the commands with their keys."""
