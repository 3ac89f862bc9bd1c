"""From a table or a record to a file that other programs read: PBN, LIN, a link to a viewer."""
