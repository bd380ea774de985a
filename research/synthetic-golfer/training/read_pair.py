#!/usr/bin/python3
"""
Reads the crops of one swing from both views as PyTorch does: [shoulder turn, hip rotation] for each source, in degrees. The worker's
test compares what it reads in the same crops with ONNX.
"""
import argparse
import json
from pathlib import Path

import numpy as np
import torch

from augment import cut_middle
from crop_data import MOMENTS, SIDE
from read_clips import CUTS
from read_swings import SOURCES
from turn_network import TurnNetwork


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint")
    parser.add_argument("crops", help="the face-on crops, then those down the line")
    parser.add_argument("out")
    options = parser.parse_args()
    network = TurnNetwork()
    network.load_state_dict(torch.load(options.checkpoint)["network"])
    network.eval()
    pixels = np.fromfile(options.crops, np.uint8).reshape(2, 1, MOMENTS, SIDE, SIDE)
    views = [torch.from_numpy(view).float() / 255 for view in pixels]
    with torch.no_grad():
        answers = [network(*(cut_middle(view, scale, (x, y)) for view in views)) for scale, x, y in CUTS]
    mean = torch.stack(answers).mean(0)[:, 0, :2]
    turns = {source: [round(float(turn), 3) for turn in row] for source, row in zip(SOURCES, mean)}
    Path(options.out).write_text(json.dumps(turns) + "\n")


if __name__ == "__main__":
    main()
