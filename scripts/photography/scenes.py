"""The site's own photographs: heroes, slides, tiles, portfolio and the picture that is shared."""
from dataclasses import replace

import numpy as np

import build
import materials
import motifs as m
import outline as o
import places
import press
import props
import relief as r
import rooms
import sets
import stage
import studio
import wear
import workplaces
from catalogue import MATS, box_pieces
from poses import lay
from use import piece


def look(target, above, around, distance, lens=40.0, blur=0.0, focus=None):
    """A camera at a distance in metres from a target in metres."""
    stage.camera(target, above, around, distance, lens, blur, focus)


def put(code, x, y, turn=0.0, base=0.0, detail=1.0, share=1.0):
    """A mat of the range."""
    studio.lay(MATS[code], x, y, turn, base, None, int(900_000 * detail * share), int(330_000 * detail * share))


def barn_aisle(d):
    """Studded mats down the aisle of a barn, to a door that stands open on the yard."""
    places.aisle()
    for k in range(9):
        put("010103", 0, -1600 + k * 1832, 90, 0, d, 1.0 if k < 3 else 0.5)
    build.bucket(-1080, 900, 0)
    look((0.1, 0.9, 0.42), 9, -7, 3.6, 30, 0.012, (0.1, -0.2, 0))


def front_door(d):
    """A coir mat at a front door in low sun."""
    places.doorstep()
    places.day(29, -82, 6.2, 0.5, 0.9, leaves=(-100, 250, 250))
    put("020101", 190, 170, -3, 0, d)
    build.pot(-620, 260, 0, 0.95)
    look((0.04, 0.2, 0.09), 17, 16, 1.32, 44, 0.018, (0.15, 0.02, 0.02))


def stacked(d):
    """Mats of different surface, colour and thickness on a pallet in the press hall, from near."""
    sets.works(1900, None, "#8d8f8e")
    for y in (-560, 0, 560):
        build.box(-900, 900, y - 50, y + 50, 0, 100, "#a58a5e", 0.8, materials.wood(), 4)
    for k in range(9):
        build.box(-940 + k * 222, -840 + k * 222, -640, 640, 100, 122, "#a58a5e", 0.8, materials.wood(), 3)
    dice, level = np.random.default_rng(4), 122.0
    for k, code in enumerate(("030101", "010101", "030102", "050103", "030203", "010402", "010101", "030302", "010103", "030102", "010103")):
        mat = replace(MATS[code], length=1700, width=1150, outline=None, opening=None)
        last = k == 10
        studio.lay(mat, dice.normal(0, 9), dice.normal(0, 9), dice.normal(0, 0.7), level,
                   (-850, -100, -575, 0) if last else None, int((1_100_000 if last else 260_000) * d), 1000)
        level += mat.thickness + 0.6
    props.rule(-640, -505, level + 2.6, 3)
    sets.rake(19, -128, 4.4, 0.6, 3, "#fff3e2")
    look((-0.46, -0.42, 0.29), 17, -33, 1.75, 42, 0.016, (-0.72, -0.57, 0.3))


def press_hall(d):
    """A pebble mat drawn out of the press onto its table."""
    press.hall()
    press.press(0, 1500)
    press.table(0, 1500)
    mat = MATS["030101"]
    studio.lay(mat, -120, 420, 90, 802, (-850, 850, -550, 550), int(1_400_000 * d))
    press.light()
    look((0.2, 0.95, 1.06), 12, -23, 4.0, 30, 0.016, (-0.2, 0.0, 0.82))


def at_the_door(d):
    """A mat of two colours on the boards of a porch, towards evening."""
    rooms.porch("#4a3b34", "#d6d0c2", 2)
    put("020105", 0, 210, -0.8, 0, d)
    wear.boots(-790, 400, 0, -78, "#33422c")
    build.pot(790, 330, 0, 1.0)
    look((0.02, 0.30, 0.22), 24, 9, 2.35, 42)


