"""Goetia: the rules, one module per part of a turn; `game` ties them together."""
