"""Bots that teach themselves: self-play, a small network that learns from it, and the match that
decides whether it is better.

Playing with a network needs none of this (see `augury.bots.net`); learning needs NumPy.
"""