def slide_stable(d):
    """The stable, with room for words on the left."""
    places.box_stall(22)
    places.through_window(500, 900, 150)
    for i in range(4):
        for j in range(3):
            put("010103", -4632 + i * 1832, -1500 + j * 1222, 0, 0, d)
    build.bucket(1150, 1280, 24)
    look((-0.75, 0.0, 0.2), 15, 8, 3.4, 32)


def slide_back_door(d):
    """A mat of coir in rubber at a back door when the rain has gone, with room for words on the left."""
    rooms.wet_yard("#3f4a57")
    put("020302", 60, 120, 1, 1, d)
    wear.boots(700, 230, 0, 150, mud=True)
    stage.open_sky("#a9c1e4", "#dfe6ee", 0.45)
    stage.sun(25, -76, 6.4, 1.0, "#ffe3bd")
    look((-0.34, 0.13, 0.18), 20, 6, 2.3, 38)


def slide_range(d):
    """Seven mats of the range side by side on a tiled floor, in low sun."""
    places.hall("#c4bcae")
    places.through_window(100, 150, 0, 3300, 1900, 5.0, -58)
    pieces = [("020203", -890, -300, 8), ("040104", -1040, 330, -7), ("020103", -320, 260, -5), ("050403", -250, -390, 14), ("040105", 420, -310, -9),
              ("050402", 430, 410, 6), ("020206", 1110, 190, -14)]
    for c, x, y, t in pieces:
        put(c, x, y, t, 0, d, 0.6)
    look((0.05, 0.0, 0.0), 37, 4, 3.42, 42)


def slide_workshop(d):
    """Stacks of mats cut to size on the workshop floor."""
    places.workshop()
    places.through_window(300, 200, 100, 4200, 2000, 4.6, -60)
    dice = np.random.default_rng(2)
    for x, y, code, count in ((-60, 380, "030101", 11), (1780, 640, "010103", 16), (1150, -520, "040104", 5), (150, -700, "030302", 6)):
        for k in range(count):
            put(code, x + dice.normal(0, 8), y + dice.normal(0, 8), dice.normal(0, 0.8) + {"040104": 14, "030302": -9}.get(code, 0), k * (MATS[code].thickness + 0.5), d, 0.5)
    look((-0.1, 0.0, 0.22), 17, -8, 3.7, 38)


def tile_horse(d):
    """Ring mats in a wash bay, bucket and broom at the wall."""
    mat = MATS["010401"]
    rooms.wash_bay()
    for k in (-1, 0, 1):
        for row in (0, 1, 2):
            put("010401", k * 1503, 680 - row * 1003, 0, 0, d, 0.75 if row else 0.5)
    build.bucket(520, 700, mat.thickness)
    props.broom(940, 1097, mat.thickness, 4, 80)
    look((0.18, 0.42, 0.22), 20, -16, 3.3, 38)


def tile_home(d):
    """A half-moon of coir on oak boards within a front door."""
    rooms.hallway("#33454f")
    put("020104", 0, 190, 0.6, 0, d)
    wear.boots(610, 270, 0, 205)
    look((0.06, 0.2, 0.16), 27, 12, 2.2, 42)


def laid_parlour(d):
    """Interlocking mats along the stand of a milking parlour."""
    workplaces.milking(MATS["030201"].thickness)
    first = workplaces.along_kerb(MATS["030201"])
    for i in range(-3, 4):
        for j in (0, 1):
            lay(MATS["030201"] if j else first, i * 1001, 560 + j * 1001, closed=False, budget=int((540_000 if abs(i) < 2 and j == 0 else 180_000) * d))
    look((-0.1, 0.72, 0.2), 30, -24, 2.9, 34)


def corridor_run(d):
    """A run of black coir matting down the corridor of a school."""
    rooms.corridor()
    mat = replace(MATS["020402"], length=5200, width=1200, roll=None, rolled=0.0, outline=o.rectangle(5200, 1200, 3))
    lay(mat, -150, 1900, 0, 90, focus=(-2600, -300, -600, 600), closed=False, budget=int(600_000 * d), fibres=int(800_000 * d))
    wear.boots(1180, 420, 0, 180)
    wear.boots(1190, 1250, 0, 175, colour="#8a2f2a")
    look((0.1, 0.7, 0.36), 16, 4, 3.4, 30)


