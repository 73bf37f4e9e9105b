"""Dairy and livestock mats in use: cubicles, parlour, pen, kennel."""
from dataclasses import replace

import numpy as np

import outline as o
import places
import wear
import workplaces
from catalogue import MATS
from poses import lay
from use import look, put


def cubicles(code, pitch, above=19, around=24, count=3, wide_roll=False):
    """Beds in a row, from the passage."""
    def scene(d):
        mat = MATS[code]
        places.cubicles(pitch, mat.thickness)
        places.through_window(300, 100, 0, 4200, 1700, 5.0, -58)
        if wide_roll:
            roll = replace(mat, length=9000, roll=None, rolled=0.0, outline=o.rectangle(9000, mat.width, 2))
            lay(roll, 0, 60, 0, 0, focus=(-1500, 1800, -915, 915), closed=False, budget=int(1_400_000 * d))
        else:
            for k in range(-count, count + 1):
                put(code, k * pitch + 20, 0, 90, 0, d, 500_000 if abs(k) < 2 else 160_000)
        look((0.1, 0.1, 0.16), above, around, 3.0, 33, 0.008, (0.0, -0.4, 0))
    return scene


def parlour_stand(code):
    """The floor of a parlour's stand, from the pit."""
    def scene(d):
        workplaces.milking()
        for i in range(-3, 4):
            for j in (0, 1):
                put(code, i * 1001, 560 + j * 1001, 0, 0, d, 420_000 if abs(i) < 2 and j == 0 else 150_000)
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
        look((0.12, 0.22, 0.2), 26, -16, 2.4, 38)
    return scene


VIEWS = {
    "030102": cubicles("030102", 1236),
    "030103": cubicles("030103", 1172, 18, -24),
    "030104": cubicles("030104", 1200, 21, 20, wide_roll=True),
    "030201": parlour_stand("030201"),
    "030202": parlour_pit("030202"),
    "030301": calf_pen("030301"),
    "030303": sleeping_bench("030303"),
}
