"""What the program needs of the system: files read and written safely, its resources, other processes of its own.

And work that is divided, so that it need not be done at once.
"""
