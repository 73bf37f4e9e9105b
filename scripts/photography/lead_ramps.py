"""Lead pictures of what ends an interlocking floor: beside the tile that it holds on to, since nobody knows a black strip by itself."""
import numpy as np

import gym
import horse
import places
import sets
from poses import lay, shoot

EVEN = dict(tone="#fff3e2", air="#e4e3e0", dome="#d7dde4")


def stable_edge(d):
    """One strip in its place, the nearer drawn back from its tile."""
    sets.barn(1900, 420)
    tile, edge = horse.MATS["010201"], horse.MATS["010204"]
    lay(tile, 0, 600, budget=int(600_000 * d))
    lay(tile, -1201, 600, budget=int(300_000 * d))
    lay(edge, -1201, -51, budget=int(200_000 * d))
    seen = lay(edge, 20, -185, 0, -4, budget=int(500_000 * d))
    sets.rake(19, 150, 4.6, 0.55)
    shoot([seen], 33, 52, 38, (0.08, 0.30, 0.1, 0.07))


def stable_corner(d):
    """Before the gap between two edges."""
    sets.concrete(pitch=10, reach=2600, back=2600)
    places.strewn(1600, 1600, 160, 0, lambda x, y: 1.0 * (np.minimum(x, y) < -260), 0, 0, 6)
    corner = horse.MATS["010205"]
    outer_corner(horse.MATS["010201"], horse.MATS["010204"], 330, 0.6, d)
    seen = lay(corner, -128, -122, 0, 9, budget=int(300_000 * d))
    sets.rake(22, -115, 4.6)
    shoot([seen, np.array([[0.25, -0.1, 0], [-0.1, 0.25, 0], [0.12, 0.12, 0.018]])], 40, -42, 50)


def gym_edge(d):
    """At the end of a floor at home on oak, one strip on and the nearer about to be."""
    sets.oak(1500, turn=True)
    tile, edge = gym.MATS["040105"], gym.MATS["040106"]
    lay(tile, 0, 300, budget=int(600_000 * d))
    lay(tile, 600.6, 300, budget=int(300_000 * d))
    lay(edge, 600.6, -38, budget=int(200_000 * d))
    seen = lay(edge, -10, -118, 0, 4, budget=int(500_000 * d))
    sets.rake(16, -152, 4.4, 0.5, 3, **EVEN)
    shoot([seen], 31, -50, 40, (0.28, 0.08, 0.1, 0.07))


def gym_corner(d):
    """One between two edges, another before it."""
    sets.gym(1500)
    corner = gym.MATS["040107"]
    outer_corner(gym.MATS["040105"], gym.MATS["040106"], 240, 0.4, d)
    lay(corner, -37.9, -37.9, budget=int(300_000 * d))
    seen = lay(corner, 50, -166, 0, 12, budget=int(300_000 * d))
    sets.rake(22, -118, 4.4, 0.5, 3, **EVEN)
    shoot([seen, np.array([[-0.1, -0.1, 0], [-0.08, 0, 0], [0.05, 0.1, 0.01]])], 34, -38, 50)


def outer_corner(tile, edge, reach, gap, d):
    """A tile whose near left corner is the origin, and an edge on both sides there; finest within `reach` of it."""
    half, middle = tile.length / 2, -edge.width / 2 - gap
    lay(tile, half, half, focus=(-half, reach - half, -half, reach - half), budget=int(500_000 * d))
    lay(edge, half, middle, focus=(-half, reach - half, -half, half), budget=int(300_000 * d))
    lay(edge, middle, half, 0, -90, focus=(half - reach, half, -half, half), budget=int(300_000 * d))


LEADS = {"010204": stable_edge, "010205": stable_corner, "040106": gym_edge, "040107": gym_corner}
