"""Lead pictures of industrial and outdoor mats: sealed floors, steel, lawn and earth."""
from dataclasses import replace

import numpy as np

import build
import materials
import outline as o
import places
import props
import relief as r
import sets
import stage
import workplaces
from industrial import MATS
from noise import rough
from poses import lay, over_rail, shoot
from use import piece

DAY = dict(tone="#fff1dd", air="#e1e3e2", dome="#c4d2e2")


def class_0(d):
    """Half unrolled before a switch cabinet."""
    sets.works(900, None, "#6f777b")
    props.cabinet(-420, 980, 560, 1900)
    mat = replace(MATS["050101"], length=640, roll=46, rolled=360)
    lay(mat, 0, 0, 0, -70, focus=(-320, 320, -500, 500), budget=int(1_600_000 * d))
    sets.rake(17, -72, 4.0, 0.4, 1.5, **DAY)
    stage.camera((0.03, -0.04, 0.01), 27, 4, 1.38, 38)


def class_2(d):
    """Rolls out from a row of cabinets towards the eye, its ribs lengthways."""
    sets.works(1500, None, "#757d80")
    props.cabinet(-3600, 3600, 1000, 2000, "#8e918b", 2)
    mat = replace(MATS["050102"], length=1500)
    lay(mat, 0, 0, 0, -98, focus=(-100, 750, -500, 500), budget=int(1_500_000 * d))
    sets.rake(19, -106, 4.2, 0.55, 2, **DAY)
    stage.camera((0.02, -0.2, 0.03), 23, 5, 1.75, 34)


def class_4(d):
    """Hung over a bar, as it is looked at before use."""
    sets.works(1100)
    seen = lay(MATS["050103"], 0, 0, 1120, 90, bend=over_rail(40, 0.02, 120), closed=True, budget=int(1_300_000 * d))
    stage.put(build.bar(places._dense(np.array([[-900, 0, 1118], [900, 0, 1118]])), 38, "#9a9fa2", 0.3))
    for x in (-860, 860):
        stage.put(build.bar(places._dense(np.array([[0, 0, 0], [0, 0, 1150]])), 24, "#4a5560", 0.4), x, 0, 0)
        build.box(x - 30, x + 30, -300, 300, 0, 40, "#4a5560", 0.45, materials.metal(), 4)
    sets.rake(32, -56, 4.2, 0.55, 2, **DAY)
    shoot([seen], 12, -20, 45, (0.16, 0.16, 0.08, 0.1))


def ring(d):
    """Half rolled, on its way to the hose."""
    sets.works(1600, None, "#8d9294")
    margin = o.rectangle(1482, 982)
    rings = o.open_rings(46, 22.5, 14, lambda x, y: margin(x + 325, y))
    mat = replace(MATS["050201"], length=850, rolled=650, roll=130, opening=rings)
    seen = lay(mat, 0, 0, 0, -34, closed=True, budget=int(1_500_000 * d))
    sets.rake(26, -135, 4.4, 0.6, 2, **DAY)
    shoot([seen], 25, 0, 46, (0.07, 0.07, 0.1, 0.08))


def red_nitrile(d):
    """From above, on a kitchen's quarry tiles."""
    sets.flags("#6b6e6c", (150, 150), 0.25, 5, 1300)
    seen = lay(MATS["050202"], 0, 0, 0, 13, budget=int(1_300_000 * d))
    for x in (-760, 760):
        build.box(x - 24, x + 24, 610, 658, 0, 900, "#b7babb", 0.25, materials.metal(), 8)
    build.box(-800, 800, 590, 640, 130, 170, "#b7babb", 0.25, materials.metal(), 5)
    sets.rake(30, -130, 4.2, 0.62, 2, **DAY)
    shoot([seen], 49, 0, 50, (0.08, 0.08, 0.14, 0.08))


