"""The pictures of the manual: made from the real window by `python -m tests.pictures`, and checked to be current."""
