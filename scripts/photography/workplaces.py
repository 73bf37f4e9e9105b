"""Places of work and sport where mats lie: parlour, pens, gym, bench, switch room, kitchen, garage, lawn."""
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
import wear
from noise import rough
from rooms import COOL, DAY, EVEN, tube

GALVANISED = "#9aa0a3"


def milking(floor=0.0):
    """A stand of a milking parlour: rails bent between the cows' places, their posts on plates upon its `floor`, a kerb of steel, a pit before it."""
    build.ground(-5000, 5000, -40, 3000, "#8c908f", 14, lambda x, y: (rough(x / 200, y / 200, 9) - 0.5) * 1.6 - 2, 0.4, 0.25)
    build.box(-5000, 5000, -60, 0, -760, 12, "#a9aeb0", 0.3, materials.metal(), 6)
    build.box(-5000, 5000, -52, 40, -760, -4, "#8f9492", 0.5, bevel=4)
    build.ground(-5000, 5000, -3200, -40, "#858a8a", 14, lambda x, y: (rough(x / 200, y / 200, 19) - 0.5) * 1.6 - 760, 0.4, 0.6)
    sets.wall(2400, sets.WHITE)
    build.box(-7000, 7000, 2390, 2402, 0, 1100, "#8f968c", 0.4, materials.paint(), 2).visible_shadow = False
    for k in range(-4, 5):
        x = k * 1120.0
        tube([[x, 140, 0], [x, 140, 1180]], 30, GALVANISED, (1, 0, 0))
        stage.put(build.turned([(0, 0), (78, 0), (78, 10), (42, 13), (35, 52), (0, 52)], GALVANISED, 0.38), x, 140, floor)
        t = np.linspace(0, np.pi / 2, 12)
        bend = np.column_stack([x + 520 - 520 * np.cos(t) + 0 * t, 140 + 700 * np.sin(t), 0 * t + 860])
        tube(np.vstack([bend, [[x + 520, 1650, 866]]]), 24, GALVANISED, (0, 0, 1))
    for z in (560, 1180):
        tube([[-5000, 120, z], [5000, 120, z]], 25, GALVANISED)
    tube([[-5000, 1650, 900], [5000, 1650, 900]], 30, GALVANISED)
    tube([[-5000, -30, 1900], [5000, -30, 1900]], 38, "#c9ced0", shine=0.2)
    sets.rake(32, -130, 4.4, 0.72, 2.0, **COOL)


def along_kerb(mat):
    """A dairy tile cut straight in front, for the row along the kerb."""
    return replace(mat, outline=o.jigsaw(1000, 46, 4, "front"))


def hutch_pen():
    """A calf's pen: galvanised hurdles round concrete and straw, buckets in their rings."""
    sets.concrete("#97958d", 2.0, 14)
    for y, x0, x1 in ((1050, -1500, 1500),):
        for z in (160, 360, 560, 780, 1020):
            tube([[x0, y, z], [x1, y, z]], 15 if z < 1000 else 21, GALVANISED)
        for x in np.linspace(x0, x1, 5):
            tube([[x, y, 20], [x, y, 1040]], 17, GALVANISED, (1, 0, 0))
    for z in (160, 360, 560, 780, 1020):
        tube([[-1500, -900, z], [-1500, 1050, z]], 15 if z < 1000 else 21, GALVANISED, (1, 0, 0))
    build.board_wall(-5000, 10000, 2300, 0, 2600, "#a89f8e", 190, seed=70)
    build.bucket(760, 860, 240)
    stage.put(build.bar(np.column_stack([760 + 150 * np.cos(np.linspace(0, 2 * np.pi, 60)), 860 + 150 * np.sin(np.linspace(0, 2 * np.pi, 60)), np.full(60, 440.0)]), 8, GALVANISED, 0.4, across=(0, 0, 1)))
    build.box(745, 775, 1000, 1050, 430, 450, GALVANISED, 0.4, materials.metal(), 4)
    sets.rake(32, -58, 4.8, 0.8, 1.6, **DAY)


