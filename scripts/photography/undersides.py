"""The third view of every mat: turned over, a corner turned back, or its edges in a stack, from near and with a steel rule."""
from dataclasses import replace

import numpy as np

import outline as o
import props
import relief as r
import sets
import stage
from catalogue import MATS
from mat import Border, Fleck
from poses import lay, turned_back

DULL = dict(tone="#fff3e2", air="#e4e3e0", dome="#d7dde4")


def _ground(code, depth):
    """The floor that a category is shown on; its wall far behind."""
    area = code[:2]
    if code[:4] in ("0203", "0205") or code == "020403":
        sets.flags("#9a9388", pitch=4, reach=1500)
    elif area == "02":
        sets.boards(back=depth + 60, front=-900)
        sets.wall(depth, "#d8d3c8", skirting=(130, "#e4dfd4"))
    elif area == "03":
        sets.parlour(depth)
    elif area == "04":
        sets.gym(depth)
    elif code[:4] == "0504":
        sets.sand(1500)
    elif area == "05":
        sets.works(depth, None, "#7d8588")
    else:
        sets.barn(depth, 260)


def _corner_at_origin(mat, turn):
    a = np.radians(turn)
    x, y = mat.length / 2, mat.width / 2
    return x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a)


def _near(mat, span):
    return (-mat.length / 2, -mat.length / 2 + 1.9 * span, -mat.width / 2, -mat.width / 2 + 1.7 * span)


def _camera(code, span, target, above, around, light=20.0, blur=0.02):
    sets.rake(light, around - 122, 4.5, 0.6, 2.5, **DULL)
    stage.camera(tuple(np.array(target) / 1000), above, around, span / 1000 * 60 / 36, 60, blur * span / 1000)


def turned_over(code, lower, span=560, around=24, above=30, turn=7, rule=True, far=1700, light=20, inset=(0.36, 0.30), **changes):
    """One upon another of its kind, the upper with its lower face up."""
    def scene(d):
        mat = replace(MATS[code], roll=None, rolled=0.0)
        base = dict(relief=lower, border=None, emboss=None, pile=None, zones=None)
        below = replace(mat, **{**base, **changes})
        _ground(code, far)
        lay(mat, mat.length / 2 - span * inset[0], mat.width / 2 - span * inset[1], 0, focus=_near(mat, span), closed=True, budget=int(380_000 * d), fibres=int(300_000 * d))
        x, y = _corner_at_origin(below, turn)
        lay(below, x, y, mat.thickness + 1, turn, focus=_near(below, span), closed=True, budget=int(480_000 * d))
        top = 2 * mat.thickness + 1 + max(0.0, float(lower(np.linspace(0, 300, 4000), np.linspace(0, 200, 4000)).max()))
        if rule:
            props.rule(span * 0.42, span * 0.14, top + 0.5, turn + 4, 300 if span > 330 else 150)
        _camera(code, span, (span * 0.13, span * 0.12, mat.thickness * 1.4), above, around, light)
    return scene


def _ring_feet(x, y):
    """A foot around each hole of a pit mat, and none below its rim."""
    return r.studs(50, 16, 2)(x, y) * (o.rectangle(1380, 780)(x, y) > 0)


def turned_back_corner(code, span=420, around=16, above=27, radius=0.13, reach=0.62, upto=150.0, far=1500, light=22, shift=(0.46, 0.40), towards=-138, **changes):
    """Its near corner turned back on what lies below, or the one that lies `towards` some degrees, the mat then seen whole."""
    def scene(d):
        mat = replace(MATS[code], **{"roll": None, "rolled": 0.0, **changes})
        if mat.length > 2500:
            mat = replace(mat, length=2500)
        _ground(code, far)
        whole = towards > 0
        lay(mat, 0 if whole else mat.length / 2, mat.width / 2, 0, bend=turned_back(towards, reach * span, radius * span, upto), focus=None if whole else _near(mat, span),
            budget=int(650_000 * d), fibres=int(330_000 * d))
        _camera(code, span, (span * shift[0], span * shift[1], span * 0.06), above, around, light)
    return scene


def stacked(code, count=4, span=300, around=26, above=17, far=1500, light=24, slip=5.0, **changes):
    """The edges of a stack, a rule stood beside them."""
    def scene(d):
        mat = replace(MATS[code], **{"roll": None, "rolled": 0.0, **changes})
        _ground(code, far)
        dice = np.random.default_rng(int(code))
        for k in range(count):
            turn = dice.normal(0, 0.7)
            x, y = _corner_at_origin(mat, turn)
            last = k == count - 1
            lay(mat, x + dice.normal(0, slip), y + dice.normal(0, slip), k * (mat.thickness + 0.4), turn, focus=_near(mat, span * (1 if last else 0.6)), closed=True,
                budget=int((480_000 if last else 140_000) * d), fibres=int((330_000 if last else 90_000) * d))
        props.upright_rule(span * 0.22, -slip * 2.6 - 8, 0, 150)
        high = count * mat.thickness
        _camera(code, span, (span * 0.20, span * 0.10, high * 0.5), above, around, light)
    return scene


