"""Gym and commercial mats in use: rack, bench, garage, workshop, desk, entrance."""
import build
import materials
import places
import props
import sets
import stage
import wear
import workplaces
from catalogue import MATS
from poses import lay
from use import joined_edge, look, piece, put
from use_entrance import mat_well, porch


def rack_room(code, around=22):
    """Tiles from wall to wall under a squat rack."""
    def scene(d):
        mat = MATS[code]
        places.gym_wall()
        for i in range(-2, 3):
            for j in range(-2, 4):
                piece(mat, i, j, i * 1001.6, j * 1001.6, 0, 0, d, 260_000, 0.08, 0.5, 0.05)
        workplaces.rack(0, 900, mat.thickness, 1180)
        for k, colour in enumerate(("#262626", "#274a6d", "#8a2b23")):
            stage.put(build.plate(225, 62, colour), 1020 + k * 8, 260 - k * 6, mat.thickness + k * 62)
        sets.rake(30, -64, 4.2, 0.62, 3, "#fff3e2")
        look((0.1, 0.45, 0.5), 14, around, 3.9, 34)
    return scene


def bench_room(code):
    """Under a bench and a pair of dumb-bells."""
    def scene(d):
        mat = MATS[code]
        sets.gym(1900)
        for i in range(-2, 3):
            for j in range(-2, 2):
                piece(mat, i, j, i * 1001.6, j * 1001.6 + 300, 0, 0, d, 330_000, 0.08, 0.5, 0.05)
        workplaces.flat_bench(60, 350, mat.thickness, 24)
        props.dumbbell(-640, -300, mat.thickness, 14, 1.1)
        props.dumbbell(340, -330, mat.thickness, 52, 1.1)
        build.kettlebell(900, 700, mat.thickness, 1.05, turn=20)
        sets.rake(28, -66, 4.2, 0.62, 3, "#fff3e2")
        look((0.1, 0.15, 0.2), 22, -16, 3.0, 38)
    return scene


def garage_gym(code, pads=False):
    """On the floor of a garage, a bar before the roller door."""
    def scene(d):
        workplaces.garage()
        if pads:
            for side in (-1, 1):
                lay(MATS[code], side * 730 - 100, 500, 0, 90 + side, closed=False, budget=int(600_000 * d))
            build.barbell(-100, 500, 75 + 225)
        else:
            put(code, -100, 500, 0, 0, d, 1_300_000)
            build.barbell(-100, 620, MATS[code].thickness + 225)
        for k, colour in enumerate(("#232323", "#274a6d")):
            stage.put(build.plate(225, 62, colour), 1250 + k * 8, 900 - k * 6, k * 62)
        build.kettlebell(-1500, 1050, 0, 1.05, turn=20)
        build.kettlebell(-1200, 1180, 0, 0.9, "#2a2f45", -30)
        sets.rake(25, -70, 4.4, 0.62, 2.5, "#fff3e2")
        look((-0.1, 0.55, 0.22), 17, 16 if pads else -18, 3.5, 36)
    return scene


def small_gym(code, columns, rows, oak=True):
    """A corner of a room at home, weights on it."""
    def scene(d):
        mat = MATS[code]
        sets.oak(1180) if oak else sets.gym(1180)
        jigsaw = mat.outline is not None
        side = mat.length + (0.8 if jigsaw else 2.4)
        for i in range(columns):
            for j in range(rows):
                piece(mat, i, j, (i - (columns - 1) / 2) * side, 1120 - (j + 0.5) * side, 0, 0, d, 260_000, 0.06 if jigsaw else 0.14, 0.2 if jigsaw else 0.8, 0.0 if jigsaw else 0.1)
        build.kettlebell(-420, 760, mat.thickness, 1.05, turn=20)
        build.kettlebell(-160, 880, mat.thickness, 0.85, "#2a2f45", -30)
        props.dumbbell(380, 500, mat.thickness, 24, 1.0)
        props.dumbbell(560, 800, mat.thickness, 34, 1.0)
        sets.rake(30, -60, 4.2, 0.62, 2.5, "#fff3e2")
        look((0.04, 0.42, 0.12), 25, -15, 3.0, 40)
    return scene


