"""Industrial and outdoor mats in use: machine, switch room, kitchen, bay, tray, lawn."""
from dataclasses import replace

import numpy as np

import build
import materials
import outline as o
import places
import props
import rooms
import sets
import stage
import wear
import workplaces
from catalogue import MATS
from lead_industrial import rough_at
from noise import rise, rough
from poses import lay
from use import look, piece, put
from use_entrance import mat_well


def in_kitchen(code):
    """Before the bench of a kitchen."""
    def scene(d):
        workplaces.kitchen()
        for k in (-1, 0, 1):
            put(code, k * 903 - 60, 60, 0, 0, d, 900_000 if k == 0 else 500_000)
        look((-0.04, 0.28, 0.26), 26, 14, 2.7, 38)
    return scene


def switch_gangway(code):
    """Down the gangway between two rows of cabinets."""
    def scene(d):
        workplaces.switch_room()
        mat = replace(MATS[code], length=6000, roll=None, rolled=0.0, outline=o.rectangle(6000, 1000, 2))
        lay(mat, 0, 1900, 0, 90, focus=(-3000, -900, -500, 500), closed=False, budget=int(1_300_000 * d))
        look((0.06, 0.95, 0.55), 19, 7, 3.1, 30)
    return scene


def before_cabinets(code, count, colour, above, around, distance, target, turn=0, floor="#757d80"):
    """Side by side along a row of cabinets."""
    def scene(d):
        mat = MATS[code]
        sets.works(1500, None, floor)
        props.cabinet(-3720, 4960, 560, 2000, colour, 2)
        for k in range(count):
            put(code, (k - (count - 1) / 2) * (mat.length + 3), 550 - mat.width / 2, turn, 0, d, 2_000_000 if count == 1 else 700_000)
        wear.tool_box(-760, 380, 0, 10, "#7a2f28")
        sets.rake(24, -70, 3.8, 0.55, 2, **rooms.EVEN)
        look(target, above, around, distance, 36)
    return scene


def at_lathe(code):
    """Where someone stands at a lathe."""
    def scene(d):
        workplaces.lathe()
        put(code, -60, 40, 0.7, 0, d, 1_500_000)
        look((-0.04, 0.2, 0.24), 25, -20, 2.45, 38)
    return scene


def tyre_bay(code):
    """In a garage, wheels off a car upon it."""
    def scene(d):
        workplaces.garage()
        put(code, -150, 450, 0, 0, d, 1_300_000)
        for k in range(3):
            props.tyre(-520 + k * 6, 760 - k * 4, MATS[code].thickness + k * 205, 325, 205, 0, True)
        props.tyre(320, 560, MATS[code].thickness, 325, 205, 28)
        wear.tool_box(980, 720, 0, -18, "#7a2f28")
        sets.rake(25, -70, 4.4, 0.62, 2.5, "#fff3e2")
        look((-0.02, 0.55, 0.24), 20, 14, 3.1, 36)
    return scene


def loaded_tray(code):
    """In the tray of a ute with a box, a can and a coil of hose."""
    def scene(d):
        workplaces.ute_tray()
        lay(MATS[code], 0, -60, 0, 0, spin=90, budget=int(1_100_000 * d), closed=False)
        wear.tool_box(-430, 560, 8, 16)
        wear.milk_can(480, 620, 8, 1.0)
        props.hose(-430, 130, 8, 170, 5, "#b08a58", 4)
        look((0.02, 0.02, 0.1), 26, 16, 2.6, 36)
    return scene


