"""The paper-covered table on which the range is photographed, and the views it is photographed from."""
import numpy as np

import materials
import poses
import props
import sets
import stage
from artwork import artworks_of
from braid import braid
from fibres import pile
from mat import height, linear
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


def corner(mat, span=None, above=29.0, turn=-38.0, shift=(0.40, 0.28), detail=1.0):
    """A close look at the near corner, `span` mm wide: surface, edge and thickness, with little depth of focus."""
    span = span or mat.close or min(mat.width * 0.5, 280)
    x, y = -mat.length / 2 + span * shift[0], -mat.width / 2 + span * shift[1]
    close_up(mat, x, y, span, above, turn, detail=detail)


def close_up(mat, x, y, span, above=29.0, turn=-38.0, opening=0.045, detail=1.0):
    """A close look at a point of the mat in raking light, with a steel rule for scale."""
    a = np.radians(turn)
    target = np.array([x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), mat.thickness]) / 1000
    reach = span * 1.15
    focus = (x - reach, x + reach, y - reach, y + reach)
    lay(mat, 0, 0, turn, 0, focus, int(700_000 * detail), int(330_000 * detail))
    size = span / 1000
    distance = size * 70 / 36
    paper(20)
    _scale(mat, x, y, span, turn)
    sets.rake(26 if mat.pile else 17, -138, 4.2, 0.34, 2.0, "#fff1dc")
    stage.camera(tuple(target), above, 0, distance, 70.0, blur=opening * size)


def _scale(mat, x, y, span, turn):
    """A steel rule on the mat, or before it where the mat is too small to bear it."""
    long = 300 if span > 330 else 150
    right = -1 if turn > 0 else 1
    u = x + right * (span * 0.12 + long * 0.26)
    edge = max(min(mat.bevel, 40), 6 * (mat.braided or 0))
    v = max(-mat.width / 2 + max(span * 0.12, edge + 16), y - span * 0.36)
    px, py = (k.ravel() for k in np.meshgrid(np.linspace(u - long / 2, u + long / 2, 300), np.linspace(v - 13, v + 13, 27)))
    there = mat.inside(px, py) > 0
    if mat.rim(np.array([u - long / 2, u + long / 2]), np.array([v, v])).min() < 0 and mat.length < 2 * long:
        v, top = -mat.width / 2 - 26, 0.0
    else:
        top = float(height(mat, px[there], py[there], artworks_of(mat)).max())
        top = max(top, mat.thickness - 0.1 * mat.pile.length if mat.pile else 0)
    a = np.radians(turn)
    props.rule(u * np.cos(a) - v * np.sin(a), u * np.sin(a) + v * np.cos(a), top + 0.3, turn + 3 * right, long)
