"""What the commands of the window for lessons, papers, study and the like do."""
