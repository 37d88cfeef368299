"""Writes the shipped model: pests.onnx (weights, normalisation, four views) and pests.json (classes, thresholds).

    python export.py --weights pests.pt --calibration calibration.json --version 1.0.0 --out ../../lib/pests/photo/model
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import torch
from torch import Tensor, nn

from data import SIDE
from net import PestNet, seen_from_four_sides

HERE = Path(__file__).parent
# What a class may be marked as: look-alikes; an animal itself and not what it does; known from plain pictures alone.
MARKS = ("group", "animal", "plain_leaves")


class Views(nn.Module):
    """What is shipped: one picture in, the mean of four views out."""

    def __init__(self, net: PestNet) -> None:
        super().__init__()
        self.net = net

    def forward(self, image: Tensor) -> Tensor:
        return seen_from_four_sides(self.net, image)


def load_net(weights: Path) -> tuple[PestNet, list[str]]:
    """A trained net and its class order."""
    saved = torch.load(weights)
    net = PestNet(len(saved["classes"]))
    net.load_state_dict(saved["state"])
    return net.eval(), saved["classes"]


def class_entries(classes: list[str]) -> list[dict[str, Any]]:
    """What pests.json says of each class, in the net's order."""
    with open(HERE / "classes.csv", newline="", encoding="utf-8") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    entries = []
    for name in classes:
        row = rows[name]
        entry: dict[str, Any] = {key: row[key] or None for key in row if key not in MARKS}
        entries.append(entry | {mark: True for mark in MARKS if row[mark]})
    return entries


def pattern(number: int) -> np.ndarray:
    """A made-up picture, [3, side, side] of bytes, that any program can make again."""
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    planes = [x * (number + 1) * (colour + 1) + y * (2 * number + 3) + (x * y * number) // 16 for colour in range(3)]
    return np.stack(planes) % 256


def samples(file: Path, model: Views) -> list[list[float]]:
    """The written file's scores of six patterns; they must be what the net gives."""
    session = onnxruntime.InferenceSession(file, providers=["CPUExecutionProvider"])
    found = []
    for number in range(6):
        image = (pattern(number)[None] / 255).astype(np.float32)
        written = session.run(None, {"image": image})[0]
        with torch.no_grad():
            assert np.abs(written - model(torch.from_numpy(image)).numpy()).max() < 1e-3
        found.append([round(float(score), 4) for score in written[0]])
    return found


def drop_notes(file: Path) -> None:
    """Takes the exporter's notes out of a written model: stack traces that name the folders of the machine it was made on."""
    model = onnx.load(file)
    graph = model.graph
    for noted in [model, graph, *graph.node, *graph.value_info, *graph.input, *graph.output, *graph.initializer]:
        del noted.metadata_props[:]
        noted.ClearField("doc_string")
    onnx.save(model, file)


def data_version() -> str:
    """Changes whenever the pictures, their parts or the licences that allow them do."""
    digest = hashlib.sha256((HERE / "split.csv").read_bytes() + (HERE / "sources.csv").read_bytes())
    return digest.hexdigest()[:12]


def main() -> None:
    """Exports, checks and describes; samples.json lets other programs check that they compute the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--calibration", type=Path, required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    net, classes = load_net(given.weights)
    model = Views(net).eval()
    file = given.out / "pests.onnx"
    given.out.mkdir(parents=True, exist_ok=True)
    exported = torch.onnx.export(
        model, (torch.rand(1, 3, SIDE, SIDE),), input_names=["image"], output_names=["logits"], dynamo=True
    )
    assert exported
    exported.save(file, external_data=False)
    drop_notes(file)
    scores = samples(file, model)
    (given.out / "samples.json").write_text(json.dumps(scores) + "\n", encoding="utf-8")
    card = {
        "version": given.version,
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "data_version": data_version(),
        "input": {
            "name": "image",
            "size": SIDE,
            "short_side": SIDE,
            "kernel": "linear",
            "note": "RGB 0 to 1, planes, [1, 3, size, size]: the whole photo to the short side, then its middle.",
        },
        "output": "logits",
        **json.loads(given.calibration.read_text(encoding="utf-8")),
        "classes": class_entries(classes),
    }
    text = json.dumps(card, indent=2, ensure_ascii=False)
    (given.out / "pests.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
