#!/usr/bin/python3
"""Writes the network of a checkpoint as ONNX: crops in (0…1), turns and their spreads in degrees out."""
import argparse

import torch

from augment import INPUT
from turn_network import MOMENTS, TurnNetwork

parser = argparse.ArgumentParser()
parser.add_argument("checkpoint")
parser.add_argument("onnx")
options = parser.parse_args()
network = TurnNetwork()
network.load_state_dict(torch.load(options.checkpoint)["network"])
network.eval()
crops = torch.rand(1, MOMENTS, INPUT, INPUT)
torch.onnx.export(
    network,
    (crops, crops),
    options.onnx,
    opset_version=13,
    input_names=["faceOn", "downTheLine"],
    output_names=["turns"],
)
