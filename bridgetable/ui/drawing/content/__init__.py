"""The colours of the table and the cards. No Qt."""