def foot_of(code, tile, span, around, above, light=22):
    """An edge on its tile, seen at its end: how its back meets the floor, and how thin its foot is."""
    def scene(d):
        mat, floor = MATS[code], MATS[tile]
        _ground(code, 1500)
        half = mat.length / 2
        near = (-half, -half + 2.2 * span, -mat.width / 2, mat.width)
        lay(mat, half, mat.width / 2, focus=near, closed=True, budget=int(480_000 * d))
        lay(floor, half, mat.width + floor.width / 2 + 0.5, focus=(-half, -half + 2.2 * span, -half, -half + 1.8 * span), closed=True, budget=int(600_000 * d))
        props.upright_rule(-14, mat.width + 0.14 * span, 0, 150)
        _camera(code, span, (span * 0.26, mat.width * 0.8, mat.thickness * 0.5), above, around, light, 0.012)
    return scene


def foot_of_corner(code, edge, span, around, above, light=22):
    """A corner with the edge on its right drawn off by a finger's breadth, a rule before them."""
    def scene(d):
        mat, strip = MATS[code], MATS[edge]
        _ground(code, 1500)
        lay(mat, mat.length / 2, mat.width / 2, closed=True, budget=int(480_000 * d))
        half = strip.length / 2
        lay(strip, mat.length + half + 0.16 * span, mat.width / 2, focus=(-half, -half + 1.6 * span, -strip.width / 2, strip.width), closed=True, budget=int(400_000 * d))
        props.rule(span * 0.40, -span * 0.17, 0, 3, 150)
        _camera(code, span, (span * 0.33, span * 0.13, mat.thickness * 0.4), above, around, light)
    return scene


CLOTH, FLAT = r.cloth(0.3, 3.4), r.smooth(0.25)
BACKING = dict(underside=r.cloth(0.25, 3.0))


