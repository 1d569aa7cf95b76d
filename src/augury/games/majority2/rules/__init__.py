"""The Majority 2: the rules. `dealing`, `discs`, `factions` and `abilities` say what happens;
`game` says when, and who decides."""
