"""Horse and stable mats by item id."""
import numpy as np

import outline as o
import ramps
import relief as r
from mat import Border, Fleck, Mat

BLACK, GRAPHITE, GREY = "#2f2e2d", "#494745", "#84878a"


def _screws(x, y):
    nearest = np.full(x.shape, 99.0)
    for at in (-850, -283, 283, 850):
        for side in (-1, 1):
            nearest = np.minimum(nearest, np.hypot(x - at, y - side * 545) - 9)
    return nearest


_box = dict(length=1830, width=1220)

MATS = {
    "010101": Mat(**_box, thickness=17, colour=BLACK, relief=r.hammered(38, 3.4), underside=r.ribs(40, 5, 0.6), close=330),
    "010102": Mat(**_box, thickness=12, colour=BLACK, roughness=0.46, relief=r.diamonds(54, 2.2), close=330),
    "010103": Mat(**_box, thickness=22, colour=BLACK, roughness=0.52, relief=r.add(r.studs(44, 12, 3.2, margin=o.rectangle(1810, 1200)), r.smooth(0.3)),
                  underside=r.feet(40, 11, 5), close=300),
    "010104": Mat(length=1829, width=1219, thickness=19, colour=GRAPHITE, roughness=0.6, relief=r.leather(13, 1.3), close=230),
    "010105": Mat(length=1000, width=1000, thickness=30, colour="#2b2a29", roughness=0.7, relief=r.crumb(5.5, 2.2), bevel=3,
                  fleck=Fleck(5.5, (("#4e7a4a", 0.10), ("#1f1e1e", 0.3))), close=210),
    "010201": Mat(length=1200, width=1200, thickness=18, colour=BLACK, relief=r.hammered(30, 2.6), outline=o.jigsaw(1200, 60, 4),
                  underside=r.ribs(34, 5, 0.6), close=330),
    "010202": Mat(length=1200, width=1200, thickness=18, colour=BLACK, bevel=4, outline=o.jigsaw(1200, 60, 4),
                  relief=r.studs(60, 17, 3.2), close=330),
    "010203": Mat(length=200, width=160, thickness=43, colour="#6f3124", roughness=0.75, outline=o.dog_bone(200, 160),
                  relief=r.crumb(2.6, 0.7), bevel=5, fleck=Fleck(2.6, (("#55241a", 0.25), ("#864232", 0.2))), close=230),
    "010301": Mat(length=1600, width=700, thickness=8, colour=BLACK, relief=r.cross_ribs(150, 8), close=330),
    "010302": Mat(length=2300, width=1800, thickness=10, colour=BLACK, roughness=0.45, relief=r.chequer(76, 2.8), close=330),
    "010303": Mat(**_box, thickness=12, colour="#55524f", roughness=0.62, relief=r.cloth(0.3, 3.2), close=170,
                  opening=_screws),
    "010401": Mat(length=1500, width=1000, thickness=22, colour=BLACK, relief=r.ring_ridges(38, 12, 1.6, o.rectangle(1470, 970)), close=260,
                  opening=o.holes(38, 12, True, o.rectangle(1470, 970)), border=Border(15, r.smooth())),
    "010402": Mat(**_box, thickness=18, colour=GREY, roughness=0.55, relief=r.studs(38, 12.5, 1.9, False, margin=o.rectangle(1815, 1205)), close=280),
    "010403": Mat(length=900, width=600, thickness=20, colour=BLACK, bevel=26, relief=r.pyramids(11, 2.4), close=260,
                  outline=o.rectangle(900, 600, 34), opening=o.slot(0, 236, 130, 36), border=Border(76, r.smooth(0.2))),
}

_ramp = ramps.Ramp(width=100, flat=40, foot=3, catch=20)
MATS["010204"] = ramps.edge(MATS["010201"], _ramp, 60, 4)
MATS["010205"] = ramps.corner(MATS["010201"], _ramp)
