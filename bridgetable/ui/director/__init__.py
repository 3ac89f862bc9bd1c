"""The Director's panel: rulings, options, evidence, scores assigned, the pages of the Laws."""
