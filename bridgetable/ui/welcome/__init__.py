"""What greets the user: the first page, and a tour of two minutes that ends in a ruling."""
