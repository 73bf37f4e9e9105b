"""How a mat may lie: flat, with a corner turned back, over a rail, against a wall; and the camera that takes it in. In mm."""
import math

import numpy as np
from mathutils import Matrix

import materials
import stage
from artwork import artworks_of
from braid import braid
from fibres import pile
from roll import wound
from surface import surface

_kept = {}


def forget():
    """Drops what was kept for copies."""
    _kept.clear()


def turned_back(towards, reach, radius=170.0, upto=150.0):
    """Bends what lies within `reach` of the furthest point in a direction (degrees) up and back, by up to so many degrees."""
    u = np.array([math.cos(math.radians(towards)), math.sin(math.radians(towards))])
    most = math.radians(upto)

    def bend(points, mat):
        corners = np.array([[sx * mat.length / 2, sy * mat.width / 2] for sx in (-1, 1) for sy in (-1, 1)])
        s = points[:, :2] @ u - ((corners @ u).max() - reach)
        a = np.clip(s / radius, 0, most)
        rest = np.maximum(s - radius * most, 0)
        along = np.sin(a) * (radius - points[:, 2]) + rest * math.cos(most)
        up = radius - np.cos(a) * (radius - points[:, 2]) + rest * math.sin(most)
        flat = points[:, :2] - np.outer(s, u) + np.outer(along, u)
        return np.where((s > 0)[:, None], np.column_stack([flat, up]), points)
    return bend


def over_rail(radius=45.0, splay=0.05, shift=0.0):
    """Hangs a mat by its middle, or `shift` mm from it, over a rail along y; the rail's middle is the origin."""
    def bend(points, mat):
        s = points[:, 0] - shift
        a = np.clip(s / radius, -np.pi / 2, np.pi / 2)
        rest = np.maximum(np.abs(s) - radius * np.pi / 2, 0)
        out = radius + points[:, 2]
        return np.column_stack([np.sin(a) * out + np.sign(s) * rest * splay, points[:, 1], np.cos(a) * out - rest])
    return bend


def lay(mat, x=0.0, y=0.0, z=0.0, turn=0.0, tilt=0.0, spin=0.0, bend=None, focus=None, closed=None, budget=480_000, fibres=250_000):
    """Lays a mat: spun about its own middle, tilted about x, turned, moved. Returns some of its points in metres."""
    closed = bool(bend or tilt or mat.roll) if closed is None else closed
    key = (id(mat), id(bend), focus, closed, budget, fibres)
    if key not in _kept:
        _kept[key] = (mat, bend, *_made(mat, bend, focus, closed, budget, fibres))
    _, _, made, some = _kept[key]
    where = (Matrix.Translation((x / 1000, y / 1000, z / 1000)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
             @ Matrix.Rotation(math.radians(tilt), 4, "X") @ Matrix.Rotation(math.radians(spin), 4, "Z"))
    for data in made:
        stage.put(data).matrix_world = where
    m = np.array(where)
    return some @ m[:3, :3].T + m[:3, 3]


def lean(mat, x, wall, tilt=78.0, spin=0.0, turn=0.0, gap=0.0, **more):
    """Leans a mat, face forward, on a wall at y = `wall`; on its end with a spin of 90."""
    tall = mat.length if spin % 180 else mat.width
    a = math.radians(tilt)
    return lay(mat, x, wall - gap - tall / 2 * math.cos(a), tall / 2 * math.sin(a) + 1, turn, tilt, spin, **more)


def shoot(points, above, around, lens=50.0, margins=(0.07, 0.07, 0.08, 0.07), crop=1.0, shift=(0.0, 0.0), blur=0.0, focus=None, aspect=4 / 3):
    """A camera that fills the picture with points; `crop` below 1 goes nearer, `shift` (right, up) in parts of the distance."""
    target, distance = stage.fit(np.vstack(points), above, around, aspect, margins, lens)
    a, b = math.radians(above), math.radians(around)
    away = np.array([math.sin(b) * math.cos(a), -math.cos(b) * math.cos(a), math.sin(a)])
    right = np.array([math.cos(b), math.sin(b), 0])
    target = target + (right * shift[0] + np.cross(away, right) * shift[1]) * distance
    distance *= crop
    stage.camera(tuple(target), above, around, distance, lens, blur * distance, focus)


def _made(mat, bend, focus, closed, budget, fibres):
    arts = artworks_of(mat)
    body = surface(mat, arts, focus, budget if not mat.pile else budget // 3, closed)
    parts = [(body, materials.rubber())]
    if mat.pile:
        parts.append((pile(mat, arts, focus, fibres), materials.fibre()))
    if mat.braided:
        parts.append((braid(mat.length, mat.width, mat.thickness, mat.braided), materials.rubber()))
    made, some = [], None
    for mesh, material in parts:
        if mat.roll:
            mesh.points = wound(mesh.points, -mat.length / 2, mat.roll, mat.thickness)
        if bend:
            mesh.points = bend(mesh.points, mat)
        if some is None:
            edge = np.argsort(mesh.points @ np.array([1, 1, 0]))
            picked = np.concatenate([mesh.points[:: max(1, len(mesh.points) // 4000)], mesh.points[edge[[0, -1]]],
                                     mesh.points[np.argsort(mesh.points @ np.array([1, -1, 0]))[[0, -1]]]])
            some = picked / 1000
        made.append(stage.mesh_data("mat", mesh, material, smooth=material.name != "fibre"))
    return made, some
