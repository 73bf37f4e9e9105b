"""Parts of places: boards, boxes, ground, turned and bent things; in mm, about the origin."""
import numpy as np
from mathutils import Matrix

import materials
import stage
from mat import linear
from noise import chance, rise, rough, value
from surface import Mesh


def _grid(xs, ys):
    x, y = np.meshgrid(xs, ys, indexing="ij")
    number = np.arange(x.size).reshape(x.shape)
    quads = np.column_stack([number[:-1, :-1].ravel(), number[1:, :-1].ravel(), number[1:, 1:].ravel(), number[:-1, 1:].ravel()])
    return x.ravel(), y.ravel(), quads


def ground(x0, x1, y0, y1, colour, pitch=16.0, relief=None, stain=0.25, roughness=0.75, seed=40, tiles=None):
    """A floor with stains; `tiles` is the size in mm of tiles that each have a shade of their own."""
    x, y, quads = _grid(np.arange(x0, x1 + pitch, pitch), np.arange(y0, y1 + pitch, pitch))
    z = relief(x, y) if relief else 0 * x
    shade = 1 + stain * (rough(x / 700, y / 700, seed, 5) - 0.5) * 2 + 0.5 * stain * (rough(x / 60, y / 60, seed + 1, 3) - 0.5)
    if tiles:
        shade = shade * (0.86 + 0.28 * chance(np.round(x / tiles), np.round(y / tiles), seed))
        shade = shade * np.where(z < -1.5, 0.62, 1)
    tints = np.column_stack([linear(colour) * shade[:, None], np.full(len(x), roughness)])
    stage.put(stage.mesh_data("ground", Mesh(np.column_stack([x, y, z]), quads, tints), materials.stone()))


def board_data(length, width, thick, colour, seed, paint=False):
    """A board along x with grain, rounded at its edges."""
    x, y, quads = _grid(np.linspace(0, length, max(12, int(length / 14))), np.linspace(-width / 2, width / 2, 26))
    edge = np.minimum(width / 2 - np.abs(y), np.minimum(x, length - x) + 0.5)
    z = thick - 3 * (1 - rise(0, 4, edge)) + (value(x / 300, y / 40 + seed * 9, seed) - 0.5) * 1.2
    z = np.where(edge <= 0.01, 0, z)
    bend = np.sin(x / 240 + seed) * 6 + value(x / 500, y * 0 + seed, seed) * 12
    grain = value(x / 260, (y + bend) / 3.2 + seed * 31, seed) * 0.6 + value(x / 900, (y + bend) / 11 + seed * 17, seed + 1) * 0.4
    shade = (0.78 + 0.3 * chance(np.array([seed]), np.array([3]))[0]) * (1 + (0.12 if paint else 0.75) * (grain - 0.5))
    shade = shade * (1 - 0.25 * rise(8, 0, edge))
    tints = np.column_stack([linear(colour) * shade[:, None], np.full(len(x), 0.45 if paint else 0.7)])
    return stage.mesh_data("board", Mesh(np.column_stack([x, y, z]), quads, tints), materials.wood())


def board_wall(x0, length, y, z0, z1, colour, width=145.0, turn=0.0, upright=False, paint=False, seed=1, gap=4.0):
    """A wall of boards from (x0, y), facing -y when `turn` is 0; boards lie along it or stand."""
    a = np.radians(turn)
    if not upright:
        shadow = board_data(length, z1 - z0 - 8, 2, "#1c1712", seed + 99, True)
        stage.put(shadow, x0 - np.sin(a) * 6, y + np.cos(a) * 6, (z0 + z1) / 2, turn, tilt=90)
        for k in range(int((z1 - z0) / (width + gap))):
            data = board_data(length, width, 22, colour, seed + k, paint)
            stage.put(data, x0, y, z0 + (k + 0.5) * (width + gap), turn, tilt=90)
        return
    for k in range(int(length / (width + gap))):
        data = board_data(z1 - z0, width, 22, colour, seed + k, paint)
        along = (k + 0.5) * (width + gap)
        thing = stage.put(data, x0 + along * np.cos(a), y + along * np.sin(a), z0)
        thing.rotation_mode = "QUATERNION"
        facing = Matrix(((0, -np.cos(a), np.sin(a)), (0, -np.sin(a), -np.cos(a)), (1, 0, 0)))
        thing.rotation_quaternion = facing.to_quaternion()


