"""Gym and commercial mats by item id."""
import numpy as np

import motifs as m
import outline as o
import ramps
import relief as r
from mat import Border, Core, Fleck, Mat, Pile, linear
from noise import rise, value

BLACK, CRUMB, DARK = "#2f2e2d", "#2c2b2a", "#201f1f"


def tile(side, thickness, grain, shares, **more):
    """A tile of bound crumb with coloured granules."""
    return Mat(side, side, thickness, CRUMB, 0.66, relief=r.crumb(grain, grain * 0.2), bevel=more.pop("bevel", 1.5),
               fleck=Fleck(grain, (*shares, (DARK, 0.3))), close=more.pop("close", 190), **more)


def _steel(x, y):
    return (np.abs(x) > 1172) | (np.abs(y) > 952)


def _platform(x, y):
    """Steel frame, crumb landings at both ends, planks between."""
    landing = np.abs(x) > 610
    board = np.where(np.abs((x + 610 + 61) % 122 - 61) < 1.8, -1.6, 0.0)
    level = np.where(landing, r.crumb(8, 1.6)(x, y), board)
    level = np.where(np.abs(np.abs(x) - 610) < 3, -5, level)
    return np.where(_steel(x, y), 3, np.where((np.abs(np.abs(x) - 1172) < 3) | (np.abs(np.abs(y) - 952) < 3), -4, level))


def _platform_colours(x, y, colour):
    oak = np.abs(x) <= 610
    plank = np.floor((x + 610) / 122)
    grain = value(x / 3.5 + np.sin(y / 260 + plank * 2) * 3, y / 260 + plank * 9, 1) * 0.6 + value(x / 14, y / 900 + plank * 5, 2) * 0.4
    shade = linear("#8f6437") + (linear("#cfa673") - linear("#8f6437")) * rise(0.15, 0.85, grain)[..., None]
    shade = shade * (0.86 + 0.28 * value(plank * 7.3, plank * 0 + 3, 8))[..., None]
    colour[oak, :3], colour[oak, 3] = shade[oak], 0.36
    steel = _steel(x, y)
    colour[steel] = (*linear("#2b2c2d"), 0.38)


MATS = {
    "040101": tile(1000, 15, 3.6, ()),
    "040102": tile(1000, 15, 3.8, (("#3f5f8c", 0.10),)),
    "040103": tile(1000, 20, 4.0, (("#74777b", 0.14),), core=Core(6, Fleck(9, ((DARK, 0.3),)))),
    "040104": tile(500, 30, 4.6, (("#b8402c", 0.10),), bevel=6, close=210),
    "040105": tile(600, 10, 3.0, (("#cfcdc6", 0.06), ("#7d8082", 0.08)), outline=o.jigsaw(600, 34, 4), close=180),
    "040201": Mat(2440, 2000, 40, CRUMB, 0.66, relief=_platform, zones=_platform_colours,
                  fleck=Fleck(8, ((DARK, 0.35),)), bevel=3, close=620),
    "040202": Mat(1830, 1220, 17, BLACK, 0.48, relief=r.amoeba(46, 2.0), close=300),
    "040203": Mat(750, 600, 75, CRUMB, 0.66, relief=r.crumb(6, 1.5), bevel=6, fleck=Fleck(6, (("#dcb63c", 0.09), (DARK, 0.3))), close=330),
    "040301": Mat(900, 600, 10, BLACK, 0.46, relief=r.domes(34, 15, 4, o.rectangle(830, 530)), bevel=30, close=230),
    "040302": Mat(1500, 900, 15, BLACK, 0.5, relief=r.diamonds(34, 1.8, 2.1), bevel=44,
                  border=Border(80, r.smooth(0.3), "#d9a62a"), close=330),
    "040303": Mat(750, 500, 18, "#434140", 0.68, relief=r.cloth(0.4, 3.0), bevel=46, outline=o.rectangle(750, 500, 22), close=150),
    "040401": Mat(1200, 800, 23, "#1c1b1a", 0.6, outline=o.rectangle(1200, 800, 4), close=300, bevel=1.0,
                  pile=Pile(19, "charcoal", inlaid=True, art=f'<g transform="translate(0 -70)">{m.mark(420, "#ad6238")}</g>'
                            + m.lettering("RIDGEWAY STUD", 96, 292, ink="#ad6238", space=10))),
    "040402": Mat(900, 600, 9, BLACK, 0.47, relief=r.studs(9, 2.6, 1.4, flank=1.2), bevel=6, close=300,
                  border=Border(32, r.smooth(0.2)),
                  emboss=(f'<g transform="translate(-215 0)">{m.mark(270, "#fff")}</g>'
                          + m.lettering("HILLTOP", 118, -14, ink="#fff", space=4, x=140)
                          + m.lettering("FEEDS", 118, 94, ink="#fff", space=22, x=140), 3.2)),
}

_ramp = ramps.Ramp(width=75, flat=35, foot=2, catch=17)
MATS["040106"] = ramps.edge(MATS["040105"], _ramp, 34, 4)
MATS["040107"] = ramps.corner(MATS["040105"], _ramp)
