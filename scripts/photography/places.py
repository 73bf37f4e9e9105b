"""Where mats lie: a barn aisle, a stable box with straw, a doorstep, a gym, a workshop, a yard."""
import numpy as np

import build
import materials
import relief as r
import stage
from fibres import grass, straw
from noise import rise, rough

OAKEN, WEATHERED, PAINTED = "#8a6a45", "#8d7c66", "#3c4b3c"


def day(above=38, around=-60, power=3.2, sky=0.55, size=4.0, tone="#eef1f5"):
    """Daylight: a hazy sun and the sky."""
    stage.sky(tone, sky)
    stage.sun(above, around, power, size)


def strewn(length, width, count, floor, density=None, x=0.0, y=0.0, depth=40.0, seed=5):
    """Straw on a floor."""
    data = stage.mesh_data("straw", straw(length, width, np.random.default_rng(seed), count, floor, density, depth), materials.fibre(), smooth=True)
    stage.put(data, x, y)


def lawn(length, width, x=0.0, y=0.0, count=120_000, tall=55.0):
    """Grass."""
    stage.put(stage.mesh_data("lawn", grass(length, width, np.random.default_rng(3), count, tall), materials.fibre()), x, y)


def gravel(reach):
    """Fine gravel all about."""
    build.ground(-reach, reach, -reach, reach, "#a8997f", 9, r.add(r.crumb(16, 5), lambda x, y: (rough(x / 400, y / 400, 8) - 0.5) * 14 - 8), 0.3, 0.95)


def aisle():
    """A barn aisle along y: concrete, plank stalls with bars on both sides, an open door at the end."""
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
    build.box(-1400, 1400, 15800, 15850, -100, 4200, "#ffffff", 0.9, materials.glow())
    build.box(-2600, 2600, 14480, 14560, 2700, 4200, "#55442f", 0.8, materials.wood())
    strewn(3600, 15000, 5200, 0, lambda x, y: rise(900, 1700, np.abs(x)) * 0.9 + 0.04, 0, 5500, 22)
    stage.sky("#e9eef4", 0.42)
    stage.light((0.4, 13.8, 3.0), (0, 3, 0), 3.2, 1500, "#fff6e8")
    stage.light((-4.5, 1.0, 4.6), (0, 1.5, 0), 3.0, 330, "#fff3e0")


def box_stall(floor=0.0):
    """A corner of a stable box: plank walls behind and on the right, straw along them."""
    build.ground(-6500, 3200, -3200, 2600, "#8d8880", 30, stain=0.3)
    build.board_wall(-5600, 7420, 1830, 0, 1500, OAKEN, 170, seed=30)
    build.board_wall(1810, 4200, 1800, 0, 1500, OAKEN, 170, -90, seed=60)
    build.box(1780, 1900, 1790, 1910, 0, 2300, "#55432f", 0.7, materials.wood(), 8)
    strewn(7400, 4200, 34000, floor, lambda x, y: np.clip(rise(2700, 3200, x) + rise(1150, 1700, y) + 0.012, 0, 1), -1750, 0, 110)


def doorstep(door=PAINTED, wall="#cfc6b6"):
    """A doorstep: flagstones, a stone step, a painted plank door in its frame, rendered walls."""
    build.ground(-2600, 2600, -2600, 700, "#9c958a", 8, r.add(r.bricks(600, 400, 5, 9), lambda x, y: (rough(x / 90, y / 90, 4) - 0.5) * 1.6), 0.22, tiles=400)
    build.box(-800, 800, 420, 900, 0, 150, "#a39c90", 0.8, bevel=12)
    build.board_wall(-455, 912, 700, 165, 2300, door, 150, upright=True, paint=True, seed=11, gap=2)
    build.box(-458, 458, 706, 730, 160, 2350, "#141512", 0.9)
    for x in (-560, 460):
        build.box(x, x + 100, 640, 800, 150, 2350, "#e2dccf", 0.5, materials.wood(), 6)
    build.box(-460, 460, 655, 800, 150, 185, "#6f6a62", 0.6, bevel=8)
    build.box(-2600, -560, 620, 900, 0, 2600, wall, 0.95, bevel=4)
    build.box(560, 2600, 620, 900, 0, 2600, wall, 0.95, bevel=4)
    build.box(-440, -410, 640, 690, 1000, 1180, "#b08d4a", 0.3, materials.metal())


def hall(colour="#b9b2a6"):
    """A tiled hall with a pale wall."""
    build.ground(-5000, 5000, -4000, 2600, colour, 14, r.bricks(600, 600, 2.2, 6), 0.08, 0.4, tiles=600)
    build.box(-5000, 5000, 2600, 2700, 0, 3200, "#d9d3c6", 0.9)
    build.box(-5000, 5000, 2570, 2600, 0, 110, "#8a8376", 0.5, materials.wood())


def workshop():
    """A concrete floor before a whitewashed wall, with a steel rack."""
    build.ground(-5000, 5000, -3500, 2200, "#8f8b84", 24, lambda x, y: (rough(x / 200, y / 200, 9) - 0.5) * 1.5, 0.28, 0.6)
    build.ground(-5000, 5000, 2200, 2220, "#8f8b84", 20)
    build.box(-5000, 5000, 2200, 2300, 0, 3200, "#c9c3b7", 0.95)
    for x in (-1500, 300, 2100):
        for y in (1550, 2100):
            build.box(x - 25, x + 25, y - 25, y + 25, 0, 2600, "#4a5560", 0.45, materials.metal(), 3)
    for z in (700, 1500):
        build.box(-1550, 2150, 1530, 2130, z, z + 70, "#c07a2e", 0.5, materials.metal(), 4)
        build.box(-1500, 2100, 1530, 2130, z + 70, z + 95, "#9b8160", 0.8, materials.wood(), 2)


def gym_wall():
    """A plain wall with a skirting behind the floor of a gym."""
    build.box(-6000, 6000, 3600, 3700, 0, 3200, "#bdb7ab", 0.9)
    build.box(-6000, 6000, 3570, 3600, 0, 120, "#3a3936", 0.5, materials.wood())
    build.ground(-6000, 6000, -5000, 3600, "#77736c", 60, stain=0.1)
