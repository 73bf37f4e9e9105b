"""Fields of upright fibres as narrow ribbons: coir pile, grass, straw."""
import numpy as np

from mat import linear, pile_area
from noise import rise, rough, value
from surface import Mesh

DYES = {
    "natural": ("#8f6430", "#c89a5a", "#efd29c"),
    "charcoal": ("#2b2928", "#413e3c", "#605b57"),
    "brown": ("#2e1b0e", "#4a2d17", "#6a4526"),
}


# Fibres are paler towards the tip, where light and shears have been.
BLEACH = (0.9, 1.35, 1.75)


def pile(mat, arts, focus=None, count=330_000, seed=1):
    """The pile of a mat: `count` fibres, half of them within `focus` when there is one."""
    dice = np.random.default_rng(seed)
    if focus is None:
        count = int(count * np.clip(mat.length * mat.width / 500_000, 1, 2))
        x, y, width = _scattered(mat, arts, dice, None, count)
    else:
        near = _scattered(mat, arts, dice, focus, count * 2 // 3)
        far = _scattered(mat, arts, dice, None, count // 3)
        beyond = (far[0] < focus[0]) | (far[0] > focus[1]) | (far[1] < focus[2]) | (far[1] > focus[3])
        x, y = np.concatenate([near[0], far[0][beyond]]), np.concatenate([near[1], far[1][beyond]])
        width = np.concatenate([near[2], far[2][beyond]])
    return _coir(mat, arts, dice, x, y, width)


def _scattered(mat, arts, dice, focus, count):
    left = -mat.length / 2 - min(mat.rolled, (mat.roll or 0) * 3)
    x0, x1, y0, y1 = focus or (left, mat.length / 2, -mat.width / 2, mat.width / 2)
    x0, x1, y0, y1 = max(x0, left), min(x1, mat.length / 2), max(y0, -mat.width / 2), min(y1, mat.width / 2)
    x, y = dice.uniform(x0, x1, count), dice.uniform(y0, y1, count)
    width = np.full(count, np.clip(np.sqrt((x1 - x0) * (y1 - y0) / count) * 0.62, 0.24, 2.0))
    stands = (mat.rim(x, y) > 0.6) & (pile_area(mat, x, y, arts) > 0.5)
    return x[stands], y[stands], width[stands]


def _coir(mat, arts, dice, x, y, width):
    n = len(x)
    length = mat.pile.length
    tuft_x, tuft_y = np.round(x / 6), np.round(y / 6)
    lean_x = (value(tuft_x, tuft_y, 3) - 0.5) * 0.3 + (rough(x / 55, y / 55, 4) - 0.5) * 0.35 + dice.normal(0, 0.13, n)
    lean_y = (value(tuft_x, tuft_y, 5) - 0.5) * 0.3 + (rough(x / 55, y / 55, 6) - 0.5) * 0.35 + dice.normal(0, 0.13, n)
    tall = length * (1 - 0.10 * value(tuft_x, tuft_y, 8) - 0.16 * dice.random(n) ** 2 - 0.05 * rough(x / 90, y / 90, 9))
    edge = rise(9, 0, mat.rim(x, y))
    tall *= 1 - 0.06 * edge
    floor = mat.thickness - length
    turn = dice.uniform(0, np.pi, n)
    across = np.column_stack([np.cos(turn), np.sin(turn)]) * (width * dice.uniform(0.7, 1.3, n) / 2)[:, None]
    bow = dice.normal(0, 0.05, (n, 2)) * length
    levels = []
    for t in (0.0, 0.55, 1.0):
        middle = np.column_stack([x + lean_x * tall * t**1.4, y + lean_y * tall * t**1.4]) + bow * (4 * t * (1 - t))
        z = floor + tall * t
        thin = 1 - 0.35 * t
        levels.append(np.column_stack([middle - across * thin, z]))
        levels.append(np.column_stack([middle + across * thin, z]))
    points = np.stack(levels, axis=1).reshape(-1, 3)
    start = np.arange(n)[:, None] * 6
    quads = np.vstack([start + [0, 1, 3, 2], start + [2, 3, 5, 4]])
    tints = np.repeat(_dye(mat, arts, dice, x, y), 6, axis=0)
    tints[:, :3] *= np.tile(np.repeat(BLEACH, 2), n)[:, None]
    tints[:, :3] = np.minimum(tints[:, :3], 0.93)
    return Mesh(points, quads, tints)


def _dye(mat, arts, dice, x, y):
    n = len(x)
    colour = shades(DYES[mat.pile.colour], dice.random(n) * 0.8 + 0.2 * rough(x / 70, y / 70, 12))
    if "art" in arts:
        wander = 0.8 if mat.pile.inlaid else 1.6
        ax, ay = x + dice.normal(0, wander, n), y + dice.normal(0, wander, n)
        ink = arts["art"].ink(ax, ay)
        taken = dice.random(n) < (ink * (0.99 if mat.pile.inlaid else 0.955))
        dyed = arts["art"].colour(ax, ay) * dice.uniform(0.7, 1.3, n)[:, None]
        colour[taken] = (dyed + 0.10 * colour * (not mat.pile.inlaid))[taken]
    return np.column_stack([colour, np.full(n, 0.7)])


def shades(dyes, share):
    """Linear colours between three shades, by a share 0..1 for each."""
    low, middle, high = (linear(dye) for dye in dyes)
    t = np.clip(share, 0, 1)[:, None] * 2
    return np.where(t < 1, low + (middle - low) * t, middle + (high - middle) * (t - 1))


def grass(length, width, dice, count=120_000, tall=55.0, density=None, lean=0.38, dyes=("#2c3a16", "#4d6324", "#8a9a4a")):
    """A lawn about the origin; `density` (x, y) -> 0..1 says where it stands."""
    x, y = dice.uniform(-length / 2, length / 2, count), dice.uniform(-width / 2, width / 2, count)
    if density is not None:
        here = dice.random(count) < density(x, y)
        x, y, count = x[here], y[here], int(here.sum())
    clump = rough(x / 60, y / 60, 14)
    up = tall * (0.45 + 0.55 * dice.random(count)) * (0.6 + 0.7 * clump)
    lean = dice.normal(0, lean, (count, 2))
    turn = dice.uniform(0, np.pi, count)
    across = np.column_stack([np.cos(turn), np.sin(turn)]) * dice.uniform(0.8, 1.6, count)[:, None]
    levels = []
    for t in (0.0, 0.5, 0.85, 1.0):
        middle = np.column_stack([x, y]) + lean * (up * t**1.7)[:, None]
        z = up * (t - 0.22 * t**3)
        thin = (1 - t) ** 0.5 + 0.05
        levels += [np.column_stack([middle - across * thin, z]), np.column_stack([middle + across * thin, z])]
    colour = shades(dyes, dice.random(count) * 0.7 + 0.3 * clump)
    start = np.arange(count)[:, None] * 8
    quads = np.vstack([start + [k, k + 1, k + 3, k + 2] for k in (0, 2, 4)])
    return Mesh(np.stack(levels, 1).reshape(-1, 3), quads, np.repeat(np.column_stack([colour, np.full(count, 0.6)]), 8, 0))


def straw(length, width, dice, count=9_000, floor=0.0, density=None, depth=40.0):
    """Straw strewn over a floor; `density` (x, y) -> 0..1 says where it lies."""
    x, y = dice.uniform(-length / 2, length / 2, count), dice.uniform(-width / 2, width / 2, count)
    here = np.ones(count, bool) if density is None else dice.random(count) < density(x, y)
    x, y = x[here], y[here]
    n = len(x)
    heap = 1.0 if density is None else density(x, y)
    half = dice.uniform(25, 130, n)
    thick = 0.12 if density is None else np.clip(heap, 0, 1)  # Only where straws lie on one another does one rise.
    turn, tilt = dice.uniform(0, 2 * np.pi, n), dice.normal(0, 0.12, n) * (0.15 + 0.85 * thick)
    along = np.column_stack([np.cos(turn), np.sin(turn), tilt]) * half[:, None]
    side = np.column_stack([-np.sin(turn), np.cos(turn), np.zeros(n)]) * dice.uniform(0.8, 1.7, n)[:, None]
    z = floor + 3 + dice.random(n) * depth * (0.3 if density is None else heap) + np.abs(tilt) * half
    centre = np.column_stack([x, y, z])
    roof = np.array([0, 0, 1.1])
    rings = []
    for t in (-1.0, 0.0, 1.0):
        bent = centre + along * t + np.array([0, 0, 5.0]) * (1 - t * t)
        rings += [bent - side, bent + roof, bent + side]
    colour = shades(("#8d6a2f", "#c9a355", "#e8d08c"), dice.random(n))
    start = np.arange(n)[:, None] * 9
    quads = np.vstack([start + [k, k + 1, k + 4, k + 3] for k in (0, 1, 3, 4)])
    return Mesh(np.stack(rings, 1).reshape(-1, 3), quads, np.repeat(np.column_stack([colour, np.full(n, 0.5)]), 9, 0))
