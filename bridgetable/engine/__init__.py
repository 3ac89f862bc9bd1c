"""The engine, which applies actions to tables and keeps the steps in a history."""
