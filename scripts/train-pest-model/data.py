"""The photographs in memory, their classes and parts."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

HERE = Path(__file__).parent
SIDE = 160
# Crops whose pictures teach the net what it does not know: they are no named classes.
OUTLIER_CROPS = {"blackgram"}
REJECTS = ["not_plant", "other_plant", "other_animal"]
# Eleven pictures of one afternoon: too few to learn or to measure.
DROPPED = {"rice_leaf_smut"}


@dataclass
class Photo:
    """One picture: RGB, short side 160."""

    file: str
    folder: str
    label: str
    kind: str
    source: str
    part: str
    pixels: np.ndarray


def label_of(folder: str, outlier_crops: set[str]) -> str:
    """The class that is learnt from a folder of pictures."""
    return "other_plant" if folder.split("_")[0] in outlier_crops else folder


def read_pixels(path: Path) -> np.ndarray:
    """RGB with the short side at 160 pixels."""
    pixels = cv2.cvtColor(cv2.imread(str(path)), cv2.COLOR_BGR2RGB)
    height, width = pixels.shape[:2]
    if min(height, width) != SIDE:
        scale = SIDE / min(height, width)
        size = (round(width * scale), round(height * scale))
        pixels = cv2.resize(pixels, size, interpolation=cv2.INTER_AREA)
    return pixels


def read_photos(photos: Path, wanted: set[str], left_out: frozenset[str] = frozenset()) -> list[Photo]:
    """Pictures of the wanted parts; crops left out are outliers that training does not see."""
    found = []
    with open(HERE / "split.csv", newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            _, folder, name = row["file"].split("/")
            if row["part"] not in wanted or folder in DROPPED or folder.split("_")[0] in left_out:
                continue
            pixels = read_pixels(photos / row["file"])
            label = label_of(folder, OUTLIER_CROPS)
            source = name.rsplit("_", 1)[0]
            found.append(Photo(row["file"], folder, label, row["kind"], source, row["part"], pixels))
    return found


def classes_of(photos: list[Photo]) -> list[str]:
    """Class order of the net: crops by name, the reject classes last."""
    labels = {photo.label for photo in photos if photo.part != "extra"}
    return sorted(labels - set(REJECTS)) + [label for label in REJECTS if label in labels]


def centre(pixels: np.ndarray, side: int = SIDE) -> np.ndarray:
    """The square in the middle, as at serving."""
    height, width = pixels.shape[:2]
    top, left = (height - side) // 2, (width - side) // 2
    return pixels[top : top + side, left : left + side]


def sampling_weights(photos: list[Photo]) -> np.ndarray:
    """Rare folders more often (n to the power of -0.7), and field photographs more often than those of the lab."""
    counts: dict[tuple[str, str], int] = {}
    for photo in photos:
        counts[photo.folder, photo.kind] = counts.get((photo.folder, photo.kind), 0) + 1
    weights = [counts[p.folder, p.kind] ** -0.7 * (1.5 if p.kind == "field" else 1) for p in photos]
    return np.asarray(weights) / np.sum(weights)
