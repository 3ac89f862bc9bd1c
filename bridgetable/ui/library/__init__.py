"""The library: shipped cases and the user's own, to browse, search, open, copy, rename and delete; recent files."""
