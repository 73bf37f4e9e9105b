"""Turns a mat into meshes: a displaced grid cut along its edges, walls below them, and a base where it shows."""
from dataclasses import dataclass, replace

import numpy as np

from mat import height, tint
from noise import pebbles


@dataclass
class Mesh:
    """Points in mm, quads, and linear colour with roughness for each point."""
    points: np.ndarray
    quads: np.ndarray
    tints: np.ndarray


def surface(mat, arts, focus=None, budget=1_000_000, closed=False):
    """The mesh of a mat with about `budget` points, finest within `focus` (x0, x1, y0, y1)."""
    xs, ys = _lines(mat, focus, budget)
    x, y = np.meshgrid(xs, ys, indexing="ij")
    kept = mat.inside((x[1:, 1:] + x[:-1, :-1]) / 2, (y[1:, 1:] + y[:-1, :-1]) / 2) > 0
    _snap(mat, x, y, kept)
    used = np.zeros(x.shape, bool)
    for i in (0, 1):
        for j in (0, 1):
            used[i:x.shape[0] - 1 + i, j:x.shape[1] - 1 + j] |= kept
    number = np.cumsum(used.ravel()).reshape(used.shape) - 1
    px, py = x[used], y[used]
    top = np.column_stack([px, py, height(mat, px, py, arts)])
    tints = tint(mat, px, py, arts)
    quads = np.column_stack([number[:-1, :-1][kept], number[1:, :-1][kept], number[1:, 1:][kept], number[:-1, 1:][kept]])
    edges = _edges(number, kept)
    parts = [Mesh(top, quads, tints), _walls(mat, top, edges, tints, closed)]
    if closed:
        base = top * [1, 1, 0]
        base[:, 2] = underneath(mat, px, py)
        backing = tints * 0 + [0.016, 0.015, 0.014, 0.6] if mat.pile else tints
        parts.append(Mesh(base, quads[:, ::-1], backing))
    return joined(parts)


def underneath(mat, x, y):
    """Height of the lower surface above the floor: the feet or ribs of the underside stand on it."""
    if mat.underside is None:
        return 0 * x
    level = mat.underside(x, y)
    return np.clip(level.max() - level, 0, mat.thickness - 4)


def joined(parts):
    """One mesh from several."""
    starts = np.cumsum([0] + [len(part.points) for part in parts])
    return Mesh(
        np.vstack([part.points for part in parts]),
        np.vstack([part.quads + start for part, start in zip(parts, starts)]),
        np.vstack([part.tints for part in parts]),
    )


def _lines(mat, focus, budget):
    margin = 60 if mat.outline else 0
    low_x, high_x = -mat.length / 2 - mat.rolled - 1, mat.length / 2 + 1 + margin
    low_y, high_y = -mat.width / 2 - 1, mat.width / 2 + 1 + margin
    stretch = 4.0 if mat.lengthways else 1.0
    if focus is None:
        pitch = max(0.25, np.sqrt((high_x - low_x) * (high_y - low_y) / budget))
        return (_even(low_x, high_x, pitch * stretch ** 0.5), _even(low_y, high_y, pitch / stretch ** 0.5))
    pitch = 0.2
    while True:
        xs = _graded(low_x, high_x, focus[0], focus[1], pitch * stretch ** 0.5)
        ys = _graded(low_y, high_y, focus[2], focus[3], pitch / stretch ** 0.5)
        if len(xs) * len(ys) < budget:
            return xs, ys
        pitch *= 1.1


def _even(low, high, pitch):
    return np.linspace(low, high, int((high - low) / pitch) + 2)


def _graded(low, high, near, far, pitch):
    near, far = max(low, near), min(high, far)
    out = [near]
    step = pitch
    while out[-1] > low:
        step = min(step * 1.025, pitch * 5)
        out.append(max(low, out[-1] - step))
    after = [far]
    step = pitch
    while after[-1] < high:
        step = min(step * 1.025, pitch * 5)
        after.append(min(high, after[-1] + step))
    return np.concatenate([out[::-1], _even(near, far, pitch)[1:-1], after])


