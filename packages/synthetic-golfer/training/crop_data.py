"""Crops and truth as `pnpm --filter @trueswing/synthetic-golfer crops` stores them."""
import json
from pathlib import Path

import numpy as np

VIEWS, MOMENTS, PLANES, SIDE = 2, 5, 2, 80


#: Crops are shrunk by this much when they are loaded. 1 shows the network finer cloth and takes four times as long.
SHRINK = 2


class CropData:
    """All complete files of a folder, shrunk, in memory: 32 kB a swing."""

    def __init__(self, folder):
        parts, swings = [], []
        for lines in sorted(Path(folder).glob("*.jsonl"), key=lambda path: int(path.stem)):
            truths = [json.loads(line) for line in lines.read_text().splitlines()]
            pixels = np.fromfile(lines.with_suffix(".crops"), np.uint8).reshape(-1, VIEWS, MOMENTS, PLANES, SIDE, SIDE)
            if len(pixels) != len(truths):
                raise ValueError(f"{lines}: {len(pixels)} swings of crops, {len(truths)} of truth")
            parts.append(shrink(pixels))
            swings += truths
        #: Shape (swings, views, moments, planes, side, side); planes are gray and the golfer's share of a pixel.
        self.pixels = np.concatenate(parts)
        self.body = np.array([swing["bodySeed"] for swing in swings], np.int64)
        self.turns = np.array([[swing["shoulderTurnDeg"], swing["hipRotationDeg"]] for swing in swings], np.float32)
        self.on_the_way = np.array([swing["onTheWay"] for swing in swings], np.float32)


def shrink(pixels):
    side = SIDE // SHRINK
    blocks = pixels.reshape(*pixels.shape[:4], side, SHRINK, side, SHRINK)
    blocks = blocks.transpose(0, 1, 2, 3, 5, 7, 4, 6).reshape(*pixels.shape[:4], -1, side, side)
    gray, share = blocks[:, :, :, 0].astype(np.float32), blocks[:, :, :, 1].astype(np.float32)
    whole = share.sum(3)
    shrunk = np.stack([(gray * share).sum(3) / np.maximum(whole, 1), whole / SHRINK**2], 3)
    return np.round(shrunk).astype(np.uint8)