VIEWS = {
    "010101-underside": turned_over("010101", MATS["010101"].underside, 600, -22, 29, turn=-8, inset=(0.28, 0.34)),
    "010102-underside": turned_over("010102", r.grooves(60, 12, 2.4), 560, 22, 31),
    "010103-underside": turned_over("010103", MATS["010103"].underside, 480, 26, 31, turn=11),
    "010104-underside": turned_over("010104", r.ribs(34, 4, 0.62), 520, -26, 30, turn=-9, inset=(0.30, 0.34)),
    "010105-edge": stacked("010105", 4, 360, 28, 18),
    "010201-underside": turned_over("010201", MATS["010201"].underside, 720, -18, 32, turn=-7, inset=(0.32, 0.34)),
    "010202-underside": turned_over("010202", r.ribs(34, 5, 0.6), 760, 20, 33, turn=8),
    "010203-edge": stacked("010203", 3, 330, 30, 22, slip=9),
    "010204-edge": foot_of("010204", "010201", 230, -46, 21),
    "010205-edge": foot_of_corner("010205", "010204", 260, -24, 24),
    "010301-underside": turned_back_corner("010301", 420, 18, 26, underside=CLOTH),
    "010302-underside": turned_back_corner("010302", 620, 14, 25, underside=FLAT),
    "010303-edge": stacked("010303", 5, 260, -24, 18),
    "010401-edge": stacked("010401", 3, 300, -26, 21),
    "010402-underside": turned_over("010402", r.grooves(46, 11, 3), 520, 24, 28, turn=10),
    "010403-underside": turned_over("010403", CLOTH, 460, 20, 30, turn=12, bevel=3),
    "020101-underside": turned_back_corner("020101", 260, 12, 30, **BACKING),
    "020102-underside": turned_over("020102", r.add(r.yarns(11, 5.6), r.smooth(3)), 420, 18, 30, colour="#8a6230", roughness=0.9),
    "020103-underside": turned_back_corner("020103", 300, -10, 32, **BACKING),
    "020104-underside": turned_back_corner("020104", 820, 16, 38, radius=0.042, reach=0.43, upto=172, towards=150, shift=(0.02, 0.25), **BACKING),
    "020105-underside": turned_back_corner("020105", 330, 20, 28, **BACKING),
    "020201-edge": stacked("020201", 6, 210, 24, 20, slip=3, **BACKING),
    "020202-underside": turned_back_corner("020202", 320, 14, 36, **BACKING),
    "020203-edge": stacked("020203", 5, 200, -22, 22, slip=3, **BACKING),
    "020204-underside": turned_back_corner("020204", 300, 22, 30, **BACKING),
    "020205-edge": stacked("020205", 10, 260, 30, 18, slip=3, **BACKING),
    "020206-underside": turned_back_corner("020206", 290, -14, 31, **BACKING),
    "020301-underside": turned_over("020301", r.grooves(30, 6, 2), 420, 20, 30, opening=o.holes(30, 3.2, False, o.rectangle(622, 322))),
    "020302-underside": turned_over("020302", r.grooves(26, 6, 2), 420, 24, 32, turn=12),
    "020303-underside": turned_over("020303", r.grooves(32, 6, 2), 480, 22, 30, turn=-8, opening=o.holes(32, 2.4, False, o.rectangle(824, 524))),
    "020304-underside": turned_over("020304", r.ribs(16, 2, 0.6), 460, 10, 34),
    "020401-underside": turned_back_corner("020401", 330, 16, 26, **BACKING),
    "020402-underside": turned_back_corner("020402", 380, -12, 27, **BACKING),
    "020403-underside": turned_back_corner("020403", 420, 14, 32, radius=0.08),
    "020501-edge": stacked("020501", 3, 170, 24, 13, slip=2),
    "020502-edge": stacked("020502", 3, 260, 26, 19, slip=4),
    "030101-underside": turned_over("030101", MATS["030101"].underside, 560, -24, 30, turn=-9, inset=(0.30, 0.34)),
    "030102-underside": turned_over("030102", r.studs(52, 15, 5), 540, 24, 29),
    "030103-edge": stacked("030103", 1, 330, 24, 21),
    "030104-underside": turned_back_corner("030104", 480, 14, 26, underside=CLOTH),
    "030201-underside": turned_over("030201", r.studs(40, 12, 4, False), 520, 22, 32, turn=9),
    "030202-underside": turned_back_corner("030202", 620, 18, 30, radius=0.13, reach=0.74, underside=_ring_feet),
    "030203-edge": stacked("030203", 4, 340, 26, 21),
    "030301-edge": stacked("030301", 4, 300, -24, 24),
    "030302-underside": turned_back_corner("030302", 330, 18, 28, underside=CLOTH),
    "030303-underside": turned_back_corner("030303", 300, -14, 28, underside=CLOTH),
    "040101-edge": stacked("040101", 6, 240, 26, 19, slip=4),
    "040102-edge": stacked("040102", 5, 200, -24, 24, slip=4),
    "040103-underside": turned_over("040103", r.crumb(9, 2.6), 360, 22, 30, turn=14, fleck=Fleck(9, (("#201f1f", 0.3),))),
    "040104-underside": turned_over("040104", r.add(r.feet(62, 20, 8), r.crumb(4.6, 0.9)), 400, 24, 32, turn=11),
    "040105-edge": stacked("040105", 6, 230, 20, 26, slip=3),
    "040106-edge": foot_of("040106", "040105", 220, -46, 19),
    "040107-edge": foot_of_corner("040107", "040106", 200, -24, 24),
    "040201-edge": stacked("040201", 1, 420, 26, 22),
    "040202-underside": turned_over("040202", CLOTH, 440, 24, 28, turn=10),
    "040203-edge": stacked("040203", 2, 380, 28, 20, slip=8),
    "040301-underside": turned_back_corner("040301", 380, 16, 28, radius=0.16, underside=FLAT),
    "040302-underside": turned_over("040302", CLOTH, 560, 22, 30, turn=11, bevel=3, border=Border(80, CLOTH, "#d9a62a")),
    "040303-underside": turned_over("040303", CLOTH, 360, 20, 29, turn=12, bevel=3),
    "040401-underside": turned_back_corner("040401", 340, 14, 28, **BACKING),
    "040402-underside": turned_back_corner("040402", 330, 20, 29, underside=CLOTH),
    "050101-underside": turned_over("050101", FLAT, 340, 20, 28, turn=13),
    "050102-underside": turned_back_corner("050102", 320, -14, 26, radius=0.1, underside=FLAT),
    "050103-underside": turned_back_corner("050103", 360, 18, 28, radius=0.1, underside=FLAT),
    "050201-edge": stacked("050201", 4, 300, 26, 20),
    "050202-underside": turned_over("050202", r.studs(44, 13, 2), 440, 24, 30, turn=12, bevel=3),
    "050203-edge": stacked("050203", 3, 330, -26, 21),
    "050301-underside": turned_over("050301", r.studs(36, 6, 1.6), 460, 22, 29, turn=-10),
    "050302-underside": turned_back_corner("050302", 520, 16, 28, underside=CLOTH),
    "050303-underside": turned_back_corner("050303", 420, -14, 28, underside=CLOTH),
    "050401-edge": stacked("050401", 3, 360, 26, 22),
    "050402-edge": stacked("050402", 3, 420, 28, 24),
    "050403-underside": turned_over("050403", r.add(r.crumb(3.4, 1.3), r.feet(62, 20, 8)), 400, 24, 32, turn=13),
    "050404-edge": stacked("050404", 4, 360, -28, 19),
}
