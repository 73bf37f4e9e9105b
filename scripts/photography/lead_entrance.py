"""Lead pictures of entrance and home mats: oak and weathered boards, flags, doorsteps."""
from dataclasses import replace

import numpy as np

import build
import materials
import places
import sets
import stage
from entrance import MATS
from fibres import grass
from noise import rough
from poses import lay, lean, shoot, turned_back


def _coir(code, x=0.0, y=0.0, z=0.0, turn=0.0, d=1.0, **more):
    return lay(MATS[code], x, y, z, turn, budget=int(600_000 * d), fibres=int(330_000 * d), **more)


def _litter(x0, x1, y0, y1, count=9, seed=4, size=34):
    dice = np.random.default_rng(seed)
    build.leaves(list(zip(dice.uniform(x0, x1, count), dice.uniform(y0, y1, count))), ("#6d4a22", "#8a6a2c", "#5a4a28", "#7d3f1f"), size, seed)


def plain(d):
    """From above, a corner turned back on its black backing."""
    sets.flags()
    seen = _coir("020101", turn=-7, d=d, bend=turned_back(-38, 150, 46, 150))
    _litter(-700, 700, -450, 450, 7)
    sets.rake(34, -130, 4.2, 0.7, 1.2)
    shoot([seen], 58, 0, 60, (0.09, 0.09, 0.12, 0.12))


def corridor(d):
    """Low, to show the depth of its pile and the braid."""
    sets.oak(720)
    seen = _coir("020102", turn=24, d=d)
    sets.rake(22, -112, 4.4, 0.55)
    shoot([seen], 17, 0, 55, (0.06, 0.06, 0.2, 0.1))


def striped(d):
    """Straight from above before a painted threshold."""
    sets.flags("#a49d92")
    build.box(-900, 900, 330, 700, -5, 60, "#a39c90", 0.8, bevel=12)
    seen = _coir("020103", turn=0, d=d)
    _litter(-700, 700, -420, 300, 6, 8)
    sets.rake(30, -64, 4.4, 0.7, 1.0)
    shoot([seen], 72, 0, 60, (0.07, 0.07, 0.14, 0.08))


def half_round(d):
    """Its straight side at a door, from within the hall."""
    sets.oak(300, turn=True)
    build.board_wall(-470, 940, 300, -4, 2200, "#31424d", 154, upright=True, paint=True, seed=5, gap=2)
    for x in (-570, 470):
        build.box(x, x + 100, 240, 330, 0, 2300, "#e2dccf", 0.5, materials.paint(), 6)
    seen = _coir("020104", 0, 0, 0, 0, d)
    sets.rake(34, -52, 4.2, 0.6, 2.0)
    shoot([seen], 43, -9, 50, (0.1, 0.1, 0.22, 0.1))


def double_door(d):
    """Across both leaves of a shop's glazed door."""
    sets.flags("#b3ab9c", (600, 600), 0.5)
    for x0, x1 in ((-920, -12), (12, 920)):
        build.box(x0, x0 + 90, 420, 470, 20, 2300, "#23392c", 0.35, materials.paint(), 5)
        build.box(x1 - 90, x1, 420, 470, 20, 2300, "#23392c", 0.35, materials.paint(), 5)
        build.box(x0, x1, 420, 470, 20, 330, "#23392c", 0.35, materials.paint(), 5)
        build.box(x0 + 80, x1 - 80, 440, 448, 330, 2300, "#39434a", 0.06, materials.metal(), 1)
    for x in (-40, 40):
        build.box(x - 9, x + 9, 380, 420, 900, 1200, "#b08d4a", 0.25, materials.metal(), 6)
    build.box(-1000, 1000, 400, 560, -5, 22, "#6f6a62", 0.6, bevel=5)
    for x in (-1100, 920):
        build.box(x, x + 180, 400, 520, 0, 2400, "#23392c", 0.4, materials.paint(), 8)
    sets.wall(540, "#cdbfa9")
    seen = _coir("020105", 0, 40, 0, 0, d)
    sets.rake(35, -50, 4.2, 0.65, 1.2)
    shoot([seen], 27, 11, 45, (0.07, 0.07, 0.3, 0.1))


