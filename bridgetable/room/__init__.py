"""The room that answers from its phones: what is asked and may be shown as a value, its server, its pages."""

SERVER_OPTION = "--hold-a-room"
"""The only argument of a frozen program that is to be the server of a room."""
