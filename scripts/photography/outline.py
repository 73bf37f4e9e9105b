"""Outlines and openings: distance in mm from points to an edge, positive inside the material."""
import numpy as np


def rectangle(length, width, corner=3.0):
    """A rectangle with rounded corners."""
    def distance(x, y):
        dx, dy = np.abs(x) - length / 2 + corner, np.abs(y) - width / 2 + corner
        return corner - np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) - np.minimum(np.maximum(dx, dy), 0)
    return distance


def half_round(length, width):
    """Half an ellipse, its straight side at the back."""
    def distance(x, y):
        k = np.hypot(x / (length / 2), (y - width / 2) / width)
        return np.minimum(width / 2 - y, (1 - k) * min(length / 2, width))
    return distance


def jigsaw(side, tab, tabs, straight=""):
    """A square with tabs `tab` mm long: out behind and on the right, in on the other two; `straight` of "left right front back"."""
    body, pitch = rectangle(side, side, 1.0), side / tabs

    def distance(x, y):
        along_x, along_y = _nearest_tab(x, pitch, tabs), _nearest_tab(y, pitch, tabs)
        edge = body(x, y)
        for name, along, away, out in (("back", along_x, y - side / 2, True), ("right", along_y, x - side / 2, True),
                                       ("front", along_x, y + side / 2, False), ("left", along_y, x + side / 2, False)):
            if name not in straight:
                knob = _knob(along, away, tab)
                edge = np.maximum(edge, knob) if out else np.minimum(edge, -knob)
        return edge
    return distance


def ramp_edge(length, width, tab, tabs, notch, inset):
    """A strip with tabs behind and a notch in each end, `inset` mm from its back, that a tab `notch` mm long fits."""
    body, pitch = rectangle(length, width, 1.0), length / tabs

    def distance(x, y):
        teeth = _knob(_nearest_tab(x, pitch, tabs), y - width / 2, tab)
        notches = _knob(y - width / 2 + inset, length / 2 - np.abs(x), notch)
        return np.minimum(np.maximum(body(x, y), teeth), -notches)
    return distance


def ramp_corner(side, tab, inset):
    """A square with a tab behind and one on the right, both `inset` mm from the corner between them."""
    body = rectangle(side, side, 1.0)

    def distance(x, y):
        behind = _knob(x - side / 2 + inset, y - side / 2, tab)
        right = _knob(y - side / 2 + inset, x - side / 2, tab)
        return np.maximum(body(x, y), np.maximum(behind, right))
    return distance


def dog_bone(length, width):
    """A bone-shaped paver, whose round ends fill the waists of its neighbours."""
    depth = (length - width) / 2

    def distance(x, y):
        waist = width / 2 - depth * np.cos(np.pi * np.clip(x / width, -0.5, 0.5)) ** 2
        end = width / 2 + depth * np.cos(np.pi * np.clip(y / width, -0.5, 0.5)) ** 2
        return np.minimum(waist - np.abs(y), end - np.abs(x))
    return distance


def without(outline, opening):
    """An outline with an opening cut out of it."""
    return lambda x, y: np.minimum(outline(x, y), opening(x, y))


def slot(x0, y0, length, width):
    """A round-ended hand-hole."""
    shape = rectangle(length, width, width / 2 - 0.1)
    return lambda x, y: -shape(x - x0, y - y0)


def holes(pitch, radius, staggered=True, margin=None):
    """Round holes; `margin` is an outline within which they lie whole."""
    def distance(x, y):
        dx, dy, cx, cy = lattice(x, y, pitch, staggered)
        d = np.hypot(dx, dy) - radius
        return d if margin is None else np.where(margin(cx, cy) > radius, d, 99.0)
    return distance


def square_cells(pitch, wall, margin, corner=5.0):
    """Square openings between walls, whole within `margin`."""
    hole = rectangle(pitch - wall, pitch - wall, corner)

    def distance(x, y):
        dx, dy, cx, cy = lattice(x, y, pitch, False)
        return np.where(margin(cx, cy) > pitch / 2, -hole(dx, dy), 99.0)
    return distance


def hexagons(pitch, wall, margin):
    """Hexagonal openings between walls, whole within `margin`."""
    def distance(x, y):
        dx, dy, cx, cy = lattice(x, y, pitch, True)
        dx, dy = np.abs(dx), np.abs(dy)
        return np.where(margin(cx, cy) > pitch * 0.45, np.maximum(dx, dx * 0.5 + dy * 0.866) - (pitch - wall) / 2, 99.0)
    return distance


def open_rings(pitch, outer, inner, margin):
    """Rings on a square pitch joined by short bars, open between them as well; a solid rim beyond `margin`."""
    def distance(x, y):
        dx, dy, _, _ = lattice(x, y, pitch, False)
        d = np.hypot(dx, dy)
        ring = np.minimum(outer - d, d - inner)
        bar = np.minimum(pitch * 0.1 - np.minimum(np.abs(dx), np.abs(dy)), d - inner)
        return np.maximum(np.maximum(ring, bar), -margin(x, y))
    return distance


def net(pitch, yarn):
    """Crossed wavy yarns with open squares between."""
    def distance(x, y):
        wx, wy = wavy(x, y)
        dx = np.abs(wx - np.round(wx / pitch) * pitch)
        dy = np.abs(wy - np.round(wy / pitch) * pitch)
        return yarn - np.minimum(dx, dy)
    return distance


def wavy(x, y):
    """Coordinates along hand-laid yarns."""
    return (x + np.sin(y / 31) * 2.4 + np.sin(y / 11) * 0.9, y + np.sin(x / 27) * 2.4 + np.sin(x / 13) * 0.9)


def lattice(x, y, pitch, staggered):
    """Offsets to the nearest point of a lattice, and that point."""
    step = pitch * 0.8660254 if staggered else pitch
    row = np.round(y / step)
    shift = np.where(row % 2 == 0, 0.0, 0.5) if staggered else 0.0
    cx = (np.round(x / pitch - shift) + shift) * pitch
    if staggered:
        best, cy = None, None
        for k in (-1, 0, 1):
            r = np.round(y / step) + k
            s = np.where(r % 2 == 0, 0.0, 0.5)
            px, py = (np.round(x / pitch - s) + s) * pitch, r * step
            d = np.hypot(x - px, y - py)
            if best is None:
                best, cx, cy = d, px, py
            else:
                closer = d < best
                best, cx, cy = np.where(closer, d, best), np.where(closer, px, cx), np.where(closer, py, cy)
        return x - cx, y - cy, cx, cy
    cy = row * step
    return x - cx, y - cy, cx, cy


def _nearest_tab(x, pitch, tabs):
    odd = 0.5 if tabs % 2 == 0 else 0.0
    limit = tabs / 2 - 0.5
    return x - np.clip(np.round(x / pitch - odd) + odd, -limit, limit) * pitch


def _knob(along, away, tab):
    half = tab * (0.5 + 0.2 * np.clip(away / tab, 0, 1))
    corner = tab * 0.16
    dx = np.abs(along) - half + corner
    dy = np.abs(away - tab * 0.3) - tab * 0.6 + corner
    return corner - np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) - np.minimum(np.maximum(dx, dy), 0)
