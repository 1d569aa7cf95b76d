"""Learn The Majority against random players by policy gradient, on one core: python learn_majority.py [UPDATES] [CURVE.svg]"""

import sys
import time
from pathlib import Path

import curve
import numpy as np
import torch
from torch import nn

from augury import envs

TABLES, SEATS = 256, 3
OWN = np.arange(TABLES) % SEATS  # where the learner sits


class Player(nn.Module):
    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def play(player: Player, batch) -> tuple[list[torch.Tensor], float]:
    """One game at every table: what the learner saw, could do, did, and gained afterwards; and its share of wins."""
    steps, earned, over = [], np.zeros(TABLES, np.float32), np.zeros(TABLES, bool)
    while not over.all():
        actions, rows = batch.sample(), np.flatnonzero((batch.asked == OWN) & ~over)
        seen, masks = torch.from_numpy(batch.observations[rows]), torch.from_numpy(batch.masks[rows])
        with torch.no_grad():
            actions[rows] = player(seen, masks)[0].sample().numpy()
        steps.append((seen, masks, torch.from_numpy(actions[rows]), rows, earned[rows]))
        batch.step(actions)
        earned += np.where(over, 0, batch.rewards[np.arange(TABLES), OWN])
        over |= batch.dones
    batch.reset(batch.seed + 1)
    ahead = torch.cat([torch.from_numpy(earned[rows] - before) for *_, rows, before in steps])
    return [*(torch.cat(column) for column in list(zip(*steps, strict=True))[:3]), ahead], float((batch.scores.argmax(1) == OWN).mean())


def learn(updates: int) -> list[float]:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    batch = envs.batch("majority", TABLES, SEATS, seed=1, reward="score")
    player = Player(batch.setting.size, batch.setting.actions)
    optimiser, won, begin = torch.optim.Adam(player.parameters(), 1e-3), [], time.time()
    for update in range(1, updates + 1):
        (seen, masks, actions, ahead), wins = play(player, batch)
        for part in torch.randperm(len(ahead)).split(1024):
            chosen, value = player(seen[part], masks[part])
            better = (ahead[part] - value.detach()) / ahead.std()
            loss = (ahead[part] - value).pow(2).mean() - (chosen.log_prob(actions[part]) * better).mean() - 0.01 * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        won.append(wins)
        if update % 10 == 0:
            print(f"{update * TABLES:>7} games  {np.mean(won[-10:]):.0%} won  {time.time() - begin:.0f} s", flush=True)
    return won


if __name__ == "__main__":
    won = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 150)
    title = f"games won against two random players, over {len(won) * TABLES:,} games"
    Path(sys.argv[2] if len(sys.argv) > 2 else "learning-curve.svg").write_text(curve.draw(won, 1 / SEATS, title))
