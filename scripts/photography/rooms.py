"""More places where mats lie, for the views in use: wash bay, path, hallway, porch, wet yard, lobby, parlour, pen, gym, shop floor."""
import numpy as np

import build
import materials
import places
import props
import relief as r
import sets
import stage
from noise import rise, rough

DAY = dict(tone="#fff1dd", air="#e1e3e2", dome="#c4d2e2")
COOL = dict(tone="#f8f4ec", air="#e6e9ea", dome="#c4d2e2")
EVEN = dict(tone="#fff3e2", air="#e4e3e0", dome="#d7dde4")


def tube(points, radius, colour="#969b9e", across=(0, 1, 0.001), shine=0.38):
    """A steel tube along points."""
    stage.put(build.bar(places._dense(np.array(points, float)), radius, colour, shine, across=across))


def wash_bay(depth=1400):
    """White planks of plastic on the wall, a rail, a hose on its hook, damp concrete and a gully."""
    sets.concrete("#858a8b", 1.4, 12, roughness=0.2, stain=0.45, back=depth + 60)
    build.board_wall(-4000, 8000, depth, 0, 2300, "#d6dcdb", 244, paint=True, seed=23, gap=2)
    build.box(-4000, 4000, depth - 40, depth + 10, 0, 90, "#7c8487", 0.5, bevel=6)
    tube([[-4000, depth - 90, 1120], [4000, depth - 90, 1120]], 24)
    props.hung_hose(-620, depth - 22, 820, "#2f5b3c")
    sets.rake(27, -68, 4.6, 0.62, 2.0, **COOL)


def path(width):
    """A way between gravel and grass along a plank wall; it runs away from the eye."""
    dice = np.random.default_rng(16)
    build.ground(-6000, 6000, -4000, 9000, "#8d8371", 60, lambda x, y: 0 * x - 14, 0.3, 0.95)
    build.ground(-width / 2 - 1500, width / 2 + 1500, -2600, 5200, "#93896f", 14, lambda x, y: (rough(x / 60, y / 60, 14, 4) - 0.5) * 10 - 6, 0.35, 0.95)
    stone = build.turned([(0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1)], "#a29a8c", 0.85, materials.stone(), 9)
    dark = build.turned([(0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1)], "#7b7466", 0.85, materials.stone(), 8)
    for k in range(3600):
        x = width / 2 + 50 + dice.gamma(1.3, 220)
        thing = stage.put(stone if k % 3 else dark, x, dice.uniform(-1700, 3300), dice.uniform(-4, 5), dice.uniform(0, 360), dice.uniform(-40, 40))
        thing.scale = tuple(dice.uniform(6, 14) * np.array([1, dice.uniform(0.6, 1), 0.6]))
    sets.turf(1500, 6000, -width / 2 - 800, 1000, 46, 420_000, lambda x, y: rise(740, 560, x) * 1.0, 4)
    for side in (-1, 1):
        build.box(side * (width / 2 + 24) - 20, side * (width / 2 + 24) + 20, -3000, 5200, -60, 46, "#8a6f4c", 0.85, materials.wood(), 4)
    build.board_wall(width / 2 + 1500, 8600, 5200, 0, 2400, "#6b5640", 170, -90, seed=41)
    build.board_wall(-6000, 9000, 6400, 0, 1500, places.WEATHERED, 160, seed=57)


def hallway(door="#31424d", wall="#d8d3c8", depth=520, leaves=1):
    """Within a front door of one leaf or two: oak boards, panelled leaves in their frame, a skirting."""
    sets.boards(back=depth + 60, front=-1500, reach=2200)
    sets.wall(depth, wall)
    wide = 910 if leaves == 1 else 760
    half = leaves * wide / 2
    for x0, x1 in ((-2600, -half - 90), (half + 90, 2600)):
        build.box(x0, x1, depth - 18, depth, 0, 140, "#e4dfd4", 0.5, materials.paint(), 4)
    for x in (-half - 90, half):
        build.box(x, x + 90, depth - 26, depth + 10, 0, 2120, "#e6e1d6", 0.45, materials.paint(), 6)
    for k in range(leaves):
        middle = (k + 0.5) * wide - half
        build.box(middle - wide / 2 + k * 1.5, middle + wide / 2 - (leaves - 1 - k) * 1.5, depth - 12, depth + 10, 8, 2040, door, 0.4, materials.paint(), 3)
        for x0, x1 in ((95 - wide / 2, -40), (40, wide / 2 - 95)):
            for z0, z1 in ((200, 760), (900, 1880)):
                build.box(middle + x0 - 26, middle + x1 + 26, depth - 17, depth - 8, z0 - 26, z1 + 26, door, 0.4, materials.paint(), 7)
                build.box(middle + x0, middle + x1, depth - 21, depth - 8, z0, z1, door, 0.4, materials.paint(), 9)
        knob = stage.put(build.turned([(0, 0), (26, 0), (30, 20), (24, 40), (0, 44)], "#b08d4a", 0.25), 405 if leaves == 1 else (k - 0.5) * 110, depth - 12, 980)
        knob.rotation_euler = (np.pi / 2, 0, 0)
    build.box(-half, half, depth - 40, depth + 4, 0, 14, "#6f5638", 0.5, materials.wood(), 4)
    sets.rake(32, -62, 4.2, 0.6, 1.6)


