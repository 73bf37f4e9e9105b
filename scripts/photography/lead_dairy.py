"""Lead pictures of dairy and livestock mats: whitewash, damp concrete, galvanised tube, cool light."""
from dataclasses import replace

import numpy as np

import build
import materials
import places
import props
import sets
import stage
from dairy import MATS
from poses import lay, shoot, turned_back

COOL = dict(tone="#f8f4ec", air="#e6e9ea", dome="#c4d2e2")


def pebble(d):
    """A bed at the kerb, from the passage: pebbles, and 30 mm of rubber."""
    sets.parlour(1600)
    build.box(-4000, 4000, -420, 1600, -180, 0, "#8f908c", 0.6, bevel=10)
    build.ground(-4000, 4000, -4000, -400, "#6f716f", 16, lambda x, y: 0 * x - 178, 0.4, 0.3)
    mat = MATS["030101"]
    near = (-850, 300, -550, 550)
    seen = [lay(mat, x, 440, 0, 90, focus=near if x == 0 else None, budget=int(650_000 * d)) for x in (-1112, 0, 1112)]
    sets.rake(20, -128, 4.4, 0.6, **COOL)
    places.strewn(3600, 1600, 500, 30, lambda x, y: 0.3 + 0 * x, 0, 440, 14)
    shoot([seen[1]], 27, 17, 36, (0.12, 0.12, 0.14, 0.12))


def hammered(d):
    """A dozen on a pallet, a few handed off."""
    sets.parlour(1300)
    mat = MATS["030102"]
    for y in (-520, 0, 520):
        build.box(-880, 880, y - 50, y + 50, 0, 100, "#a58a5e", 0.8, materials.wood(), 4)
    for k in range(9):
        build.box(-920 + k * 222, -920 + k * 222 + 100, -600, 600, 100, 122, "#a58a5e", 0.8, materials.wood(), 3)
    dice = np.random.default_rng(3)
    seen = [lay(mat, dice.normal(0, 7), dice.normal(0, 7), 122 + k * 24.6, dice.normal(0, 0.5), budget=int((700_000 if k == 10 else 160_000) * d), closed=True) for k in range(11)]
    sets.rake(22, -125, 4.4, 0.6, **COOL)
    shoot(seen, 21, -31, 42, (0.08, 0.08, 0.14, 0.2))


def mattress(d):
    """From the side, low: sixty millimetres, and the quilting."""
    sets.parlour(1500)
    seen = lay(MATS["030103"], 0, 0, 0, 63, budget=int(900_000 * d))
    places.strewn(3600, 2400, 380, 0, None, 0, 0, 12)
    sets.rake(13, -105, 5.0, 0.5, **COOL)
    shoot([seen], 15, 0, 46, (0.05, 0.05, 0.2, 0.12))


def roll(d):
    """Rolls out towards the eye along the beds, its ribs lengthways."""
    sets.parlour(3400)
    mat = replace(MATS["030104"], length=2700)
    lay(mat, 0, 0, 0, -90, focus=(300, 1350, -915, 915), budget=int(1_400_000 * d))
    sets.rake(20, -112, 5.0, 0.62, 2.0, **COOL)
    stage.camera((0.05, -0.55, 0.12), 17, 7, 2.55, 32)


def brick_tile(d):
    """A parlour's floor from above, six tiles joined."""
    sets.parlour(2600)
    seen = [lay(MATS["030201"], (i - 1) * 1002, j * 1002, budget=int(500_000 * d)) for i in range(3) for j in range(2)]
    sets.rake(26, -150, 4.4, 0.6, **COOL)
    shoot(seen, 52, -8, 45, (0.0, 0.0, 0.02, 0.02), 0.9, (0, -0.02))


def pit_mat(d):
    """One end lifted, as it is to wash the pit."""
    sets.parlour(1200)
    seen = lay(MATS["030202"], 0, 0, 0, 12, bend=turned_back(0, 560, 240, 96), budget=int(1_300_000 * d))
    props.hose(-560, -760, 0, 170, 4, "#2a5d86")
    sets.rake(34, -140, 4.2, 0.6, 1.6, **COOL)
    shoot([seen], 24, -22, 45, (0.07, 0.07, 0.07, 0.1))


