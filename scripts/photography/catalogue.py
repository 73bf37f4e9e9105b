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


PLACES = {
    "010203": (-10, -60, 320, -24), "020104": (-40, -190, 230, -14), "020304": (-40, -190, 300, -14), "020201": (-190, -20, 300, -22), "020202": (-170, -120, 330, 18),
    "020203": (-60, -90, 250, -24), "020204": (-150, -62, 300, -26), "020206": (-110, -20, 300, 20), "040401": (-120, -120, 520, -20),
    "040402": (-180, -90, 360, -24), "040201": (-600, -860, 620, -30), "040302": (-640, -360, 330, -38),
}


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
