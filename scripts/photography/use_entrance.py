"""Entrance mats in use: step, hall, porch, wet yard, mat well, school."""
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
from catalogue import MATS
from fibres import grass
from noise import rough
from poses import lay
from use import look, put


def doorstep(code, door, boots=None, pot=None, turn=-12, above=27, autumn=3, distance=1.62, wall="#cfc6b6", mud=False):
    """On the step of a house."""
    def scene(d):
        places.doorstep(door, wall, autumn)
        places.day(34, -74, 5.6, 0.55, 0.9, leaves=(1500, 700, 1500))
        put(code, 0, 150, 1.5 if turn > 0 else -2, 0, d)
        if boots:
            wear.boots(*boots, mud=mud)
        if pot:
            build.pot(*pot)
        look((0.06, 0.16, 0.1), above, turn, distance, 42, 0.008, (0, 0.02, 0.02))
    return scene


def hall(code, door="#31424d", boots=(610, 270, 0, 205), turn=13, above=27, x=0.0, y=150.0, distance=1.85, target=(0.08, 0.2, 0.12), colour="#33422c", leaves=1):
    """Within the front door, boots beside it."""
    def scene(d):
        rooms.hallway(door, leaves=leaves)
        put(code, x, y, 0.6, 0, d, 600_000)
        wear.boots(*boots, colour=colour)
        look(target, above, turn, distance, 40, 0.006, (0, 0.05, 0.02))
    return scene


def porch(code, door="#6a5a3c", boots=(-600, 300, 0, -60), turn=-10, above=27, pot=None, y=250.0, distance=1.75, colour="#2d3a4a", sun=(36, -74)):
    """On the boards of a porch."""
    def scene(d):
        rooms.porch(door, sun=sun)
        put(code, 0, y, -0.8, 0, d, 1_200_000)
        if boots:
            wear.boots(*boots, colour=colour)
        if pot:
            build.pot(*pot)
        look((0.0, 0.24, 0.1), above, turn, distance, 42, 0.007, (0, 0.1, 0.02))
    return scene


def wet_yard(code, boots=(640, 210, 0, 152), turn=14, above=24, y=120.0, distance=1.9, door="#48564a"):
    """At the back door after rain, muddy boots by it."""
    def scene(d):
        rooms.wet_yard(door)
        put(code, 0, y, 1.0, 1, d, 800_000)
        wear.boots(*boots, mud=True)
        look((0.05, 0.16, 0.09), above, turn, distance, 40, 0.006, (0, -0.05, 0.02))
    return scene


def mat_well(code, columns=1, turn=12, above=24, distance=3.2, target=(0.0, 0.32, 0.16), frame="#23312b", length=None, at=(0.0, 300.0), brim="#a98b4f"):
    """Let into the floor of an entrance, flush with its tiles."""
    def scene(d):
        mat = MATS[code] if length is None else replace(MATS[code], length=length, roll=None, rolled=0.0, outline=o.rectangle(length, MATS[code].width, 2))
        rooms.entrance((*at, columns * mat.length, mat.width, mat.thickness - 4), frame)
        for k in range(columns):
            x = at[0] + (k - (columns - 1) / 2) * mat.length
            lay(mat, x, at[1], -mat.thickness + 5, 0, closed=False, budget=int(600_000 * d), fibres=int(520_000 / columns * d))
        rooms.well_frame(columns * mat.length, mat.width, *at, brim)
        look(target, above, turn, distance, 36)
    return scene


def school(code):
    """A run of matting in a school's corridor."""
    def scene(d):
        rooms.corridor()
        mat = replace(MATS[code], length=5200, roll=None, rolled=0.0, outline=o.rectangle(5200, MATS[code].width, 3))
        near = (-2600, -300, -mat.width / 2, mat.width / 2)
        lay(mat, -100 if mat.width > 1500 else -150, 1900, 0, 90, focus=near, closed=False, budget=int(600_000 * d), fibres=int(800_000 * d))
        wear.boots(1180, 420, 0, 180)
        wear.boots(1190, 1250, 0, 175, colour="#8a2f2a")
        wear.boots(1185, 2200, 0, 182, colour="#2d3a4a")
        look((0.12, 0.7, 0.36), 15, -4, 3.4, 30)
    return scene


