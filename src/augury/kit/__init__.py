"""Parts that several games share: plain functions and small classes, no base classes."""