def _step(code, door, x, y, turn, autumn, above, around, distance, d, pot=None, target=(0.0, 0.16, 0.08), sun=(31, -80), leaves=(350, 350, 400)):
    places.doorstep(door, autumn=autumn)
    places.day(*sun, 5.8, 0.5, 0.9, leaves=leaves)
    if pot:
        build.pot(*pot)
    _coir(code, x, y, 0, turn, d)
    stage.camera(target, above, around, distance, 42, 0.01, (0, 0.02, 0.02))


def welcome(d):
    """At a green door."""
    _step("020201", "#3f5544", 0, 150, 1.5, 31, 30, -5, 1.5, d, (590, 300, 0, 0.8), (0.03, 0.17, 0.09))


def boots(d):
    """From above on brick paving, after a muddy day."""
    sets.bricks()
    dice = np.random.default_rng(12)
    for _ in range(46):
        x, y, s = dice.normal(60, 200), dice.normal(-180, 130), dice.uniform(2.5, 7)
        build.box(x - s, x + s, y - s, y + s, -2, 13 + s if abs(x) < 370 and abs(y) < 215 else s, "#4a3722", 0.9, None, s * 0.5, dice.uniform(0, 90))
    seen = _coir("020202", turn=5, d=d)
    sets.rake(38, -125, 4.2, 0.7, 1.4)
    shoot([seen], 62, 0, 55, (0.08, 0.08, 0.1, 0.1))


def horseshoe(d):
    """On a stone step in the morning."""
    _step("020203", "#33454f", -60, 150, 2, 7, 38, 16, 1.25, d, None, (-0.05, 0.13, 0.03), (34, -70))


def palm(d):
    """On the grey boards of a verandah, in the shade of leaves."""
    sets.verandah()
    seen = _coir("020204", turn=-14, d=d)
    places.day(46, -58, 5.0, 0.65, 0.9, leaves=(1350, 700, 0))
    shoot([seen], 49, 0, 55, (0.09, 0.09, 0.1, 0.1))


def lattice(d):
    """One on a bundle of its kind."""
    sets.oak(800)
    seen = [_coir("020205", k * 3 - 6, k * 4, k * 15.4, 26 + (k * 37 % 5 - 2) * 0.5, d) for k in range(9)]
    seen.append(_coir("020205", -150, -645, 0, -12, d))
    sets.rake(28, -120, 4.2, 0.6)
    shoot(seen, 35, 0, 55, (0.08, 0.08, 0.1, 0.08))


def hello(d):
    """On the step of a town house."""
    _step("020206", "#5c1f22", 10, 140, -1, 11, 42, 8, 1.45, d, None, (0.0, 0.12, 0.04), (36, -74))


def ribbed_frame(d):
    """On wet flags; the frame takes the rain."""
    sets.flags("#7d786f", wet=0.22)
    seen = _coir("020301", turn=33, d=d)
    _litter(-700, 700, -500, 500, 8, 14)
    sets.rake(24, -150, 3.4, 0.8, 5, "#f3f1ec")
    shoot([seen], 31, 0, 55, (0.06, 0.06, 0.13, 0.07))


def nine_panels(d):
    """Stood against the wall while the step dries."""
    sets.flags("#9a9388")
    sets.wall(420, sets.RENDER)
    seen = lean(MATS["020302"], 0, 418, 72, 0, budget=int(600_000 * d), fibres=int(330_000 * d))
    build.pot(560, 250, 0, 0.8)
    _litter(-600, 500, -100, 380, 8, 5)
    sets.rake(36, -52, 4.2, 0.55, 1.2)
    shoot([seen], 14, -15, 50, (0.12, 0.22, 0.12, 0.14))


def diamond_grid(d):
    """Low along the grid, at the entry of a yard office."""
    sets.concrete("#9c968c", 2.0, 12)
    seen = lay(MATS["020303"], 0, 0, 0, 40, focus=(-450, 0, -300, 100), budget=int(700_000 * d), fibres=int(420_000 * d))
    sets.rake(16, -140, 4.8, 0.55)
    shoot([seen], 20, 0, 45, (0.0, 0.02, 0.14, 0.0), 0.82, (-0.02, -0.02))


def fan(d):
    """On the top step, its straight edge at the threshold."""
    _step("020304", "#6a5a3c", 0, 190, 0, 3, 36, -14, 1.6, d, (-620, 250, 0, 0.8), (0.0, 0.14, 0.05), (38, -66), (1500, 350, 800))


