"""What ends an interlocking floor: edges with tabs behind and a slope before, and the corners between two of them. In mm.

They have no close view: its rule would hang over the slope.
"""
from dataclasses import dataclass, replace

import numpy as np

import outline as o


@dataclass(frozen=True)
class Ramp:
    """What edge and corner of a range share: `width` across, `flat` behind, `foot` thick in front; the corner's tabs are `catch` long."""
    width: float
    flat: float
    foot: float
    catch: float


def edge(tile, ramp, tab, tabs):
    """A strip along one side of its tile, with a notch in each end for a corner; flat below, for grooves would cut its thin foot."""
    return replace(tile, width=ramp.width, bevel=1.0, close=None, underside=None,
                   outline=o.ramp_edge(tile.length, ramp.width, tab, tabs, ramp.catch, ramp.flat / 2),
                   relief=_falling(tile, ramp, lambda x, y: ramp.width / 2 - y))


def corner(tile, ramp):
    """The square between two edges: it slopes to the front and to the left."""
    return replace(tile, length=ramp.width, width=ramp.width, bevel=1.0, close=None, underside=None,
                   outline=o.ramp_corner(ramp.width, ramp.catch, ramp.flat / 2),
                   relief=_falling(tile, ramp, lambda x, y: ramp.width / 2 - np.minimum(x, y)))


def _falling(tile, ramp, forward):
    """The tile's relief, shallower as the ramp gets thinner; `forward` tells how far a point is from the floor."""
    def height(x, y):
        down = np.clip((forward(x, y) - ramp.flat) / (ramp.width - ramp.flat), 0, 1)
        return tile.relief(x, y) * (1 - 0.7 * down) - (tile.thickness - ramp.foot) * down
    return height