def gym_floor(d):
    """Black and blue-flecked tiles in a chequerboard, a loaded bar on the floor."""
    places.gym_wall()
    for i in range(-3, 4):
        for j in range(-3, 4):
            put("040102" if (i + j) % 2 else "040101", i * 1000.8, j * 1000.8, 0, 0, d, 0.5)
    build.barbell(150, 420, 15 + 225)
    for k, (radius, colour) in enumerate(((225, "#232323"), (225, "#274a6d"))):
        stage.put(build.plate(radius, 62, colour), -1250 + k * 6, 1350 - k * 4, 15 + k * 63)
    sets.rake(30, -64, 4.0, 0.62, 3, "#fff3e2")
    look((0.02, 0.1, 0.12), 26, 21, 3.6, 36)


def stud_mat(d):
    """The mark of Ridgeway Stud, let into the floor of its entrance."""
    mat = MATS["040401"]
    rooms.entrance((0, 300, mat.length, mat.width, mat.thickness - 4), "#3a2f28")
    lay(mat, 0, 300, -mat.thickness + 5, 0, closed=False, budget=int(600_000 * d), fibres=int(520_000 * d))
    rooms.well_frame(mat.length, mat.width, 0, 300)
    look((0.0, 0.38, 0.1), 27, -13, 2.5, 38)


