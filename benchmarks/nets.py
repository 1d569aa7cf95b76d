"""What a network costs to ask: the kernel that plays, beside NumPy on the same weights, and beside
ONNX Runtime where it is installed (with `onnx`; no other part of the project needs them).

python benchmarks/nets.py            # microseconds of CPU per seat and position, one thread
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from augury.bots import net as kernel
from augury.bots import weights
from augury.core import chance, registry
from augury.core.game import Game
from augury.core.playout import play_out
from augury.core.state import State
from augury.learn.model import Model

HIDDEN = 32
TIMES = 500
SPOTS = 8


def spots(game: Game, seats: int) -> list[State]:
    """Positions of a random game."""
    luck = chance.from_seed(1)
    length = int(play_out(game.start(seats, 1), chance.from_seed(1), 100_000, False))
    state = game.start(seats, 1)
    found = []
    for _ in range(SPOTS):
        found.append(state.clone())
        play_out(state, luck, length // SPOTS, False)
    return found


def cost(what: Callable[[State], object], states: list[State], seats: int) -> float:
    """Microseconds per seat."""
    begin = time.process_time()
    for _ in range(TIMES // len(states)):
        for state in states:
            what(state)
    made = TIMES // len(states) * len(states) * seats
    return (time.process_time() - begin) / made * 1e6


def runtime(first: np.ndarray, bias: np.ndarray) -> Callable[[np.ndarray], object] | None:
    """The first layer in ONNX Runtime; None if it is not installed."""
    try:
        import onnxruntime
        from onnx import TensorProto, helper, numpy_helper
    except ImportError:
        return None
    inputs, hidden = first.shape
    graph = helper.make_graph(
        [
            helper.make_node("Gemm", ["seen", "first", "bias"], ["sum"]),
            helper.make_node("Relu", ["sum"], ["hidden"]),
        ],
        "layer",
        [helper.make_tensor_value_info("seen", TensorProto.FLOAT, [1, inputs])],
        [helper.make_tensor_value_info("hidden", TensorProto.FLOAT, [1, hidden])],
        [numpy_helper.from_array(first, "first"), numpy_helper.from_array(bias, "bias")],
    )
    model = helper.make_model(graph, ir_version=9, opset_imports=[helper.make_opsetid("", 17)])
    wishes = onnxruntime.SessionOptions()
    wishes.intra_op_num_threads = wishes.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(
        model.SerializeToString(), wishes, providers=["CPUExecutionProvider"]
    )
    return lambda row: session.run(None, {"seen": row.reshape(1, -1)})


def measure(game: Game, seats: int) -> str:
    states = spots(game, seats)
    inputs = len(game.reader.encode(states[0], 0))
    model = Model(inputs, HIDDEN, game.vocabulary.size, 1)
    data = model.net(game, seats)
    net = weights.unpack(data, "benchmark")[1]
    first, bias = model.parts["first"][:inputs], model.parts["bias"]
    layer = runtime(first.astype(np.float32), bias.astype(np.float32))

    def seen(state: State, seat: int) -> np.ndarray:
        net.page.clear()
        game.reader.observe(state, seat, net.page)
        return np.frombuffer(memoryview(net.page.cells), np.float32)[:inputs]

    def ours(state: State) -> object:
        return net.correct(game.reader, state, [0.0] * seats, 10.0)

    def dense(state: State) -> object:
        return [np.maximum(seen(state, seat) @ first + bias, 0.0) for seat in range(seats)]

    def sparse(state: State) -> object:
        found = []
        for seat in range(seats):
            row = seen(state, seat)
            places = np.frombuffer(memoryview(net.page.written), np.int32)[: net.page.count]
            found.append(np.maximum(row[places] @ first[places] + bias, 0.0))
        return found

    def onnx(state: State) -> object:
        assert layer is not None
        return [layer(seen(state, seat)) for seat in range(seats)]

    shares = [np.count_nonzero(seen(state, 0)) for state in states]
    costs = [f"{cost(what, states, seats):.1f}" for what in (ours, dense, sparse)]
    costs.append(f"{cost(onnx, states, seats):.1f}" if layer else "-")
    own = cost(lambda state: game.reader.evaluate(state), states, 1)
    return (
        f"| {game.id} {seats} | {inputs:,} | {np.mean(shares):.0f} | {len(data) / 1000:.0f} | "
        + " | ".join(costs)
        + f" | {own:.1f} |"
    )


def main() -> None:
    print(f"kernel: {'compiled' if kernel.__file__.endswith('.so') else 'interpreted'}")
    print(
        "| game | inputs | not zero | KB | ours | NumPy | NumPy, sparse | ONNX Runtime "
        "| evaluation, all seats |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for game in registry.games():
        print(measure(game, max(game.seats)), flush=True)


if __name__ == "__main__":
    main()
