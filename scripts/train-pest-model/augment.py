"""Field conditions for training pictures: backgrounds, framing, light, shadow, blur, noise, JPEG."""

from __future__ import annotations

import cv2
import numpy as np

Generator = np.random.Generator


def leaf_mask(pixels: np.ndarray) -> np.ndarray | None:
    """The detached leaf on its plain background (uint8, 0 or 255); None where the two cannot be told apart."""
    saturation = cv2.GaussianBlur(cv2.cvtColor(pixels, cv2.COLOR_RGB2HSV)[:, :, 1], (7, 7), 0)
    _, mask = cv2.threshold(saturation, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask)
    if count < 2:
        return None
    biggest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    outline, _ = cv2.findContours((labels == biggest).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    filled = cv2.drawContours(np.zeros_like(mask), outline, -1, 255, cv2.FILLED)
    border = np.concatenate([filled[0], filled[-1], filled[:, 0], filled[:, -1]])
    share = float((filled > 0).mean())
    return filled if 0.12 < share < 0.8 and (border > 0).mean() < 0.3 else None


def ground(rng: Generator, sources: list[np.ndarray], shape: tuple[int, int]) -> np.ndarray:
    """A background: the corner of a field photograph, enlarged, or a soft random texture."""
    height, width = shape
    if rng.random() < 0.25:
        small = rng.integers(20, 220, 3) + rng.normal(0, 25, (rng.integers(3, 40), rng.integers(3, 40), 1))
        texture = np.clip(small + rng.normal(0, 8, (*small.shape[:2], 3)), 0, 255).astype(np.uint8)
        return cv2.resize(texture, (width, height), interpolation=cv2.INTER_CUBIC)
    source = sources[rng.integers(len(sources))]
    side = int(rng.uniform(0.35, 0.9) * min(source.shape[:2]))
    top = rng.choice([0, source.shape[0] - side])
    left = rng.choice([0, source.shape[1] - side])
    corner = cv2.resize(source[top : top + side, left : left + side], (width, height), interpolation=cv2.INTER_LINEAR)
    return cv2.GaussianBlur(corner, (0, 0), rng.uniform(0.5, 3))


def paste(rng: Generator, pixels: np.ndarray, mask: np.ndarray, background: np.ndarray) -> np.ndarray:
    """The leaf on another background, at times with a shadow under it."""
    alpha = cv2.GaussianBlur(mask, (3, 3), 0)[:, :, None].astype(np.float32) / 255
    behind = background.astype(np.float32)
    if rng.random() < 0.5:
        offset = np.float32([[1, 0, rng.uniform(-8, 8)], [0, 1, rng.uniform(-8, 8)]])
        shadow = cv2.warpAffine(cv2.GaussianBlur(mask, (0, 0), 4), offset, mask.shape[::-1])
        behind = behind * (1 - rng.uniform(0.2, 0.6) * shadow[:, :, None].astype(np.float32) / 255)
    return (pixels * alpha + behind * (1 - alpha)).astype(np.uint8)


def frame(rng: Generator, pixels: np.ndarray, side: int, least: float) -> np.ndarray:
    """A random part of the picture, turned, mirrored and seen from the side, as a square."""
    height, width = pixels.shape[:2]
    reach = 0.5 * min(height, width) * np.sqrt(rng.uniform(least, 1.0))
    stretch = np.exp(rng.uniform(-0.2, 0.2))
    angle = rng.choice([0, 90, 180, 270]) + (rng.uniform(-35, 35) if rng.random() < 0.5 else rng.uniform(-5, 5))
    turn = np.deg2rad(angle)
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * reach * [stretch, 1 / stretch]
    corners = corners @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    if rng.random() < 0.3:
        corners = corners + rng.uniform(-0.15, 0.15, (4, 2)) * reach
    room = np.maximum(np.array([width, height]) / 2 - reach, 0)
    corners = corners + np.array([width, height]) / 2 + rng.uniform(-1, 1, 2) * room
    if rng.random() < 0.5:
        corners = corners[[1, 0, 3, 2]]
    target = np.float32([[0, 0], [side, 0], [side, side], [0, side]])
    matrix = cv2.getPerspectiveTransform(corners.astype(np.float32), target)
    return cv2.warpPerspective(pixels, matrix, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)


def light(rng: Generator, pixels: np.ndarray) -> np.ndarray:
    """Exposure, contrast, colour cast, saturation and at times a hard shadow."""
    x = pixels.astype(np.float32) / 255
    if rng.random() < 0.25:
        side = x.shape[0]
        a, b = rng.normal(size=2)
        rows, columns = np.mgrid[0:side, 0:side] / side - rng.uniform(0.2, 0.8)
        shade = np.clip((a * rows + b * columns) * rng.uniform(3, 20) + 0.5, 0, 1)[:, :, None]
        x = x * (1 - rng.uniform(0.2, 0.6) * shade.astype(np.float32))
    x = x ** np.float32(np.exp(rng.uniform(-0.35, 0.35)))
    x = x * np.exp(rng.normal(0, 0.08, 3)).astype(np.float32) * np.float32(rng.uniform(0.7, 1.3))
    mean = x.mean()
    x = (x - mean) * np.float32(rng.uniform(0.7, 1.35)) + mean
    grey = x.mean(2, keepdims=True)
    x = grey + (x - grey) * np.float32(rng.uniform(0.6, 1.45))
    return (np.clip(x, 0, 1) * 255).astype(np.uint8)


def camera(rng: Generator, pixels: np.ndarray) -> np.ndarray:
    """Want of focus, shaking, low resolution, noise, JPEG."""
    side = pixels.shape[0]
    if rng.random() < 0.2:
        pixels = cv2.GaussianBlur(pixels, (0, 0), rng.uniform(0.4, 1.8))
    if rng.random() < 0.08:
        length = int(rng.integers(3, 8))
        kernel = np.zeros((length, length), np.float32)
        cv2.line(kernel, (0, int(rng.integers(length))), (length - 1, int(rng.integers(length))), 1.0)
        pixels = cv2.filter2D(pixels, -1, kernel / kernel.sum())
    if rng.random() < 0.12:
        small = int(side * rng.uniform(0.4, 0.8))
        pixels = cv2.resize(cv2.resize(pixels, (small, small), interpolation=cv2.INTER_AREA), (side, side))
    if rng.random() < 0.15:
        noise = rng.normal(0, rng.uniform(2, 14), pixels.shape)
        pixels = np.clip(pixels + noise, 0, 255).astype(np.uint8)
    if rng.random() < 0.25:
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 90))]
        pixels = cv2.imdecode(cv2.imencode(".jpg", pixels, quality)[1], cv2.IMREAD_COLOR)
    if rng.random() < 0.12:
        size = int(side * rng.uniform(0.1, 0.3))
        top, left = rng.integers(0, side - size, 2)
        pixels = pixels.copy()
        pixels[top : top + size, left : left + size] = rng.integers(0, 255, 3)
    return pixels


