"""Lead pictures of horse and stable mats: limewash, concrete, straw, low warm light."""
from dataclasses import replace

import numpy as np
from mathutils import Matrix

import build
import materials
import places
import props
import sets
import stage
from catalogue import box_pieces
from horse import MATS
from poses import lay, lean, shoot, turned_back
from use import piece


def hammered(d):
    """One mat, its near corner turned back on the grooves below."""
    sets.barn(1150)
    mat = MATS["010101"]
    seen = lay(mat, 0, 0, turn=-20, bend=turned_back(-128, 560, 150, 158), budget=int(800_000 * d))
    sets.rake(19, -118, 4.6)
    shoot([seen], 25, 0, 42, (0.06, 0.06, 0.10, 0.05))


def diamond(d):
    """Leaning on the limewash, as it is stood to dry."""
    sets.barn(600, 800)
    seen = lean(MATS["010102"], 0, 596, 74, budget=int(900_000 * d))
    sets.rake(26, -86, 5.0, 0.5)
    props.broom(-1090, 330, 0, 8, 74)
    shoot([seen], 9, 29, 42, (0.14, 0.06, 0.08, 0.14))


def studded(d):
    """Two, one upon the other, from so near that each stud stands by itself."""
    sets.barn(1500, 700)
    mat = MATS["010103"]
    near = (-930, 200, -620, 350)
    lay(mat, 0, 0, 0, 20, focus=near, budget=int(700_000 * d))
    lay(mat, 140, 190, 22.5, 23, focus=near, budget=int(900_000 * d))
    sets.rake(15, 82, 4.6, 0.5)
    stage.camera((-0.12, -0.36, 0.03), 20, -24, 1.55, 38, 0.008, (-0.45, -0.5, 0.04))


def leather(d):
    """Four laid square in a stall, and swept, from so near and in light so low that their grain shows."""
    sets.barn(1290, 0)
    mat = replace(MATS["010104"], roughness=0.42)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * 917, sy * 612
            lay(mat, x, y, focus=(-900 - x, 900 - x, -1200 - y, 400 - y), budget=int((700_000 if sy < 0 else 400_000) * d))
    places.strewn(4000, 900, 26_000, 19, lambda x, y: rise_at(y, 60, 420), 0, 860, 60)
    sets.rake(18, -156, 4.0, 0.45, 2.0)
    props.broom(560, 700, 20, 24, 66)
    stage.camera((0.02, -0.3, 0.03), 24, -14, 1.2, 38)


def rise_at(y, low, high):
    """A share that grows across y."""
    return np.clip((y - low) / (high - low), 0.004, 1)


def slab(d):
    """Six slabs laid on a bed of sand."""
    sets.sand(2600)
    mat = replace(MATS["010105"], bevel=4)
    seen = [piece(mat, i, j, (i - 1) * 1012, (j - 0.5) * 1022, -9, 0, d, 420_000, 0.03, 5, 0.25, True) for i in range(3) for j in range(2)]
    sets.rake(26, -62, 4.4, 0.7, 2.0)
    shoot(seen, 38, -22, 40, (0.03, 0.03, 0.05, 0.05))


def jigsaw(d):
    """Two joined, the third about to be."""
    sets.barn(1500, 900)
    mat = MATS["010201"]
    seen = [lay(mat, -620, 160, 0, budget=int(600_000 * d)), lay(mat, 582, 160, 0, budget=int(600_000 * d)),
            lay(mat, -560, -1160, 0, -7, budget=int(700_000 * d))]
    sets.rake(20, -120, 4.4)
    shoot(seen, 36, -10, 42, (0.04, 0.04, 0.06, 0.05))


