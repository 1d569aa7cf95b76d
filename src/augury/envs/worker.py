"""A process that steps a shard of the tables of a batch, started by `augury.envs.crew`: orders come
in lines, arrays go into memory."""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
from collections.abc import Iterable
from mmap import mmap

import numpy as np

from augury.envs.crew import READY, arrays_in, whole_size
from augury.envs.shard import Shard
from augury.envs.variant import Variant


def main() -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever gives the orders decides when to stop
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing else gets between the answers
    job = json.loads(sys.argv[1])
    variant = Variant(job["game"], job["seats"], job["options"])
    memory = mmap(job["memory"], whole_size(variant, job["n"]))
    first, after = job["first"], job["after"]
    everything = arrays_in(memory, variant, job["n"])
    orders = everything.pop("orders")[first:after]
    shard = Shard(variant, first, after - first, job["reward"], job["seed"])
    ways = {name: (array[first:after], shard.arrays[name]) for name, array in everything.items()}

    def show(names: Iterable[str] = ways) -> None:
        for name in names:
            np.copyto(*ways[name])
        answers.write(READY)
        answers.flush()

    def send(found: object) -> None:
        data = pickle.dumps(found)
        answers.write(b"%d\n" % len(data) + data)
        answers.flush()

    show()
    while line := sys.stdin.buffer.readline():
        order, _, number = line.decode().strip().partition(" ")
        if order == "step":
            shard.step(orders)
            show()
        elif order == "sample":
            shard.sample()
            show(["choices"])  # nothing else has changed
        elif order == "state":
            send(shard.state(int(number)))
        elif order == "snapshots":
            send(shard.snapshots())
        elif order == "resume":
            shard.resume(pickle.loads(sys.stdin.buffer.read(int(number))))
            show()
        else:
            shard.reset(int(number))
            show()


if __name__ == "__main__":
    main()
