"""Learn The Majority by policy gradient (PPO): python learn_majority.py [UPDATES] [CURVE.svg]"""

import sys
import time
from pathlib import Path

import curve
import numpy as np
import torch
from torch import nn

from augury import envs
from augury.envs.batch_env import BatchEnv

TABLES, SEATS, TURNS = 256, 3, 34  # every player decides 34 times in a game
# The learner changes seats from table to table
ALL, OWN = np.arange(TABLES), np.arange(TABLES) % SEATS


class Player(nn.Module):
    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.policy = nn.Sequential(
            nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh(), nn.Linear(128, actions)
        )
        self.value = nn.Sequential(
            nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh(), nn.Linear(128, 1)
        )

    def forward(
        self, seen: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        logits = self.policy(seen).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(seen).squeeze(-1)


def play(player: Player, batch: BatchEnv) -> tuple[torch.Tensor, ...]:
    """One game at every table: what the learner saw, could do, did and gained, by turn and
    table."""
    seen = torch.zeros(TURNS, TABLES, batch.variant.size)
    masks = torch.zeros(TURNS, TABLES, batch.variant.actions)
    done, gains, turn = (
        torch.zeros(TURNS, TABLES, dtype=torch.long),
        torch.zeros(TURNS, TABLES),
        np.full(TABLES, -1),
    )
    over = np.zeros(TABLES, bool)
    while not over.all():
        actions, rows = batch.sample(), np.flatnonzero((batch.asked == OWN) & ~over)
        turn[rows] += 1
        seen[turn[rows], rows] = torch.from_numpy(batch.observations[rows])
        masks[turn[rows], rows] = torch.from_numpy(batch.masks[rows]).float()
        with torch.no_grad():
            done[turn[rows], rows] = player(seen[turn[rows], rows], masks[turn[rows], rows])[
                0
            ].sample()
        actions[rows] = done[turn[rows], rows].numpy()
        batch.step(actions)
        gains[turn.clip(0), ALL] += torch.from_numpy(np.where(over, 0, batch.rewards[ALL, OWN]))
        over |= batch.dones
    batch.reset(batch.seed + 1)
    return seen, masks, done, gains


def update(
    player: Player,
    optimiser: torch.optim.Optimizer,
    seen: torch.Tensor,
    masks: torch.Tensor,
    done: torch.Tensor,
    gains: torch.Tensor,
) -> None:
    with torch.no_grad():
        chosen, value = player(seen, masks)
        before, better, last = chosen.log_prob(done), torch.zeros_like(gains), torch.zeros(TABLES)
        for turn in reversed(range(TURNS)):
            ahead = value[turn + 1] if turn + 1 < TURNS else 0.0
            last = better[turn] = gains[turn] + ahead - value[turn] + 0.95 * last
        goal, better = (
            (better + value).flatten(),
            ((better - better.mean()) / better.std()).flatten(),
        )
    flat = (seen.flatten(0, 1), masks.flatten(0, 1), done.flatten(), before.flatten(), better, goal)
    for part in torch.cat([torch.randperm(len(goal)) for _ in range(3)]).split(1024):
        seen, masks, done, before, better, goal = (column[part] for column in flat)
        chosen, value = player(seen, masks)
        ratio = (chosen.log_prob(done) - before).exp()
        loss = (
            (goal - value).pow(2).mean()
            - torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
            - 0.01 * chosen.entropy().mean()
        )
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def learn(updates: int) -> list[float]:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    batch = envs.batch("majority", TABLES, SEATS, seed=1, reward="score")
    player = Player(batch.variant.size, batch.variant.actions)
    optimiser, won, begin = torch.optim.Adam(player.parameters(), 1e-3), [], time.process_time()
    for number in range(1, updates + 1):
        update(player, optimiser, *play(player, batch))
        won.append(float((batch.scores.argmax(1) == OWN).mean()))
        if number % 10 == 0:
            print(
                f"{number * TABLES:>7} games  {np.mean(won[-10:]):.0%} won  "
                f"{time.process_time() - begin:.0f} s of CPU",
                flush=True,
            )
    return won


if __name__ == "__main__":
    won = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 150)
    share, games = np.mean(won[-10:]), len(won[-10:]) * TABLES
    error = 1.96 * np.sqrt(share * (1 - share) / games)  # 95 %
    print(f"{share:.1%} ± {error:.1%} of the last {games:,} games won; chance: {1 / SEATS:.1%}")
    title = f"games won against two random players, over {len(won) * TABLES:,} games"
    Path(sys.argv[2] if len(sys.argv) > 2 else "learning-curve.svg").write_text(
        curve.draw(won, 1 / SEATS, title)
    )
