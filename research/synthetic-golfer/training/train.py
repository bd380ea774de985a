#!/usr/bin/python3
"""Trains the turn network on the crops that exist; goes on from its last checkpoint. See README.md."""
import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from augment import compose
from crop_data import CropData
from turn_network import SOURCES, TurnNetwork

NAMES = ("face-on", "down the line", "both")
#: Every 19th body is held out; 19 is odd, so both families are. So are the bodies of the calibration.
HELD_OUT_EVERY, CALIBRATION_BODIES = 19, 40


def loss_of(answers, turns, on_the_way):
    """Laplace likelihood of both turns, and the turns on the way, which teach what moves."""
    spread = answers[..., 2:4].clamp(-2, 3)
    error = (answers[..., :2] - turns).abs() / 8
    way = F.l1_loss(answers[..., 4:].unflatten(-1, (-1, 2)), on_the_way.expand(len(SOURCES), -1, -1, -1)) / 8
    return (error * torch.exp(-spread) + spread).mean() + way


def evaluate(network, data, swings):
    network.eval()
    answers = []
    with torch.no_grad():
        for part in np.array_split(swings, max(1, len(swings) // 64)):
            pixels = torch.from_numpy(data.pixels(part))
            answers.append(network(compose(pixels[:, 0], False), compose(pixels[:, 1], False)))
    found = torch.cat(answers, 1).numpy()
    errors = found[..., :2] - data.turns[swings]
    return {
        name: {
            turn: {
                "mean": round(float(np.abs(errors[i, :, k]).mean()), 2),
                "bias": round(float(errors[i, :, k].mean()), 2),
                "within90": round(float(np.quantile(np.abs(errors[i, :, k]), 0.9)), 2),
            }
            for k, turn in enumerate(("shoulder", "hip"))
        }
        for i, name in enumerate(NAMES)
    }


def split(data, options):
    """Swings to train on, and swings of bodies that are held out."""
    is_held_out = (data.body % HELD_OUT_EVERY == 0) | (data.body <= CALIBRATION_BODIES)
    known = np.flatnonzero(~is_held_out)
    bodies = list(dict.fromkeys(data.body[known]))[: options.bodies]
    known = known[np.isin(data.body[known], bodies)][: options.swings]
    return known, np.flatnonzero(is_held_out)


def choose(random, data, known):
    """The swings of a batch. A small folder gets more than its share: as the root of its size."""
    folders, sizes = np.unique(data.source[known], return_counts=True)
    chances = (1 / np.sqrt(sizes))[np.searchsorted(folders, data.source[known])]
    return random.choice(known, 32, p=chances / chances.sum())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("crops", nargs="+", help="folders of crops")
    parser.add_argument("checkpoint")
    parser.add_argument("--bodies", type=int, default=10**9, help="train on at most this many bodies")
    parser.add_argument("--swings", type=int, default=10**9, help="train on at most this many swings")
    parser.add_argument("--steps", type=int, default=4000, help="batches in all, of every run together")
    parser.add_argument("--start", help="another checkpoint, whose weights are the first")
    parser.add_argument("--rate", type=float, default=1e-3, help="the greatest rate of learning")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop this run after so long")
    options = parser.parse_args()
    torch.set_num_threads(1)

    data = CropData(*options.crops)
    known, held_out = split(data, options)
    print(f"{len(known)} swings to train on, {len(held_out)} of bodies held out", flush=True)
    network = TurnNetwork()
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=1e-3)
    file = Path(options.checkpoint)
    step = 0
    if options.start and not file.exists():
        network.load_state_dict(torch.load(options.start)["network"])
    if file.exists():
        stored = torch.load(file)
        network.load_state_dict(stored["network"])
        optimizer.load_state_dict(stored["optimizer"])
        step = stored["step"]

    def save():
        part = file.with_suffix(".part")
        torch.save({"network": network.state_dict(), "optimizer": optimizer.state_dict(), "step": step}, part)
        part.rename(file)

    started, shown, total = time.time(), time.time(), []
    while step < options.steps and time.time() - started < 60 * options.minutes:
        torch.manual_seed(step)
        chosen = choose(np.random.default_rng(step), data, known)
        rate = options.rate * min(1, (step + 1) / 100) * (0.5 + 0.5 * np.cos(np.pi * step / options.steps)) + 1e-5
        for group in optimizer.param_groups:
            group["lr"] = rate
        network.train()
        pixels = torch.from_numpy(data.pixels(chosen))
        answers = network(compose(pixels[:, 0], True), compose(pixels[:, 1], True))
        loss = loss_of(answers, torch.from_numpy(data.turns[chosen]), torch.from_numpy(data.on_the_way[chosen]))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1)
        optimizer.step()
        step += 1
        total.append(float(loss))
        if time.time() - shown > 60:
            print(f"step {step}, {len(known)} swings: loss {np.mean(total):.3f}, {time.time() - started:.0f} s", flush=True)
            shown, total = time.time(), []
            save()
            # swings that were drawn since
            data.update()
            known, held_out = split(data, options)
    save()
    for name, swings in (("known bodies", known[:400]), ("held out", held_out)):
        if len(swings):
            print(name, json.dumps(evaluate(network, data, swings)))


if __name__ == "__main__":
    main()