def no_plant(rng: Generator, side: int) -> np.ndarray:
    """A made-up picture without a plant: plain and noisy surfaces, shapes, stripes, writing."""
    canvas = np.empty((side, side, 3), np.uint8)
    canvas[:] = rng.integers(0, 256, 3)
    ramp = np.linspace(-1, 1, side)[:, None] * rng.normal(0, 30) + np.linspace(-1, 1, side)[None] * rng.normal(0, 30)
    grain = rng.normal(0, rng.uniform(0, 20), (side, side, 1))
    canvas = np.clip(canvas + ramp[:, :, None] + grain, 0, 255).astype(np.uint8)
    for _ in range(rng.integers(0, 12)):
        colour = tuple(int(c) for c in rng.integers(0, 256, 3))
        points = rng.integers(-20, side + 20, (int(rng.integers(2, 6)), 2)).astype(np.int32)
        thickness = int(rng.integers(1, 12))
        shape = rng.integers(4)
        if shape == 0:
            cv2.fillConvexPoly(canvas, cv2.convexHull(points), colour)
        elif shape == 1:
            cv2.rectangle(canvas, points[0].tolist(), points[1].tolist(), colour, thickness)
        elif shape == 2:
            cv2.circle(canvas, points[0].tolist(), int(rng.integers(3, side // 2)), colour, thickness - 4 or -1)
        else:
            cv2.putText(canvas, "Gona 0123 abc", points[0].tolist(), 0, rng.uniform(0.3, 2), colour, min(thickness, 4))
    return cv2.GaussianBlur(canvas, (0, 0), rng.uniform(0.3, 2))
