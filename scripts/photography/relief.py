"""Reliefs: height in mm a surface stands above (or, negative, below) its level, over arrays of points in mm."""
import numpy as np

from noise import chance, pebbles as scattered, rise, rough, value
from outline import lattice, wavy


def smooth(depth=0.12):
    """Rubber as it leaves a press."""
    return lambda x, y: (value(x / 9, y / 9, 3) - 0.5) * depth


def cloth(depth=0.35, pitch=2.6):
    """The weave of the press cloth."""
    return lambda x, y: depth * np.sin(x * 2 * np.pi / pitch) * np.sin(y * 2 * np.pi / pitch)


def hammered(pitch, depth):
    """Shallow round dimples side by side, as from a hammer."""
    def height(x, y):
        nearest, _, number = scattered(x / pitch, y / pitch, 5, 0.7)
        return -depth * (1 - rise(0.08, 0.62, nearest)) * (0.75 + 0.25 * number)
    return height


def pebbles(pitch, depth):
    """Rounded pebbles pressed close together."""
    def height(x, y):
        nearest, following, number = scattered(x / pitch, y / pitch, 9, 0.8)
        flank = np.clip((following - nearest) / 0.55, 0, 1)
        crown = np.sqrt(flank * (2 - flank)) - 0.3 * nearest**2
        return depth * (crown - 1) * (0.85 + 0.25 * number)
    return height


def leather(pitch, depth):
    """Creases round small cells, like hide."""
    def height(x, y):
        wx = x / pitch + rough(x / pitch / 2, y / pitch / 2, 21) * 1.4
        wy = y / pitch + rough(x / pitch / 2, y / pitch / 2, 31) * 1.4
        nearest, following, number = scattered(wx, wy, 11, 0.9)
        return depth * (rise(0, 0.24, following - nearest) - 1) * (0.6 + 0.4 * number)
    return height


def amoeba(pitch, depth):
    """Rounded blots, each unlike the next."""
    def height(x, y):
        u = x / pitch + (rough(x / pitch * 1.1, y / pitch * 1.1, 41, 1) - 0.5) * 0.7
        v = y / pitch + (rough(x / pitch * 1.1, y / pitch * 1.1, 51, 1) - 0.5) * 0.7
        nearest, _, number = scattered(u, v, 61, 0.5)
        return depth * (rise(0.46 + 0.07 * number, 0.34 + 0.07 * number, nearest) - 1)
    return height


def studs(pitch, radius, depth, staggered=True, flank=2.0, margin=None):
    """Round studs with sloping sides and softly rounded tops, whole ones only within `margin`."""
    def height(x, y):
        dx, dy, cx, cy = lattice(x, y, pitch, staggered)
        d = np.hypot(dx, dy)
        up = depth * rise(radius + flank / 2, radius - flank / 2, d) - 0.12 * depth * np.clip(d / radius, 0, 1) ** 2
        return up if margin is None else np.where(margin(cx, cy) > radius + 3, up, -0.12 * depth)
    return height


def feet(pitch, radius, depth):
    """Conical feet."""
    def height(x, y):
        dx, dy, _, _ = lattice(x, y, pitch, False)
        return depth * np.clip((radius - np.hypot(dx, dy)) / (radius * 0.6), 0, 1)
    return height


def domes(pitch, radius, depth, margin=None):
    """Soft domes in staggered rows, whole ones only within `margin`."""
    def height(x, y):
        dx, dy, cx, cy = lattice(x, y, pitch, True)
        up = depth * np.sqrt(np.clip(1 - (dx * dx + dy * dy) / radius**2, 0, 1))
        return up if margin is None else np.where(margin(cx, cy) > radius, up, 0)
    return height


def pins(pitch, radius, depth):
    """Upright round-headed pins."""
    def height(x, y):
        dx, dy, _, _ = lattice(x, y, pitch, True)
        d = np.hypot(dx, dy)
        return depth * rise(radius * 1.25, radius * 0.75, d) - depth
    return height


def diamonds(pitch, depth, stretch=1.7, gap=0.1):
    """Raised rhombs, longer one way."""
    def height(x, y):
        a, b = x / (pitch * stretch) + y / pitch, x / (pitch * stretch) - y / pitch
        edge = 0.5 - np.maximum(np.abs(a - np.round(a)), np.abs(b - np.round(b)))
        return depth * rise(gap, gap + 0.12, edge)
    return height


