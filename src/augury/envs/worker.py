"""A process that steps a shard of the tables of a batch, started by `augury.envs.crew`: orders come
in lines, what there is to see goes into shared memory."""

from __future__ import annotations

import json
import os
import pickle
import signal
import socket
import sys
import traceback

from augury.envs.arrays import Arrays
from augury.envs.crew import READY
from augury.envs.memory import Shared, arrays_in
from augury.envs.shard import Shard, shapes
from augury.envs.stretch import Order, play, stretch_shapes
from augury.envs.variant import Variant


def stretch(shard: Shard, data: bytes, way: socket.socket, variant: Variant, n: int) -> str:
    """Play what an order asks for, and write what is kept of it where all do; returns what went
    wrong."""
    here = slice(shard.first, shard.first + shard.n)
    try:
        order: Order = pickle.loads(data)
        shard.sampled[:] = order.sampled[here]
        kept: Arrays = {}
        if order.keeps:
            _, [memory], _, _ = socket.recv_fds(way, 1, 1)
            found = arrays_in(memory, stretch_shapes(shapes(variant, n), order.steps))
            os.close(memory)
            kept = {name: array[:, here] for name, array in found.items()}
        play(shard, order, kept)
    except Exception:  # a policy may do anything
        return traceback.format_exc()
    return ""


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
    way = socket.socket(fileno=job["way"])
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
        order, *numbers = line.decode().split()
        if order == "step":
            begin, end = max(first, int(numbers[0])) - first, min(after, int(numbers[1])) - first
            shard.step(orders[begin:end], begin)
            ready()
        elif order == "draw":
            shard.draw(orders.nonzero()[0].tolist())
            ready()
        elif order == "play":
            data = sys.stdin.buffer.read(int(numbers[0]))
            send(stretch(shard, data, way, variant, job["n"]))
        elif order == "state":
            send(shard.state(int(numbers[0]) - first))
        elif order == "snapshots":
            send(shard.snapshots())
        elif order == "resume":
            shard.resume(pickle.loads(sys.stdin.buffer.read(int(numbers[0]))))
            ready()
        else:
            shard.reset(int(numbers[0]))
            ready()


if __name__ == "__main__":
    main()