def loaded_bed(code):
    """On a truck's bed under crates."""
    def scene(d):
        sets.boards("#8b7a62", 178, 4200, 1260, -2000, 400)
        build.box(-4400, 4400, 1250, 1310, -30, 1250, "#44585f", 0.4, materials.metal(), 8)
        build.box(-4400, 4400, 1232, 1256, -6, 70, "#3a4b52", 0.4, materials.metal(), 5)
        for k in range(13):
            build.box(-3980 + k * 660, -3940 + k * 660, 1225, 1252, 0, 1250, "#3a4b52", 0.4, materials.metal(), 6)
        put(code, 0, 120, 0, 0, d, 1_300_000)
        for x, y, wide in ((-700, 640, 520), (-40, 660, 460)):
            for level in range(2):
                for sx in (-1, 1):  # The slats are nailed to a post in each corner.
                    for sy in (-1, 1):
                        px, py, z = x + sx * (wide / 2 - 38), y + sy * 188, 10 + level * 330
                        build.box(px - 17, px + 17, py - 17, py + 17, z, z + 312, "#9b7a4c", 0.8, materials.wood(), 2)
                for k in range(3):
                    z = 10 + level * 330 + k * 102
                    build.box(x - wide / 2, x + wide / 2, y - 226, y - 206, z, z + 84, "#a98453", 0.8, materials.wood(), 3)
                    build.box(x - wide / 2, x + wide / 2, y + 206, y + 226, z, z + 84, "#a98453", 0.8, materials.wood(), 3)
                    build.box(x - wide / 2, x - wide / 2 + 20, y - 206, y + 206, z, z + 84, "#a98453", 0.8, materials.wood(), 3)
                    build.box(x + wide / 2 - 20, x + wide / 2, y - 206, y + 206, z, z + 84, "#a98453", 0.8, materials.wood(), 3)
                build.box(x - wide / 2 + 20, x + wide / 2 - 20, y - 206, y + 206, 12 + level * 330, 26 + level * 330, "#9b7a4c", 0.8, materials.wood(), 2)
        wear.milk_can(620, 560, 10, 1.0)
        sets.rake(26, -118, 4.4, 0.6, 2, **rooms.DAY)
        look((-0.02, 0.3, 0.2), 24, -15, 3.3, 38)
    return scene


def grass_way(code):
    """A way over a lawn to a gate in a paddock's fence."""
    def scene(d):
        mat, more = MATS[code], max(d, 0.35)
        build.ground(-30000, 30000, -4000, 12000, "#4d5e26", 240, lambda x, y: 0 * x - 3, stain=0.4, roughness=0.95)
        inside = lambda x, y: np.where(mat.inside(x, y) > 1.5, 0.0, 0.8)  # noqa: E731
        for k in range(3):
            lay(mat, 0, -300 + k * 1502, 4, 90, closed=False, budget=int((800_000 if k == 0 else 330_000) * d))
            data = stage.mesh_data("turf", rooms_grass(mat, int(190_000 * more), inside), materials.fibre())
            stage.put(data, 0, -300 + k * 1502, 0, 90)
        sets.turf(6400, 7600, 0, 1900, 44, int(1_300_000 * more), lambda x, y: np.where((np.abs(x) < 502) & (y > -2956) & (y < 1558), 0.0, 1.0), 5)
        for x in (-700, 700, -3000, 3000):
            build.box(x - 70, x + 70, 4480, 4620, 0, 1400, "#8d7c66", 0.8, materials.wood(), 8)
        for z in (420, 780, 1140):
            for x0, x1 in ((-6000, -700), (700, 6000)):
                build.box(x0, x1, 4520, 4560, z, z + 120, "#8d7c66", 0.8, materials.wood(), 5)
        for z in (260, 520, 780, 1150):
            rooms.tube([[-620, 4540, z], [620, 4540, z]], 21, workplaces.GALVANISED)
        for x in (-620, 620):
            rooms.tube([[x, 4540, 160], [x, 4540, 1170]], 21, workplaces.GALVANISED, (1, 0, 0))
        # Pasture that rises to a line of trees.
        build.ground(-30000, 30000, 11800, 40000, "#53652b", 600, lambda x, y: (y - 11800) * 0.03 - 10, 0.3, 0.95)
        wood = lambda x, y: (rise(0, 2600, y - 24000) * (2600 + 2600 * rough(x / 2600, y / 2600, 51) + 1500 * rough(x / 600, y / 600, 52, 2))  # noqa: E731
                             + rough(x / 210, y / 210, 53, 2) * 700 - 500)
        build.ground(-26000, 26000, 23000, 30000, "#33421f", 120, wood, 0.5, 0.95)
        sets.rake(40, -62, 4.8, 0.78, 1.2, "#fff1dd", "#c3d2e2", "#7fa3d0")
        look((0.0, 0.3, 0.16), 24, -14, 3.0, 36)
    return scene


