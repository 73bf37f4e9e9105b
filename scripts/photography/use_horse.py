"""Horse and stable mats in use: box, aisle, wash bay, path."""
from dataclasses import replace

import numpy as np

import build
import materials
import places
import props
import rooms
import sets
import stage
import wear
from catalogue import MATS
from lead_horse import float_tail
from poses import lay
from use import joined_edge, look, piece, put


def bedded(code, above, around, distance, target, boards=places.OAKEN, bed=1.0, bucket=None, window=(200, 300, 100), sun=-66):
    """Side by side in a bedded box."""
    def scene(d):
        mat = MATS[code]
        places.box_stall(mat.thickness, int(code), boards, bed)
        places.through_window(*window, around=sun)
        for i in (-2, -1, 0):
            for j in (0, -1, -2):
                put(code, 875 - mat.length / 2 + i * mat.length + 900, 1800 - mat.width / 2 + j * mat.width, 0, 0, d, 420_000)
        if bucket:
            build.bucket(*bucket, mat.thickness)
        look(target, above, around, distance, 34)
    return scene


def wash_bay(code, columns, turn, around, above=20, distance=3.1, target=(0.0, 0.5, 0.18), bucket=(560, 620)):
    """Side by side in the wash bay, from near the wall on."""
    def scene(d):
        mat = MATS[code]
        rooms.wash_bay()
        wide, deep = (mat.width, mat.length) if turn else (mat.length, mat.width)
        for k in range(columns):
            for row in (0, 1):
                put(code, (k - (columns - 1) / 2) * (wide + 3), 1180 - deep / 2 - row * (deep + 3), turn, 0, d, 700_000 if row else 450_000)
        build.bucket(*bucket, mat.thickness)
        props.broom(bucket[0] + 420, 1097, mat.thickness, 4, 80)
        look(target, above, around, distance, 36)
    return scene


def slab_path(code):
    """A way of slabs between its timbers, to the stable's door."""
    def scene(d):
        rooms.path(2003)
        for k in range(7):
            for side in (-1, 1):
                piece(MATS[code], side, k, side * 502, -1300 + k * 1004, 0, 180 * (k % 2), d, 330_000, 0.14, 1.4, 0.08)
        build.bucket(690, 2350, 30)
        places.day(30, -84, 5.6, 0.55, 0.9, leaves=(-300, 600, 700))
        look((0.1, 0.35, 0.12), 21, -13, 3.5, 36)
    return scene


def paver_path(code):
    """A way of bones locked on sand."""
    def scene(d):
        rooms.path(1240)
        bone = replace(MATS[code], bevel=7)
        for i in range(-4, 5):
            for j in range(-9, 22):
                piece(bone, i, j, i * 162.0, j * 162.0, 0, 90 * ((i + j) % 2), d, 60_000, 0.14, 1.4, 0.5)
        for side in (-1, 1):
            build.box(side * 690 - 60, side * 690 + 60, -3000, 5200, -60, 48, "#8a6f4c", 0.85, None, 4)
        places.day(30, -82, 5.6, 0.55, 0.9, leaves=(-300, 500, 700))
        look((0.05, 0.25, 0.06), 24, -15, 2.5, 38)
    return scene


def barn_aisle(code):
    """Tiles from wall to wall of an aisle, swept."""
    def scene(d):
        places.aisle()
        for i in (-1, 0, 1):
            for j in range(7):
                put(code, i * 1201, -900 + j * 1201, 0, 0, d, 260_000 if j < 3 else 90_000)
        props.broom(1392, 900, MATS[code].thickness, -72, 70)
        build.bucket(-1250, 1500, 18)
        look((0.1, 0.7, 0.25), 17, 13, 3.5, 32)
    return scene


def clad_box(code):
    """The wall of a box clad with boards of rubber, deep straw before it."""
    def scene(d):
        places.box_stall(0)
        places.through_window(100, 1500, 500, 3600, 2200, 5.0, -52)
        for k in range(-3, 1):
            x = k * 1832 + 857
            lay(MATS[code], x, 1798, 610 + 50, 0, 90, budget=int(330_000 * d))
            for at in (-850, -283, 283, 850):
                for side in (-1, 1):
                    washer = stage.put(build.turned([(0, 3), (5, 3), (15, 1), (16, 0)], "#b9bcbd", 0.3, around=24), x + at, 1798 - 13, 660 + side * 545)
                    washer.rotation_euler = (np.pi / 2, 0, 0)
        places.strewn(7000, 2600, 90_000, 0, lambda x, y: np.clip(0.25 + (y + 600) / 1500, 0.05, 1), -1700, 500, 110, 9)
        build.bucket(1240, 1100, 60)
        look((-0.35, 0.9, 0.24), 22, -22, 3.3, 34)
    return scene


def farriers_place(code):
    """Before the planks of the barn, with stand, box and shoes."""
    def scene(d):
        sets.concrete(pitch=14)
        build.board_wall(-3000, 6000, 900, 0, 2200, places.WEATHERED, 158, seed=91)
        put(code, 0, 0, 6, 0, d, 900_000)
        wear.hoof_stand(640, 330, 0)
        wear.tool_box(-640, 330, 0, 24, "#5b2f28")
        build.bucket(900, 640, 0)
        for x, y, turn in ((-570, -210, 30), (-430, -470, 165), (640, -180, 80)):
            props.shoe(x, y, 0, turn)
        places.strewn(3600, 1800, 170, 0, None, 0, 200, 10)
        sets.rake(30, -66, 4.6, 0.62, 2.0)
        look((0.03, 0.13, 0.12), 22, -12, 2.1, 40)
    return scene


