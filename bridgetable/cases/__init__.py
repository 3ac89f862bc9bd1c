"""Case files: a first table and what people then did at it; reading, writing, checking and retelling them."""
