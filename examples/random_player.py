"""A whole game with the engine itself: no adapter, no dependency."""

from augury.core import chance, registry
from augury.core.table import Table

luck = chance.from_seed(7)
table = Table(registry.load("majority"), seats=4, seed=42)
while not table.over():
    seat = table.state.to_act()[0]
    legal = table.state.legal(seat)
    table.play(seat, legal[luck.below(len(legal))])
print(table.state.scores(), table.state.ranks())