def playground(d):
    """Red and green tiles in a chequerboard, edged with timber, in a lawn."""
    for i in range(4):
        for j in range(5):
            piece(MATS["050403" if (i + j) % 2 else "050404"], i, j // 2, (i - 1.5) * 502, (j - 2) * 502, 0, 0, d, 300_000, 0.08, 1.2, 0.1)
    places.lawn_round(1060, 1310)
    for x0, x1, y0, y1 in ((-1060, -1006, -1256, 1256), (1006, 1060, -1256, 1256), (-1060, 1060, 1256, 1310), (-1060, 1060, -1310, -1256)):
        build.box(x0, x1, y0, y1, -40, 46, "#7d6242", 0.8, materials.wood(), 6)
    places.day(33, -80, 5.6, 0.5, 0.9, leaves=(-900, 900, 300))
    look((0.0, -0.1, 0.02), 34, -24, 3.5, 40)


def gangway(d):
    """Red switchboard matting between two rows of cabinets."""
    workplaces.switch_room()
    mat = replace(MATS["050102"], length=6000, roll=None, rolled=0.0, outline=o.rectangle(6000, MATS["050102"].width, 2))
    lay(mat, 0, 1800, 0, 90, focus=(-3000, -600, -500, 500), closed=False, budget=int(1_200_000 * d))
    look((0.0, 0.9, 0.5), 17, 6, 3.3, 30)


def share(d):
    """The horseshoe mat at a stable door."""
    places.doorstep("#33454f", autumn=7)
    places.day(30, -80, 6.0, 0.5, 0.9, leaves=(-60, 260, 300))
    put("020203", -60, 150, 3, 0, d)
    build.pot(560, 250, 0, 0.9)
    look((0.02, 0.19, 0.08), 22, -10, 1.3, 42, 0.014, (-0.05, 0.02, 0.02))


def cut_livestock(d):
    """Two cubicle mats cut round the post that stands between them."""
    sets.parlour(1500)
    post = lambda x, y: np.hypot(x - 480, y - 575) - 62  # noqa: E731
    other = lambda x, y: np.hypot(x - 480, y + 575) - 62  # noqa: E731
    left = replace(MATS["030101"], width=1140, outline=o.without(o.rectangle(1700, 1140), other))
    right = replace(MATS["030101"], width=1140, outline=o.without(o.rectangle(1700, 1140), post))
    studio.lay(left, -575, 300, 90, 0, None, int(900_000 * d))
    studio.lay(right, 575, 300, 90, 0, None, int(900_000 * d))
    stage.put(build.bar(places._dense(np.array([[0, 0, 0], [0, 0, 1500]])), 44, "#969b9e", 0.38), 0, 780, 0)
    stage.put(build.turned([(0, 0), (58, 0), (58, 8), (46, 14), (44, 40)], "#8b9194", 0.4), 0, 780, 30)
    for z in (520, 1050):
        stage.put(build.bar(places._dense(np.array([[-2600, 0, z], [2600, 0, z]])), 24, "#969b9e", 0.38), 0, 800, 0)
    places.strewn(2600, 1600, 420, 32, None, 0, 300, 12)
    props.broom(900, 384, 33, 30, 64)
    sets.rake(21, -128, 4.4, 0.6, 2, "#f3f3ee", "#dfe4e6", "#c4d2e2")
    look((-0.02, 0.42, 0.12), 24, -15, 2.9, 40)


def cut_horse(d):
    """A stable mat cut round its drain, and marked for a stud."""
    sets.barn(1450, 900)
    marked = replace(MATS["010101"], relief=r.add(r.hammered(38, 3.4)), emboss=(m.mark(460, "#fff"), 4.5))
    drain = o.rectangle(250, 250, 10)
    cut = replace(MATS["010101"], opening=lambda x, y: -drain(x - 480, y - 250))
    studio.lay(marked, 0, 700, 0, 0, None, int(1_000_000 * d))
    studio.lay(cut, 0, -523, 0, 0, None, int(1_000_000 * d))
    x, y = 480, -273
    build.box(x - 118, x + 118, y - 118, y + 118, -60, -10, "#191919", 0.6, None, 2)
    for k in range(8):
        off = x + (k - 3.5) * 29
        build.box(off - 6, off + 6, y - 118, y + 118, -8, 6, "#8e9294", 0.4, materials.metal(), 2)
    sets.rake(22, -128, 4.8, 0.62, 3)
    look((0.0, 0.06, 0.0), 43, -13, 3.3, 40)


def box_kit(d):
    """A corner of the box kit at a wall, from near."""
    places.box_stall(18, 10202, "#7d6b52", 0.7)
    places.through_window(300, 400, 100, around=-45)
    for mat, x, y, turn, _ in box_pieces(0):
        studio.lay(mat, x - 30, y + 10, turn, 0, None, int(700_000 * d))
    look((0.25, -0.15, 0.02), 28, -22, 2.1, 38, 0.008, (0.2, -0.4, 0))


def free_weights(d):
    """A floor of blue-flecked tiles before a low rack of dumb-bells."""
    mat = MATS["040102"]
    places.gym_wall()
    for i in range(-2, 3):
        for j in range(-2, 4):
            piece(mat, i, j, i * 1001.6, j * 1001.6, 0, 0, d, 330_000, 0.08, 0.5, 0.05)
    for x in (-900, 0, 900):
        build.box(x - 30, x + 30, 700, 1080, mat.thickness, 420, "#2b2c2d", 0.4, materials.metal(), 4)
    for y, z in ((740, 300), (980, 420)):
        for k in (-60, 60):
            build.box(-960, 960, y + k - 18, y + k + 18, z, z + 30, "#2b2c2d", 0.4, materials.metal(), 4)
    for k, x in enumerate((-730, -460, -190, 190, 460, 730)):  # Clear of the uprights.
        props.dumbbell(x, 740, 330 - 8, 90 + k % 2, 0.9 + 0.03 * k)
        props.dumbbell(x, 980, 450 - 8, 90, 1.05 + 0.03 * k)
    props.dumbbell(-120, 180, mat.thickness, 28, 1.0)
    sets.rake(30, -64, 4.0, 0.62, 3, "#fff3e2")
    look((-0.02, 0.45, 0.2), 19, -20, 2.15, 38)


def lifting(d):
    """The platform with a loaded bar."""
    places.gym_wall()
    put("040201", 0, 0, 0, 0, d, 1.4)
    places.through_window(100, 300, 0, 3200, 1700, 5.0, -62)
    build.barbell(0, 60, 40 + 225)
    look((0.08, 0.0, 0.14), 17, 21, 3.35, 36, 0.01, (0.3, -0.3, 0.1))