def _snap(mat, x, y, kept):
    """Moves the points along the border of what is kept onto the edge."""
    full = np.zeros((x.shape[0] + 1, x.shape[1] + 1), int)
    full[1:-1, 1:-1] = kept
    around = full[:-1, :-1] + full[1:, :-1] + full[:-1, 1:] + full[1:, 1:]
    at = (around > 0) & (around < 4)
    limit_x, limit_y = np.gradient(x, axis=0)[at], np.gradient(y, axis=1)[at]
    px, py = x[at], y[at]
    qx, qy = px.copy(), py.copy()
    for _ in range(3):
        d = mat.inside(qx, qy)
        gx = (mat.inside(qx + 0.05, qy) - mat.inside(qx - 0.05, qy)) * 10
        gy = (mat.inside(qx, qy + 0.05) - mat.inside(qx, qy - 0.05)) * 10
        size = np.maximum(gx * gx + gy * gy, 0.2)
        qx, qy = qx - d * gx / size, qy - d * gy / size
        qx = np.clip(qx, px - limit_x * 0.95, px + limit_x * 0.95)
        qy = np.clip(qy, py - limit_y * 0.95, py + limit_y * 0.95)
    x[at], y[at] = qx, qy


def _edges(number, kept):
    """Directed edges (a, b) with the mat on their left, seen from above."""
    full = np.zeros((kept.shape[0] + 2, kept.shape[1] + 2), bool)
    full[1:-1, 1:-1] = kept
    found = []
    for neighbour, (a, b) in (
        (full[1:-1, :-2], ((0, 0), (1, 0))),
        (full[2:, 1:-1], ((1, 0), (1, 1))),
        (full[1:-1, 2:], ((1, 1), (0, 1))),
        (full[:-2, 1:-1], ((0, 1), (0, 0))),
    ):
        i, j = np.nonzero(kept & ~neighbour)
        found.append(np.column_stack([number[i + a[0], j + a[1]], number[i + b[0], j + b[1]]]))
    return np.vstack(found)


def _walls(mat, top, edges, tints, closed=False):
    """Vertical walls in rows, so that granules show on them too."""
    rows = 1 if mat.fleck is None or mat.zones else max(2, min(48, int(mat.thickness / mat.fleck.grain * 4)))
    corners, place = np.unique(edges, return_inverse=True)
    place = place.reshape(edges.shape)
    points = top[corners]
    foot = underneath(mat, points[:, 0], points[:, 1]) if closed else 0
    rings, shades = [], []
    for k in range(rows + 1):
        ring = points.copy()
        ring[:, 2] += (foot - ring[:, 2]) * k / rows
        shade = tints[corners].copy()
        if mat.fleck and not mat.zones:
            deep = mat.core and k / rows * mat.thickness > mat.core.depth
            layer = replace(mat, fleck=mat.core.fleck) if deep else mat
            number = pebbles((ring[:, 0] + ring[:, 1]) / layer.fleck.grain, ring[:, 2] / layer.fleck.grain, 18)
            shade = tint(layer, ring[:, 0] + ring[:, 1] + 5000, ring[:, 2] + 5000, {})
            shade[:, :3] *= (1.15 - 0.5 * number[0])[:, None]
        elif mat.pile:
            shade[:, :3] = shade[:, :3] * 0.8
        rings.append(ring)
        shades.append(shade)
    count = len(corners)
    quads = [np.column_stack([place[:, 1] + k * count, place[:, 0] + k * count,
                              place[:, 0] + (k + 1) * count, place[:, 1] + (k + 1) * count]) for k in range(rows)]
    return Mesh(np.vstack(rings), np.vstack(quads), np.vstack(shades))