def kennel(bench=260):
    """A kennel: upright bars, a sleeping bench of larch, a bowl on the floor."""
    sets.concrete("#a29f97", 1.2, roughness=0.45, back=1500)
    sets.wall(900, "#c4cbc4")
    build.box(-7000, 7000, 894, 903, 0, 900, "#8fa39b", 0.45, materials.paint(), 2).visible_shadow = False
    for k in range(9):
        data = build.board_data(1700, 92, 24, "#a8814f", 600 + k)
        stage.put(data, -850, 20 + k * 98, bench - 24)
    for x in (-760, 760):
        build.box(x - 35, x + 35, -20, 860, 0, bench - 24, "#8a6a45", 0.7, materials.wood(), 4)
    build.box(-852, 852, -46, -28, bench - 110, bench + 40, "#9a7547", 0.7, materials.wood(), 4)
    for k in range(16):
        tube([[1180, -900 + k * 115, 0], [1180, -900 + k * 115, 2000]], 8, GALVANISED, (1, 0, 0))
    tube([[1180, -900, 1100], [1180, 900, 1100]], 17, GALVANISED, (1, 0, 0))
    bowl = build.turned([(0, 2), (92, 2), (112, 0), (128, 4), (104, 68), (98, 70), (90, 24), (0, 16)], "#a9adb0", 0.2)
    stage.put(bowl, 620, -330, 0)
    stage.put(build.turned([(0, 30), (88, 30)], "#39454a", 0.05, materials.metal()), 620, -330, 0)
    ball = [(32 * np.sin(a), 32 - 32 * np.cos(a)) for a in np.linspace(0.05, np.pi - 0.05, 24)]
    stage.put(build.turned([(0, 0), *ball, (0, 64)], "#9fae3a", 0.9, materials.fibre()), 300, -420, 0)
    sets.rake(30, -120, 4.4, 0.6, 1.8, **COOL)


def garage(depth=1700):
    """A garage: painted blocks, a roller door on the left, a strip of shelf."""
    sets.concrete("#8f8d88", 1.2, back=depth + 60, roughness=0.5)
    sets.wall(depth, "#cfccc4")
    for k in range(30):
        build.box(-2900, -500, depth - 34, depth - 6, 10 + k * 78, 10 + k * 78 + 76, "#a7afb1", 0.4, materials.metal(), 14)
    for x in (-2960, -500):
        build.box(x, x + 60, depth - 60, depth, 0, 2600, "#7d8588", 0.4, materials.metal(), 4)
    for k in range(9):
        for j in range(14):
            off = 200 if j % 2 else 0
            build.box(-440 + k * 404 + off - 200, -40 + k * 404 + off - 200 - 4, depth - 9, depth + 6, j * 204, j * 204 + 200, "#cbc8c0", 0.9, materials.plaster(), 3)


def rack(x, y, z, high=1500.0):
    """A rack of square tube with a bar across its hooks."""
    for sx in (-1, 1):
        for sy in (0, 1):
            build.box(x + sx * 560 - 35, x + sx * 560 + 35, y + sy * 900 - 35, y + sy * 900 + 35, z, z + 2350, "#262728", 0.4, materials.metal(), 4)
            for k in range(12):
                build.box(x + sx * 560 - 12, x + sx * 560 + 12, y + sy * 900 - 37, y + sy * 900 - 34, z + 500 + k * 100, z + 524 + k * 100, "#0c0c0c", 0.6, None, 0.5)
        build.box(x + sx * 560 - 35, x + sx * 560 + 35, y - 35, y + 935, z, z + 60, "#262728", 0.4, materials.metal(), 4)
        build.box(x + sx * 560 - 30, x + sx * 560 + 30, y - 120, y - 35, z + high - 60, z + high - 20, "#b9bcbd", 0.3, materials.metal(), 3)
    build.box(x - 560, x + 560, y + 870, y + 930, z, z + 60, "#262728", 0.4, materials.metal(), 4)
    build.barbell(x, y - 78, z + high - 4)