def walkway(d):
    """A passage of them, to the end of the shed."""
    sets.concrete("#8a8c89", 2.0, 30, 9000, 9000, 0.45)
    for side in (-1, 1):
        for k in range(6):
            stage.put(build.bar(places._dense(np.array([[0, 0, 0], [0, 0, 1250]])), 30, "#8f9497", 0.4), side * 800, -1300 + k * 1700, 0)
        for z in (420, 800, 1180):
            stage.put(build.bar(places._dense(np.array([[0, -3000, z], [0, 8400, z]])), 21, "#969b9e", 0.4, across=(1, 0, 0)), side * 800, 0, 0)
    sets.wall(8600, sets.WHITE)
    mat = MATS["030203"]
    for k in range(4):
        lay(mat, 0, 400 + k * 2404, 0, 90, focus=(-1200, 0, -600, 600) if k == 0 else None, budget=int((1_100_000 if k == 0 else 350_000) * d))
    sets.rake(30, -118, 4.4, 0.62, 1.5, **COOL)
    stage.camera((0.0, 0.3, 0.16), 21, 0, 2.3, 32)


def hutch(d):
    """From above, bedded with straw to one side."""
    sets.concrete("#9a9890", 2.0, 14)
    seen = lay(MATS["030301"], 0, 0, 0, -5, budget=int(1_200_000 * d))
    places.strewn(1500, 1100, 16_000, 14, lambda x, y: np.clip((x - 130 + 160 * np.sin(y / 170)) / 420, 0.002, 1), 160, 0, 46)
    build.bucket(-560, 560, 0)
    sets.rake(26, -128, 4.6, 0.6, 1.5)
    shoot([seen], 53, 0, 50, (0.1, 0.05, 0.1, 0.08))


def farrowing(d):
    """On slats, in the warm light of a piglet lamp."""
    for k in range(80):
        build.box(-2000, 2000, -1500 + k * 38, -1500 + k * 38 + 27, -20, 0, "#b6b9b3", 0.45, materials.paint(), 3)
    build.ground(-2200, 2200, -1700, 1700, "#1d1d1c", 200, lambda x, y: 0 * x - 60)
    sets.wall(900, "#cdd2cf")
    stage.put(build.bar(places._dense(np.array([[-2000, 0, 260], [2000, 0, 260]])), 17, "#999ea1", 0.35), 0, 620, 0)
    stage.put(build.bar(places._dense(np.array([[-2000, 0, 480], [2000, 0, 480]])), 17, "#999ea1", 0.35), 0, 620, 0)
    seen = lay(MATS["030302"], 0, 0, 0, 14, budget=int(900_000 * d))
    stage.sky("#cfd8de", 0.42)
    stage.light((0.1, 0.25, 1.5), (0.0, 0.0, 0), 0.22, 10, "#ffe6cc")
    stage.light((-2.4, 0.5, 0.7), (0, 0, 0), 0.7, 39, "#eef2f5")
    shoot([seen], 33, -12, 48, (0.08, 0.08, 0.14, 0.08))


def kennel(d):
    """Half rolled, on boards."""
    sets.concrete("#a6a49d", 1.0)
    sets.wall(900, "#bfc7c2")
    mat = replace(MATS["030303"], length=760, roll=62, rolled=440)
    seen = lay(mat, 0, 0, 0, -38, focus=(-100, 380, -400, 200), budget=int(1_300_000 * d))
    stage.put(build.turned([(0, 2), (92, 2), (100, 0), (120, 0), (112, 62), (104, 64), (94, 20), (0, 14)], "#a9adb0", 0.22), 470, 360, 0)
    sets.rake(15, -112, 5.0, 0.55, 2.0, **COOL)
    shoot([seen], 27, 0, 48, (0.07, 0.12, 0.16, 0.08))


LEADS = {"030101": pebble, "030102": hammered, "030103": mattress, "030104": roll, "030201": brick_tile, "030202": pit_mat, "030203": walkway,
         "030301": hutch, "030302": farrowing, "030303": kennel}
