"""Used things that give scale: a rule, a broom, a hose, a tyre, a dumb-bell, a shoe; in mm."""
import bpy
import numpy as np
from mathutils import Matrix

import build
import materials
import stage
from fibres import grass
from mat import linear
from surface import Mesh


def rule(x, y, z, turn=0.0, length=300):
    """A steel rule with a mark every millimetre and a number every centimetre."""
    where = Matrix.Translation((x / 1000, y / 1000, z / 1000)) @ Matrix.Rotation(np.radians(turn), 4, "Z")

    def make():
        build.box(-length / 2 - 5, length / 2 + 5, -13, 13, 0, 1.0, "#b9bcbd", 0.28, materials.metal(), 0.3)
        stage.put(_marks(length), 0, 0, 1.04)
        for k in range(1, length // 10):
            stage.put(_numeral(str(k)), k * 10 - length / 2, -3.2, 1.04)
    stood(where, make)


def _marks(length):
    k = np.arange(length + 1)
    long = np.where(k % 10 == 0, 9.0, np.where(k % 5 == 0, 7.0, 4.5))
    middle, half, low = k - length / 2, 0.13, np.full(len(k), -13.0)
    flat = np.stack([np.column_stack([middle + side, low + up * long, 0 * long]) for side, up in ((-half, 0), (half, 0), (half, 1), (-half, 1))], 1)
    points = flat.reshape(-1, 3)
    tints = np.tile([*linear("#1c1c1c"), 0.6], (len(points), 1))
    return stage.mesh_data("marks", Mesh(points, np.arange(len(points)).reshape(-1, 4), tints), materials.paint(), smooth=False)


def _numeral(text):
    """The outlines of a number as engraved, its middle above its mark."""
    data = bpy.data.curves.new("numeral", "FONT")
    data.body, data.size, data.align_x, data.align_y = text, 0.0052, "CENTER", "BOTTOM"
    data.offset, data.fill_mode = 0.00008, "FRONT"
    data.materials.append(materials.ink())
    return data


def upright_rule(x, y, z, length=150):
    """A steel rule stood on its end, face to -y."""
    where = Matrix.Translation((x / 1000, y / 1000, z / 1000)) @ Matrix.Rotation(np.radians(87), 4, "X") @ Matrix.Rotation(np.pi / 2, 4, "Z")
    stood(where, lambda: rule(length / 2 + 5, 0, 0, 0, length))


def stood(where, make):
    """Moves all that `make` puts on the stage by a matrix."""
    before = set(bpy.data.objects)
    make()
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - before:
        thing.matrix_world = where @ thing.matrix_world


def hung_hose(x, y, z, colour="#2f5b3c", radius=170.0):
    """A coil of hose on a hook of a wall that faces -y, its nozzle hanging below it."""
    t = np.linspace(0, 10 * np.pi, 300)
    out = radius * (1 + 0.03 * np.sin(t * 0.71 + 1) + 0.02 * np.sin(t * 1.7))
    coil = np.column_stack([out * np.cos(t), -12 - 5.4 * t / np.pi - 3 * np.sin(t * 3), out * np.sin(t)])
    s = np.linspace(0, 1, 40)[1:]
    end = coil[0] + np.column_stack([12 * s - 26 * s**2, 4 - 4 * np.cos(s * 5), -430 * s])
    stage.put(build.bar(np.vstack([end[::-1], coil]), 11, colour, 0.45, across=(0.001, 1, 0.002)), x, y, z)
    nozzle = build.turned([(0, 0), (7, 0), (9, 4), (9, 60), (15, 66), (15, 104), (12, 112), (0, 112)], "#b08d4a", 0.3)
    stage.put(nozzle, x + end[-1, 0], y + end[-1, 1], z + end[-1, 2] - 96)
    build.box(x - 40, x + 40, y - 90, y, z + radius - 30, z + radius - 8, "#3c4143", 0.4, materials.metal(), 4)


def broom(x, y, z, turn=0.0, lean=62.0, away=0.0):
    """A yard broom: beech stock, stiff bristles, a handle that leans back by `lean` degrees towards +y."""
    a = np.radians(turn)
    stock = build.box(-230, 230, -32, 32, z + 105, z + 140, "#a8814f", 0.6, materials.wood(), 5, 0)
    bristles = grass(440, 52, np.random.default_rng(4), 9000, 135, None, 0.09, ("#3a2416", "#5b3a22", "#7d5a38"))
    blades = bristles.points.reshape(-1, 8, 3)
    blades[:, :, 2] *= (np.random.default_rng(5).uniform(111, 117, len(blades)) / blades[:, -1, 2])[:, None]  # Cut to stand on the floor.
    hair = stage.put(stage.mesh_data("bristles", bristles, materials.fibre()), 0, 0, z + 115)
    hair.rotation_euler = (np.pi, 0, 0)
    up = np.array([0, np.cos(np.radians(lean)), np.sin(np.radians(lean))])
    start = np.array([0, 0, z + 128.0])
    pole = stage.put(build.bar(np.array([start + up * s for s in np.linspace(0, 1350, 12)]), 14, "#b08a58", 0.5, across=(1, 0, 0)))
    for thing in (stock, hair, pole):
        thing.rotation_euler.z = thing.rotation_euler.z + a
        px, py = thing.location.x, thing.location.y
        thing.location.x = px * np.cos(a) - py * np.sin(a) + x / 1000
        thing.location.y = px * np.sin(a) + py * np.cos(a) + y / 1000


def hose(x, y, z, radius=230.0, turns=4, colour="#2f5b3c", seed=3):
    """A hose in a coil, one end running off."""
    dice = np.random.default_rng(seed)
    t = np.linspace(0, turns * 2 * np.pi, turns * 60)
    wobble = 1 + 0.03 * np.sin(t * 0.71 + 1) + 0.02 * np.sin(t * 1.7)
    path = np.column_stack([radius * wobble * np.cos(t), radius * wobble * np.sin(t), 12 + 6 * t / np.pi * 0.9 + 3 * np.sin(t * 3)])
    s = np.linspace(0, 1, 40)[1:]
    end = path[0] + np.column_stack([-s * 240 + s**2 * 700, -s * 900, 0 * s])
    stage.put(build.bar(np.vstack([end[::-1], path]), 11, colour, 0.45, across=(0.001, 0.002, 1)), x, y, z, dice.uniform(0, 40))


def tyre(x, y, z, radius=330.0, wide=205.0, turn=0.0, lying=False):
    """A tyre on a steel wheel, standing or lying."""
    w = wide / 2
    tread = []
    for k in range(5):
        low, high = -w * 0.78 + k * w * 0.332, -w * 0.78 + k * w * 0.332 + w * 0.228
        tread += [(radius - 9, low - 3), (radius, low), (radius, high), (radius - 9, high + 3)]
    profile = [(205, -w * 0.62), (215, -w * 0.86), (250, -w), (290, -w * 1.02), (radius - 16, -w * 0.9), *tread,
               (radius - 16, w * 0.9), (290, w * 1.02), (250, w), (215, w * 0.86), (205, w * 0.62)]
    rubber = build.turned(profile, "#232324", 0.68, materials.rubber(), 180)
    rim = build.turned([(40, 48), (46, 62), (70, 62), (74, 30), (150, 20), (165, 60), (196, 66), (206, w * 0.66), (212, w * 0.7), (212, w * 0.6), (190, 10),
                        (190, -w * 0.6)], "#a7aaac", 0.32, materials.metal(), 96)
    for data in (rubber, rim):
        thing = stage.put(data, x, y, z + (w if lying else radius))
        thing.rotation_euler = (0, 0, 0) if lying else (np.pi / 2, 0, np.radians(turn))
    if lying:
        return
    a = np.radians(turn)
    for k in range(5):
        b = k * 2 * np.pi / 5
        u, v = 110 * np.cos(b), 110 * np.sin(b)
        hole = stage.put(build.turned([(0, 0), (26, 0), (26, 1)], "#141414", 0.6, around=24), x + u * np.cos(a) + 27 * np.sin(a),
                         y + u * np.sin(a) - 27 * np.cos(a), z + radius + v)
        hole.rotation_euler = (np.pi / 2, 0, a)


def dumbbell(x, y, z, turn=0.0, size=1.0):
    """A dumb-bell with six-sided heads in rubber."""
    a = np.radians(turn)
    for side in (-1, 1):
        head = build.turned([(0, 0), (58, 0), (68, 10), (68, 74), (58, 84), (0, 84)], "#262626", 0.6, materials.rubber(), 6)
        for polygon in head.polygons:
            polygon.use_smooth = False
        off = side * 104 * size
        # On a flat side: a sixth of a half turn about its own axis.
        stage.put(head).matrix_world = (Matrix.Translation(((x + off * np.cos(a)) / 1000, (y + off * np.sin(a)) / 1000, (z + 59 * size) / 1000))
                                        @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(np.pi / 2 * side, 4, "Y")
                                        @ Matrix.Rotation(np.pi / 6, 4, "Z") @ Matrix.Scale(size, 4))
    grip = np.column_stack([np.linspace(-105, 105, 24), 0 * np.linspace(0, 1, 24), 0 * np.linspace(0, 1, 24)])
    stage.put(build.bar(grip, 15, "#b0b3b5", 0.3), x, y, z + 59 * size, turn).scale = (size,) * 3


def shoe(x, y, z, turn=0.0, size=130.0):
    """A worn horseshoe."""
    t = np.linspace(-2.45, 2.45, 60)
    path = np.column_stack([np.sin(t) * size * 0.46, -np.cos(t) * size * 0.5, 0 * t])
    thing = stage.put(build.bar(path, 11, "#6f6a64", 0.5, across=(0, 0, 1)), x, y, z + 5.5, turn)
    thing.scale = (1, 1, 0.5)


def cabinet(x0, x1, y, high, colour="#8d979b", seed=1):
    """A switch cabinet with doors."""
    build.box(x0, x1, y, y + 500, 60, high, colour, 0.42, materials.metal(), 6)
    build.box(x0 + 20, x1 - 20, y + 20, y + 480, 0, 60, "#3c4143", 0.5, materials.metal(), 3)
    doors = max(1, round((x1 - x0) / 620))
    for k in range(doors):
        a, b = x0 + (x1 - x0) * k / doors + 8, x0 + (x1 - x0) * (k + 1) / doors - 8
        build.box(a, b, y - 14, y + 4, 76, high - 14, colour, 0.4, materials.metal(), 4)
        build.box(b - 60, b - 40, y - 34, y - 12, high * 0.5 - 60, high * 0.5 + 60, "#26292a", 0.4, materials.metal(), 5)
        build.box((a + b) / 2 - 60, (a + b) / 2 + 60, y - 16.5, y - 12, high * 0.72, high * 0.72 + 110, "#d8b12c", 0.4, materials.paint(), 1)
