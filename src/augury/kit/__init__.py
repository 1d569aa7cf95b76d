"""Parts that several games share: plain functions, no base classes."""
