"""Industrial and outdoor mats by item id."""
import outline as o
import relief as r
from mat import Border, Fleck, Mat

BLACK, GRAPHITE, GREY, RED = "#2f2e2d", "#45474a", "#84878a", "#823a2a"


def play(colour, dark, light):
    """A soft-fall tile of coarse crumb."""
    return Mat(500, 500, 40, colour, 0.75, relief=r.crumb(3.4, 1.3), bevel=7, fleck=Fleck(3.4, ((dark, 0.34), (light, 0.26))), close=150)


MATS = {
    "050101": Mat(1000, 1000, 3, GREY, 0.5, relief=r.ribs(6, 0.9, 0.5), lengthways=True, bevel=0.8, close=120),
    "050102": Mat(1500, 1000, 3, RED, 0.5, relief=r.ribs(8, 1.0, 0.5), lengthways=True, bevel=0.8, roll=90, rolled=2600, close=200),
    "050103": Mat(2000, 1000, 5, "#335a49", 0.5, relief=r.diamonds(40, 1.5, 1.2), bevel=1.2, close=180),
    "050201": Mat(1500, 1000, 16, BLACK, 0.47, opening=o.open_rings(46, 22.5, 14, o.rectangle(1482, 982)), bevel=3, close=260),
    "050202": Mat(900, 900, 12, RED, 0.5, relief=r.ring_ridges(44, 10, 2.2, o.rectangle(830, 830)), opening=o.holes(44, 10, True, o.rectangle(830, 830)),
                  bevel=16, border=Border(32, r.smooth()), close=250),
    "050203": Mat(1500, 1000, 22, BLACK, 0.5, opening=o.square_cells(44, 8, o.rectangle(1490, 990)), bevel=2, close=260),
    "050301": Mat(1830, 1520, 8, BLACK, 0.48, relief=r.ribs(44, 3.6, 0.5, 0.06), lengthways=True, outline=o.rectangle(1830, 1520, 60), close=260),
    "050302": Mat(2440, 1520, 8, BLACK, 0.46, relief=r.studs(84, 27, 2.6, True, 2.4, o.rectangle(2420, 1500)), close=380),
    "050303": Mat(1500, 1200, 6, GRAPHITE, 0.5, relief=r.chequer(48, 2.2), bevel=1.5, close=220),
    "050401": Mat(1500, 1000, 23, BLACK, 0.5, opening=o.holes(58, 22, True, o.rectangle(1490, 990)), bevel=3, close=300),
    "050402": Mat(500, 500, 40, "#3d5244", 0.7, relief=r.crumb(3, 0.5), fleck=Fleck(3, (("#324539", 0.3), ("#4d6555", 0.2))),
                  opening=o.square_cells(71.4, 14, o.rectangle(502, 502), 9), bevel=3, close=330),
    "050403": play("#74352a", "#5c2a20", "#8a4a3a"),
    "050404": play("#4c5d3b", "#3d4c2e", "#5f7149"),
}
