"""Where mats lie: a barn aisle, a stable box with straw, a doorstep, a gym, a workshop, a yard."""
import numpy as np

import build
import materials
import relief as r
import stage
from fibres import grass, straw
from noise import rise, rough

OAKEN, WEATHERED, PAINTED = "#8a6a45", "#8d7c66", "#3c4b3c"


def day(above=38, around=-60, power=3.2, sky=0.55, size=1.2, tone="#dfe6ee", dome="#a9c1e4", leaves=None, window=None):
    """Daylight: a warm sun, and a sky bluer above than at its rim.

    Where the sun's middle ray meets the scene is in mm: `leaves` of a tree break it, or a `window` lets in no more than
    its breadth and height, which follow the place.
    """
    stage.open_sky(dome, tone, sky)
    stage.sun(above, around, power, size, "#ffe7c6")
    a, b = np.radians(above), np.radians(around)
    towards = np.array([np.sin(b) * np.cos(a), -np.cos(b) * np.cos(a), np.sin(a)])
    if leaves:
        build.foliage(np.array(leaves) + towards * 3600, 1250, 480, 62)
    if window:
        across = np.array([np.cos(b), np.sin(b), 0])
        build.shutters(np.array(window[:3]) + towards * 4200, across, np.cross(towards, across), *window[3:])


def through_window(x, y, z, wide=2500, high=1500, power=5.2, around=-66):
    """Low sun through a window onto a place in mm, and what a bright room sends back."""
    day(27, around, power, 1.35, 0.8, "#eceae6", "#cfd6df", window=(x, y, z, wide, high))


def strewn(length, width, count, floor, density=None, x=0.0, y=0.0, depth=40.0, seed=5):
    """Straw on a floor."""
    data = stage.mesh_data("straw", straw(length, width, np.random.default_rng(seed), count, floor, density, depth), materials.fibre(), smooth=True)
    stage.put(data, x, y)


def lawn(length, width, places, count=120_000, tall=55.0):
    """Grass over a rectangle, the same at each of the places."""
    data = stage.mesh_data("lawn", grass(length, width, np.random.default_rng(3), count, tall), materials.fibre())
    for x, y in places:
        stage.put(data, x, y)


def lawn_round(length, width):
    """A mown lawn all about a rectangle."""
    build.ground(-8 * length, 8 * length, -8 * width, 8 * width, "#4a4527", 60, stain=0.3, roughness=0.95)
    steps = (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5)
    around = [(x * length, y * width) for x in steps for y in steps if max(abs(x), abs(y)) > 1]
    lawn(length, width, around, 260_000, 36)


def aisle():
    """A barn aisle along y: concrete, plank stalls with bars on both sides, at its end a door that stands open on a yard."""
    build.ground(-5200, 5200, -4000, 15900, "#97928a", 30, lambda x, y: (rough(x / 300, y / 300, 9) - 0.5) * 3, 0.3)
    for side in (-1, 1):
        for bay in range(6):
            y = -2600 + bay * 2800
            build.box(side * 1900 - 60, side * 1900 + 60, y - 60, y + 60, 0, 2500, "#5d4a36", 0.7, materials.wood(), 8)
            build.board_wall(side * 1880, 2680, y + (2740 if side > 0 else 60), -6, 1390, OAKEN, 160, -90 if side > 0 else 90, seed=bay * 20 + 3 + side)
            build.box(side * 1880 - 30, side * 1880 + 30, y + 60, y + 2740, 1385, 1430, "#2c2d2e", 0.4, materials.metal())
    for x0, x1 in ((-2600, -1200), (1200, 2600)):
        build.board_wall(x0, x1 - x0, 14500, 0, 3600, "#6b5640", 180, upright=True, seed=7)
    for side in (-1, 1):
        build.box(side * 5200 - 60, side * 5200 + 60, -4000, 15000, 0, 4200, "#8a7a64", 0.9)
    build.box(-5200, -2600, 14460, 14560, 0, 4200, "#6b5640", 0.8)
    build.box(2600, 5200, 14460, 14560, 0, 4200, "#6b5640", 0.8)
    _yard(14600)
    build.box(-2600, 2600, 14480, 14560, 2700, 4200, "#55442f", 0.8, materials.wood())
    strewn(3600, 15000, 5200, 0, lambda x, y: rise(900, 1700, np.abs(x)) * 0.9 + 0.04, 0, 5500, 22)
    stage.open_sky("#8fb4e6", "#eef2f5", 0.5)
    stage.sun(44, 118, 1.9, 1.4, "#ffe7c6")
    stage.light((0.4, 13.8, 3.0), (0, 3, 0), 3.2, 450, "#fff6e8")
    stage.light((-4.5, 1.0, 4.6), (0, 1.5, 0), 3.0, 330, "#fff3e0")


