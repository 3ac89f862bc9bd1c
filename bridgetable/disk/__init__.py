"""What the program needs of the system: files read and written safely, its resources, other processes of its own."""
