"""Parts of places: boards, boxes, ground, turned and bent things; in mm, about the origin."""
import numpy as np
from mathutils import Matrix

import materials
import stage
from fibres import grass
from mat import linear
from noise import chance, rise, rough, value
from surface import Mesh


def _grid(xs, ys):
    x, y = np.meshgrid(xs, ys, indexing="ij")
    number = np.arange(x.size).reshape(x.shape)
    quads = np.column_stack([number[:-1, :-1].ravel(), number[1:, :-1].ravel(), number[1:, 1:].ravel(), number[:-1, 1:].ravel()])
    return x.ravel(), y.ravel(), quads


def ground(x0, x1, y0, y1, colour, pitch=16.0, relief=None, stain=0.25, roughness=0.75, seed=40, tiles=None, spread=0.32):
    """A floor with stains; `tiles` are the length and width in mm of tiles in running bond whose shades differ by `spread`."""
    x, y, quads = _grid(np.arange(x0, x1 + pitch, pitch), np.arange(y0, y1 + pitch, pitch))
    z = relief(x, y) if relief else 0 * x
    shade = 1 + stain * (rough(x / 700, y / 700, seed, 5) - 0.5) * 2 + 0.2 * stain * (rough(x / 60, y / 60, seed + 1, 3) - 0.5)
    if tiles:
        row = np.round(y / tiles[1])
        shade = shade * (1 + spread * (chance(np.round(x / tiles[0] - row % 2 / 2), row, seed) - 0.5))
        shade = shade * np.where(z < -1.5, 0.62, 1)
    tints = np.column_stack([linear(colour) * shade[:, None], np.full(len(x), roughness)])
    stage.put(stage.mesh_data("ground", Mesh(np.column_stack([x, y, z]), quads, tints), materials.stone()))


def board_data(length, width, thick, colour, seed, paint=False):
    """A board along x with grain, rounded at its edges, sawn square at its ends."""
    sawn = np.array([0, 0.4, 4.4])
    along = np.concatenate([sawn, np.linspace(14, length - 14, max(12, int(length / 20))), length - sawn[::-1]])
    planed = np.array([0, 0.6, 2.5])
    across = np.concatenate([planed - width / 2, np.linspace(6 - width / 2, width / 2 - 6, 40), width / 2 - planed[::-1]])
    x, y, quads = _grid(along, across)
    edge = np.minimum(width / 2 - np.abs(y), np.minimum(x, length - x))
    z = thick - 3 * (1 - rise(0, 4, edge)) + (value(x / 300, y / 40 + seed * 9, seed) - 0.5) * 1.2
    z = np.where(edge <= 0.01, 0, z)
    bend = np.sin(x / 240 + seed) * 6 + value(x / 500, y * 0 + seed, seed) * 12
    grain = value(x / 260, (y + bend) / 3.2 + seed * 31, seed) * 0.6 + value(x / 900, (y + bend) / 11 + seed * 17, seed + 1) * 0.4
    shade = (0.78 + 0.3 * chance(np.array([seed]), np.array([3]))[0]) * (1 + (0.12 if paint else 0.75) * (grain - 0.5))
    shade = shade * (1 - 0.4 * rise(4, 0, edge))
    tints = np.column_stack([linear(colour) * shade[:, None], np.full(len(x), 0.45 if paint else 0.7)])
    return stage.mesh_data("board", Mesh(np.column_stack([x, y, z]), quads, tints), materials.paint() if paint else materials.wood())


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
    # The tongues behind the joints: nothing that stands behind the boards is to be seen between them.
    tongues = board_data(int(length / (width + gap)) * (width + gap), z1 - z0 - 6, 2, "#1c1712", seed + 99, True)
    stage.put(tongues, x0 + np.sin(a) * 16.6, y - np.cos(a) * 16.6, (z0 + z1) / 2, turn, tilt=90)
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
    if min(hx, hy, hz) > 4:
        # A hair more or less for each, for faces of two boxes that lie in one plane come out black.
        hair = 0.06 + 0.3 * chance(np.array([round(7 * cx + 3 * hx)]), np.array([round(5 * cy + 11 * cz + 13 * hz + 3 * hy)]), 5)[0]
        hx, hy, hz = hx + hair, hy + hair, hz + hair
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


