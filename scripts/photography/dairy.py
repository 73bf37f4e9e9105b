"""Dairy and livestock mats by item id."""
import numpy as np

import outline as o
import relief as r
from mat import Border, Mat

BLACK, GRAPHITE = "#2f2e2d", "#45474a"


def _pillow(x, y):
    """A soft bed: quilted lightly, falling away to its edges."""
    u, v = np.abs(x) / 900, np.abs(y) / 575
    quilt = 3.5 * np.abs(np.sin(x * np.pi / 300)) ** 0.5 * np.abs(np.sin((y + 145) * np.pi / 290)) ** 0.5
    return r.leather(16, 1.0)(x, y) + quilt - 5 * np.maximum(u, v) ** 7


def _coins(pitch, radius):
    return o.holes(pitch, radius, False, o.rectangle(1450, 750))


MATS = {
    "030101": Mat(1700, 1100, 30, BLACK, 0.5, relief=r.pebbles(38, 4.5), underside=r.grooves(46, 20, 8), bevel=6, close=340),
    "030102": Mat(1830, 1220, 24, "#3a3938", 0.62, relief=r.hammered(58, 4.2), bevel=3, close=400),
    "030103": Mat(1800, 1150, 60, GRAPHITE, 0.6, relief=_pillow, bevel=7, close=420),
    "030104": Mat(2300, 1830, 10, BLACK, 0.48, relief=r.ribs(12, 1.8, 0.55), roll=210, rolled=4200, lengthways=True, close=260),
    "030201": Mat(1000, 1000, 23, BLACK, 0.5, outline=o.jigsaw(1000, 46, 4), relief=r.bricks(100, 48, 3.2, 8), close=330),
    "030202": Mat(1500, 900, 14, BLACK, 0.45, relief=r.ring_ridges(50, 10, 2.4, o.rectangle(1380, 780)), bevel=38, close=300,
                  opening=o.holes(50, 10, True, o.rectangle(1380, 780)), border=Border(62, r.smooth())),
    "030203": Mat(2400, 1200, 24, BLACK, 0.5, relief=r.grooves(50, 11, 5), close=380),
    "030301": Mat(1500, 800, 18, "#393736", 0.58, relief=r.leather(7, 0.5), opening=_coins(62, 6), bevel=4, close=300,
                  border=Border(26, r.smooth())),
    "030302": Mat(1200, 600, 10, "#7f4532", 0.6, relief=r.diamonds(22, 1.4, 1.3), bevel=3, close=190),
    "030303": Mat(1200, 800, 6, GRAPHITE, 0.52, relief=r.ribs(6, 1.3, 0.5), lengthways=True, bevel=1.5, close=130),
}
