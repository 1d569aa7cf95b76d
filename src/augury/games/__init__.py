"""One room per game. The list of folders is the registry: see `augury.core.registry`."""