def box(x0, x1, y0, y1, z0, z1, colour, roughness=0.5, material=None, bevel=4.0, turn=0.0):
    """A box with broken edges, turned about its own middle."""
    cx, cy, cz = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2
    hx, hy, hz = (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2
    points = np.array([[sx * hx, sy * hy, sz * hz] for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)], float)
    quads = np.array([[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]])
    tints = np.tile([*linear(colour), roughness], (8, 1))
    thing = stage.put(stage.mesh_data("box", Mesh(points, quads, tints), material or materials.stone(), smooth=False), cx, cy, cz, turn)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = bevel / 1000, 2
    return thing


def turned(profile, colour, roughness=0.4, material=None, around=72):
    """A thing turned on a lathe from (radius, height) points."""
    profile = np.array(profile, float)
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    points = np.vstack([np.column_stack([r * np.cos(angle), r * np.sin(angle), np.full(around, z)]) for r, z in profile])
    j = np.arange(around)
    quads = np.vstack([np.column_stack([k * around + j, k * around + (j + 1) % around,
                                        (k + 1) * around + (j + 1) % around, (k + 1) * around + j]) for k in range(len(profile) - 1)])
    data = stage.mesh_data("turned", Mesh(points, quads, np.tile([*linear(colour), roughness], (len(points), 1))), material or materials.metal())
    data.use_auto_smooth, data.auto_smooth_angle = True, 0.7
    return data


def bar(path, radius, colour, roughness=0.4, around=20):
    """A round bar along points."""
    path = np.array(path, float)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, [0, 1, 0.001])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(ahead, side)
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    points = np.vstack([p + radius * (np.outer(np.cos(angle), s) + np.outer(np.sin(angle), o)) for p, s, o in zip(path, side, other)])
    j = np.arange(around)
    quads = np.vstack([np.column_stack([k * around + j, k * around + (j + 1) % around,
                                        (k + 1) * around + (j + 1) % around, (k + 1) * around + j]) for k in range(len(path) - 1)])
    tints = np.tile([*linear(colour), roughness], (len(points), 1))
    return stage.mesh_data("bar", Mesh(points, quads, tints), materials.metal())


def kettlebell(x, y, z, size=1.0, colour="#232324", turn=0.0):
    """A cast-iron kettlebell."""
    t = np.linspace(0.12, np.pi * 0.97, 28)
    ball = [(100 * np.sin(a) if a > 0.3 else 100 * np.sin(0.3), 100 - 100 * np.cos(max(a, 0.3))) for a in t]
    stage.put(turned([(0, 4), *ball], colour, 0.5), x, y, z - 4).scale = (size,) * 3
    a = np.linspace(-0.35, np.pi + 0.35, 40)
    path = np.column_stack([62 * np.cos(a), 0 * a, 214 + 62 * np.sin(a) * 0.95])
    stage.put(bar(path, 16, colour, 0.45), x, y, z - 4, turn).scale = (size,) * 3


def plate(radius, thick, colour):
    """A bumper plate, lying."""
    return turned([(26, 0), (26, thick), (70, thick), (78, thick - 6), (radius - 55, thick - 6), (radius - 45, thick), (radius - 6, thick),
                   (radius, thick - 6), (radius, 6), (radius - 6, 0), (26, 0)], colour, 0.5)


def bucket(x, y, z):
    """A rubber stable bucket."""
    stage.put(turned([(0, 3), (120, 3), (128, 0), (165, 270), (176, 272), (176, 284), (160, 284), (124, 12), (0, 10)], "#33363a", 0.5), x, y, z)


def pot(x, y, z, size=1.0):
    """A terracotta pot with earth."""
    stage.put(turned([(0, 0), (120, 0), (160, 250), (176, 252), (178, 300), (160, 300), (150, 262), (0, 262)], "#9a5a3c", 0.85, materials.stone()),
              x, y, z).scale = (size,) * 3
