"""The Director's panel and dialogs: rulings, options, evidence, assigned scores, penalties, pages of the Laws."""