def bar(path, radius, colour, roughness=0.4, around=20, across=(0, 1, 0.001)):
    """A round bar along points, none of whose steps may point `across`."""
    path = np.array(path, float)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, across)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(ahead, side)
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    points = np.vstack([p + radius * (np.outer(np.cos(angle), s) + np.outer(np.sin(angle), o)) for p, s, o in zip(path, side, other)])
    j = np.arange(around)
    quads = np.vstack([np.column_stack([k * around + j, k * around + (j + 1) % around,
                                        (k + 1) * around + (j + 1) % around, (k + 1) * around + j]) for k in range(len(path) - 1)])
    first, last = points[:around], points[-around:]
    if np.linalg.norm(path[0] - path[-1]) > radius:  # Both ends are closed.
        for ring, middle in ((first[::-1], path[0]), (last, path[-1])):
            start = len(points)
            points = np.vstack([points, ring, middle + (ring - middle) * 0.02])
            quads = np.vstack([quads, np.column_stack([start + j, start + (j + 1) % around, start + around + (j + 1) % around, start + around + j])])
    tints = np.tile([*linear(colour), roughness], (len(points), 1))
    return stage.mesh_data("bar", Mesh(points, quads, tints), materials.metal())


def kettlebell(x, y, z, size=1.0, colour="#232324", turn=0.0):
    """A cast-iron kettlebell."""
    t = np.linspace(0.12, np.pi, 28)
    ball = [(100 * np.sin(a) if a > 0.3 else 100 * np.sin(0.3), 100 - 100 * np.cos(max(a, 0.3))) for a in t]
    stage.put(turned([(0, 4), *ball], colour, 0.5), x, y, z - 4).scale = (size,) * 3
    a = np.linspace(0, np.pi, 40)
    arch = np.column_stack([66 * np.cos(a), 0 * a, 222 + 52 * np.sin(a) ** 0.8])
    path = np.vstack([[[50, 0, 160], [58, 0, 192]], arch, [[-58, 0, 192], [-50, 0, 160]]])  # Its feet stand in the ball.
    stage.put(bar(path, 16, colour, 0.45), x, y, z - 4, turn).scale = (size,) * 3


def plate(radius, thick, colour):
    """A bumper plate, lying."""
    return turned([(26, 0), (26, thick), (70, thick), (78, thick - 6), (radius - 55, thick - 6), (radius - 45, thick), (radius - 6, thick),
                   (radius, thick - 6), (radius, 6), (radius - 6, 0), (26, 0)], colour, 0.5)


def bucket(x, y, z):
    """A rubber stable bucket."""
    stage.put(turned([(0, 3), (120, 3), (128, 0), (165, 270), (176, 272), (176, 284), (160, 284), (124, 12), (0, 10)], "#33363a", 0.5), x, y, z)


def pot(x, y, z, size=1.0):
    """A terracotta pot of sedge."""
    blades = grass(240, 240, np.random.default_rng(6), 2600, 520, lambda u, v: 1.0 * (np.hypot(u, v) < 105), 0.42, ("#3c4a2a", "#64753f", "#a3a869"))
    stage.put(stage.mesh_data("sedge", blades, materials.fibre()), x, y, z + 250 * size).scale = (size,) * 3
    stage.put(turned([(0, 268), (150, 268)], "#2c221a", 0.95, materials.stone()), x, y, z).scale = (size,) * 3
    stage.put(turned([(0, 0), (120, 0), (160, 250), (176, 252), (178, 300), (160, 300), (150, 262), (0, 262)], "#9a5a3c", 0.85, materials.stone()),
              x, y, z).scale = (size,) * 3