def rooms_grass(mat, count, inside):
    """Grass that has grown through a mat."""
    from fibres import grass
    return grass(mat.length, mat.width, np.random.default_rng(7), count, mat.thickness + 22, inside)


def parking(code):
    """A parking place of grids before a wall, grass up in one half and coming in the other."""
    def scene(d):
        mat, more = MATS[code], max(d, 0.35)
        build.ground(-9000, 9000, -4000, 6000, "#8d8371", 120, lambda x, y: 0 * x - 8, 0.3, 0.95)
        build.ground(-2000, 2000, -2000, 2600, "#4b3d2a", 9, lambda x, y: (rough_at(x, y) - 0.5) * 9 + 26, 0.4, 0.95)
        inside = lambda x, y: np.where(mat.inside(x, y) > 1.5, 0.0, 1.0)  # noqa: E731
        for i in range(-3, 3):
            for j in range(-2, 4):
                put(code, (i + 0.5) * 502, j * 502, 0, 0, d, 150_000)
                sets.turf(500, 500, (i + 0.5) * 502, j * 502, 68, int((60_000 if i < 0 else 9_000) * more), inside, 5 + (i * 7 + j) % 6)
        for side in (-1, 1):
            build.box(side * 1560 - 50, side * 1560 + 50, -3000, 2300, -60, 62, "#a39c90", 0.85, bevel=10)
        build.box(-9000, 9000, 2400, 2600, -10, 2600, "#cfc6b6", 0.95, materials.plaster(), 4)
        sets.rake(36, -66, 4.6, 0.7, 1.2, **rooms.DAY)
        look((0.0, 0.2, 0.06), 27, -13, 2.5, 38)
    return scene


def under_swing(code, other=None, above=18, around=17):
    """Soft fall under a swing, timber round it, lawn beyond."""
    def scene(d):
        for i in range(-7, 7):
            for j in range(-6, 4):
                piece(MATS[other if other and (i + j) % 2 else code], i, j, (i + 0.5) * 503, j * 503, 0, 0, d, 110_000, 0.13, 1.6, 0.15)
        build.ground(-14000, 22000, -7000, 14000, "#5a6632", 150, lambda x, y: 0 * x - 10, 0.3, 0.95)
        for x0, x1, y0, y1 in ((-3571, -3507, -3400, 1820), (3507, 3571, -3400, 1820), (-3571, 3571, 1756, 1820)):
            build.box(x0, x1, y0, y1, -40, 52, "#7d6242", 0.8, materials.wood(), 6)
        sets.turf(12000, 8000, 0, 2600, 42, int(1_200_000 * max(d, 0.3)), lambda x, y: np.where((np.abs(x) < 3580) & (y < -770), 0.0, 1.0), 5)
        workplaces.swing(0, 300, 40)
        build.board_wall(-14000, 36000, 6200, 0, 1500, places.WEATHERED, 160, seed=57)
        places.day(38, -72, 5.4, 0.6, 0.9)
        look((0.05, 0.25, 0.36), above, around, 4.2, 34)
    return scene


VIEWS = {
    "050101": before_cabinets("050101", 1, "#b3afa3", 30, 16, 1.72, (-0.04, 0.12, 0.03), 90, "#8c4a38"),
    "050102": switch_gangway("050102"),
    "050103": before_cabinets("050103", 3, "#5f7079", 17, -52, 3.1, (0.0, 0.1, 0.22)),
    "050201": at_lathe("050201"),
    "050202": in_kitchen("050202"),
    "050203": mat_well("050203", 2, 20, 21, 3.1, (0.0, 0.2, 0.14), "#3c4649", at=(0.0, 250.0), brim="#8d9294"),
    "050301": loaded_tray("050301"),
    "050302": loaded_bed("050302"),
    "050303": tyre_bay("050303"),
    "050401": grass_way("050401"),
    "050402": parking("050402"),
    "050403": under_swing("050403"),
    "050404": under_swing("050404", "050403", 22, -21),
}
