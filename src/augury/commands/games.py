"""`augury games`: which games there are."""

from __future__ import annotations

import argparse
import json

from augury.commands import Subparsers
from augury.commands.arguments import add_json
from augury.core import registry, rulebook
from augury.core.game import Game
from augury.core.options import spell


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("games", help="list the games, their players and options")
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    found = [describe(game) for game in registry.games()]
    if given.json:
        print(json.dumps(found, indent=2))
        return 0
    for game, facts in zip(registry.games(), found, strict=True):
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        print(f"{game.id:<12} {game.title} ({game.designer}, {game.year})")
        print(
            f"{'':<12} {seats} players · rules version {game.rules_version} · "
            f"{facts['rules']} rules"
            f" · {len(game.reconstructed)} groups of data reconstructed"
        )
        for option in game.options:
            allowed = ", ".join(spell(value) for value in option.allowed())
            only = f" ({', '.join(map(str, option.seats))} players)" if option.seats else ""
            print(
                f"{'':<12}   {option.name}={spell(option.default)}{only}  {option.sentence} "
                f"[{allowed}]"
            )
        print()
    return 0


def describe(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "designer": game.designer,
        "year": game.year,
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "rules": len(rulebook.numbered_rules(game.id)),
        "reconstructed": list(game.reconstructed),
        "source": game.source,
        "actions": game.vocabulary.size,
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "values": option.allowed(),
                "seats": list(option.seats or game.seats),
                "sentence": option.sentence,
            }
            for option in game.options
        ],
    }
