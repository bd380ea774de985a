#!/usr/bin/python3
"""Reads the crops of real clips (bench:turn-network) with a network and says which gates it passes."""
import argparse
import itertools
import json
from pathlib import Path

import numpy as np
import torch

from augment import cut_middle
from crop_data import MOMENTS, SIDE
from turn_network import TurnNetwork

#: Mean reading of tour players in degrees, and how far an altered copy may move a reading.
SHOULDERS, HIPS, GREATEST_MOVE = (85, 105), (35, 55), 4
#: A reading is the mean of this many cuts of a crop, shifted and scaled: its landmarks are a few pixels off.
CUTS = list(itertools.product((0.93, 1, 1.07), (-0.06, 0, 0.06), (-0.06, 0, 0.06)))
#: Nine of ten errors of a Laplace distribution lie within this many of its scales; the scale is 8° × exp(answer).
WITHIN_90 = 8 * np.log(10)


def read(network, crops, view):
    """Shoulder turn and hip rotation, then the half-widths of their 90 % ranges, in degrees."""
    cuts = torch.cat([cut_middle(crops, scale, (x, y)) for scale, x, y in CUTS])
    with torch.no_grad():
        answers = network(cuts, cuts)[view, :, :4].mean(0).numpy()
    return answers[:2], WITHIN_90 * np.exp(answers[2:])


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
        view = ("face-on", "down-the-line").index(facts["view"])
        turns, ranges = read(network, torch.from_numpy(pixels).float() / 255, view)
        readings.setdefault(facts["clip"], {})[facts["variant"]] = turns
        if facts["variant"] == "whole":
            shown = ", ".join(f"{turn:.0f} ± {half:.0f}" for turn, half in zip(turns, ranges))
            ridge = facts["ridge"] or {}
            print(f"{facts['clip']}: {shown}; ridge", *(f"{turn:.0f}" for turn in ridge.values()))

    mean = np.mean([clip["whole"] for clip in readings.values()], 0)
    print(f"mean {mean[0]:.0f} (gate {SHOULDERS}), {mean[1]:.0f} (gate {HIPS})")
    greatest = 0
    for variant in sorted({variant for clip in readings.values() for variant in clip} - {"whole"}):
        moves = [np.abs(clip[variant] - clip["whole"]).max() for clip in readings.values() if variant in clip]
        print(f"{variant}: moves {np.median(moves):.1f}°, at most {max(moves):.1f}°, {len(moves)} clips")
        greatest = max(greatest, *moves)
    passed = SHOULDERS[0] <= mean[0] <= SHOULDERS[1] and HIPS[0] <= mean[1] <= HIPS[1] and greatest <= GREATEST_MOVE
    print("gate passed" if passed else "gate not passed")


if __name__ == "__main__":
    main()
