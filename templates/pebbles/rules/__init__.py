"""Pebbles: the rules; `game` ties them together."""
