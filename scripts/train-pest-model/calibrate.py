"""Fits temperature and answering threshold on the calibration part, and prints the figures of the validation part.

What becomes of crops that the model does not know cannot be seen on the model itself: it knows every crop there are
pictures of. So a second net, trained like it without some crops, stands in for it: its temperature is fitted in the
same way, and the threshold is the lowest at which it does not name enough pictures of any of those crops.

    python calibrate.py --photos DIR --weights pests.pt --unknown without.pt --out calibration.json
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from data import REJECTS, Photo, centre, read_photos
from export import load_net
from net import PestNet, seen_from_four_sides
from train import pixels_to_input

Array = np.ndarray
# Small, so that a batch stays in the processor's cache.
BATCH = 16
# Wanted of each unknown crop, well above the 0.75 that is asked for: the second net is trained more briefly than the
# model, so less sure of itself. And of pictures without a plant; and the thresholds that are tried.
UNKNOWN_NOT_NAMED, NO_PLANT_NOT_NAMED = 0.85, 0.97
THRESHOLDS = [round(0.4 + 0.02 * step, 2) for step in range(26)]


@torch.no_grad()
def view_logits(net: PestNet, photos: list[Photo]) -> Array:
    """Logits as the shipped model gives them."""
    squares = torch.from_numpy(np.stack([centre(photo.pixels) for photo in photos]))
    found = []
    for at in range(0, len(squares), BATCH):
        found.append(seen_from_four_sides(net, pixels_to_input(squares[at : at + BATCH])))
    return torch.cat(found).numpy()


def softmax(logits: Array) -> Array:
    raised = np.exp(logits - logits.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def fit_temperature(logits: Array, labels: Array) -> float:
    """The temperature of least log loss."""
    choices = np.exp(np.linspace(np.log(0.3), np.log(4), 200))
    given, wanted = torch.from_numpy(logits), torch.from_numpy(labels)
    losses = [float(functional.cross_entropy(given / choice, wanted)) for choice in choices]
    return float(choices[int(np.argmin(losses))])


def calibration_error(confidence: Array, right: Array, bins: int = 15) -> float:
    """Expected calibration error in bins of equal width."""
    bin_of = np.minimum((confidence * bins).astype(int), bins - 1)
    gaps = [abs(confidence[bin_of == b].sum() - right[bin_of == b].sum()) for b in range(bins)]
    return float(sum(gaps) / len(right))


def macro(right: Array, labels: Array) -> float:
    """Mean over the classes of the share that is right."""
    return float(np.mean([right[labels == label].mean() for label in np.unique(labels)]))


def masked(logits: Array, photos: list[Photo], classes: list[str]) -> Array:
    """Only classes of the photo's crop, and the reject classes."""
    crops = np.array([name.split("_")[0] for name in classes])
    reject = np.isin(classes, REJECTS)
    allowed = np.stack([reject | (crops == photo.label.split("_")[0]) for photo in photos])
    return np.where(allowed, logits, -1e9)


def figures(logits: Array, photos: list[Photo], classes: list[str], temperature: float) -> dict[str, float]:
    """The figures of one set of photos of known crops."""
    labels = np.array([classes.index(photo.label) for photo in photos])
    order = np.argsort(-logits, 1)
    right = order[:, 0] == labels
    given = masked(logits, photos, classes)
    with_crop = given.argmax(1) == labels
    return {
        "n": len(photos),
        "top1": right.mean(),
        "macro": macro(right, labels),
        "top3": (order[:, :3] == labels[:, None]).any(1).mean(),
        "with crop": with_crop.mean(),
        "ece": calibration_error(softmax(logits / temperature).max(1), right),
        "ece with crop": calibration_error(softmax(given / temperature).max(1), with_crop),
    }


def named(logits: Array, classes: list[str], temperature: float, threshold: float) -> Array:
    """Which photos get a name: no reject class is likely, and the best class is sure enough."""
    chances = softmax(logits / temperature)
    reject = np.isin(classes, REJECTS)
    return (chances[:, reject].sum(1) < 0.5) & (chances[:, ~reject].max(1) >= threshold)


def show(title: str, values: dict[str, float]) -> None:
    """One line of figures."""
    told = [f"{key} {value:.3f}" if key != "n" else f"n {value}" for key, value in values.items()]
    print(f"{title:28}", "  ".join(told))


