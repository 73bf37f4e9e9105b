"""What a mat is made of, in mm; x runs along its length, y across, z up from the floor."""
from dataclasses import dataclass
from typing import Callable, Optional

import numpy as np

from noise import chance, pebbles, rise, rough
from outline import rectangle
from relief import smooth


@dataclass(frozen=True)
class Pile:
    """Upright coir fibres; `art` is an SVG that dyes them, `area` one whose ink says where they stand."""
    length: float
    colour: str = "natural"
    art: Optional[str] = None
    area: Optional[str] = None
    inlaid: bool = False


@dataclass(frozen=True)
class Fleck:
    """Granules of `grain` mm; of all of them the given shares have another colour."""
    grain: float
    shares: tuple = ()


@dataclass(frozen=True)
class Core:
    """The granules of what lies `depth` mm below the surface."""
    depth: float
    fleck: Fleck


@dataclass(frozen=True)
class Border:
    """A strip along the edge with a relief and, if given, a colour of its own."""
    width: float
    relief: Callable
    colour: Optional[str] = None


@dataclass(frozen=True)
class Mat:
    """One mat; `close` is the width in mm that its close-up shows, `roll` the radius of its wound-up end, `braided` that of its edge's strands."""
    length: float
    width: float
    thickness: float
    colour: str = "#302f2e"
    roughness: float = 0.5
    relief: Callable = smooth()
    underside: Optional[Callable] = None
    outline: Optional[Callable] = None
    opening: Optional[Callable] = None
    bevel: float = 2.0
    border: Optional[Border] = None
    fleck: Optional[Fleck] = None
    core: Optional[Core] = None
    pile: Optional[Pile] = None
    emboss: Optional[tuple] = None
    zones: Optional[Callable] = None
    roll: Optional[float] = None
    rolled: float = 0.0
    close: Optional[float] = None
    lengthways: bool = False
    braided: Optional[float] = None

    def rim(self, x, y):
        """Distance to the outer edge."""
        if self.rolled:
            return rectangle(self.length + self.rolled, self.width)(x + self.rolled / 2, y)
        return (self.outline or rectangle(self.length, self.width))(x, y)

    def inside(self, x, y):
        """Distance to the nearest edge, openings included."""
        rim = self.rim(x, y)
        return rim if self.opening is None else np.minimum(rim, self.opening(x, y))


def linear(colour):
    """Linear light from an sRGB hex colour."""
    s = np.array([int(colour[k:k + 2], 16) for k in (1, 3, 5)]) / 255
    return np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4)


def height(mat, x, y, arts):
    """Height of the upper surface above the floor."""
    rim = mat.rim(x, y)
    level = mat.relief(x, y)
    if mat.border:
        edge = rise(mat.border.width + 1.2, mat.border.width - 1.2, rim)
        level = level * (1 - edge) + mat.border.relief(x, y) * edge
    if mat.emboss:
        ink = arts["emboss"].ink(x, y)
        level = level * (1 - ink) + mat.emboss[1] * ink
    level = level + mat.thickness - _rounding(rim, mat)
    if mat.opening is not None:
        level = level - np.clip(1.2 - mat.opening(x, y), 0, 1.2) ** 2 * 0.6
    if mat.pile:
        level = level - (mat.pile.length + 1.5) * pile_area(mat, x, y, arts)
    sway = (rough(x / 420, y / 420, 77, 2) - 0.5) * min(1.6, mat.thickness * 0.12)
    return np.maximum(level + sway, 0.8)


def pile_area(mat, x, y, arts):
    """1 where the pile stands, 0 where there is rubber."""
    if "area" in arts:
        return arts["area"].ink(x, y)
    if mat.border:
        return 1.0 * (mat.rim(x, y) > mat.border.width)
    return np.ones(x.shape)


def tint(mat, x, y, arts):
    """Linear colour and roughness of the surface, four columns."""
    colour = np.empty(x.shape + (4,))
    colour[..., :3], colour[..., 3] = linear(mat.colour), mat.roughness
    if mat.fleck:
        colour[..., :3] *= 0.75 + 0.5 * _granules(mat, x, y)[..., None]
        edges = np.cumsum([share for _, share in mat.fleck.shares])
        number = _granules(mat, x, y)
        for (fleck, share), end in zip(reversed(mat.fleck.shares), reversed(edges)):
            here = (number < end) & (number >= end - share)
            shade = 0.8 + 0.4 * chance(np.floor(number * 9999), np.zeros(number.shape), 3)
            colour[here, :3] = linear(fleck) * shade[here, None]
    if mat.zones:
        mat.zones(x, y, colour)
    if mat.border and mat.border.colour:
        colour[mat.rim(x, y) < mat.border.width, :3] = linear(mat.border.colour)
    if mat.pile:
        there = pile_area(mat, x, y, arts) > 0.4
        colour[there] = (*(linear("#2e2014") if mat.pile.colour == "natural" else linear("#14110f")), 0.9)
    dust = rise(0.45, 0.8, rough(x / 150, y / 150, 90, 4))[..., None]
    dusty = linear("#8d877c") * 0.5
    colour[..., :3] += (dusty - colour[..., :3]) * dust * (0.0 if mat.pile else 0.05)
    return colour


def _granules(mat, x, y):
    return pebbles(x / mat.fleck.grain, y / mat.fleck.grain, 17, 0.95)[2]


def _rounding(rim, mat):
    if mat.bevel >= 8:
        return (mat.thickness - 2) * np.clip(1 - rim / mat.bevel, 0, 1)
    k = np.clip(1 - rim / mat.bevel, 0, 1)
    return mat.bevel * 0.8 * (1 - np.sqrt(1 - k * k))
