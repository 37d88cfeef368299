"""Splits the photographs into train, calibration and validation, by leaf, group and source.

Pictures of one leaf or one afternoon stay together: by the camera's numbering where file names kept it, and by looks
(grey and colour thumbnails over the eight rotations and mirror images) in every source. Photographs of a source
that may not be trained on get the part `extra`: they only serve to measure.

    python split.py --photos DIR
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import re
from collections import defaultdict
from pathlib import Path

import numpy as np
from PIL import Image

HERE = Path(__file__).parent
SHARES = {"validation": 0.16, "calibration": 0.09}
THUMBNAIL = 16
ALIKE = 0.92
SEED = "gona-pests-1"

Row = dict[str, str]


def source_of(row: Row) -> str:
    """The key of sources.csv: the PlantVillage part of tpd is a source of its own."""
    return "tpd-lab" if row["source"] == "tpd" and row["kind"] == "lab" else row["source"]


def kept_sources() -> set[str]:
    """Tags that sources.csv allows to train on."""
    with open(HERE / "sources.csv", newline="", encoding="utf-8") as file:
        return {row["tag"] for row in csv.DictReader(file) if row["kept"] == "yes"}


def name_group(row: Row) -> str | None:
    """A key that shots of one leaf share, from what the file name still says; None where it says nothing."""
    path, source = row["original_path_in_source"], source_of(row)
    stem = Path(path).stem
    if source == "pv":
        if healthy := re.search(r"Potato_healthy-(\d+)", stem):
            return f"{row['class']}/leaf {healthy[1]}"
        series = re.search(r"___(.+?)\s*(\d+)$", stem)
        return f"{row['class']}/{series[1]}/{int(series[2]) // 10}" if series else None
    if source == "mangobd":
        return f"{row['class']}/{moment[1]}" if (moment := re.search(r"(\d{8}_\d{4})", stem)) else None
    if source == "deepweeds":
        return stem[:13]
    block = {"chilli": 10, "groundnut": 10, "uci": 10, "tpd-lab": 10}.get(source, 5)
    if source in {"clothing", "ibean", "plantdoc", "pld", "agripest", "tpd"}:
        return None
    numbers = re.findall(r"\d+", stem.split(".rf.")[0])
    return f"{row['class']}/{re.sub(r'[0-9]+.*', '', stem)}/{int(numbers[-1]) // block}" if numbers else None


def thumbnails(photos: Path, rows: list[Row]) -> np.ndarray:
    """One centred unit vector per picture, [n, 16, 16, 3]."""
    found = np.empty((len(rows), THUMBNAIL, THUMBNAIL, 3), np.float32)
    for index, row in enumerate(rows):
        with Image.open(photos / row["file"]) as image:
            small = image.convert("RGB").resize((THUMBNAIL, THUMBNAIL), Image.Resampling.BOX)
        pixels = np.asarray(small, np.float32)
        pixels = pixels - pixels.mean((0, 1))
        found[index] = pixels / (np.linalg.norm(pixels) + 1e-6)
    return found


def look_alikes(thumbs: np.ndarray) -> list[tuple[int, int]]:
    """Pairs that correlate in one of the eight orientations."""
    flat = thumbs.reshape(len(thumbs), -1)
    pairs: set[tuple[int, int]] = set()
    for mirrored in (thumbs, thumbs[:, :, ::-1]):
        for turns in range(4):
            turned = np.rot90(mirrored, turns, axes=(1, 2)).reshape(len(thumbs), -1)
            left, right = np.nonzero(flat @ turned.T > ALIKE)
            pairs.update((int(a), int(b)) for a, b in zip(left, right, strict=True) if a < b)
    return sorted(pairs)


class Groups:
    """Union-find over the rows of the manifest."""

    def __init__(self, size: int) -> None:
        self.parent = list(range(size))

    def root(self, index: int) -> int:
        while self.parent[index] != index:
            self.parent[index] = self.parent[self.parent[index]]
            index = self.parent[index]
        return index

    def join(self, one: int, other: int) -> None:
        self.parent[self.root(one)] = self.root(other)


def grouped(photos: Path, rows: list[Row]) -> list[int]:
    """The group of every row."""
    groups, by_name, by_source = Groups(len(rows)), defaultdict(list), defaultdict(list)
    for index, row in enumerate(rows):
        by_source[row["source"]].append(index)
        if key := name_group(row):
            by_name[f"{row['source']}/{key}"].append(index)
    for same in by_name.values():
        for index in same[1:]:
            groups.join(index, same[0])
    for members in by_source.values():
        for one, other in look_alikes(thumbnails(photos, [rows[index] for index in members])):
            groups.join(members[one], members[other])
    return [groups.root(index) for index in range(len(rows))]


def shuffled(keys: list[int], rows: list[Row]) -> list[int]:
    """An order that depends on nothing but the seed and the file names."""
    return sorted(keys, key=lambda key: hashlib.sha256(f"{SEED}/{rows[key]['file']}".encode()).hexdigest())


def parts(rows: list[Row], group_of: list[int]) -> list[str]:
    """Fills validation, then calibration, to their share of every class, kind and source, whole groups at a time."""
    members, strata = defaultdict(list), defaultdict(list)
    for index, group in enumerate(group_of):
        members[group].append(index)
    for group, indexes in members.items():
        first = rows[min(indexes)]
        strata[(first["class"], first["kind"], source_of(first))].append(group)
    kept, part = kept_sources(), ["train"] * len(rows)
    for (_, _, source), groups in sorted(strata.items()):
        total = sum(len(members[group]) for group in groups)
        wanted = {name: share * total for name, share in SHARES.items()}
        for group in shuffled(groups, rows):
            size = len(members[group])
            name = next((each for each, room in wanted.items() if room >= 0.5 * size), "train")
            if name != "train":
                wanted[name] -= size
            for index in members[group]:
                part[index] = name if source in kept else "extra"
    return part


def main() -> None:
    """Writes split.csv beside this file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True, help="folder that holds manifest.csv and train/")
    photos = parser.parse_args().photos
    with open(photos / "manifest.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    group_of = grouped(photos, rows)
    with open(HERE / "split.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["file", "kind", "group", "part"])
        for row, group, part in zip(rows, group_of, parts(rows, group_of), strict=True):
            writer.writerow([row["file"], row["kind"], group, part])


if __name__ == "__main__":
    main()
