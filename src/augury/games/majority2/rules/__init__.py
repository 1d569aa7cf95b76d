"""The Majority 2: the rules. `dealing`, `discs`, `factions` and `abilities` say what happens; `turn` says when, and who decides."""