def _yard(y):
    """What a barn's door opens on: gravel, a rail, grass, trees against the sky."""
    build.ground(-16000, 16000, y - 300, y + 9000, "#b3a78f", 240, lambda u, v: 0 * u - 12, 0.25, 0.95)
    build.ground(-60000, 60000, y + 9000, y + 70000, "#66763a", 1500, lambda u, v: 0 * u - 10, 0.3, 0.95)
    for k in range(-5, 6):
        build.box(k * 2200 - 60, k * 2200 + 60, y + 9400, y + 9520, 0, 1350, "#8d7c66", 0.8, materials.wood(), 8)
    for z in (560, 1120):
        build.box(-12000, 12000, y + 9430, y + 9490, z, z + 130, "#8d7c66", 0.8, materials.wood(), 6)
    for k in range(9):
        build.foliage(np.array([-15000 + k * 3900, y + 34000 + (k * 37 % 5) * 1800, 3600 + (k * 53 % 4) * 700]), 4600, 1500, 420, 20 + k)


def box_stall(floor=0.0, seed=5, boards=OAKEN, bed=1.0):
    """A corner of a stable box: plank walls behind and on the right, straw along them; `seed` is how it fell, `bed` how much of it."""
    build.ground(-6500, 3200, -3200, 2600, "#8d8880", 30, stain=0.3)
    build.board_wall(-5600, 7420, 1830, 0, 1500, boards, 170, seed=30)
    build.board_wall(1810, 4200, 1800, 0, 1500, boards, 170, -90, seed=60)
    build.box(1780, 1900, 1790, 1910, 0, 2300, "#55432f", 0.7, materials.wood(), 8)
    strewn(7400, 4200, 230_000, floor, lambda x, y: np.clip(bed * (rise(2650, 3300, x) + rise(1050, 1750, y)) + 0.35 * rise(0.62, 0.9, rough(x / 500, y / 500, seed)), 0.003, 1), -1750, 0, 130, seed)


def doorstep(door=PAINTED, wall="#cfc6b6", autumn=21):
    """A doorstep: worn flags with moss in their joints, a stone step, a painted plank door in its frame, rendered walls;
    `autumn` is how this year's leaves lie."""
    flags = r.bricks(600, 400, 7, 10)
    worn = r.add(flags, lambda x, y: (rough(x / 170, y / 170, 4, 4) - 0.5) * 3.2)
    build.ground(-1500, 1500, -1300, 660, "#9a9388", 4, worn, 0.2, 0.85, tiles=(600, 400))
    build.ground(-4600, 4600, -3600, -1290, "#9a9388", 16, flags, 0.2, 0.85, tiles=(600, 400))
    for x0, x1 in ((-4600, -1490), (1490, 4600)):
        build.ground(x0, x1, -1300, 900, "#9a9388", 16, flags, 0.2, 0.85, tiles=(600, 400))
    _moss(lambda x, y: rise(-3.5, -6, flags(x, y)) * rise(0.42, 0.62, rough(x / 260, y / 260, 15)))
    dice = np.random.default_rng(autumn)
    build.leaves(list(zip(dice.uniform(-1300, 1300, 26), 400 - dice.gamma(1.2, 260, 26))), ("#6d4a22", "#8a6a2c", "#5a4a28", "#7d3f1f"),
                 floor=lambda x, y: np.maximum(worn(x, y), -1))
    build.box(-800, 800, 420, 900, 0, 150, "#a39c90", 0.8, bevel=14)
    build.board_wall(-455, 912, 700, 165, 2300, door, 150, upright=True, paint=True, seed=11, gap=2)
    build.box(-458, 458, 706, 730, 160, 2350, "#141512", 0.9)
    for x in (-560, 460):
        build.box(x, x + 100, 640, 800, 150, 2350, "#e2dccf", 0.5, materials.paint(), 6)
    build.box(-460, 460, 655, 800, 150, 185, "#6f6a62", 0.6, bevel=8)
    build.box(-4600, -560, 620, 900, 0, 2600, wall, 0.95, materials.plaster(), bevel=4)
    build.box(560, 4600, 620, 900, 0, 2600, wall, 0.95, materials.plaster(), bevel=4)
    build.box(-440, -410, 640, 690, 1000, 1180, "#b08d4a", 0.3, materials.metal())


