"""What the scenes of use have in common: a camera, and a mat laid where its room has it."""
from dataclasses import replace

import numpy as np

import outline as o
import stage
from catalogue import MATS
from mat import Fleck
from noise import chance
from poses import lay

_shades = {}


def look(target, above, around, distance, lens=40.0, blur=0.0, focus=None):
    """A camera at a distance in metres from a target in metres."""
    stage.camera(target, above, around, distance, lens, blur, focus)


def put(code, x, y, turn=0.0, z=0.0, d=1.0, budget=450_000, fibres=300_000, **more):
    """A mat laid where its room has it."""
    return lay(MATS[code], x, y, z, turn, budget=int(budget * d), fibres=int(fibres * d), closed=False, **more)


def piece(mat, i, j, x, y, z=0.0, turn=0.0, d=1.0, budget=110_000, contrast=0.1, step=0.6, skew=0.1, closed=False):
    """One of many pieces of a floor: each a shade lighter or darker, a little higher or lower, not quite square, for its joints to show.

    Returns some of its points in metres."""
    k = (i + j) % 2  # Never the shade of its neighbour.
    i, j = np.array([i]), np.array([j])
    k += 2 * int(chance(i, j, 31)[0] * 2)
    if (id(mat), k) not in _shades:
        _shades[id(mat), k] = (mat, _tinted(mat, 1 + contrast * (k - 1.5) / 1.5))
    return lay(_shades[id(mat), k][1], x, y, z + step * chance(i, j, 32)[0], turn + skew * (2 * chance(i, j, 33)[0] - 1), closed=closed, budget=int(budget * d))


def _tinted(mat, factor):
    """The same mat, lighter or darker."""
    fleck = mat.fleck and Fleck(mat.fleck.grain, tuple((_scaled(colour, factor), share) for colour, share in mat.fleck.shares))
    return replace(mat, colour=_scaled(mat.colour, factor), fleck=fleck)


def _scaled(colour, factor):
    return "#" + "".join(f"{min(255, round(int(colour[k:k + 2], 16) * factor)):02x}" for k in (1, 3, 5))


def joined_edge(edge, ends):
    """A ramp that goes on beyond its `ends` (-1 left, 1 right): without the notch there that is meant for a corner."""
    body = o.rectangle(edge.length, edge.width, 1.0)
    patch = o.rectangle(64, 46, 4)

    def outline(x, y):
        there = edge.outline(x, y)
        for end in ends:
            there = np.maximum(there, np.minimum(body(x, y), patch(x - end * edge.length / 2, y - edge.width / 2 + 21)))
        return there
    return replace(edge, outline=outline)
