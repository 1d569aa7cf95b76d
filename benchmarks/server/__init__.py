"""Load on the server, beside boardgame.io's server in the same run."""
