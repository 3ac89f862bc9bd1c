"""Work that takes long: in other processes or in slices, while the window goes on and the user can end it."""
