"""The rows of the library, and where its folders are. No Qt."""