def box_kit(d):
    """The nine pieces in their box, seen from a loft; one of them still on the way in."""
    sets.concrete(back=2500)
    build.board_wall(-2200, 4400, 1930, 0, 1300, places.OAKEN, 170, seed=30)
    build.board_wall(-1930, 4200, -2270, 0, 1300, places.OAKEN, 170, 90, seed=60)
    seen = []
    for k, (mat, x, y, _, _) in enumerate(box_pieces(0)):
        px, py, turn = (x + 260, y - 420, 9) if k == 2 else (x, y, 0)
        seen.append(lay(mat, px, py, 18 * (k == 2), turn, budget=int(260_000 * d)))
    places.strewn(3600, 3600, 2600, 18, lambda x, y: 0.06 + 0.5 * np.clip((y - 1300) / 400, 0, 1), 0, 0, 16)
    sets.rake(27, 58, 4.4, 0.7)
    shoot(seen, 47, 24, 42, (0.02, 0.02, 0.02, 0.02))


def paver(d):
    """Bones locked on sand between timber, some still loose."""
    sets.sand(1400)
    mat, seen = MATS["010203"], []
    for i in range(7):
        for j in range(5):
            if i + j < 9 and not (i == 6 and j < 3) and not (i == 5 and j < 1):
                seen.append(piece(mat, i, j, (i - 3) * 162.0, (j - 2) * 162.0, -3, 90 * ((i + j) % 2), d, 110_000, 0.12, 3, 0.6, True))
    for x, y, z, turn in ((480, -330, 0, 24), (560, -150, 0, -40), (520, -240, 43, 75)):
        seen.append(lay(mat, x, y, z, turn, closed=True, budget=int(200_000 * d)))
    build.box(-900, 700, 410, 455, -60, 48, "#8a6a45", 0.8, materials.wood(), 4)
    sets.rake(24, -70, 4.6, 0.6, 2.0)
    shoot(seen, 34, 14, 45, (0.02, 0.04, 0.05, 0.04), 0.93)


def ramp(d):
    """On the let-down tail of a float, which it climbs."""
    shoot([float_tail(d)], 21, -25, 40, (0.16, 0.2, 0.16, 0.08))


def float_tail(d):
    """The tail of a float, let down on a yard, and the mat upon it; returns points of the mat."""
    mat = MATS["010301"]
    sets.sand(4200, "#8c8474")
    slope = 17.0
    a = np.radians(slope)
    up = (1700 * np.sin(a)) / 2 + 44  # Its foot rests on the ground.

    def deck():
        for k in range(6):
            stage.put(build.board_data(1760, 148, 40, "#8a7050", 500 + k), (k - 2.5) * 152, -880, -28, 90)
        for x in (-462, 462):
            build.box(x - 8, x + 8, -886, 880, -36, 16, "#4c5652", 0.4, materials.metal(), 3)
        build.box(-470, 470, -894, -878, -36, 16, "#4c5652", 0.4, materials.metal(), 3)
    props.stood(Matrix.Translation((0, 0, (up - 20) / 1000)) @ Matrix.Rotation(a, 4, "X"), deck)
    seen = lay(mat, 0, 0, up + 24, 0, slope, 90, budget=int(800_000 * d))
    # The body of the float behind, dark inside.
    top = 1700 * np.sin(a) + 88
    build.box(-820, -480, 860, 960, 380, 2600, "#5b6a63", 0.35, materials.metal(), 12)
    build.box(480, 820, 860, 960, 380, 2600, "#5b6a63", 0.35, materials.metal(), 12)
    build.box(-500, 500, 860, 4200, 300, top + 8, "#55432f", 0.8, materials.wood(), 4)
    build.box(-820, 820, 4100, 4200, 300, 2600, "#3a3f3c", 0.6, materials.metal(), 4)
    for side in (-1, 1):
        build.box(side * 650 - 160, side * 650 + 160, 960, 4200, 500, 2600, "#4c5652", 0.6, materials.metal(), 4)
    sets.rake(30, -58, 4.4, 0.7)
    sets.wall(6400, sets.LIME)
    return seen


