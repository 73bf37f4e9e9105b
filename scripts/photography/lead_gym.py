"""Lead pictures of gym and commercial mats: pale screed, plain walls, even light."""
from dataclasses import replace

import numpy as np

import build
import materials
import props
import relief as r
import sets
import stage
from gym import MATS
from mat import Core
from poses import lay, shoot, turned_back
from use import piece

EVEN = dict(tone="#fff3e2", air="#e4e3e0", dome="#d7dde4")


def black_tile(d):
    """A floor that is being laid; the next tile comes down on its edge."""
    sets.gym(2600)
    mat, seen = MATS["040101"], []
    for i in range(3):
        for j in range(2):
            if (i, j) != (2, 0):
                seen.append(lay(mat, (i - 1) * 1001 - 200, j * 1001, 0, budget=int(350_000 * d)))
    a = np.radians(9)
    seen.append(lay(mat, 304 + 500 * np.cos(a), -20, 500 * np.sin(a), 88, -9, closed=True, budget=int(500_000 * d)))
    build.box(1125, 1225, -620, -120, 0, 131, "#a98453", 0.7, materials.wood(), 4, 3)
    sets.rake(27, -104, 4.0, 0.62, 3, **EVEN)
    shoot(seen, 29, 12, 42, (0.01, 0.03, 0.1, 0.08), 0.97)


def blue_tile(d):
    """Six laid to the wall, from above."""
    sets.gym(1120)
    seen = [piece(MATS["040102"], i, j, (i - 1) * 1001.6, (j - 0.5) * 1001.6, 0, 0, d, 650_000, 0.08, 0.5, 0.05) for i in range(3) for j in range(2)]
    build.kettlebell(-560, 560, 15, 1.05, turn=20)
    build.kettlebell(-260, 700, 15, 0.9, "#2a2f45", -30)
    sets.rake(30, -60, 4.2, 0.6, 4, **EVEN)
    shoot(seen, 33, -18, 40, (0.03, 0.03, 0.16, 0.05))


def grey_tile(d):
    """One upon its kind, which lies with its coarse black crumb up."""
    sets.gym(1800)
    mat = MATS["040103"]
    core = mat.core
    below = replace(mat, relief=r.crumb(9, 2.6), fleck=core.fleck, core=Core(mat.thickness - core.depth, mat.fleck))
    lay(below, 0, 0, 0, 8, budget=int(500_000 * d), closed=True)
    seen = [lay(mat, 190, 170, 20.4, 23, budget=int(1_000_000 * d), closed=True)]
    props.dumbbell(-345, -190, 20, 113, 1.0)
    sets.rake(26, -135, 4.4, 0.6, 4, **EVEN)
    shoot(seen, 34, 8, 46, (0.22, 0.03, 0.06, 0.12))


def impact(d):
    """A pack of four, one stood against the others."""
    sets.gym(900)
    mat = MATS["040104"]
    seen = [lay(mat, 80, 0, k * 30.3, 20 + (1.5, -1.5, 0)[k], budget=int(420_000 * d), closed=True) for k in range(3)]
    # It leans on the upper front edge of the pack, and stands as far before it as that is high.
    a, b, high = np.radians(66), np.radians(20), 3 * 30.3 + 1
    across, along = -200, -250 - high / np.tan(a) - 3 + 250 * np.cos(a)
    x, y = 80 + across * np.cos(b) - along * np.sin(b), across * np.sin(b) + along * np.cos(b)
    seen.append(lay(mat, x, y, 250 * np.sin(a) + 1, 20, 66, budget=int(600_000 * d)))
    sets.rake(30, -70, 4.2, 0.6, 3, **EVEN)
    shoot(seen, 24, 16, 50, (0.09, 0.09, 0.12, 0.1))


def speckled(d):
    """A pack of six on oak boards: five joined, the sixth coming."""
    sets.oak(1500, turn=True)
    mat, seen = MATS["040105"], []
    for i in range(3):
        for j in range(2):
            if (i, j) != (2, 0):
                seen.append(lay(mat, (i - 1) * 600.6, (j - 0.5) * 600.6, 0, budget=int(420_000 * d)))
    seen.append(lay(mat, 730, -470, 0, 16, budget=int(600_000 * d)))
    sets.rake(30, -60, 4.2, 0.6, 3, **EVEN)
    shoot(seen, 46, -16, 45, (0.05, 0.05, 0.08, 0.06))


def platform(d):
    """The platform from its side, bare."""
    sets.gym(1700, "#77746f")
    seen = lay(MATS["040201"], 0, 0, 0, 0, budget=int(1_400_000 * d))
    sets.rake(30, -66, 4.4, 0.6, 3, **EVEN)
    for k, (radius, colour) in enumerate(((225, "#232323"), (225, "#7d2620"), (225, "#232323"))):
        stage.put(build.plate(radius, 62, colour), 900 + k * 6, 1420 - k * 4, k * 63)
    shoot([seen], 29, -24, 42, (0.05, 0.05, 0.14, 0.08))