def _moss(where):
    """Moss and small grass in the joints of flags."""
    moss = grass(2900, 1740, np.random.default_rng(8), 420_000, 13, lambda x, y: where(x, y - 430), 0.6, ("#2f3a1a", "#4a5a26", "#77803c"))
    stage.put(stage.mesh_data("moss", moss, materials.fibre()), 0, -430, -6)


def hall(colour="#b9b2a6"):
    """A tiled hall with a pale wall."""
    build.ground(-5000, 5000, -4000, 2600, colour, 14, r.bricks(600, 600, 2.2, 6), 0.08, 0.4, tiles=(600, 600))
    build.box(-5000, 5000, 2600, 2700, 0, 3200, "#d9d3c6", 0.9, materials.plaster())
    build.box(-5000, 5000, 2570, 2600, 0, 110, "#8a8376", 0.5, materials.wood())


def workshop():
    """A concrete floor before a whitewashed wall, with a steel rack."""
    build.ground(-5000, 5000, -3500, 2200, "#8f8b84", 24, lambda x, y: (rough(x / 200, y / 200, 9) - 0.5) * 1.5, 0.28, 0.6)
    build.ground(-5000, 5000, 2200, 2220, "#8f8b84", 20)
    build.box(-5000, 5000, 2200, 2300, 0, 3200, "#c9c3b7", 0.95, materials.plaster())
    for x in (-1500, 300, 2100):
        for y in (1550, 2100):
            build.box(x - 25, x + 25, y - 25, y + 25, 0, 2600, "#4a5560", 0.45, materials.metal(), 3)
    for z in (700, 1500):
        build.box(-1550, 2150, 1530, 2130, z, z + 70, "#c07a2e", 0.5, materials.metal(), 4)
        build.box(-1500, 2100, 1530, 2130, z + 70, z + 95, "#9b8160", 0.8, materials.wood(), 2)


def gym_wall():
    """A plain wall with a skirting behind the floor of a gym."""
    build.box(-9000, 9000, 3600, 3700, 0, 4800, "#bdb7ab", 0.9, materials.plaster())
    build.box(-9000, 9000, 3570, 3600, 0, 120, "#3a3936", 0.5, materials.wood())
    build.ground(-9000, 9000, -5000, 3600, "#77736c", 60, stain=0.1)


def cubicles(pitch, level, seed=5, boards="#8d8a84"):
    """Two rows' worth of cow cubicles: kerb, passage, and loops of galvanised tube between the beds; `seed` is how the straw fell."""
    build.ground(-5200, 5200, -3600, -850, "#857f76", 14, lambda x, y: (rough(x / 120, y / 120, 9, 4) - 0.5) * 5 - 210, 0.35, 0.5)
    build.box(-5200, 5200, -850, 1500, -400, 0, "#938d83", 0.8, bevel=10)
    for k in range(-4, 5):
        x = (k + 0.5) * pitch
        low, high, back = level + 330, level + 1020, -560
        bend = np.linspace(-np.pi / 2, np.pi / 2, 15)
        loop = np.column_stack([0 * bend, back - np.cos(bend) * 340, (low + high) / 2 + np.sin(bend) * (high - low) / 2])
        path = np.vstack([[0, 900, low], loop, [0, 900, high]])
        stage.put(build.bar(_dense(path), 24, "#8f9497", 0.42, across=(1, 0, 0)), x, 0, 0)
        stage.put(build.bar(_dense(np.array([[0, 900, level], [0, 900, level + 1300]])), 32, "#8a8f92", 0.42), x, 0, 0)
    stage.put(build.bar(_dense(np.array([[-5200, 760, level + 1180], [5200, 760, level + 1180]])), 26, "#8f9497", 0.42))
    build.box(-5200, 5200, 960, 1080, level, level + 260, "#7d6a4d", 0.8, materials.wood())
    build.board_wall(-5200, 10400, 1500, 0, 1500, boards, 190, seed=70)
    for x in (-5250, 5250):
        build.box(x - 50, x + 50, -3700, 1560, -300, 3000, "#c9cbc6", 0.95, materials.plaster(), 4).visible_shadow = False
    strewn(8000, 1500, 9000, level + 30, lambda x, y: 0.06 + 0.5 * rise(250, 700, y), 0, 60, 14, seed)


def _dense(path, step=30.0):
    """The same path with a point every few mm."""
    reach = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = np.linspace(0, reach[-1], max(4, int(reach[-1] / step)))
    return np.column_stack([np.interp(at, reach, path[:, k]) for k in range(3)])
