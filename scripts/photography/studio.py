"""The paper-covered table on which the range is photographed, and the views it is photographed from."""
import numpy as np

import materials
import poses
import props
import stage
from artwork import artworks_of
from braid import braid
from fibres import pile
from mat import linear
from roll import wound
from surface import Mesh, surface

PAPER = "#dad6cd"
_kept = {}


def lay(mat, x=0.0, y=0.0, turn=0.0, base=0.0, focus=None, budget=1_000_000, fibres=330_000):
    """Lays a mat on the stage at a place in mm; copies of one mat share their mesh."""
    key = (id(mat), focus, budget, fibres)
    if key not in _kept:
        _kept[key] = (mat, _made(mat, focus, budget, fibres))
    for data in _kept[key][1]:
        stage.put(data, x, y, base, turn)


def forget():
    """Clears the stage and what was kept for copies."""
    _kept.clear()
    poses.forget()
    stage.clear()


def _made(mat, focus, budget, fibres):
    arts = artworks_of(mat)
    body = surface(mat, arts, focus, budget if not mat.pile else budget // 3, closed=bool(mat.roll))
    parts = [(body, materials.rubber())]
    if mat.pile:
        parts.append((pile(mat, arts, focus, fibres), materials.fibre()))
    if mat.braided:
        parts.append((braid(mat.length, mat.width, mat.thickness, mat.braided), materials.rubber()))
    made = []
    for mesh, material in parts:
        if mat.roll:
            mesh.points = wound(mesh.points, -mat.length / 2, mat.roll, mat.thickness)
        made.append(stage.mesh_data("mat", mesh, material, smooth=material.name != "fibre"))
    return made


def flat(x0, x1, y0, y1, z, colour, roughness=0.9):
    """One rectangle as a mesh."""
    points = np.array([[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]], float)
    return Mesh(points, np.array([[0, 1, 2, 3]]), np.tile([*linear(colour), roughness], (4, 1)))


def paper(reach):
    """The paper ground, `reach` metres each way."""
    r = reach * 1000
    stage.put(stage.mesh_data("paper", flat(-r, r, -r, r, 0, PAPER), materials.paper()))


def softboxes(centre, radius, key=1.0):
    """Window light from behind on the left in a pale room; scaled to the subject's radius in metres."""
    x, y, z = centre
    stage.sky("#f6f4f1", 0.55)
    stage.light((x - 2.0 * radius, y + 2.1 * radius, z + 2.3 * radius), centre, 2.6 * radius, 215 * key * radius**2, "#fff7ec")


def corner(mat, span=None, above=29.0, turn=-38.0, shift=(0.40, 0.28), detail=1.0):
    """A close look at the near corner, `span` mm wide: surface, edge and thickness, with little depth of focus."""
    span = span or mat.close or min(mat.width * 0.5, 280)
    x, y = -mat.length / 2 + span * shift[0], -mat.width / 2 + span * shift[1]
    close_up(mat, x, y, span, above, turn, detail=detail)


def close_up(mat, x, y, span, above=29.0, turn=-38.0, opening=0.045, detail=1.0):
    """A close look at a point of the mat."""
    a = np.radians(turn)
    target = np.array([x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), mat.thickness]) / 1000
    reach = span * 1.15
    focus = (x - reach, x + reach, y - reach, y + reach)
    lay(mat, 0, 0, turn, 0, focus, int(700_000 * detail), int(330_000 * detail))
    size = span / 1000
    distance = size * 70 / 36
    paper(20)
    if not mat.pile and span > 100:
        _scale(mat, x, y, span, turn)
    softboxes(tuple(target), size * 0.9)
    stage.camera(tuple(target), above, 0, distance, 70.0, blur=opening * size)


def _scale(mat, x, y, span, turn):
    """A steel rule along the near edge, for scale."""
    a = np.radians(turn)
    long = 300 if span > 330 else 150
    u, v = x + span * 0.30, -mat.width / 2 + span * 0.12
    top = max(float(mat.relief(np.linspace(u - 60, u + 60, 200), np.full(200, v)).max()), 0.0)
    props.rule(u * np.cos(a) - v * np.sin(a), u * np.sin(a) + v * np.cos(a), mat.thickness + top + 1, turn, long)
