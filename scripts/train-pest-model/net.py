"""MobileNetV2 as the TensorFlow detection zoo built it: 'SAME' padding, input scaled to -1..1, ReLU6."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

# Expansion, channels, stride of the seventeen blocks after the first convolution.
BLOCKS = [
    (1, 16, 1), (6, 24, 2), (6, 24, 1), (6, 32, 2), (6, 32, 1), (6, 32, 1), (6, 64, 2), (6, 64, 1), (6, 64, 1),
    (6, 64, 1), (6, 96, 1), (6, 96, 1), (6, 96, 1), (6, 160, 2), (6, 160, 1), (6, 160, 1), (6, 320, 1),
]  # fmt: skip
FEATURES = 1280


class Conv(nn.Module):
    """Convolution and ReLU6, batch norm folded in; at stride 2 padded as TensorFlow does: right and below only."""

    def __init__(self, inputs: int, outputs: int, kernel: int, stride: int = 1, groups: int = 1, act: bool = True):
        super().__init__()
        padding = kernel // 2 if stride == 1 else 0
        self.conv = nn.Conv2d(inputs, outputs, kernel, stride, padding, groups=groups)
        self.act, self.pad = act, stride == 2

    def forward(self, x: Tensor) -> Tensor:
        x = self.conv(functional.pad(x, (0, 1, 0, 1)) if self.pad else x)
        return functional.relu6(x) if self.act else x


class Block(nn.Module):
    """Inverted residual."""

    def __init__(self, inputs: int, outputs: int, stride: int, expansion: int):
        super().__init__()
        wide = inputs * expansion
        self.expand = Conv(inputs, wide, 1) if expansion > 1 else None
        self.depthwise = Conv(wide, wide, 3, stride, groups=wide)
        self.project = Conv(wide, outputs, 1, act=False)
        self.residual = stride == 1 and inputs == outputs

    def forward(self, x: Tensor) -> Tensor:
        y = self.project(self.depthwise(self.expand(x) if self.expand else x))
        return x + y if self.residual else y


class PestNet(nn.Module):
    """RGB 0..1 in, logits out. Normalisation is inside, so that whoever calls it need not know."""

    def __init__(self, classes: int, dropout: float = 0.2):
        super().__init__()
        self.first = Conv(3, 32, 3, 2)
        widths = [32] + [outputs for _, outputs, _ in BLOCKS]
        self.blocks = nn.Sequential(
            *(Block(widths[i], outputs, stride, expansion) for i, (expansion, outputs, stride) in enumerate(BLOCKS))
        )
        self.last = Conv(widths[-1], FEATURES, 1)
        self.dropout = nn.Dropout(dropout)
        self.head = nn.Linear(FEATURES, classes)

    def features(self, x: Tensor) -> Tensor:
        """Mean over the picture of the last layer, [n, 1280]."""
        return self.last(self.blocks(self.first(x * 2 - 1))).mean((2, 3))

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.dropout(self.features(x)))


def seen_from_four_sides(net: PestNet, images: Tensor) -> Tensor:
    """The mean of the logits of pictures as they are, mirrored, and turned: a leaf has no right way up."""
    views = [images, images.flip(3), images.rot90(1, (2, 3)), images.rot90(3, (2, 3))]
    return torch.stack([net(view) for view in views]).mean(0)


def freeze(net: PestNet, blocks: int) -> None:
    """Holds the first convolution and so many blocks: they see edges and colours, which a leaf has as well."""
    for module in [net.first, *net.blocks[:blocks]]:
        module.requires_grad_(False)


def to_device_format(net: PestNet) -> PestNet:
    """Channels last is the faster layout on a CPU."""
    return net.to(memory_format=torch.channels_last)