def amoeba(d):
    """From near, in light that skims its blots, a plate at rest upon it."""
    sets.gym(1500)
    mat = MATS["040202"]
    seen = lay(mat, 0, 0, 0, 28, focus=(-915, 100, -610, 200), budget=int(1_600_000 * d))
    stage.put(build.plate(225, 62, "#232323"), 260, 190, 17)
    stage.put(build.plate(225, 62, "#274a6d"), 254, 196, 80)
    sets.rake(13, -150, 5.2, 0.5, 4, **EVEN)
    shoot([seen], 26, 0, 42, (0.07, 0.07, 0.14, 0.08))


def drop_pads(d):
    """The pair at their distance, a loaded bar come to rest on them."""
    sets.gym(1100)
    mat = MATS["040203"]
    seen = [lay(mat, side * 695, 0, 0, 90 + side, budget=int(600_000 * d)) for side in (-1, 1)]
    build.barbell(0, 0, 75 + 225)
    sets.rake(28, -60, 4.2, 0.6, 3, **EVEN)
    shoot([*seen, np.array([[-1.1, 0, 0.5], [1.1, 0, 0.5]])], 14, 24, 45, (0.06, 0.06, 0.14, 0.14))


def bubble(d):
    """A corner bent up by hand, at the foot of a bench."""
    sets.works(1200, None, "#9a9b97")
    seen = lay(MATS["040301"], 0, 0, 0, -16, bend=turned_back(-146, 270, 150, 72), budget=int(900_000 * d))
    for x in (-800, 800):
        build.box(x - 35, x + 35, 480, 550, 0, 900, "#4a5560", 0.45, materials.metal(), 4)
    build.box(-900, 900, 440, 1000, 820, 880, "#a98453", 0.6, materials.wood(), 6)
    build.box(-800, 800, 500, 540, 180, 250, "#4a5560", 0.45, materials.metal(), 4)
    sets.rake(27, -104, 5.2, 0.6, 3, **EVEN)
    shoot([seen], 32, 0, 46, (0.08, 0.08, 0.16, 0.08))


def yellow_border(d):
    """Across an aisle of a works, from above its end."""
    sets.works(2400, -900)
    seen = lay(MATS["040302"], 0, 0, 0, 58, budget=int(900_000 * d))
    sets.rake(26, -125, 4.2, 0.62, 3, **EVEN)
    shoot([seen], 27, 0, 42, (0.1, 0.1, 0.14, 0.06))


def standing_desk(d):
    """Under a desk, on oak."""
    sets.oak(760)
    seen = lay(MATS["040303"], 0, 0, 0, 6, budget=int(700_000 * d))
    for x in (-620, 900):
        build.box(x - 35, x + 35, 250, 620, 0, 28, "#e2e1dd", 0.35, materials.metal(), 6)
        build.box(x - 30, x + 30, 395, 465, 28, 1100, "#e2e1dd", 0.35, materials.metal(), 6)
    sets.rake(30, -62, 4.2, 0.6, 3, **EVEN)
    shoot([seen], 36, 14, 45, (0.16, 0.16, 0.26, 0.1))


def logo_coir(d):
    """In the entrance of a house that has a name, on pale stone."""
    sets.flags("#c9c0ae", (900, 600), 0.3, 8, 2400)
    build.box(-1600, 1600, 640, 900, -5, 150, "#b9b0a0", 0.6, bevel=10)
    build.box(-1600, 1600, 900, 1300, 140, 300, "#b9b0a0", 0.6, bevel=10)
    seen = lay(MATS["040401"], 0, 0, 0, 0, budget=int(500_000 * d), fibres=int(420_000 * d))
    build.pot(-880, 440, 0, 1.25)
    sets.rake(34, -60, 4.4, 0.65, 2, **EVEN)
    shoot([seen], 38, 9, 45, (0.1, 0.08, 0.14, 0.1))


def logo_rubber(d):
    """On the tiles of a shop, in light that skims the mark."""
    sets.flags("#bdb5a6", (600, 600), 0.45, 5, 1500)
    build.box(-1700, 1700, 520, 620, -5, 60, "#6f6a62", 0.6, bevel=6)
    build.box(-1700, 1700, 620, 700, 0, 900, "#2d3b36", 0.4, materials.paint(), 6)
    seen = lay(MATS["040402"], 0, 0, 0, -9, budget=int(1_400_000 * d))
    sets.rake(18, -98, 5.2, 0.52, 2, **EVEN)
    shoot([seen], 40, 7, 50, (0.07, 0.07, 0.14, 0.08))


LEADS = {"040101": black_tile, "040102": blue_tile, "040103": grey_tile, "040104": impact, "040105": speckled, "040201": platform, "040202": amoeba,
         "040203": drop_pads, "040301": bubble, "040302": yellow_border, "040303": standing_desk, "040401": logo_coir, "040402": logo_rubber}
