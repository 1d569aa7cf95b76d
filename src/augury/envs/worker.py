"""A process that steps a share of the tables of a batch, started by `augury.envs.crew`: orders come
in lines, arrays go into memory."""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
from mmap import mmap

import numpy as np

from augury.envs.crew import READY, arrays_in, whole_size
from augury.envs.setting import Setting
from augury.envs.share import Share


def main() -> None:
    """The life of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever gives the orders decides when to stop
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing else gets between the answers
    job = json.loads(sys.argv[1])
    setting = Setting(job["game"], job["seats"], job["options"])
    memory = mmap(job["memory"], whole_size(setting, job["n"]))
    first, after = job["first"], job["after"]
    everything = arrays_in(memory, setting, job["n"])
    orders = everything.pop("orders")[first:after]
    share = Share(setting, first, after - first, job["reward"], job["seed"])
    ways = [(array[first:after], share.arrays[name]) for name, array in everything.items()]

    def show() -> None:
        for target, source in ways:
            np.copyto(target, source)
        answers.write(READY)
        answers.flush()

    show()
    for line in sys.stdin:
        order, _, number = line.strip().partition(" ")
        if order == "state":
            position = pickle.dumps(share.state(int(number)))
            answers.write(b"%d\n" % len(position))
            answers.write(position)
            answers.flush()
            continue
        if order == "step":
            share.step(orders)
        elif order == "sample":
            share.sample()
        else:
            share.reset(int(number))
        show()


if __name__ == "__main__":
    main()
