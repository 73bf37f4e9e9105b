"""The press hall: a press with five daylights between heated platens, its table, a high wall with windows; in mm."""
import numpy as np

import build
import materials
import sets
import stage
from rooms import stage_light_pane, tube

GREEN, STEEL, CHROME = "#4d5f58", "#85898a", "#b9bdbf"
LEVELS = [760 + k * 290 for k in range(6)]


def hall(depth=7000):
    """Sealed floor, a wall painted below, windows high up in it, a walkway marked in yellow."""
    build.ground(-9000, 9000, -6000, depth + 60, "#868885", 60, None, 0.2, 0.32)
    sets.wall(depth, "#c9c8c0", reach=9000, high=5200)
    build.box(-9000, 9000, depth - 6, depth + 6, 0, 1500, "#7f8f88", 0.5, materials.paint(), 2).visible_shadow = False
    for k in range(-3, 4):
        for x0, x1 in ((0, 620), (660, 1280)):
            stage.put(stage_light_pane(x1 - x0, 1500), k * 2100 + (x0 + x1) / 2 - 640, depth - 12, 3300)
        build.box(k * 2100 - 700, k * 2100 - 640, depth - 60, depth, 2500, 4100, "#3c4143", 0.5, materials.metal(), 4)
    build.box(5600, 5760, -6000, depth, 0, 5200, "#c9c8c0", 0.95, materials.plaster(), 4)
    build.box(5590, 5602, -6000, depth, 0, 1500, "#7f8f88", 0.5, materials.paint(), 2)
    for k in range(-2, 3):
        build.box(k * 3600 - 110, k * 3600 + 110, depth - 160, depth, 0, 5200, "#5f6a6b", 0.5, materials.paint(), 8)


def press(x, y, loaded=(1, 2, 4)):
    """Four columns, a crown, five daylights; sheets of rubber between the platens named in `loaded`."""
    metal, paint = materials.metal(), materials.paint()
    build.box(x - 1500, x + 1500, y - 60, y + 1660, 0, 520, GREEN, 0.45, paint, 14)
    build.box(x - 1500, x + 1500, y - 60, y + 1660, 2560, 3300, GREEN, 0.45, paint, 18)
    build.box(x - 700, x + 700, y + 200, y + 1400, 3300, 3900, GREEN, 0.45, paint, 16)
    for sx in (-1, 1):
        for dy in (140, 1460):
            tube([[x + sx * 1330, y + dy, 500], [x + sx * 1330, y + dy, 2600]], 95, CHROME, (1, 0, 0), 0.16)
            stage.put(build.turned([(0, 0), (150, 0), (150, 90), (130, 100), (0, 100)], STEEL, 0.4, metal, 6), x + sx * 1330, y + dy, 520)
        build.box(x + sx * 1330 - 30, x + sx * 1330 + 30, y + 600, y + 1000, 560, 2540, GREEN, 0.45, paint, 6)
    build.box(x - 1160, x + 1160, y, y + 1600, 520, 640, STEEL, 0.4, metal, 6)
    for k, level in enumerate(LEVELS):
        build.box(x - 1130, x + 1130, y + 10, y + 1590, level - 80, level, STEEL if k else "#7a7e7f", 0.36, metal, 3)
        for j in range(9):
            plug = stage.put(build.turned([(0, 0), (22, 0), (22, 14), (10, 14), (10, 8), (0, 8)], "#3a3d3e", 0.5, metal, 6), x - 960 + j * 240, y + 10, level - 40)
            plug.rotation_euler = (np.pi / 2, 0, 0)
        if k in loaded:
            build.box(x - 920, x + 920, y + 40, y + 1500, level, level + 26, "#262625", 0.6, materials.rubber(), 3)
        for dy in (260, 420):
            bend = [[x + 1130, y + dy, level - 40], [x + 1290, y + dy, level - 44], [x + 1420, y + dy, level - 110], [x + 1560, y + dy, level - 170], [x + 1700, y + dy, level - 180]]
            stage.put(build.bar(_round(bend), 24, "#9a958c", 0.5))
    for dy in (260, 420):
        tube([[x + 1700, y + dy, 300], [x + 1700, y + dy, 3000]], 52, "#b7b2a6", (1, 0, 0), 0.6)
    build.box(x - 1120, x + 1120, y + 20, y + 1580, 2360, 2560, STEEL, 0.4, metal, 6)
    build.box(x + 1900, x + 2500, y + 100, y + 560, 80, 2050, "#b9beba", 0.4, metal, 8)
    build.box(x + 1990, x + 2410, y + 92, y + 102, 1250, 1700, "#2b3133", 0.3, metal, 4)
    for k in range(4):
        lamp = stage.put(build.turned([(0, 0), (26, 0), (26, 10), (18, 22), (0, 24)], ("#2f6b45", "#c9c6be", "#b98a2a", "#8d2f28")[k], 0.3, paint, 24), x + 2040 + k * 106, y + 98, 1140)
        lamp.rotation_euler = (np.pi / 2, 0, 0)


def table(x, y, length=2300, width=2100, level=800):
    """A table of rollers before the press, on which a sheet is drawn out."""
    for sx in (-1, 1):
        build.box(x + sx * width / 2 - 40, x + sx * width / 2 + 40, y - length, y - 70, level - 170, level - 30, GREEN, 0.45, materials.paint(), 6)
        for dy in (length - 120, 320):
            build.box(x + sx * width / 2 - 35, x + sx * width / 2 + 35, y - dy - 35, y - dy + 35, 0, level - 160, GREEN, 0.45, materials.paint(), 5)
    for k in range(int((length - 160) / 150)):
        tube([[x - width / 2 + 40, y - 150 - k * 150, level - 32], [x + width / 2 - 40, y - 150 - k * 150, level - 32]], 32, CHROME, shine=0.24)


def light():
    """Day from the high windows, lamps under the roof."""
    stage.open_sky("#cdd6df", "#e2e2de", 0.5)
    stage.sun(40, -118, 3.4, 2.0, "#fff0da")
    stage.light((-1.5, 0.8, 4.8), (0, 2.0, 0.6), 1.4, 330, "#fff4e2", 2.0)
    stage.light((2.5, 3.0, 4.8), (1.5, 2.8, 0.6), 1.2, 200, "#fff4e2", 2.0)


def _round(points, steps=10):
    """A smooth path through points."""
    points = np.array(points, float)
    t = np.linspace(0, len(points) - 1, steps * len(points))
    path = np.column_stack([np.interp(t, np.arange(len(points)), points[:, k]) for k in range(3)])
    for _ in range(12):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
    return path
