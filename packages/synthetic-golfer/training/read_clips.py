#!/usr/bin/python3
"""Reads the crops of real clips (bench:turn-network) with a network and says which gates it passes."""
import argparse
import json
from pathlib import Path

import numpy as np
import torch

from augment import to_input
from crop_data import MOMENTS, SIDE
from turn_network import TurnNetwork

#: Mean reading of tour players in degrees, and how far an altered copy may move a reading.
SHOULDERS, HIPS, GREATEST_MOVE = (85, 105), (35, 55), 4


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint")
    parser.add_argument("clips")
    options = parser.parse_args()
    network = TurnNetwork()
    network.load_state_dict(torch.load(options.checkpoint)["network"])
    network.eval()

    readings = {}
    for file in sorted(Path(options.clips).glob("*.json")):
        facts = json.loads(file.read_text())
        pixels = np.fromfile(file.with_suffix(".crops"), np.uint8).reshape(1, MOMENTS, SIDE, SIDE)
        crops = to_input(torch.from_numpy(pixels).float() / 255)
        source = ("face-on", "down-the-line").index(facts["view"])
        with torch.no_grad():
            shoulder, hip, *spreads = network(crops, crops)[source, 0, :4].tolist()
        readings.setdefault(facts["clip"], {})[facts["variant"]] = (shoulder, hip)
        if facts["variant"] == "whole":
            doubt = [8 * np.exp(spread) * np.log(10) for spread in spreads]
            print(f"{facts['clip']}: {shoulder:.0f} ± {doubt[0]:.0f}, {hip:.0f} ± {doubt[1]:.0f}; ridge {facts['ridge']}")

    whole = np.array([clip["whole"] for clip in readings.values()])
    moves = [
        (max(abs(np.subtract(found, clip["whole"]))), name, variant)
        for name, clip in readings.items()
        for variant, found in clip.items()
    ]
    mean = whole.mean(0)
    print(f"mean {mean[0]:.0f} (gate {SHOULDERS}), {mean[1]:.0f} (gate {HIPS})")
    print("greatest moves:", *(f"{move:.1f}° {name} {variant}" for move, name, variant in sorted(moves)[-5:]), sep="\n  ")
    passed = SHOULDERS[0] <= mean[0] <= SHOULDERS[1] and HIPS[0] <= mean[1] <= HIPS[1] and max(moves)[0] <= GREATEST_MOVE
    print("gate passed" if passed else "gate not passed")


if __name__ == "__main__":
    main()