def leaves(places, colours, size=45.0, seed=9, floor=2.2):
    """Fallen leaves, curled a little, at (x, y) places; `floor` is the height they lie at, or gives it for points."""
    dice = np.random.default_rng(seed)
    parts, tints = [], []
    u, v = np.meshgrid(np.linspace(-1, 1, 7), np.linspace(-1, 1, 5), indexing="ij")
    number = np.arange(u.size).reshape(u.shape)
    quad = np.column_stack([number[:-1, :-1].ravel(), number[1:, :-1].ravel(), number[1:, 1:].ravel(), number[:-1, 1:].ravel()])
    for x, y in places:
        long = size * dice.uniform(0.6, 1.2)
        across = v * (1 - u * u) ** 0.7 * long * 0.36
        turn, curl = dice.uniform(0, 6.3), dice.uniform(0.05, 0.25)
        flat_x, flat_y = u * long, across + np.sin(u * 2) * long * 0.08
        at_x, at_y = flat_x * np.cos(turn) - flat_y * np.sin(turn) + x, flat_x * np.sin(turn) + flat_y * np.cos(turn) + y
        under = floor(at_x, at_y).max() if callable(floor) else floor  # On the highest point below it, never in it.
        up = under + curl * long * (u * u * 0.5 + v * v * 0.7) + 0.3
        parts.append(np.column_stack([at_x.ravel(), at_y.ravel(), up.ravel()]))
        shade = linear(colours[dice.integers(len(colours))]) * dice.uniform(0.7, 1.2)
        tints.append(np.column_stack([shade * (1 - 0.35 * np.exp(-(v.ravel() * 9)[:, None] ** 2)), np.full(u.size, 0.6)]))
    quads = np.vstack([quad + k * u.size for k in range(len(parts))])
    stage.put(stage.mesh_data("leaves", Mesh(np.vstack(parts), quads, np.vstack(tints)), materials.fibre()))


def foliage(centre, reach, count, size, seed=3):
    """Leaves of a tree that stands out of the picture: only their shadow is meant. Lengths in mm."""
    dice = np.random.default_rng(seed)
    boughs = dice.normal(0, 0.5, (max(3, count // 60), 3)) * reach
    middle = boughs[dice.integers(len(boughs), size=count)] + dice.normal(0, 0.16, (count, 3)) * reach + np.array(centre)
    half, turn = size * dice.uniform(0.5, 1.2, count), dice.normal(0, 1, (count, 2, 3))
    turn /= np.linalg.norm(turn, axis=2, keepdims=True)
    a, b = turn[:, 0] * half[:, None], turn[:, 1] * half[:, None] * 0.5
    points = np.stack([middle - a, middle - b, middle + a, middle + b], 1).reshape(-1, 3)
    quads = np.arange(count * 4).reshape(-1, 4)
    tints = np.tile([*linear("#3f5224"), 0.7], (len(points), 1))
    stage.put(stage.mesh_data("foliage", Mesh(points, quads, tints), materials.fibre(), smooth=False))


def shutters(middle, across, up, wide, high, reach=9000):
    """What surrounds a window with a cross of bars, out of the picture: four leaves and two bars, in mm."""
    w, h, bar = wide / 2, high / 2, 22
    leaves_of = ((-reach, -w, -reach, reach), (w, reach, -reach, reach), (-w, w, -reach, -h), (-w, w, h, reach), (-bar, bar, -h, h), (-w, w, -bar, bar))
    points = np.vstack([[middle + across * u + up * v for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))] for u0, u1, v0, v1 in leaves_of])
    tints = np.tile([*linear("#20201f"), 0.9], (len(points), 1))
    thing = stage.put(stage.mesh_data("shutters", Mesh(points, np.arange(len(points)).reshape(-1, 4), tints), materials.fibre(), smooth=False))
    thing.visible_diffuse = thing.visible_glossy = False  # They cast a shadow and keep no light of the sky away.


def barbell(x, y, z, radius=225.0):
    """A loaded bar along x, its middle at a place; two plates a side."""
    along = lambda low, high: np.column_stack([np.linspace(low, high, 40), np.zeros(40), np.zeros(40)])  # noqa: E731
    stage.put(bar(along(-655, 655), 14, "#9fa2a4", 0.32), x, y, z)
    for side in (-1, 1):
        stage.put(bar(along(side * 655, side * 1100), 25, "#b4b7b9", 0.26), x, y, z)
        stage.put(bar(along(side * 648, side * 662), 38, "#a0a3a5", 0.3), x, y, z)
        for k, colour in enumerate(("#8a2b23", "#262626")):
            stage.put(plate(radius, 62, colour), x + side * (695 + k * 66) - 31, y, z, roll=90)
