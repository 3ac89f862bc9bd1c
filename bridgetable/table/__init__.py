"""The table as a value: what happened, what lies where. It keeps books and judges nothing."""