def float_ramp():
    """From beside the foot of the tail, bucket and straw by it."""
    def scene(d):
        float_tail(d)
        build.bucket(690, -560, -12)
        places.strewn(2600, 1400, 420, 0, None, 0, -1150, 14)
        look((0.0, -0.12, 0.28), 25, 31, 2.5, 38)
    return scene


def float_floor(code):
    """On the floor of a float for two, straw upon it, from its tail."""
    def scene(d):
        mat, metal = MATS[code], materials.metal()
        build.ground(-9000, 9000, -9000, 1200, "#8c8474", 120, lambda x, y: 0 * x - 420, 0.3, 0.9)
        build.box(-950, 950, -1180, 1250, -80, 0, "#6b5842", 0.8, materials.wood(), 4)
        for side in (-1, 1):
            build.box(side * 960 - 40, side * 960 + 40, -1180, 1250, -80, 2300, "#c9cdca", 0.4, metal, 6)
            build.box(side * 914 - 8, side * 914 + 8, -1170, 1240, 12, 900, "#8b7a5e", 0.6, materials.wood(), 3)
            build.box(side * 960 - 46, side * 960 + 46, -1240, -1180, -120, 2300, "#8d2f28", 0.35, materials.paint(), 8)
            rooms.tube([[0, 760, 1060], [side * 925, 760, 1060]], 30, "#a4a9ab")
            for x in (26, 912):  # What the breast bar hangs in.
                build.box(side * x - 12, side * x + 12, 715, 805, 1000, 1115, "#6f7577", 0.4, metal, 5)
        build.box(-950, 950, 1210, 1290, 0, 2300, "#c9cdca", 0.4, metal, 6)
        build.box(-950, 950, 1200, 1212, 12, 900, "#8b7a5e", 0.6, materials.wood(), 3)
        # The partition hangs between a post at the breast bar and one at the tail, clear of the floor.
        bend = [[0, -560 - 90 * np.sin(t), 1180 - 90 + 90 * np.cos(t)] for t in np.linspace(0, np.pi / 2, 8)]
        rooms.tube([[0, 800, 1180], *bend, [0, -650, 0]], 26, "#a4a9ab", (1, 0, 0))
        rooms.tube([[0, 780, 0], [0, 780, 1200]], 26, "#a4a9ab", (1, 0, 0))
        for y in (-650, 780):
            stage.put(build.turned([(0, 0), (62, 0), (62, 8), (34, 12), (30, 40), (0, 40)], "#6f7577", 0.4), 0, y, mat.thickness)
        build.box(-12, 12, -600, 740, 520, 1130, "#6d7b80", 0.6, materials.rubber(), 6)
        lay(mat, 0, 30, 0, 90, budget=int(1_400_000 * d), closed=False)
        places.strewn(1700, 2200, 5_000, 11, lambda x, y: 0.02 + np.clip((y - 300) / 700, 0, 1) ** 1.5, 0, 30, 26)
        stage.open_sky("#c4d2e2", "#eceae4", 1.15)
        stage.sun(46, -152, 4.6, 1.6, "#fff1dd")
        look((0.08, 0.02, 0.28), 25, -13, 2.5, 28)
    return scene


def edged_floor(code, above, around, target, distance, sun):
    """The end of a floor of tiles: edges along two sides, a corner between them."""
    def scene(d):
        sets.barn(2440, 900)
        tile, edge, corner = MATS["010201"], MATS["010204"], MATS["010205"]
        for i in range(3):
            for j in range(2):
                lay(tile, 600.6 + i * 1201, 600.6 + j * 1201, closed=False, budget=int((500_000 if i + j == 0 else 160_000) * d))
        front, on, left = joined_edge(edge, (1,)), joined_edge(edge, (-1, 1)), joined_edge(edge, (-1,))
        for k in range(3):
            lay(on if k else front, 600.6 + k * 1201, -50.6, closed=False, budget=int(260_000 * d))
        for k in range(2):
            lay(on if k else left, -50.6, 600.6 + k * 1201, 0, -90, closed=False, budget=int(260_000 * d))
        lay(corner, -50.9, -50.9, closed=False, budget=int(200_000 * d))
        if code == "010204":
            wear.boots(1330, 560, 18, -150)
        else:
            build.bucket(330, 420, 18)
        sets.rake(18, sun, 4.6, 0.55)
        look(target, above, around, distance, 38)
    return scene


VIEWS = {
    "010101": bedded("010101", 22, -16, 3.0, (0.2, 0.1, 0.08)),
    "010102": bedded("010102", 35, -38, 2.2, (0.3, 0.42, 0.0), "#b9b3a5", 0.8, (1080, 1180), (500, 500, 0), -40),
    "010103": bedded("010103", 17, 27, 2.7, (-0.3, 0.55, 0.12), "#6b5640", 1.0, (-1000, 1330), (-300, 500, 0), -84),
    "010104": bedded("010104", 28, 3, 2.5, (0.35, 0.1, 0.0), places.WEATHERED, 0.3, None, (300, -250, 0), -52),
    "010105": slab_path("010105"),
    "010201": barn_aisle("010201"),
    "010203": paver_path("010203"),
    "010204": edged_floor("010204", 27, 24, (1.25, 0.0, 0.02), 0.95, -128),
    "010205": edged_floor("010205", 36, -44, (0.04, 0.05, 0.02), 0.75, 84),
    "010301": float_ramp(),
    "010302": float_floor("010302"),
    "010303": clad_box("010303"),
    "010401": wash_bay("010401", 2, 0, 24),
    "010402": wash_bay("010402", 3, 90, 20, 22, 2.5, (0.05, 0.35, 0.12), (420, 640)),
    "010403": farriers_place("010403"),
}
