"""The captions shown under the table on a projector, and images of the projector view."""
