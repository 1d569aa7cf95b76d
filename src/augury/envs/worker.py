"""A process that steps a shard of the tables of a batch, started by `augury.envs.crew`: orders come
in lines, what there is to see goes into shared memory."""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys

from augury.envs.crew import READY
from augury.envs.memory import Shared
from augury.envs.shard import Shard
from augury.envs.variant import Variant


def main() -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever gives the orders decides when to stop
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing else gets between the answers
    job = json.loads(sys.argv[1])
    variant = Variant(job["game"], job["seats"], job["options"])
    shared = Shared(job["memory"], variant, job["n"])
    first, after = job["first"], job["after"]
    given = {name: array[first:after] for name, array in shared.arrays.items()}
    orders = given.pop("orders")
    sheet = shared.sheet(first, after)
    shard = Shard(variant, first, after - first, job["reward"], job["seed"], sheet, given)

    def ready() -> None:
        answers.write(READY)
        answers.flush()

    def send(found: object) -> None:
        data = pickle.dumps(found)
        answers.write(b"%d\n" % len(data) + data)
        answers.flush()

    ready()
    while line := sys.stdin.buffer.readline():
        order, _, number = line.decode().strip().partition(" ")
        if order == "step":
            shard.step(orders)
            ready()
        elif order == "draw":
            shard.sample(again=True)
            ready()
        elif order == "state":
            send(shard.state(int(number)))
        elif order == "snapshots":
            send(shard.snapshots())
        elif order == "resume":
            shard.resume(pickle.loads(sys.stdin.buffer.read(int(number))))
            ready()
        else:
            shard.reset(int(number))
            ready()


if __name__ == "__main__":
    main()
