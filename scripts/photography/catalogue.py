"""Every mat of the catalogue, and how its pictures are taken."""
from dataclasses import replace

import numpy as np

import dairy
import entrance
import gym
import horse
import industrial
import outline as o
import studio

MATS = {**horse.MATS, **entrance.MATS, **dairy.MATS, **gym.MATS, **industrial.MATS}


def grid(codes, columns, pitch, turn=0.0, rows_pitch=None):
    """Pieces edge to edge in rows, the whole turned."""
    rows = -(-len(codes) // columns)
    pieces, a = [], np.radians(turn)
    for k, code in enumerate(codes):
        x = (k % columns - (columns - 1) / 2) * pitch
        y = (k // columns - (rows - 1) / 2) * (rows_pitch or pitch)
        pieces.append((MATS[code], x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), turn, 0.0))
    return pieces


def box_pieces(turn):
    """The nine pieces of the box kit, their outer edges straight."""
    pieces = []
    for k, (mat, x, y, piece_turn, base) in enumerate(grid(["010202"] * 9, 3, 1203, turn)):
        straight = " ".join([("left", "", "right")[k % 3], ("front", "", "back")[k // 3]])
        pieces.append((replace(mat, outline=o.jigsaw(1200, 60, 4, straight)), x, y, piece_turn, base))
    return pieces


def stack(code, count, spread=9.0, turn=28.0):
    """A stack of one kind, laid by hand."""
    mat, dice = MATS[code], np.random.default_rng(int(code))
    return [(mat, *(dice.normal(0, spread, 2)), turn + dice.normal(0, 1.2), k * (mat.thickness + 0.3)) for k in range(count)]


def pavers(rows, columns):
    """Dog-bone pavers locked in rows, one lying on top."""
    mat, pieces = MATS["010203"], []
    for i in range(columns):
        for j in range(rows):
            across = (i + j) % 2 == 1
            pieces.append((mat, i * 154.0, j * 154.0, 90.0 if across else 0.0, 0.0))
    pieces.append((mat, 150.0, -290.0, 24.0, 0.0))
    return pieces


LAID = {
    "010202": lambda: box_pieces(28),
    "010203": lambda: pavers(3, 4),
    "030201": lambda: grid(["030201"] * 4, 2, 1002, 28),
    "040104": lambda: stack("040104", 4, 4),
    "040101": lambda: stack("040101", 3, 14),
    "040203": lambda: [(MATS["040203"], -470, 150, 22, 0), (MATS["040203"], 470, -90, 17, 0)],
    "040105": lambda: grid(["040105"] * 6, 3, 600.6, 28),
    "050402": lambda: grid(["050402"] * 4, 2, 501, 28),
    "050403": lambda: grid(["050403"] * 4, 2, 501, 28),
    "050404": lambda: stack("050404", 3, 5),
}
# Large dark sheets differ in their surface alone: seen from near, with a wide lens, it is what meets the eye.
NEAR = {"010101", "010102", "010103", "010104", "010201", "010301", "010302", "010303", "010402", "030101", "030102", "030103", "030203",
        "030301", "030303", "040202", "050101", "050103", "050301", "050302", "050303", "030302"}
PLACES = {
    "020104": (-40, -190, 230, -14), "020304": (-40, -190, 300, -14), "020201": (-190, -20, 300, -22), "020202": (-170, -120, 330, 18),
    "020203": (-60, -90, 250, -24), "020204": (-150, -62, 300, -26), "020206": (-110, -20, 300, 20), "040401": (-120, -120, 520, -20),
    "040402": (-180, -90, 360, -24), "040201": (-600, -860, 620, -30), "040302": (-640, -360, 330, -38),
}
TURNS = {"020104": 16, "020304": 16, "020201": 20, "020202": 20, "020203": 20, "020204": 20, "020206": 20, "040401": 20, "040402": 20}


def three_quarter(code, detail=1.0):
    """The picture a mat is known by."""
    mat = MATS[code]
    if code in NEAR:
        studio.whole([(mat, 0, 0, 34, 0)], above=36, margins=(0.065, 0.06, 0.13, 0.06), detail=detail, lens=32)
        return
    pieces = LAID[code]() if code in LAID else [(mat, 0, 0, -24 if mat.roll else TURNS.get(code, 28), 0)]
    studio.whole(pieces, above=38 if mat.roll else 42, detail=detail)


def corner(code, detail=1.0):
    """A close look at a near corner, or at the print where that is what a mat is bought for."""
    mat = MATS[code]
    if code in PLACES:
        x, y, span, turn = PLACES[code]
        studio.close_up(mat, x, y, span, 33.0, turn, detail=detail)
    elif mat.roll:
        studio.close_up(mat, mat.length / 2 - mat.close * 0.4, -mat.width / 2 + mat.close * 0.28, mat.close, 29.0, 38.0, detail=detail)
    else:
        studio.corner(mat, detail=detail)


def under(code, detail=1.0):
    """One mat turned over upon another."""
    studio.under(MATS[code], detail)