def hollow_cell(d):
    """In its well, with what falls through it."""
    sets.concrete("#a29c92", 2.0, 12)
    for x0, x1, y0, y1 in ((-790, 790, 505, 545), (-790, 790, -545, -505), (-790, -755, -545, 545), (755, 790, -545, 545)):
        build.box(x0, x1, y0, y1, -20, 26, "#7d8285", 0.35, materials.metal(), 2)
    mat = MATS["050203"]
    seen = lay(mat, 0, 0, 0, 0, focus=(-760, 760, -510, 100), budget=int(1_700_000 * d))
    sets.rake(36, -28, 4.4, 0.6, 1.2, **DAY)
    shoot([seen], 22, 31, 40, (0.0, 0.0, 0.12, 0.0), 0.88, (0, -0.02))


def ute_tray(d):
    """In the tray, seen over the tail-gate."""
    workplaces.ute_tray()
    seen = lay(MATS["050301"], 0, -60, 0, 0, spin=90, budget=int(1_300_000 * d), closed=False)
    shoot([seen], 31, -11, 36, (0.12, 0.12, 0.16, 0.1))


def truck_bed(d):
    """On the boards of a flat bed, a load strapped behind."""
    sets.boards("#8b7a62", 178, 4600, 1500, -1700, 400)
    build.box(-4600, 4600, 1250, 1310, -10, 900, "#44585f", 0.4, materials.metal(), 8)
    for k in range(14):
        build.box(-4300 + k * 660, -4260 + k * 660, 1225, 1252, 0, 900, "#3a4b52", 0.4, materials.metal(), 6)
    mat = MATS["050302"]
    seen = lay(mat, 0, 0, 0, 0, budget=int(1_400_000 * d))
    props.tyre(620, 760, 8, 380, 240, 0, True)
    props.tyre(640, 750, 248, 380, 240, 0, True)
    sets.rake(24, -122, 4.4, 0.6, 2, **DAY)
    shoot([seen], 26, 17, 38, (0.02, 0.02, 0.16, 0.05), 0.95)


def wheel_bay(d):
    """A wheel let down on it."""
    sets.works(1800, None, "#868c8d")
    seen = lay(MATS["050303"], 0, 0, 0, 18, budget=int(1_700_000 * d))
    props.tyre(260, 170, 6, 325, 205, 32)
    sets.rake(18, -130, 4.2, 0.6, 3, "#f4f3f0", "#e4e7ea", "#c4d2e2")
    shoot([seen], 23, 0, 42, (0.04, 0.04, 0.26, 0.05))


def _under_grass(mat, d, rings, tall=34):
    build.ground(-3 * mat.length, 3 * mat.length, -3 * mat.width, 3 * mat.width, "#4a4527", 20, stain=0.4, roughness=0.95)
    seen = lay(mat, 0, 0, -2, 0, closed=False, budget=int(1_200_000 * d))
    inside = lambda x, y: np.where(mat.inside(x, y) > 1.5, 0.0, rings)  # noqa: E731
    more = max(d, 0.35)
    sets.turf(mat.length, mat.width, 0, 0, mat.thickness + tall * 0.55, int(420_000 * more), inside)
    sets.turf(mat.length * 4, mat.width * 4, mat.length * 0.4, mat.width * 0.8, tall, int(1_500_000 * more), lambda x, y: np.where(
        mat.rim(x + mat.length * 0.4, y + mat.width * 0.8) > -4, 0.0, 1.0), 5)
    sets.rake(40, -62, 4.4, 0.75, 1.2, **DAY)
    return seen


def grass_mat(d):
    """In a lawn that has grown through it."""
    seen = _under_grass(MATS["050401"], d, 0.35)
    shoot([seen], 50, 30, 45, (0.03, 0.03, 0.04, 0.04))