def known(photos: list[Photo], kind: str) -> Array:
    """Photos of the kind that show a class with a name."""
    return np.array([photo.kind == kind and photo.label not in REJECTS for photo in photos])


def pick(photos: list[Photo], chosen: Array) -> list[Photo]:
    return [photo for photo, take in zip(photos, chosen, strict=True) if take]


def fitted(net: PestNet, classes: list[str], photos: list[Photo]) -> float:
    """The temperature on the field photographs among these."""
    field = pick(photos, known(photos, "field"))
    return fit_temperature(view_logits(net, field), np.array([classes.index(photo.label) for photo in field]))


def unknown_crops(given: argparse.Namespace) -> tuple[dict[float, float], dict[float, float]]:
    """By threshold, how many pictures of unknown crops it does not name: of the worst one, and to report."""
    net, classes = load_net(given.unknown)
    seen = {name.split("_")[0] for name in classes}
    photos = read_photos(given.photos, {"calibration", "validation", "train"})
    fitting = [photo for photo in photos if photo.part == "calibration" and photo.label in classes]
    temperature = fitted(net, classes, fitting)
    strange = [photo for photo in photos if photo.label not in REJECTS and photo.label.split("_")[0] not in seen]
    logits = view_logits(net, strange)
    reported = np.array([photo.part == "validation" for photo in strange])
    crops = np.array([photo.label.split("_")[0] for photo in strange])
    refused = {t: ~named(logits, classes, temperature, t) for t in THRESHOLDS}
    for crop in np.unique(crops):
        mine = reported & (crops == crop)
        print(f"unknown {crop}", {t: round(float(refused[t][mine].mean()), 3) for t in THRESHOLDS})

    def worst(chosen: Array) -> dict[float, float]:
        return {t: min(refused[t][chosen & (crops == crop)].mean() for crop in np.unique(crops)) for t in THRESHOLDS}

    return worst(~reported), {t: macro(refused[t][reported], crops[reported]) for t in THRESHOLDS}


def main() -> None:
    """Calibrates and reports."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--photos", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--unknown", type=Path, required=True, help="weights of a net trained without some crops")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    net, classes = load_net(given.weights)
    parts = {part: read_photos(given.photos, {part}) for part in ("calibration", "validation")}
    temperature = fitted(net, classes, parts["calibration"])
    logits = {part: view_logits(net, photos) for part, photos in parts.items()}
    for part, photos in parts.items():
        for kind in ("lab", "field"):
            chosen = known(photos, kind)
            show(f"{part} {kind}", figures(logits[part][chosen], pick(photos, chosen), classes, temperature))
    choosing, reporting = unknown_crops(given)
    clothes = [photo.label == "not_plant" for photo in parts["calibration"]]
    enough = [
        t
        for t in THRESHOLDS
        if choosing[t] >= UNKNOWN_NOT_NAMED
        and 1 - named(logits["calibration"][clothes], classes, temperature, t).mean() >= NO_PLANT_NOT_NAMED
    ]
    threshold = enough[0] if enough else THRESHOLDS[-1]
    for t in sorted({0.5, 0.6, 0.7, 0.8, threshold}):
        means = f"worst {choosing[t]:.3f} (choosing), mean {reporting[t]:.3f} (validation)"
        print(f"unknown crops not named at {t}: {means}")
        report_answers(t, parts["validation"], logits["validation"], classes, temperature)
    print(f"temperature {temperature:.3f}, threshold {threshold}")
    values = {"temperature": round(temperature, 4), "thresholds": {"answer": threshold}}
    given.out.write_text(json.dumps(values), encoding="utf-8")


def report_answers(t: float, photos: list[Photo], scores: Array, classes: list[str], temperature: float) -> None:
    """What is named at a threshold, and how often the name is right."""
    answered = named(scores, classes, temperature, t)
    right = np.array(classes)[scores.argmax(1)] == [photo.label for photo in photos]
    for kind in ("lab", "field"):
        chosen = known(photos, kind)
        both = chosen & answered
        print(f"  {kind} named {both.sum() / chosen.sum():.3f} right {right[both].mean():.3f}", end="")
    for folder in [label for label in REJECTS if label in classes]:
        chosen = np.array([photo.label == folder for photo in photos])
        print(f"  {folder} not named {1 - answered[chosen].mean():.3f}", end="")
    print()


if __name__ == "__main__":
    main()
