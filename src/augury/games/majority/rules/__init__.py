"""The Majority: the rules, one module per phase of the game; `game` ties them together."""
