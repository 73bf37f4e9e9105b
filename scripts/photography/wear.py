"""What people wear or leave beside a mat: wellington boots, a farrier's stand, a tool box, a can; in mm."""
import numpy as np
from mathutils import Matrix

import build
import materials
import props
import stage
from mat import linear
from surface import Mesh

# Height, heel, toe, half the breadth, of a boot whose shaft stands at the origin.
BOOT = np.array([
    (0, -112, 168, 44), (3, -116, 172, 47), (24, -116, 170, 48), (26, -110, 164, 44), (34, -110, 162, 44), (56, -109, 150, 44), (76, -107, 124, 43),
    (92, -104, 92, 42), (108, -101, 62, 42), (126, -99, 44, 43), (150, -98, 34, 45), (190, -98, 30, 49), (250, -101, 33, 55), (310, -104, 37, 60),
    (352, -105, 39, 62), (356, -106, 40, 63), (368, -106, 40, 63), (370, -104, 38, 61), (368, -101, 35, 58), (300, -98, 30, 54), (180, -90, 22, 40)])


def _boot(colour, sole, mud):
    t = np.linspace(0, len(BOOT) - 1, 150)
    z, heel, toe, wide = (np.interp(t, np.arange(len(BOOT)), BOOT[:, k]) for k in range(4))
    around = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    c, s = np.cos(around), np.sin(around)
    x = ((toe + heel) / 2)[:, None] + ((toe - heel) / 2)[:, None] * np.sign(c) * np.abs(c) ** 0.86
    waist = 1 - 0.22 * np.exp(-((x - 10) / 45) ** 2) * (z < 60)[:, None]
    y = wide[:, None] * np.sign(s) * np.abs(s) ** 0.92 * waist * (1 + 0.14 * np.clip(x - 60, 0, 60) / 60 * (z < 70)[:, None])
    shaft = np.clip((z - 130) / 240, 0, 1)[:, None] * (t < 17)[:, None]
    y = y + np.sin(z / 31)[:, None] * 1.6 * shaft
    x = x + np.sin(z / 23)[:, None] * 2.2 * np.clip(1 - np.abs(z - 150) / 70, 0, 1)[:, None]
    points = np.column_stack([x.ravel(), y.ravel(), np.repeat(z, len(around))])
    j, rings = np.arange(len(around)), len(t)
    n = len(around)
    quads = np.vstack([np.column_stack([k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j]) for k in range(rings - 1)])
    tints = np.tile([*linear(colour), 0.32], (len(points), 1))
    tints[points[:, 2] < 25] = [*linear(sole), 0.6]
    inside = np.repeat(t > 17.5, n)
    tints[inside] = [*linear("#5b5a50"), 0.9]
    if mud:
        dice = np.random.default_rng(5)
        low = (points[:, 2] < 62 + 22 * np.sin(points[:, 0] / 17) + 10 * dice.normal(0, 1, len(points))) & ~inside
        tints[low] = [*(linear("#5b4630")), 0.9]
    return stage.mesh_data("boot", Mesh(points, quads, tints), materials.rubber())


def boots(x, y, z, turn=0.0, colour="#33422c", sole="#2b2a28", mud=False):
    """A pair of wellington boots, toes to the right before it is turned."""
    data = _boot(colour, sole, mud)
    a = np.radians(turn)
    for side, off in ((-1, 0), (1, 26)):
        u, v = off, side * 64
        thing = stage.put(data, x + u * np.cos(a) - v * np.sin(a), y + u * np.sin(a) + v * np.cos(a), z, turn + side * 5)
        thing.scale = (1, side, 1)


def hoof_stand(x, y, z):
    """A farrier's stand with a rubber rest."""
    stage.put(build.turned([(0, 0), (190, 0), (196, 6), (190, 16), (60, 26), (34, 44), (30, 60), (30, 380), (44, 384), (44, 400), (0, 400)], "#35393b", 0.4), x, y, z)
    stage.put(build.turned([(0, 0), (40, 0), (52, 14), (54, 30), (40, 40), (0, 34)], "#242424", 0.6, materials.rubber()), x, y, z + 398)


def tool_box(x, y, z, turn=0.0, colour="#2d4f6b"):
    """A steel box with a bail over it."""
    def make():
        build.box(-230, 230, -110, 110, 0, 190, colour, 0.35, materials.metal(), 6)
        build.box(-233, 233, -113, 113, 150, 158, "#22303b", 0.35, materials.metal(), 2)
        build.box(-16, 16, -118, -108, 120, 165, "#b5b8ba", 0.3, materials.metal(), 2)
        t = np.linspace(0, np.pi, 30)
        stage.put(build.bar(np.column_stack([120 * np.cos(t), 0 * t, 190 + 62 * np.sin(t) ** 0.6]), 8, "#b5b8ba", 0.3))
    props.stood(Matrix.Translation((x / 1000, y / 1000, z / 1000)) @ Matrix.Rotation(np.radians(turn), 4, "Z"), make)


def milk_can(x, y, z, size=1.0):
    """An aluminium can with a lid."""
    profile = [(0, 0), (150, 0), (158, 8), (158, 330), (152, 350), (96, 430), (90, 450), (90, 505), (104, 510), (104, 522), (92, 526), (60, 548), (20, 552), (20, 570), (0, 572)]
    stage.put(build.turned(profile, "#a9adb0", 0.3), x, y, z).scale = (size,) * 3


def tin(x, y, z, radius, high, colour):
    """A round tin."""
    stage.put(build.turned([(0, 0), (radius, 0), (radius + 2, 3), (radius, 6), (radius, high - 6), (radius + 2, high - 3), (radius, high), (radius - 5, high), (radius - 6, high - 5), (0, high - 5)], colour, 0.3),
              x, y, z)