def pyramids(pitch, depth):
    """Blunt pyramids on a square pitch."""
    def height(x, y):
        dx, dy = np.abs(x / pitch - np.round(x / pitch)), np.abs(y / pitch - np.round(y / pitch))
        return depth * np.minimum(0.75, 1.15 - 2.2 * np.maximum(dx, dy)) - 0.75 * depth
    return height


def ribs(pitch, depth, share=0.5, flank=0.09):
    """Ribs along x, one every `pitch` mm, of which `share` is rib."""
    def height(x, y):
        d = np.abs(y / pitch - np.round(y / pitch))
        return depth * (rise(share / 2 + flank, share / 2 - flank, d) - 1) + 0 * x
    return height


def cross_ribs(pitch, radius):
    """Half-round ribs across x on a fine grain."""
    grain = leather(5, 0.6)

    def height(x, y):
        d = x - (np.round(x / pitch - 0.5) + 0.5) * pitch
        return np.maximum(np.sqrt(np.clip(radius**2 - d * d, 0, None)), grain(x, y))
    return height


def chequer(pitch, depth):
    """Lens-shaped treads, turned a quarter from one to the next."""
    def height(x, y):
        u, v = (x + y) * np.sqrt(0.5) / pitch, (x - y) * np.sqrt(0.5) / pitch
        c, r = np.round(u), np.round(v)
        du, dv = u - c, v - r
        even = (c + r) % 2 == 0
        along, across = np.where(even, du, dv), np.where(even, dv, du)
        return depth * rise(0, 0.5, 1 - (along / 0.47) ** 2 - np.abs(across) / 0.15)
    return height


def bricks(length, width, depth, joint=7.0):
    """Bricks in running bond."""
    def height(x, y):
        row = np.round(y / width)
        shift = np.where(row % 2 == 0, 0.0, 0.5)
        dx = (0.5 - np.abs(x / length - shift - np.round(x / length - shift))) * length
        dy = (0.5 - np.abs(y / width - row)) * width
        return depth * (rise(joint * 0.3, joint * 0.9, np.minimum(dx, dy)) - 1)
    return height


def grooves(pitch, groove, depth):
    """Flat squares between crossed grooves."""
    def height(x, y):
        dx = (0.5 - np.abs(x / pitch - np.round(x / pitch))) * pitch
        dy = (0.5 - np.abs(y / pitch - np.round(y / pitch))) * pitch
        return depth * (rise(groove * 0.3, groove * 0.65, np.minimum(dx, dy)) - 1)
    return height


def ring_ridges(pitch, radius, depth, margin=None):
    """A raised ring round each hole of the same pitch, whole ones only within `margin`."""
    def height(x, y):
        dx, dy, cx, cy = lattice(x, y, pitch, True)
        d = np.hypot(dx, dy)
        ring = rise(radius + pitch * 0.24, radius + pitch * 0.14, d)
        return depth * ((ring if margin is None else np.where(margin(cx, cy) > radius, ring, 0)) - 1)
    return height


def crumb(grain, depth):
    """Granules of bound crumb, some gone from the skin."""
    def height(x, y):
        nearest, _, number = scattered(x / grain, y / grain, 17, 0.95)
        pits = rise(0.84, 0.95, chance(np.floor(x / grain / 1.3), np.floor(y / grain / 1.3), 5)) * (1 - rise(0.2, 0.6, nearest))
        return -depth * nearest * (0.4 + number) + (number - 0.5) * depth * 0.5 - depth * 0.9 * pits
    return height


def yarns(pitch, yarn):
    """Round yarns that pass over and under each other, twisted."""
    def height(x, y):
        wx, wy = wavy(x, y)
        i, j = np.round(wx / pitch), np.round(wy / pitch)
        dx, dy = np.abs(wx - i * pitch), np.abs(wy - j * pitch)
        over = np.where((i + j) % 2 == 0, 1.0, -1.0)
        twist = 0.35 * np.sin((x + y) * 1.6)
        warp = np.sqrt(np.clip(yarn**2 - dx * dx, 0, None)) + over * 1.6 * rise(yarn * 3, 0, dy) + twist
        weft = np.sqrt(np.clip(yarn**2 - dy * dy, 0, None)) - over * 1.6 * rise(yarn * 3, 0, dx) - twist
        return np.maximum(np.where(dx < yarn, warp, -9), np.where(dy < yarn, weft, -9)) - yarn
    return height


def add(*reliefs):
    """Reliefs one above another."""
    return lambda x, y: sum(r(x, y) for r in reliefs)
