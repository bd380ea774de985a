"""Crops and truth as `pnpm --filter @trueswing/synthetic-golfer crops` stores them."""
import json
from pathlib import Path

import numpy as np

VIEWS, MOMENTS, PLANES, SIDE = 2, 5, 2, 80
SHAPE = (VIEWS, MOMENTS, PLANES, SIDE, SIDE)


class CropData:
    """All complete files of folders; their pixels stay on disk. `update` adds files that were finished since."""

    def __init__(self, *folders):
        self.folders, self.files, self.known = [Path(folder) for folder in folders], [], set()
        self.place, self.body = np.zeros((0, 2), np.int64), np.zeros(0, np.int64)
        #: Which folder a swing is from.
        self.source = np.zeros(0, np.int64)
        self.seed = np.zeros(0, np.int64)
        #: Both turns at the top, and at the moments of the crops, in degrees.
        self.turns, self.on_the_way = np.zeros((0, 2), np.float32), np.zeros((0, MOMENTS, 2), np.float32)
        self.update()

    def update(self):
        for source, folder in enumerate(self.folders):
            for lines in sorted(folder.glob("*.jsonl"), key=lambda path: int(path.stem)):
                if lines not in self.known:
                    self.add(lines, source)

    def add(self, lines, source):
        swings = [json.loads(line) for line in lines.read_text().splitlines()]
        pixels = np.memmap(lines.with_suffix(".crops"), np.uint8, "r").reshape(-1, *SHAPE)
        if len(pixels) != len(swings):
            raise ValueError(f"{lines}: {len(pixels)} swings of crops, {len(swings)} of truth")
        place = np.stack([np.full(len(swings), len(self.files)), np.arange(len(swings))], 1)
        self.place = np.concatenate([self.place, place])
        self.source = np.concatenate([self.source, np.full(len(swings), source)])
        self.body = np.concatenate([self.body, [swing["bodySeed"] for swing in swings]])
        self.seed = np.concatenate([self.seed, [swing["seed"] for swing in swings]])
        turns = np.array([[swing["shoulderTurnDeg"], swing["hipRotationDeg"]] for swing in swings], np.float32)
        self.turns = np.concatenate([self.turns, turns])
        way = np.array([swing["onTheWay"] for swing in swings], np.float32)
        self.on_the_way = np.concatenate([self.on_the_way, way])
        self.files.append(pixels)
        self.known.add(lines)

    def pixels(self, swings):
        """Shape (swings, views, moments, planes, side, side); planes are gray and the golfer's share of a pixel."""
        return np.stack([self.files[file][row] for file, row in self.place[swings]])