def porch(door="#6a5a3c", wall="#cdd2cc", leaves=1, sun=(36, -74)):
    """A porch of grey boards before painted weatherboard and a plank door of one leaf or two."""
    sets.boards("#9a9184", 138, 2400, 620, -2000, seed=300, turn=True, gap=4)
    half = 457 if leaves == 1 else 762
    build.board_wall(-3200, 3100 - half, 600, 0, 2500, wall, 170, paint=True, seed=31, gap=2)
    build.board_wall(half + 100, 3100 - half, 600, 0, 2500, wall, 170, paint=True, seed=51, gap=2)
    for x in (-half - 102, half + 2):
        build.box(x, x + 100, 540, 640, 0, 2400, "#e2dccf", 0.5, materials.paint(), 6)
    build.board_wall(1 - half, 2 * half, 600, 20, 2300, door, 150, upright=True, paint=True, seed=15, gap=2)
    build.box(-half - 2, half + 2, 560, 660, 0, 34, "#6f6a62", 0.6, bevel=8)
    if leaves == 2:
        build.box(-24, 24, 566, 590, 36, 2300, door, 0.4, materials.paint(), 5)
    for x in ((385,) if leaves == 1 else (-90, 90)):
        stage.put(build.turned([(0, 0), (24, 0), (28, 20), (22, 38), (0, 42)], "#b08d4a", 0.25), x, 578, 960).rotation_euler = (np.pi / 2, 0, 0)
    places.day(*sun, 5.4, 0.58, 0.9, leaves=(1500, 500, 1600))


def wet_yard(door="#48564a", wall="#b9ada0"):
    """A back door in the rain's end: flags with water standing in them, a grey sky."""
    paved = r.add(r.bricks(600, 450, 6, 11), lambda x, y: (rough(x / 260, y / 260, 7, 4) - 0.5) * 2.4)
    # Water stands in a few broad hollows.
    worn = r.add(paved, lambda x, y: -5 * rise(0.66, 0.76, rough((0.8 * x + 0.6 * y) / 480, (0.8 * y - 0.6 * x) / 300, 27, 3)) * rise(230, 400, -y))
    build.ground(-1700, 1700, -1500, 700, "#6c675f", 5, worn, 0.25, 0.34, tiles=(600, 450))
    build.ground(-6000, 6000, -6000, 900, "#6c675f", 300, lambda x, y: 0 * x - 16, 0.25, 0.34)
    build.box(-6000, 6000, -6000, 900, -60, -2.6, "#1d2124", 0.03, materials.metal(), 0.1)
    build.board_wall(-456, 914, 640, 60, 2200, door, 150, upright=True, paint=True, seed=8, gap=2)
    build.box(-458, 458, 648, 670, 60, 2300, "#141512", 0.9)
    for x in (-560, 460):
        build.box(x, x + 100, 590, 720, 0, 2300, "#c9c4b8", 0.5, materials.paint(), 6)
    build.box(-560, 560, 540, 760, 0, 62, "#78736a", 0.4, bevel=10)
    build.box(-6000, -560, 620, 900, -10, 2600, wall, 0.9, materials.plaster(), bevel=4)
    build.box(560, 6000, 620, 900, -10, 2600, wall, 0.9, materials.plaster(), bevel=4)
    dice = np.random.default_rng(3)
    build.leaves(list(zip(dice.uniform(-1200, 1200, 12), 350 - dice.gamma(1.2, 300, 12))), ("#4d3419", "#5e451d", "#3a301a"), 42, 3, lambda x, y: np.maximum(worn(x, y), -2.6))
    stage.open_sky("#c9d3dd", "#eef1f3", 1.35)
    stage.sun(52, -38, 2.2, 50, "#eef3f8")


