"""A braided edge of coir yarn, sewn round a mat."""
import numpy as np

from fibres import DYES, shades
from mat import linear
from noise import rise, value
from surface import Mesh

STRANDS, AROUND, STEP = 3, 26, 1.5


def braid(length, width, height, radius):
    """Two braids one upon the other, together `height` mm high and lying within the outline; `radius` is that of a strand."""
    points, tints, quads, count = [], [], [], 0
    half = height / 4
    for level in (0, 1):
        path, away = _round(length, width, half + radius * 0.6)
        along = np.arange(len(path)) * STEP
        for strand in range(STRANDS):
            phase = along / (radius * 8.2) * 2 * np.pi + strand * 2 * np.pi / STRANDS + level
            out = np.sin(phase) * half * 0.85
            up = np.sin(2 * phase) * half * 0.4 + half * (1 + 2 * level)
            middle = np.column_stack([path + away * out[:, None], up])
            tube, shade = _yarn(middle, away, along, radius, strand + 3 * level)
            ring = np.arange(AROUND)
            k = np.arange(len(path))[:, None]
            after = (k + 1) % len(path)
            near, far = k * AROUND + count, after * AROUND + count
            following = (ring + 1) % AROUND
            quads.append(np.stack([near + ring, near + following, far + following, far + ring], 2).reshape(-1, 4))
            points.append(tube)
            tints.append(shade)
            count += len(tube)
    return Mesh(np.vstack(points), np.vstack(quads), np.vstack(tints))


def _round(length, width, inset):
    """Points along a rectangle with round corners, and the direction outwards at each."""
    corner = 16.0
    a, b = length / 2 - inset - corner, width / 2 - inset - corner
    sides = [2 * a, corner * np.pi / 2, 2 * b, corner * np.pi / 2] * 2
    ends = np.cumsum(sides)
    s = np.arange(0, ends[-1], STEP)
    part = np.searchsorted(ends, s, side="right")
    into = s - np.concatenate([[0], ends])[part]
    turn = (part // 2 + (part % 2) * into / (corner * np.pi / 2)) * np.pi / 2
    ahead = np.where(part % 2 == 0, into, 0)
    start_x = np.array([-a, a, a, a, a, -a, -a, -a])[part]
    start_y = np.array([-b, -b, -b, b, b, b, b, -b])[part]
    away = np.column_stack([np.sin(turn), -np.cos(turn)])
    path = np.column_stack([start_x, start_y]) + np.column_stack([np.cos(turn), np.sin(turn)]) * ahead[:, None] + away * corner
    return path, away


def _yarn(middle, away, along, radius, seed):
    """A tube along points, twisted from plies, its fibres running with the twist."""
    angle = np.arange(AROUND) / AROUND * 2 * np.pi
    ahead = np.roll(middle, -1, 0) - np.roll(middle, 1, 0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.column_stack([away, np.zeros(len(away))])
    side = side - ahead * (side * ahead).sum(1, keepdims=True)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(ahead, side)
    twist = angle[None, :] * 2 + along[:, None] / radius * 0.9
    swell = radius * (1 + 0.12 * np.sin(twist) + 0.16 * (value(along[:, None] / 14 + 0 * twist, twist * 4.5, seed) - 0.5))
    tube = middle[:, None] + swell[..., None] * (np.cos(angle)[None, :, None] * side[:, None] + np.sin(angle)[None, :, None] * other[:, None])
    fibre = rise(0.15, 0.85, value(along[:, None] / 11 + 0 * twist, twist * 4.5 + 40 * seed, seed)) * 0.8 + 0.2 * value(along[:, None] / 60, twist, seed + 9)
    colour = shades(DYES["natural"], fibre.ravel()) * (0.72 + 0.34 * np.sin(twist).ravel()[:, None]) * linear("#e9dcc4")
    return tube.reshape(-1, 3), np.column_stack([colour, np.full(colour.shape[0], 0.9)])