def float_mat(d):
    """Half rolled up, to be carried in."""
    sets.barn(1900, 500)
    mat = replace(MATS["010302"], length=1350, roll=190, rolled=950, close=None)
    seen = lay(mat, 0, 0, 0, -62, budget=int(900_000 * d))
    sets.rake(22, -98, 4.4, 0.6)
    shoot([seen], 24, 10, 42, (0.07, 0.07, 0.1, 0.06))


def kicking_board(d):
    """Screwed to the wall of a box, fifty millimetres above the bedding."""
    sets.concrete(back=700)
    build.board_wall(-3000, 6000, 330, 0, 2000, places.OAKEN, 165, seed=71)
    mat = MATS["010303"]
    seen = lay(mat, 0, 305, 610 + 60, 0, 90, budget=int(600_000 * d))
    for at in (-850, -283, 283, 850):
        for side in (-1, 1):
            stage.put(build.turned([(0, 3), (5, 3), (15, 1), (16, 0)], "#b9bcbd", 0.3, around=32), at, 305 - 10, 670 + side * 545).rotation_euler = (np.pi / 2, 0, 0)
    places.strewn(5000, 1500, 42_000, 0, lambda x, y: 0.25 + 0.75 * np.clip((y + 500) / 900, 0, 1), 0, -430, 70)
    sets.rake(34, -60, 3.8, 0.5, 2.0)
    shoot([seen], 10, 22, 42, (0.08, 0.1, 0.07, 0.16))


def ring_mat(d):
    """Stood on edge, so that the light falls through its rings."""
    sets.concrete("#8e9294", 1.2, roughness=0.25, stain=0.4)
    sets.wall(700, "#d5d7d3", shade=True)
    mat = MATS["010401"]
    seen = lean(mat, 0, 700, 62, closed=False, budget=int(1_300_000 * d))
    props.hose(760, -120, 0, 200, 4)
    sets.rake(40, -40, 4.6, 0.55, 0.8, "#fff4e2")
    shoot([seen], 15, -14, 45, (0.06, 0.16, 0.06, 0.12))


def coin_grey(d):
    """Two side by side in the bay, wet, with the gully between them and the wall."""
    sets.concrete("#858786", 1.2, roughness=0.25, stain=0.4)
    sets.wall(1750, "#d5d7d3")
    build.box(-7000, 7000, 1742, 1756, 0, 900, "#9fb0b3", 0.25, materials.paint(), 2).visible_shadow = False
    mat = MATS["010402"]
    near = (-915, 915, -610, 300)
    seen = [lay(mat, 0, -40, 0, 90, focus=near, budget=int(900_000 * d)), lay(mat, 1224, -40, 0, 90, budget=int(500_000 * d)),
            lay(mat, -1224, -40, 0, 90, budget=int(500_000 * d))]
    build.box(-4000, 4000, 1130, 1260, -20, 3, "#6f7578", 0.4, materials.metal(), 2)
    build.bucket(300, 420, 18)
    sets.rake(17, -150, 4.2, 0.55, tone="#f4f2ea")
    shoot([seen[0]], 24, -16, 36, (0.0, 0.0, 0.12, 0.0), 0.95)


def farrier(d):
    """Stood on its side against the planks, a shoe or two before it."""
    sets.concrete()
    build.board_wall(-2000, 4000, 420, 0, 1800, places.WEATHERED, 158, seed=91)
    seen = lean(MATS["010403"], -40, 396, 80, 0, budget=int(900_000 * d))
    props.shoe(330, 60, 0, 30)
    props.shoe(490, -60, 0, 165)
    places.strewn(2600, 900, 160, 0, None, 0, 100, 12)
    sets.rake(32, -66, 4.2, 0.5, 2.0)
    shoot([seen], 12, -12, 50, (0.12, 0.24, 0.1, 0.16))


LEADS = {"010101": hammered, "010102": diamond, "010103": studded, "010104": leather, "010105": slab, "010201": jigsaw, "010202": box_kit,
         "010203": paver, "010301": ramp, "010302": float_mat, "010303": kicking_board, "010401": ring_mat, "010402": coin_grey, "010403": farrier}
