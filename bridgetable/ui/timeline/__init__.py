"""The timeline panel: the steps of the play and its branches."""
