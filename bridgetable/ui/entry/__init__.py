"""Cards, calls and claims as they are entered by hand; what would break a Law is offered before it is done."""
