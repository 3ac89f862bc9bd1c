"""Deals drawn at random under conditions: points, shape and cards of each hand, as the common dealers write them."""