def rolled_coir(d):
    """Rolls out towards the eye."""
    sets.oak(1900)
    seen = lay(replace(MATS["020401"], length=1700), 0, 0, 0, -84, budget=int(600_000 * d), fibres=int(420_000 * d))
    sets.rake(28, -110, 4.2, 0.6)
    shoot([seen], 24, 6, 42, (0.08, 0.08, 0.1, 0.0), 0.94)


def rolled_anthracite(d):
    """Still half on the roll, its pile towards the light, in a warehouse."""
    sets.concrete("#a19b92", 1.0, roughness=0.5)
    sets.wall(2600, "#c9c6bf", skirting=(300, "#4d5a63"))
    mat = replace(MATS["020402"], length=1900, rolled=4100, roll=270)
    seen = lay(mat, 200, 0, 0, -40, budget=int(600_000 * d), fibres=int(400_000 * d))
    sets.rake(30, -75, 5.6, 0.7)
    shoot([seen], 24, 0, 45, (0.08, 0.08, 0.12, 0.1))


def netting(d):
    """On a bank, with the first grass through it."""
    slope = 0.30
    sets.earth(2600, "#51412c", slope)
    mat = replace(MATS["020403"], roll=None, rolled=0.0, length=1700, width=2000)

    def lie(points, mat):
        lift = (rough(points[:, 0] / 90, points[:, 1] / 90, 24, 4) - 0.5) * 22 + slope * points[:, 1]
        return points + np.column_stack([0 * lift, 0 * lift, lift])
    seen = lay(mat, 0, 0, 0, 0, bend=lie, closed=False, budget=int(1_500_000 * d))
    mesh = grass(3600, 3000, np.random.default_rng(8), 26_000, 62, lambda x, y: 0.75 * (np.sin(x / 97) * np.sin(y / 81) > 0.1) + 0.1)
    mesh.points[:, 2] += slope * mesh.points[:, 1] - 4
    stage.put(stage.mesh_data("seed", mesh, materials.fibre()))
    sets.rake(32, -70, 4.6, 0.7, 1.0)
    shoot([seen], 30, 12, 45, (0.0, 0.0, 0.0, 0.0), 0.66, (0.01, -0.06))


def pins(d):
    """From near, as the sole meets it."""
    sets.flags("#8f887d")
    mat = MATS["020501"]
    seen = lay(mat, 0, 0, 0, 30, budget=int(1_300_000 * d))
    dice = np.random.default_rng(5)
    for _ in range(30):
        x, y, s = dice.uniform(-420, 420), dice.uniform(-330, -120), dice.uniform(1.5, 4)
        build.box(x - s, x + s, y - s, y + s, -1, s, "#4a3722", 0.9, None, s * 0.5, dice.uniform(0, 90))
    sets.rake(18, -135, 4.8, 0.6, 2)
    shoot([seen], 31, 0, 48, (0.07, 0.07, 0.14, 0.08))


def honeycomb(d):
    """Set into gravel before a gate, from above."""
    sets.sand(1500, "#9b958a")
    dice = np.random.default_rng(6)
    pebble = build.turned([(0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1)], "#9b948a", 0.8, materials.stone(), 9)
    darker = build.turned([(0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1)], "#77705f", 0.8, materials.stone(), 8)
    for _ in range(6500):
        x, y = dice.uniform(-900, 900), dice.uniform(-650, 900)
        # Stones that lie in its cells are seen through it.
        below = abs(x) < 402 and abs(y) < 252
        thing = stage.put(pebble if dice.random() < 0.6 else darker, x, y, dice.uniform(-2, 2 if below else 8), dice.uniform(0, 360), dice.uniform(-40, 40))
        thing.scale = tuple(dice.uniform(6, 9 if below else 15) * np.array([1, dice.uniform(0.6, 1), dice.uniform(0.5, 0.8)]))
    seen = lay(MATS["020502"], 0, 0, -4, 0, budget=int(1_000_000 * d))
    sets.rake(30, -120, 4.4, 0.65, 1.4)
    shoot([seen], 50, -14, 50, (0.08, 0.08, 0.12, 0.1))


LEADS = {"020101": plain, "020102": corridor, "020103": striped, "020104": half_round, "020105": double_door, "020201": welcome, "020202": boots,
         "020203": horseshoe, "020204": palm, "020205": lattice, "020206": hello, "020301": ribbed_frame, "020302": nine_panels, "020303": diamond_grid,
         "020304": fan, "020401": rolled_coir, "020402": rolled_anthracite, "020403": netting, "020501": pins, "020502": honeycomb}