def at_bench(code):
    """Where someone stands at a bench."""
    def scene(d):
        workplaces.workbench()
        put(code, 40, 250, 0.7, 0, d, 1_000_000)
        wear.tin(-780, 330, 0, 130, 300, "#5f6a6e")
        look((0.04, 0.34, 0.28), 22, -17, 2.55, 36)
    return scene


def at_packing_line(code):
    """Where someone stands at a packing line."""
    def scene(d):
        workplaces.packing_line()
        put(code, 0, -20, 0.7, 0, d, 1_500_000)
        look((0.06, 0.22, 0.33), 23, 24, 3.0, 36)
    return scene


def at_desk(code):
    """Before a desk that has been raised, on oak."""
    def scene(d):
        sets.oak(900)
        put(code, 0, 60, 1.0, 0, d, 800_000)
        for x in (-620, 620):
            build.box(x - 35, x + 35, 250, 860, 0, 28, "#e2e1dd", 0.35, materials.metal(), 6)
            build.box(x - 40, x + 40, 515, 595, 28, 620, "#e2e1dd", 0.35, materials.metal(), 6)
            build.box(x - 32, x + 32, 523, 587, 600, 1090, "#d4d3cf", 0.35, materials.metal(), 6)
        build.box(-620, 620, 540, 570, 900, 980, "#e2e1dd", 0.35, materials.metal(), 4)
        for k in range(5):
            stage.put(build.board_data(1560, 146, 26, "#b9935f", 800 + k), -780, 260 + k * 150, 1090)
        build.pot(-1150, 560, 0, 0.95)
        wear.tin(860, 620, 0, 140, 320, "#c9c6be")
        sets.rake(30, -58, 4.2, 0.62, 2.5, "#fff3e2")
        look((0.03, 0.2, 0.27), 21, 15, 2.35, 36)
    return scene


def edged_gym(code, above, around, target, distance, sun):
    """The corner of a floor at home that ends on oak: edges along two sides, a corner between them, weights on it."""
    def scene(d):
        sets.oak(1900)
        tile, edge, corner, x0 = MATS["040105"], MATS["040106"], MATS["040107"], -1500
        for i in range(6):
            for j in range(3):
                lay(tile, x0 + 300.3 + i * 600.6, 300.3 + j * 600.6, closed=False, budget=int((450_000 if i + j < 2 else 130_000) * d))
        front, on, left = joined_edge(edge, (1,)), joined_edge(edge, (-1, 1)), joined_edge(edge, (-1,))
        for k in range(6):
            lay(on if k else front, x0 + 300.3 + k * 600.6, -37.8, closed=False, budget=int(200_000 * d))
        for k in range(3):
            lay(on if k else left, x0 - 37.8, 300.3 + k * 600.6, 0, -90, closed=False, budget=int(200_000 * d))
        lay(corner, x0 - 37.9, -37.9, closed=False, budget=int(200_000 * d))
        if code == "040106":
            props.dumbbell(x0 + 1150, 520, 10, 14, 1.0)
        else:
            build.kettlebell(x0 + 260, 330, 10, 0.85, "#2a2f45", -30)
        sets.rake(16, sun, 4.2, 0.42, 2.5, "#fff3e2")
        look((target[0] + x0 / 1000, *target[1:]), above, around, distance, 40)
    return scene


VIEWS = {
    "040101": rack_room("040101"),
    "040103": bench_room("040103"),
    "040104": small_gym("040104", 4, 4, False),
    "040105": small_gym("040105", 4, 3),
    "040106": edged_gym("040106", 25, 26, (1.2, 0.03, 0.02), 0.85, -160),
    "040107": edged_gym("040107", 36, -42, (0.04, 0.05, 0.02), 0.62, 105),
    "040202": garage_gym("040202"),
    "040203": garage_gym("040203", True),
    "040301": at_bench("040301"),
    "040302": at_packing_line("040302"),
    "040303": at_desk("040303"),
    "040401": mat_well("040401", 1, -12, 25, 2.7, (0.0, 0.36, 0.14), "#2a2521", at=(0.0, 330.0)),
    "040402": porch("040402", "#7a4a2a", (640, 350, 0, 205), -14, 36, y=240, distance=1.5, sun=(18, -88)),
}
