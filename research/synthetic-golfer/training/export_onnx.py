#!/usr/bin/python3
"""
Writes the network of a checkpoint as ONNX. In: the gray crops of both views as they are stored (moments, side, side), 0…1; those of a
missing view are zeros. Out: a row for each source (face-on, down the line, both), with both turns in degrees and the logarithms of
their spreads, each the mean of all cuts.
"""
import argparse

import torch
from torch import nn

from augment import INPUT
from crop_data import MOMENTS, SIDE
from read_clips import CUTS
from turn_network import TurnNetwork


def sampling_matrix(scale, shift):
    """(INPUT, SIDE): what `cut_middle` does to one axis, bilinear and with its border repeated."""
    steps = (2 * torch.arange(INPUT) + 1) / INPUT - 1
    place = (((scale * INPUT / SIDE * steps + shift) + 1) * SIDE - 1) / 2
    place = place.clamp(0, SIDE - 1)
    low = place.floor().clamp(max=SIDE - 2).long()
    share = place - low
    matrix = torch.zeros(INPUT, SIDE)
    matrix[torch.arange(INPUT), low] = 1 - share
    matrix[torch.arange(INPUT), low + 1] = share
    return matrix


class MeanOfCuts(nn.Module):
    def __init__(self, network):
        super().__init__()
        self.network = network
        self.register_buffer("across", torch.stack([sampling_matrix(scale, x).T for scale, x, _ in CUTS])[:, None])
        self.register_buffer("down", torch.stack([sampling_matrix(scale, y) for scale, _, y in CUTS])[:, None])

    def forward(self, face_on, down_the_line):
        """Each (MOMENTS, SIDE, SIDE)."""
        cuts = [self.down @ crops[None] @ self.across for crops in (face_on, down_the_line)]
        return self.network(*cuts)[..., :4].mean(1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint")
    parser.add_argument("onnx")
    options = parser.parse_args()
    network = TurnNetwork()
    network.load_state_dict(torch.load(options.checkpoint)["network"])
    reader = MeanOfCuts(network).eval()
    crops = torch.rand(MOMENTS, SIDE, SIDE)
    torch.onnx.export(
        reader,
        (crops, crops),
        options.onnx,
        opset_version=13,
        input_names=["faceOn", "downTheLine"],
        output_names=["turns"],
    )


if __name__ == "__main__":
    main()
