"""The frame of the program: start, window, commands, menus and preferences; builds and connects all other parts."""
