"""Pantheon: the rules, by phase of the game, in the order of RULES.md."""
