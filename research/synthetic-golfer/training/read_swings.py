#!/usr/bin/python3
"""Reads the crops of drawn swings with a network: one JSON line a swing, with the turns of each view and of both."""
import argparse
import json
from pathlib import Path

import numpy as np
import torch

from augment import compose, cut_middle
from crop_data import CropData
from read_clips import CUTS
from turn_network import TurnNetwork

SOURCES = ("faceOn", "downTheLine", "both")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint")
    parser.add_argument("crops")
    parser.add_argument("out")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    network = TurnNetwork()
    network.load_state_dict(torch.load(options.checkpoint)["network"])
    network.eval()

    data = CropData(options.crops)
    lines = []
    for part in np.array_split(np.arange(len(data.body)), max(1, len(data.body) // 32)):
        pixels = torch.from_numpy(data.pixels(part))
        views = [compose(pixels[:, view], False, whole=True) for view in range(2)]
        answers = []
        with torch.no_grad():
            for scale, x, y in CUTS:
                cut = [cut_middle(view, scale, (x, y)) for view in views]
                answers.append(network(*cut)[:, :, :2])
        mean = torch.stack(answers).mean(0).numpy()
        for row, swing in enumerate(part):
            turns = {source: [round(float(turn), 2) for turn in mean[i, row]] for i, source in enumerate(SOURCES)}
            lines.append(json.dumps({"seed": int(data.seed[swing]), **turns}))
        print(len(lines), flush=True)
    Path(options.out).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
