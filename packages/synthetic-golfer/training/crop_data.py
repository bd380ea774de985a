"""Crops and truth as `pnpm --filter @trueswing/synthetic-golfer crops` stores them."""
import json
from pathlib import Path

import numpy as np

VIEWS, MOMENTS, PLANES, SIDE = 2, 5, 2, 80
SWING_BYTES = VIEWS * MOMENTS * PLANES * SIDE * SIDE


class CropData:
    """All complete files of a folder. Pixels stay on disk; the system caches what is used."""

    def __init__(self, folder):
        self.files, truths = [], []
        for lines in sorted(Path(folder).glob("*.jsonl"), key=lambda path: int(path.stem)):
            swings = [json.loads(line) for line in lines.read_text().splitlines()]
            pixels = np.memmap(lines.with_suffix(".crops"), np.uint8, "r").reshape(-1, VIEWS, MOMENTS, PLANES, SIDE, SIDE)
            if len(pixels) != len(swings):
                raise ValueError(f"{lines}: {len(pixels)} swings of crops, {len(swings)} of truth")
            truths += [(len(self.files), i, swing) for i, swing in enumerate(swings)]
            self.files.append(pixels)
        self.place = np.array([(file, i) for file, i, _ in truths], np.int64).reshape(-1, 2)
        self.body = np.array([swing["bodySeed"] for _, _, swing in truths], np.int64)
        self.turns = np.array([[swing["shoulderTurnDeg"], swing["hipRotationDeg"]] for _, _, swing in truths], np.float32)
        self.on_the_way = np.array([swing["onTheWay"] for _, _, swing in truths], np.float32)

    def __len__(self):
        return len(self.place)

    def pixels(self, swings):
        """Shape (swings, views, moments, planes, side, side)."""
        return np.stack([self.files[file][i] for file, i in self.place[swings]])
