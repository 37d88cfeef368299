"""Trains the net and writes its weights (averaged over the last steps) and its class order.

    python pretrained.py --out backbone.npz
    python train.py --photos DIR --backbone backbone.npz --out pests.pt
"""

from __future__ import annotations

import argparse
import copy
import time
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional
from torch.utils.data import DataLoader, Dataset

from augment import camera, frame, ground, leaf_mask, light, no_plant, paste
from data import Photo, centre, classes_of, read_photos, sampling_weights
from net import PestNet, freeze, to_device_format
from pretrained import load_backbone

SEED = 20261122
BATCH = 64


class Shots(Dataset[tuple[Tensor, int]]):
    """Endless training pictures. Item i depends on the seed and i alone, whoever asks for it."""

    def __init__(self, photos: list[Photo], classes: list[str], side: int, steps: int, least: float):
        self.photos, self.classes, self.side, self.least = photos, classes, side, least
        self.order = np.random.default_rng(SEED).choice(len(photos), steps * BATCH, p=sampling_weights(photos))
        self.masks = [leaf_mask(p.pixels) if p.kind == "lab" else None for p in photos]
        self.grounds = [p.pixels for p in photos if p.kind == "field" or p.label == "other_plant"]

    def __len__(self) -> int:
        return len(self.order)

    def __getitem__(self, item: int) -> tuple[Tensor, int]:
        cv2.setNumThreads(0)
        rng = np.random.default_rng((SEED, item))
        index = int(self.order[item])
        photo, mask = self.photos[index], self.masks[index]
        pixels = photo.pixels
        if photo.label == "not_plant" and rng.random() < 0.3:
            pixels = no_plant(rng, 160)
        if mask is not None and rng.random() < 0.5:
            pixels = paste(rng, pixels, mask, ground(rng, self.grounds, pixels.shape[:2]))
        pixels = camera(rng, light(rng, frame(rng, pixels, self.side, self.least)))
        return torch.from_numpy(np.ascontiguousarray(pixels)), self.classes.index(photo.label)


def mixed(rng: np.random.Generator, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    """In some batches, pictures laid over each other (mixup) or patched into each other (cutmix)."""
    kind = rng.random()
    if kind > 0.4:
        return x, y
    share = float(rng.beta(0.4, 0.4))
    other = torch.from_numpy(rng.permutation(len(x)))
    if kind > 0.2:
        return share * x + (1 - share) * x[other], share * y + (1 - share) * y[other]
    side = x.shape[-1]
    size = int(side * (1 - share) ** 0.5)
    top, left = rng.integers(0, side - size + 1, 2)
    x = x.clone()
    x[:, :, top : top + size, left : left + size] = x[other, :, top : top + size, left : left + size]
    share = 1 - (size / side) ** 2
    return x, share * y + (1 - share) * y[other]


def rate(step: int, steps: int) -> float:
    """A short rise, then a half cosine."""
    warm = 0.05 * steps
    return step / warm if step < warm else 0.5 * (1 + np.cos(np.pi * (step - warm) / (steps - warm)))


def pixels_to_input(pixels: Tensor) -> Tensor:
    """[n, h, w, 3] bytes to what the net takes."""
    return pixels.permute(0, 3, 1, 2).float().div(255).contiguous(memory_format=torch.channels_last)


@torch.no_grad()
def logits_of(net: PestNet, photos: list[Photo]) -> Tensor:
    """Plain logits of the centre squares."""
    net.eval()
    squares = torch.from_numpy(np.stack([centre(photo.pixels) for photo in photos]))
    return torch.cat([net(pixels_to_input(squares[at : at + BATCH])) for at in range(0, len(squares), BATCH)])


def report(net: PestNet, photos: list[Photo], classes: list[str]) -> str:
    """Top-1 by kind of picture."""
    right = logits_of(net, photos).argmax(1).numpy() == [classes.index(photo.label) for photo in photos]
    kinds = np.array([photo.kind for photo in photos])
    return ", ".join(f"{kind} {right[kinds == kind].mean():.3f}" for kind in sorted(set(kinds)))


def groups_of(net: PestNet, top_rate: float) -> list[dict[str, object]]:
    """The head learns fastest; norms and biases are not decayed."""
    head = [parameter for parameter in net.head.parameters()]
    rest = [p for name, p in net.named_parameters() if p.requires_grad and not name.startswith("head")]
    return [
        {"params": head, "top": top_rate * 3, "weight_decay": 0.02},
        {"params": [p for p in rest if p.ndim > 1], "top": top_rate, "weight_decay": 0.05},
        {"params": [p for p in rest if p.ndim == 1], "top": top_rate, "weight_decay": 0.0},
    ]


def average(ema: PestNet, net: PestNet, step: int) -> None:
    """Moves the averaged net towards the trained one."""
    keep = min(0.998, (step + 1) / (step + 10))
    for mean, now in zip(ema.state_dict().values(), net.state_dict().values(), strict=True):
        mean.copy_(now if not mean.is_floating_point() else mean * keep + now.float() * (1 - keep))


def batches(shots: Shots, workers: int) -> Iterator[tuple[Tensor, Tensor]]:
    """In order, so that a run can be repeated."""
    return iter(DataLoader(shots, BATCH, num_workers=workers, prefetch_factor=4 if workers else None))


def train(net: PestNet, shots: Shots, check: list[Photo], given: argparse.Namespace) -> PestNet:
    """Trains and gives the averaged net."""
    classes, rng = shots.classes, np.random.default_rng(SEED)
    freeze(net, given.freeze)
    ema = copy.deepcopy(net).eval()
    optimizer = torch.optim.AdamW(groups_of(net, given.rate), lr=given.rate)
    steps, start, total = len(shots) // BATCH, time.time(), 0.0
    net.train()
    for step, (pixels, labels) in enumerate(batches(shots, given.workers)):
        for group in optimizer.param_groups:
            group["lr"] = group["top"] * rate(step, steps)
        x, y = mixed(rng, pixels_to_input(pixels), functional.one_hot(labels, len(classes)).float())
        with torch.autocast("cpu", torch.bfloat16):
            logits = net(x)
        loss = functional.cross_entropy(logits.float(), y, label_smoothing=0.05)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        average(ema, net, step)
        total += loss.item()
        if step % 25 == 24:
            print(f"step {step + 1}/{steps}, loss {total / 25:.3f}, {time.time() - start:.0f} s", flush=True)
            total = 0.0
        if step % 300 == 299 or step == steps - 1:
            print(report(ema, check, classes), flush=True)
            torch.save({"classes": classes, "state": ema.state_dict()}, given.out)
    return ema


def main() -> None:
    """Reads, trains, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--backbone", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="weights of an earlier run with the same classes")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--side", type=int, default=128)
    parser.add_argument("--freeze", type=int, default=3, help="blocks that stay as they are")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--least", type=float, default=0.35, help="smallest share of a picture that is shown")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--without", nargs="*", default=[], help="crops to leave out, to measure unknown crops")
    given = parser.parse_args()
    torch.manual_seed(SEED)
    torch.set_num_threads(given.threads)
    photos = read_photos(given.photos, {"train", "calibration"}, frozenset(given.without))
    classes = classes_of(photos)
    learnt = [photo for photo in photos if photo.part == "train"]
    check = [photo for photo in photos if photo.part == "calibration"]
    net = to_device_format(PestNet(len(classes)))
    load_backbone(net, given.backbone)
    if given.start:
        net.load_state_dict(torch.load(given.start)["state"])
    train(net, Shots(learnt, classes, given.side, given.steps, given.least), check, given)


if __name__ == "__main__":
    main()