def flat_bench(x, y, z, turn=0.0):
    """A bench for pressing."""
    from mathutils import Matrix

    def make():
        build.box(-600, 600, -140, 140, 360, 430, "#1f2021", 0.55, materials.rubber(), 26)
        build.box(-560, 560, -30, 30, 300, 360, "#2b2c2d", 0.4, materials.metal(), 5)
        for sx in (-1, 1):
            build.box(sx * 480 - 30, sx * 480 + 30, -30, 30, 40, 300, "#2b2c2d", 0.4, materials.metal(), 5)
            build.box(sx * 480 - 30, sx * 480 + 30, -250, 250, 0, 50, "#2b2c2d", 0.4, materials.metal(), 5)
    props.stood(Matrix.Translation((x / 1000, y / 1000, z / 1000)) @ Matrix.Rotation(np.radians(turn), 4, "Z"), make)


def workbench(y=640.0):
    """A bench of beech on a steel frame, a vice at its corner, tins and a box on it."""
    sets.works(y + 760, None, "#8d9294")
    for x in (-950, 950):
        for dy in (40, 640):
            build.box(x - 35, x + 35, y + dy - 35, y + dy + 35, 0, 830, "#44606b", 0.4, materials.metal(), 4)
    build.box(-950, 950, y + 30, y + 70, 140, 200, "#44606b", 0.4, materials.metal(), 4)
    build.box(-950, 950, y + 80, y + 640, 196, 214, "#9b8160", 0.7, materials.wood(), 3)
    for k in range(5):
        stage.put(build.board_data(2100, 140, 50, "#b08a58", 700 + k), -1050, y + 60 + k * 142, 830)
    wear.tool_box(-600, y + 330, 214, 12, "#7a2f28")
    wear.tin(-120, y + 300, 214, 85, 190, "#8d9294")
    wear.tin(90, y + 360, 214, 85, 190, "#2d4f6b")
    build.box(320, 760, y + 180, y + 520, 214, 480, "#a98453", 0.8, materials.wood(), 3)
    build.box(560, 740, y + 20, y + 200, 880, 960, "#33484f", 0.4, materials.metal(), 8)
    for dy in (-60, 40):
        build.box(580, 720, y + dy, y + dy + 50, 940, 1060, "#33484f", 0.35, materials.metal(), 6)
    tube([[650, y - 190, 960], [650, y + 40, 960]], 14, "#b5b8ba", (1, 0, 0), 0.3)
    tube([[540, y - 176, 960], [760, y - 176, 960]], 8, "#b5b8ba", shine=0.3)
    sets.rake(24, -122, 4.5, 0.6, 2.5, **EVEN)


def switch_room():
    """Two rows of cabinets, a gangway between them."""
    build.ground(-2600, 2600, -3200, 7000, "#767e81", 60, None, 0.1, 0.25)
    for side in (-1, 1):
        for k in range(5):
            _cubicle(side, -1500 + k * 1300, 1300)
    build.box(-2600, 2600, 5300, 5400, 0, 3200, "#ced0cb", 0.9, materials.plaster(), 3)
    build.box(-480, 480, 5270, 5302, 0, 2050, "#8a9a94", 0.4, materials.paint(), 4)
    stage.open_sky("#d7dde4", "#e4e6e6", 0.95)
    for y in (0.2, 2.9):
        stage.light((0.0, y, 3.0), (0, y, 0), 0.5, 70, "#f6f8fb", 4.0)


def _cubicle(side, y, wide, colour="#9aa3a4"):
    face = side * 900
    build.box(min(face, side * 1500), max(face, side * 1500), y, y + wide - 4, 80, 2050, colour, 0.4, materials.metal(), 5)
    build.box(min(side * 930, side * 1500), max(side * 930, side * 1500), y, y + wide - 4, 0, 80, "#3c4143", 0.5, materials.metal(), 3)
    for k in range(2):
        a, b = y + 10 + k * wide / 2, y + (k + 1) * wide / 2 - 12
        build.box(min(face, face - side * 16), max(face, face - side * 16), a, b, 96, 2034, colour, 0.38, materials.metal(), 4)
        build.box(min(face - side * 16, face - side * 38), max(face - side * 16, face - side * 38), b - 70, b - 46, 980, 1110, "#26292a", 0.4, materials.metal(), 5)
        build.box(min(face - side * 15, face - side * 19), max(face - side * 15, face - side * 19), (a + b) / 2 - 62, (a + b) / 2 + 62, 1480, 1590, "#d8b12c", 0.4, materials.paint(), 1)
        build.box(min(face - side * 15, face - side * 18), max(face - side * 15, face - side * 18), (a + b) / 2 - 90, (a + b) / 2 + 90, 1700, 1760, "#f0efe9", 0.4, materials.paint(), 1)


