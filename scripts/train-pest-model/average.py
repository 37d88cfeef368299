"""Averages the weights of two runs, the second of which went on from the first.

The mean was as good as the better of the two on laboratory and field pictures of the calibration part.

    python average.py first.pt second.pt pests.pt
"""

from __future__ import annotations

import sys

import torch


def main() -> None:
    """Reads two files of weights, writes their mean to the third."""
    first, second, out = sys.argv[1:]
    one, other = torch.load(first), torch.load(second)
    assert one["classes"] == other["classes"]
    state = {name: (weights + other["state"][name]) / 2 for name, weights in one["state"].items()}
    torch.save({"classes": one["classes"], "state": state}, out)


if __name__ == "__main__":
    main()
