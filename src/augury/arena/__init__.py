"""Matches and ladders between bots: fair seatings, any number of workers, results with their error
bars."""
