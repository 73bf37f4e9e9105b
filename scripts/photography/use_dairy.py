"""Dairy and livestock mats in use: cubicles, parlour, pen, kennel."""
from dataclasses import replace

import numpy as np

import build
import materials
import outline as o
import places
import rooms
import sets
import stage
import wear
import workplaces
from catalogue import MATS
from noise import rise
from poses import lay
from use import look, put


def cubicles(code, pitch, above=19, around=24, distance=3.0, target=(0.1, 0.1, 0.16), boards="#8d8a84", sun=-58, wide_roll=False):
    """Beds in a row, from the passage."""
    def scene(d):
        mat = MATS[code]
        places.cubicles(pitch, mat.thickness, int(code), boards)
        places.through_window(300, 100, 0, 4200, 1700, 5.0, sun)
        if wide_roll:
            roll = replace(mat, length=9000, roll=None, rolled=0.0, outline=o.rectangle(9000, mat.width, 2))
            lay(roll, 0, 60, 0, 0, focus=(-1500, 1800, -915, 915), closed=False, budget=int(1_400_000 * d))
        else:
            for k in range(-3, 4):
                put(code, k * pitch + 20, 0, 90, 0, d, 500_000 if abs(k) < 2 else 160_000)
        look(target, above, around, distance, 33, 0.008, (0.0, -0.4, 0))
    return scene


def parlour_stand(code):
    """The floor of a parlour's stand, from the pit."""
    def scene(d):
        workplaces.milking(MATS[code].thickness)
        first = workplaces.along_kerb(MATS[code])
        for i in range(-3, 4):
            for j in (0, 1):
                lay(MATS[code] if j else first, i * 1001, 560 + j * 1001, closed=False, budget=int((420_000 if abs(i) < 2 and j == 0 else 150_000) * d))
        look((0.1, 0.72, 0.2), 31, 24, 3.0, 34)
    return scene


def parlour_pit(code):
    """In the pit, along the kerb."""
    def scene(d):
        workplaces.milking()
        for k in range(-2, 3):
            lay(MATS[code], k * 1506, -620, -760, 0, closed=False, budget=int((900_000 if k == 0 else 300_000) * d))
        wear.boots(520, -560, -746, 150, "#2d3a4a")
        look((0.16, -0.5, -0.6), 34, 26, 2.5, 36)
    return scene


def calf_pen(code):
    """Under a calf's straw, in its pen."""
    def scene(d):
        workplaces.hutch_pen()
        put(code, 0, 300, 0, 0, d, 1_000_000)
        put(code, 0, -506, 0, 0, d, 700_000)
        places.strewn(5600, 2000, 80_000, 14, lambda x, y: np.clip((y - 20 + 240 * np.sin(x / 420)) / 520, 0.003, 1), 0, 300, 60)
        look((0.06, 0.1, 0.16), 26, -16, 2.7, 36)
    return scene


def sleeping_bench(code):
    """On the bench of a kennel."""
    def scene(d):
        workplaces.kennel()
        put(code, -60, 420, 0.8, 260, d, 900_000)
        look((-0.2, 0.22, 0.22), 35, 20, 1.6, 38)
    return scene


def cubicle_passage(code):
    """End to end in the passage behind the beds, scraped but for a little straw."""
    def scene(d):
        places.cubicles(1172, 0)
        build.box(4700, 4800, -3700, 1560, -300, 3000, "#c9cbc6", 0.95, materials.plaster(), 4)
        build.box(4688, 4704, -3700, 1560, -300, 1250, "#6f8591", 0.5, materials.paint(), 2)
        for k in range(-1, 4):
            put(code, -900 + k * 2409, -1560, 0, -207 + k % 2, d, 1_000_000 if k == 0 else 330_000)
        places.strewn(8000, 1500, 700, -180, lambda x, y: 0.03 + rise(200, 700, y), 0, -1560, 12, 8)
        places.through_window(900, -1300, -200, 4200, 1900, 5.0, -58)
        look((0.15, -1.25, -0.06), 19, -58, 3.1, 32)
    return scene


def piglet_nest(code):
    """In the corner of a farrowing pen that the lamp keeps warm."""
    def scene(d):
        build.ground(-2600, 2600, -2600, 1700, "#1d1d1c", 200, lambda x, y: 0 * x - 60)
        for k in range(70):
            build.box(-2400, 2400, -1900 + k * 38, -1900 + k * 38 + 27, -20, 0, "#b6b9b3", 0.45, materials.paint(), 3)
        sets.wall(760, "#d5d9d6")
        build.board_wall(-2400, 4800, 700, 0, 620, "#d9dedc", 300, paint=True, seed=12, gap=2)
        build.board_wall(-780, 2600, -1900, 0, 620, "#d9dedc", 300, 90, paint=True, seed=16, gap=2)
        put(code, -60, 330, 1.0, 0, d, 900_000)
        for z in (230, 420, 620, 840):
            rooms.tube([[900, -1900, z], [900, 690, z]], 17, workplaces.GALVANISED, (1, 0, 0))
        for y in (-700, 640):
            rooms.tube([[900, y, 0], [900, y, 900]], 24, workplaces.GALVANISED, (1, 0, 0))
        shade = build.turned([(30, 150), (34, 152), (36, 96), (60, 82), (104, 40), (128, 0), (125, 0), (100, 38), (56, 78), (30, 92)], "#b4b7b8", 0.3)
        stage.put(shade, -60, 330, 520)
        rooms.tube([[-60, 330, 668], [-60, 330, 1500]], 5, "#2b2b2b", (1, 0, 0), 0.6)
        places.strewn(1000, 560, 240, 11, lambda x, y: 0.1 + 0.9 * rise(-100, 500, x), -60, 330, 8, 6)
        stage.open_sky("#cfd8de", "#dfe3e3", 0.5)
        stage.light((-0.06, 0.33, 0.55), (-0.06, 0.33, 0), 0.11, 11, "#ffa562")
        stage.light((-2.2, -1.2, 1.9), (0, 0.2, 0), 1.4, 95, "#eef2f5")
        look((0.02, 0.24, 0.2), 25, 20, 2.15, 38)
    return scene


VIEWS = {
    "030101": cubicles("030101", 1150),
    "030102": cubicles("030102", 1236, 34, -15, 2.4, (0.5, -0.12, 0.0), "#b5b3aa", -40),
    "030103": cubicles("030103", 1172, 13, -34, 2.4, (0.1, -0.3, 0.08), "#7b8288", -30),
    "030104": cubicles("030104", 1200, 25, -60, 2.8, (0.1, -0.2, 0.0), "#9a8a70", -40, True),
    "030201": parlour_stand("030201"),
    "030202": parlour_pit("030202"),
    "030203": cubicle_passage("030203"),
    "030301": calf_pen("030301"),
    "030302": piglet_nest("030302"),
    "030303": sleeping_bench("030303"),
}