def bank(code):
    """Pegged to a bank above a lawn, young grass coming through it."""
    def scene(d):
        slope = 0.46
        rise_of = lambda y: slope * np.maximum(y + 500, 0)  # noqa: E731
        uneven = lambda x, y: (rough(x / 90, y / 90, 24, 4) - 0.5) * 22  # noqa: E731
        build.ground(-3400, 3400, -2000, 2900, "#51412c", 10, lambda x, y: uneven(x, y) + (rough(x / 14, y / 14, 25, 2) - 0.5) * 6 - 9 + rise_of(y), 0.4, 0.97)
        mat = replace(MATS[code], roll=None, rolled=0.0, length=2600, width=2000, outline=o.rectangle(2600, 2000, 1))

        def lie(points, _):
            # Along the bank from its top: x runs down it.
            y = 900 - points[:, 0]
            return np.column_stack([points[:, 1], y, points[:, 2] + rise_of(y) + uneven(points[:, 1], y)])
        for k in (-1, 0, 1):
            place = k * 1940.0
            lay(mat, place, 0, -4 * k, 0, bend=_moved(lie, place), closed=False, budget=int((1_100_000 if k == 0 else 500_000) * d))
        dice = np.random.default_rng(12)
        for i in range(-3, 4):
            for j in range(5):
                x, y = i * 970 + dice.normal(0, 26), -260 + j * 560 + dice.normal(0, 20)
                build.box(x - 13, x + 13, y - 13, y + 13, rise_of(y) - 40, rise_of(y) + 62, "#a98453", 0.8, materials.wood(), 3, dice.uniform(0, 90))
        mesh = grass(6400, 3200, np.random.default_rng(8), int(60_000 * max(d, 0.3)), 74, lambda x, y: 0.75 * (rough(x / 160, y / 160, 31, 2) > 0.52) + 0.08)
        mesh.points[:, 1] += 1000
        mesh.points[:, 2] += rise_of(mesh.points[:, 1]) - 4
        stage.put(stage.mesh_data("seed", mesh, materials.fibre()))
        sets.turf(6600, 1500, 0, -1260, 44, int(420_000 * max(d, 0.3)), None, 5)
        places.day(33, -84, 5.8, 0.6, 1.0)
        look((0.05, 0.1, 0.3), 23, -11, 3.0, 38)
    return scene


def _moved(bend, x):
    """The same bend for a piece that lies elsewhere along the bank."""
    def there(points, mat):
        made = bend(points + np.array([0, x, 0]), mat)
        return made - np.array([x, 0, 0])
    return there


VIEWS = {
    "020101": doorstep("020101", places.PAINTED, None, None, -12, 30, 101),
    "020102": mat_well("020102", 1, 14, 30, 1.6, (0.0, 0.50, 0.04), "#4a3326", at=(0.0, 460.0)),
    "020103": doorstep("020103", "#27333f", (-590, 330, 0, -66), None, 10, 26, 17),
    "020104": doorstep("020104", "#5c3a2c", None, (610, 280, 0, 0.85), -14, 28, 9),
    "020105": hall("020105", "#1f3f2b", (900, 260, 0, 200), 9, 27, 0, 120, 2.35, (0.12, 0.2, 0.2), leaves=2),
    "020201": hall("020201", "#7a2f28", (590, 300, 0, 215), 12),
    "020202": doorstep("020202", "#46563a", (560, 330, 0, 215), None, 14, 27, 23, mud=True),
    "020203": porch("020203", "#3b4f5c", (590, 330, 0, 230), 12),
    "020204": hall("020204", "#d9d3c4", (-640, 280, 0, -28), -12, 28, colour="#2d3a4a"),
    "020205": porch("020205", "#2e2d2b", None, -13, 29, (-640, 330, 0, 0.9), distance=1.6),
    "020206": hall("020206", "#23272b", (620, 300, 0, 210), 15, 26, colour="#6b2a2a"),
    "020301": doorstep("020301", "#5b3a31", None, (-600, 300, 0, 0.8), 22, 26, 301),
    "020302": wet_yard("020302"),
    "020303": wet_yard("020303", (700, 210, 0, 128), -10, 25, 90, 2.1, "#3f4a57"),
    "020304": porch("020304", "#5f6f52", (590, 340, 0, 205), 8, 27, y=315),
    "020401": school("020401"),
    "020402": mat_well("020402", 1, 8, 22, 4.3, (0.0, -0.1, 0.25), length=3000, at=(0.0, -200.0)),
    "020403": bank("020403"),
    "020501": wet_yard("020501", (520, 230, 0, 200), 18, 26, 130, 1.65, "#6b4a35"),
    "020502": wet_yard("020502", (-670, 250, 0, -34), -14, 25, 110, 1.85, "#37463c"),
}