def entrance(well, frame="#23312b", floor="#c4bbab", back=900):
    """A public entrance: stone tiles, a glazed double door between side lights, a well (x, y, length, width, depth) in the floor."""
    x0, y0, long, wide, deep = well
    tiles = r.bricks(600, 600, 1.8, 5)
    sunk = lambda x, y: np.where((np.abs(x - x0) < long / 2 + 8) & (np.abs(y - y0) < wide / 2 + 8), -deep, tiles(x, y))  # noqa: E731
    build.ground(-4200, 4200, -3600, back + 200, floor, 14, sunk, 0.1, 0.3, tiles=(600, 600))
    for x0, x1 in ((-1900, -1010), (-960, -4), (4, 960), (1010, 1900)):
        for a, b, c, e in ((x0, x0 + 80, 14, 2500), (x1 - 80, x1, 14, 2500), (x0 + 79, x1 - 79, 16, 260), (x0 + 79, x1 - 79, 2420, 2499)):
            build.box(a, b, back, back + 50, c, e, frame, 0.35, materials.paint(), 3)
        build.box(x0 + 70, x1 - 70, back + 22, back + 28, 250, 2430, "#42525a", 0.04, materials.metal(), 0.5)
    for x0, x1 in ((-1009, -961), (961, 1009), (-30, 30)):  # Posts beside the doors, and what the doors close on.
        build.box(x0, x1, back + (18 if x1 - x0 < 60 else -6), back + 70, 0, 2500, frame, 0.4, materials.paint(), 3)
    build.box(-1900, 1900, back - 20, back + 90, -4, 12, "#8f8a80", 0.3, materials.metal(), 3)
    for x in (-45, 45):
        tube([[x, back - 46, 850], [x, back - 46, 1450]], 14, "#b9bdbf", across=(1, 0, 0), shine=0.22)
    for x0, x1 in ((-4200, -1900), (1900, 4200)):
        build.box(x0, x1, back, back + 200, 0, 3200, "#d2cabb", 0.9, materials.plaster(), 4)
        build.box(x0, x1, back - 14, back, 0, 120, "#8f8576", 0.5, materials.stone(), 3)
    build.box(-1900, 1900, back, back + 200, 2500, 3200, "#d2cabb", 0.9, materials.plaster(), 4)
    sets.rake(33, -56, 2.7, 0.5, 1.4, **EVEN)


def well_frame(length, width, x=0.0, y=0.0, colour="#a98b4f", high=4.0):
    """The metal rim of a mat well."""
    for x0, x1, y0, y1 in ((-length / 2 - 16, length / 2 + 16, -width / 2 - 16, -width / 2 - 2), (-length / 2 - 16, length / 2 + 16, width / 2 + 2, width / 2 + 16),
                           (-length / 2 - 16, -length / 2 - 2, -width / 2 - 2, width / 2 + 2), (length / 2 + 2, length / 2 + 16, -width / 2 - 2, width / 2 + 2)):
        build.box(x + x0, x + x1, y + y0, y + y1, -8, high, colour, 0.28, materials.metal(), 1)


def corridor():
    """A school's corridor: linoleum, a dado, a bench below coat hooks, the door at its end."""
    build.ground(-1400, 1400, -3200, 6400, "#8f9a92", 60, None, 0.08, 0.22)
    for side in (-1, 1):
        build.box(side * 1450 - 50, side * 1450 + 50, -3200, 6400, 0, 3000, "#dcd6c8", 0.9, materials.plaster(), 3)
        build.box(side * 1396 - 5, side * 1396 + 5, -3200, 6400, 0, 1250, "#6f8a86", 0.45, materials.paint(), 2)
        build.box(side * 1390 - 12, side * 1390 + 12, -3200, 6400, 1240, 1290, "#a8814f", 0.5, materials.wood(), 3)
    build.box(1060, 1390, -400, 4200, 400, 440, "#b08a58", 0.5, materials.wood(), 5)
    for k in range(5):
        build.box(1090, 1360, -300 + k * 1080, -260 + k * 1080, 0, 400, "#3b3f41", 0.4, materials.metal(), 4)
    build.box(1366, 1392, -400, 4200, 1420, 1520, "#b08a58", 0.5, materials.wood(), 4)
    for k in range(22):
        build.box(1320, 1370, -250 + k * 200, -236 + k * 200, 1440, 1462, "#b5b8ba", 0.3, materials.metal(), 4)
    build.box(-1400, 1400, 6400, 6500, 0, 3000, "#dcd6c8", 0.9, materials.plaster(), 3)
    build.box(-950, 950, 6360, 6400, 0, 2300, "#33564b", 0.4, materials.paint(), 5)
    for x0, x1 in ((-850, -90), (90, 850)):
        stage.put(stage_light_pane(x1 - x0, 1500), (x0 + x1) / 2, 6352, 1400)
    stage.open_sky("#dfe6ec", "#eceae4", 0.95)
    stage.light((-0.2, 1.0, 2.9), (0, 1.2, 0), 1.6, 160, "#fff6e8", 2.4)
    stage.light((0.0, 6.1, 1.6), (0, 2.5, 0), 1.5, 160, "#f2f6ff")


def stage_light_pane(wide, high):
    """A bright pane, its middle at the origin."""
    from mat import linear
    from surface import Mesh
    points = np.array([[-wide / 2, 0, -high / 2], [wide / 2, 0, -high / 2], [wide / 2, 0, high / 2], [-wide / 2, 0, high / 2]], float)
    return stage.mesh_data("pane", Mesh(points, np.array([[0, 1, 2, 3]]), np.tile([*linear("#f4f7f8"), 0.2], (4, 1))), materials.paint(), smooth=False)