def kitchen(y=560.0):
    """A steel bench with an under-shelf on buff quarry tiles, pans on it."""
    build.ground(-2900, 2700, -1800, y + 780, "#a3947c", 5, r.bricks(152, 152, 2.2, 8), 0.16, 0.34, tiles=(152, 152))
    sets.wall(y + 760, "#e2e3e0")
    steel = dict(material=materials.metal(), roughness=0.22, bevel=5)
    for x in (-900, 0, 900):
        for dy in (40, 640):
            build.box(x - 20, x + 20, y + dy - 20, y + dy + 20, 0, 860, "#b7babb", **steel)
    build.box(-1000, 1000, y, y + 700, 860, 900, "#bfc3c5", **steel)
    build.box(-960, 960, y + 40, y + 660, 250, 272, "#b3b7b9", **steel)
    for x, radius, high in ((-560, 190, 240), (-120, 160, 190), (330, 210, 150)):
        stage.put(build.turned([(0, 0), (radius - 8, 0), (radius, 8), (radius, high), (radius + 8, high + 4), (radius - 3, high + 4), (radius - 6, 12), (0, 10)], "#b9bdbf", 0.24), x, y + 340, 272)
    sets.rake(30, -134, 4.2, 0.64, 2.2, **DAY)


def lathe(y=620.0):
    """A lathe from its feet to its bed: two pedestals with doors, a tray for swarf, the bed and its lead screw."""
    sets.works(y + 1300, None, "#868d8f")
    painted = dict(colour="#5e7468", roughness=0.42, material=materials.metal())
    for x0, x1 in ((-1200, -450), (650, 1200)):
        build.box(x0, x1, y, y + 560, 55, 640, **painted, bevel=10)
        build.box(x0 + 60, x1 - 60, y - 8, y + 4, 130, 560, **painted, bevel=4)
        build.box(x1 - 120, x1 - 100, y - 24, y - 6, 300, 400, "#26292a", 0.4, materials.metal(), 5)
        for x in (x0 + 70, x1 - 70):
            stage.put(build.turned([(0, 0), (55, 0), (55, 14), (20, 24), (18, 60), (0, 60)], "#2c3032", 0.4), x, y + 70, 0)
    build.box(-1240, 1240, y - 100, y + 620, 640, 660, "#33393c", 0.4, materials.metal(), 4)
    build.box(-1240, 1240, y - 108, y - 96, 640, 716, "#33393c", 0.4, materials.metal(), 4)
    build.box(-1000, 1200, y + 120, y + 440, 690, 900, **painted, bevel=12)
    for dy in (140, 370):
        build.box(-420, 1200, y + dy, y + dy + 50, 900, 928, "#a9aeb0", 0.25, materials.metal(), 4)
    build.box(-1200, -420, y + 40, y + 500, 690, 1400, **painted, bevel=26)
    for z, radius in ((812, 17), (752, 12)):
        tube([[-430, y + 84, z], [1200, y + 84, z]], radius, "#b5b8ba", shine=0.25)
    build.box(60, 420, y + 30, y + 130, 700, 960, **painted, bevel=10)
    wheel = build.turned([(0, 0), (22, 0), (24, 22), (92, 26), (104, 16), (112, 26), (104, 38), (92, 34), (20, 40), (0, 44)], "#b5b8ba", 0.3)
    stage.put(wheel, 170, y + 30, 830, tilt=90)
    sets.rake(28, -64, 4.2, 0.62, 2.5, **DAY)


