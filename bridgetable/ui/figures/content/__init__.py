"""What has to be analysed at a table, and the figures and legends that result. No Qt."""