def grass_paver(d):
    """Rows that are being filled: stone, soil, grass."""
    mat = MATS["050402"]
    sets.sand(1900, "#8f8878")
    dice = np.random.default_rng(2)
    seen = []
    for i in range(4):
        for j in range(3):
            if (i, j) == (3, 0):
                continue
            seen.append(lay(mat, (i - 1.5) * 502, (j - 1) * 502, 0, budget=int(330_000 * d)))
    seen.append(lay(mat, 800, -640, 0, 21, budget=int(500_000 * d)))
    inside = lambda x, y: np.where(mat.inside(x, y) > 1.5, 0.0, 1.0)  # noqa: E731
    build.ground(-1004, 0, -753, 753, "#4b3d2a", 9, lambda x, y: (rough_at(x, y) - 0.5) * 9 + 28, 0.4, 0.95)
    build.ground(0, 502, -753, 753, "#8a8275", 9, lambda x, y: (rough_at(x, y) - 0.5) * 6 + 20, 0.5, 0.95)
    for i in range(2):
        for j in range(3):
            sets.turf(500, 500, (i - 1.5) * 502, (j - 1) * 502, 68 if i == 0 else 46, int((90_000 if i == 0 else 22_000) * max(d, 0.35)), inside, 3 + i * 3 + j)
    pebble = build.turned([(0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1)], "#a79f92", 0.8, materials.stone(), 9)
    for _ in range(5200):
        x, y = dice.uniform(0, 500), dice.uniform(-753, 753)
        if mat.inside(np.array([(x % 502) - 251]), np.array([((y + 753) % 502) - 251]))[0] > -5:
            continue
        thing = stage.put(pebble, x, y, dice.uniform(18, 29), dice.uniform(0, 360))
        thing.scale = tuple(dice.uniform(5, 9) * np.array([1, dice.uniform(0.7, 1), 0.7]))
    sets.rake(34, -70, 4.6, 0.65, 1.2, **DAY)
    shoot(seen, 35, 14, 42, (0, 0.02, 0.06, 0.04), 0.96)


def rough_at(x, y):
    """Clods."""
    return rough(x / 40, y / 40, 14, 4)


def red_tile(d):
    """A playground's floor up to its timber edge, one tile turned over on its feet."""
    mat = replace(MATS["050403"], bevel=6)
    sets.sand(3000)
    seen = []
    for i in range(4):
        for j in range(3):
            if (i, j) != (3, 0):
                seen.append(piece(mat, i, j, (i - 1.5) * 506, (j - 1) * 506, -3, 0, d, 300_000, 0.08, 3, 0.3, True))
    below = replace(mat, relief=r.add(r.crumb(3.4, 1.3), r.feet(62, 20, 8), lambda x, y: 0 * x - 8))
    seen.append(lay(below, 760, -560, 0, 22, closed=True, budget=int(500_000 * d)))
    build.box(-1200, 1500, 756, 830, -80, 70, "#8a6a45", 0.8, materials.wood(), 6)
    build.box(-1080, -1006, -1500, 760, -80, 70, "#8a6a45", 0.8, materials.wood(), 6)
    sets.rake(32, -64, 4.6, 0.65, 1.2, **DAY)
    shoot(seen, 36, 17, 42, (0, 0.03, 0.06, 0.04), 0.92)


def green_tile(d):
    """A stack on the lawn, by the ground it is meant for."""
    mat = MATS["050404"]
    build.ground(-4000, 4000, -4000, 4000, "#4a4527", 40, stain=0.3, roughness=0.95)
    dice = np.random.default_rng(7)
    seen = [lay(mat, dice.normal(0, 5), dice.normal(0, 5), 12 + k * 40.4, 26 + dice.normal(0, 1.5), budget=int(420_000 * d), closed=True) for k in range(6)]
    seen.append(lay(mat, 430, -560, 16, -14, closed=True, budget=int(420_000 * d)))
    more = max(d, 0.4)
    sets.turf(3600, 3600, 0, 500, 40, int(700_000 * more), lambda x, y: np.where((np.abs(x) < 330) & (np.abs(y + 500) < 330), 0.2, 1.0))
    places.day(36, -70, 5.2, 0.6, 0.9)
    shoot(seen, 25, -8, 46, (0.1, 0.1, 0.12, 0.1))


LEADS = {"050101": class_0, "050102": class_2, "050103": class_4, "050201": ring, "050202": red_nitrile, "050203": hollow_cell, "050301": ute_tray,
         "050302": truck_bed, "050303": wheel_bay, "050401": grass_mat, "050402": grass_paver, "050403": red_tile, "050404": green_tile}