def packing_line(y=520.0):
    """A line of rollers between blue rails, cartons upon it."""
    sets.works(y + 1700, None, "#8d9294")
    for x in (-2100, -700, 700, 2100):
        for dy in (0, 560):
            build.box(x - 30, x + 30, y + dy - 30, y + dy + 30, 0, 690, "#3f5f74", 0.4, materials.metal(), 4)
            build.box(x - 60, x + 60, y + dy - 50, y + dy + 50, 0, 10, "#3f5f74", 0.4, materials.metal(), 2)
        build.box(x - 20, x + 20, y, y + 560, 200, 245, "#3f5f74", 0.4, materials.metal(), 4)
    for dy in (-30, 560):
        build.box(-3200, 3200, y + dy, y + dy + 30, 680, 800, "#3f5f74", 0.4, materials.metal(), 5)
    for k in range(-42, 43):
        tube([[k * 75, y, 745], [k * 75, y + 560, 745]], 25, "#b5b8ba", (1, 0, 0), 0.3)
    for x, wide, high, turn in ((-1250, 520, 340, 2), (-420, 420, 300, -3), (430, 520, 340, 1), (1290, 460, 260, -2)):
        build.box(x - wide / 2, x + wide / 2, y + 70, y + 490, 771, 771 + high, "#a98355", 0.9, materials.paper(), 3, turn)
        build.box(x - 26, x + 26, y + 69, y + 491, 770, 772 + high, "#c4a878", 0.5, materials.paper(), 2, turn)
    sets.rake(28, -64, 4.2, 0.62, 2.5, **EVEN)


def ute_tray():
    """The tray of a ute seen over its open tail-gate: ribbed steel, drop sides, a headboard of mesh before the cab."""
    steel, floor, rail = materials.metal(), "#798185", "#4d565b"
    build.ground(-9000, 9000, -6000, 9000, "#8f877a", 60, lambda x, y: (rough(x / 300, y / 300, 9) - 0.5) * 40 - 850, 0.3, 0.95)
    build.board_wall(-9000, 18000, 7000, -850, 2600, places.WEATHERED, 190, seed=57)
    build.box(-860, 860, -1060, 1060, -70, -9, floor, 0.45, steel, 4)
    for k in range(-7, 8):
        build.box(k * 112 - 34, k * 112 + 34, -1058, 1058, -12, 0, floor, 0.42, steel, 3)
    for side in (-1, 1):
        build.box(side * 876 - 16, side * 876 + 16, -1060, 1060, -70, 330, rail, 0.4, steel, 5)
        for z in (70, 160, 250):
            build.box(side * 858 - 7, side * 858 + 7, -1040, 1040, z, z + 46, rail, 0.4, steel, 5)
        tube([[side * 876, -1060, 334], [side * 876, 1060, 334]], 22, rail, (1, 0, 0))
        build.box(side * 876 - 26, side * 876 + 26, -1064, -1000, -70, 360, "#2c3134", 0.4, steel, 6)
    build.box(-900, 900, 1060, 1100, -70, 360, rail, 0.4, steel, 5)
    for x in np.linspace(-880, 880, 17):
        tube([[x, 1080, 350], [x, 1080, 1150]], 22 if abs(x) > 870 else 6, "#2c3134", (1, 0, 0))
    for z in (480, 610, 740, 870, 1000, 1150):
        tube([[-880, 1080, z], [880, 1080, z]], 22 if z == 1150 else 6, "#2c3134")
    build.box(-860, 860, -1108, -1076, -470, -66, rail, 0.4, steel, 6)
    build.box(-830, 830, 1190, 3200, -500, 1250, "#365263", 0.25, materials.paint(), 70)
    build.box(-620, 620, 1180, 1200, 480, 1080, "#10171b", 0.06, steel, 30)
    sets.rake(36, -48, 4.2, 0.7, 1.4, **DAY)


def swing(x, y, z=0.0):
    """A swing of round timber with two seats on chains."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([[x + sx * 1500, y + sy * 820, -60], [x + sx * 1350, y + sy * 40, 2400]], 58, "#a07d52", (1, 0, 0), 0.85)
    tube([[x - 1560, y, 2400], [x + 1560, y, 2400]], 64, "#a07d52", shine=0.85)
    for sx in (-1, 1):
        for side in (-1, 1):
            tube([[x + sx * 620 + side * 215, y, z + 470], [x + sx * 620 + side * 205, y, 2380]], 6, "#8d9294", (1, 0, 0), 0.4)
        build.box(x + sx * 620 - 230, x + sx * 620 + 230, y - 85, y + 85, z + 440, z + 472, "#262626", 0.6, materials.rubber(), 12)
