"""Entrance and home mats by item id."""
from dataclasses import replace

import motifs as m
import outline as o
import relief as r
from mat import Border, Fleck, Mat, Pile

BLACK, HUSK, BOTTLE, BROWN = "#2f2e2d", "#2c4422", "#1f3f2b", "#38210f"


def coir(length, width, thickness, outline=None, close=150, **pile):
    """A mat of pile alone, on a black backing."""
    return Mat(length, width, thickness, "#1c1b1a", 0.6, outline=outline or o.rectangle(length, width, 4), close=close,
               pile=Pile(thickness - 4, **pile), bevel=1.0)


def framed(length, width, thickness, area, outline=None, relief=r.smooth(0.3)):
    """Coir fields in moulded rubber."""
    return Mat(length, width, thickness, BLACK, 0.5, outline=outline or o.rectangle(length, width, 10), close=230,
               relief=relief, bevel=4, pile=Pile(thickness - 5, area=area))


MATS = {
    "020101": coir(600, 400, 20),
    "020102": replace(coir(750, 450, 45, o.rectangle(706, 406, 10), close=230), border=Border(3, lambda x, y: 0 * x - 34, "#5a3f22"), roughness=0.85,
                      braided=6.2),
    "020103": coir(750, 450, 17, inlaid=True,
                   art=m.stripes(450, [(x, 75) for x in (-300, -150, 0, 150, 300)], "#2b2826")),
    "020104": coir(762, 457, 18, o.half_round(762, 457), inlaid=True,
                   art=f'<g transform="translate(0 -228.5)"><path d="M -337 44 L 337 44 A 337 370 0 0 1 -337 44 Z" fill="none" '
                       f'stroke="{BROWN}" stroke-width="34"/></g>'),
    "020105": coir(1200, 600, 23, inlaid=True, art=m.frame(1200, 600, 40, 50, BOTTLE), close=220),
    "020201": coir(700, 400, 15, art=m.lettering("WELCOME", 128, 46, space=6)),
    "020202": coir(750, 450, 15, art=m.lettering("WIPE", 136, -72, space=10) + m.lettering("YOUR", 136, 48, space=10)
                   + m.lettering("BOOTS", 136, 168, space=10)),
    "020203": coir(600, 400, 17, art=m.horseshoe(300, m.SOOT)),
    "020204": coir(750, 450, 15, art=m.frond(-350, 194, 350, -30, HUSK) + m.frond(350, -194, 350, 150, HUSK)),
    "020205": coir(600, 400, 15, art=m.lattice(400, 100, 13, m.SOOT) + m.frame(600, 400, 0, 14, m.SOOT)),
    "020206": coir(700, 400, 15, colour="charcoal", art=m.lettering("hello", 210, 62, family="P052", ink="#e4dccb")),
    "020301": framed(750, 450, 16, '<rect x="-311" y="-161" width="622" height="322" fill="#fff"/>', relief=r.ribs(14, 2.2, 0.5)),
    "020302": framed(750, 450, 15, m.panels(3, 3, 231, 133, 206, 112)),
    "020303": framed(900, 600, 15, m.diamond_cells(824, 524, 130, 26)),
    "020304": framed(700, 450, 15, m.fan(), o.half_round(700, 450)),
    "020401": replace(coir(1500, 1000, 17, close=220), roll=150, rolled=3200),
    "020402": replace(coir(2400, 2000, 23, colour="charcoal", close=260), roll=270, rolled=5200),
    "020403": Mat(1500, 2000, 7, "#8a6d47", 0.95, fleck=Fleck(1.3, (("#5f4a2e", 0.3), ("#a98c62", 0.3))), outline=o.rectangle(1500, 2000, 1), opening=o.net(26, 3.6), relief=r.yarns(26, 3.6),
                  bevel=0.1, roll=110, rolled=2200, close=260),
    "020501": Mat(600, 400, 12, BLACK, 0.5, relief=r.pins(7.6, 2.1, 7), border=Border(20, r.smooth(0.3)), bevel=3, close=130),
    "020502": Mat(800, 500, 22, BLACK, 0.5, relief=r.smooth(), opening=o.hexagons(34, 4.5, o.rectangle(786, 486)), bevel=1.5, close=220),
}
