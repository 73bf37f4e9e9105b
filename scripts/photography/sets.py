"""The quiet grounds on which the range is photographed, one air for each category, and their light."""
import numpy as np

import build
import materials
import places
import relief as r
import stage
from fibres import grass
from noise import rise, rough

LIME, WHITE, RENDER = "#d6cdbb", "#d9dcd8", "#cfc6b6"


def rake(above=20, around=-115, power=4.2, sky=0.62, size=4.0, tone="#ffeed6", air="#e6e4df", dome="#c3cfdf"):
    """Low light from one side that draws a surface, and what a room sends back."""
    stage.open_sky(dome, air, sky * 1.55)
    stage.sun(above, around, power * 1.5 * min(1.7, (0.42 / np.sin(np.radians(above))) ** 0.6), size, tone)


def wall(y, colour=LIME, material=None, shade=False, skirting=None, reach=7000, high=3200):
    """A wall across the picture; without `shade` it lets light from behind pass."""
    things = [build.box(-reach, reach, y, y + 100, -10, high, colour, 0.95, material or materials.plaster())]
    if skirting:
        things.append(build.box(-reach, reach, y - 16, y, 0, skirting[0], skirting[1], 0.6, materials.paint(), 3))
    for thing in things:
        thing.visible_shadow = shade


def concrete(colour="#98928a", wave=2.0, pitch=24, reach=5000, back=2600, roughness=0.7, stain=0.3):
    """A floor of floated concrete."""
    build.ground(-reach, reach, -reach, back, colour, pitch, lambda x, y: (rough(x / 200, y / 200, 9) - 0.5) * wave, stain, roughness)


def barn(depth=900, straw=500, colour="#98928a"):
    """Horse: limewashed wall, concrete, a little straw along the wall."""
    concrete(colour, back=max(2600, depth + 60))
    wall(depth)
    build.box(-7000, 7000, depth - 4, depth + 6, 0, 150, "#8f8676", 0.95, materials.plaster(), 2).visible_shadow = False
    if straw:
        places.strewn(6000, 900, straw, 0, lambda x, y: 0.03 + 0.97 * rise(0, 430, y) ** 2, 0, depth - 450, 16)


def parlour(depth=900, roughness=0.33):
    """Dairy: whitewash above a band of grey, damp concrete."""
    concrete("#8d908e", 1.6, back=max(2600, depth + 60), roughness=roughness, stain=0.4)
    wall(depth, WHITE)
    band = build.box(-7000, 7000, depth - 5, depth + 5, 0, 420, "#7f8d94", 0.5, materials.paint(), 2)
    band.visible_shadow = False


def boards(colour="#8f7251", wide=148.0, reach=2600, back=1500, front=-2600, seed=200, turn=False, paint=False, gap=0.8):
    """A floor of boards along x, or along y when `turn`."""
    low, high = (-reach, reach) if turn else (front, back)
    length = (back - front) if turn else 2 * reach
    length += 0 if turn else 900  # The boards begin at different places and all reach the end.
    for k in range(int(np.ceil((high - low) / wide))):
        data = build.board_data(length, wide - gap, 20, colour, seed + k, paint)
        at = low + (k + 0.5) * wide
        if turn:
            stage.put(data, at, front, -20, 90)
        else:
            stage.put(data, -reach + (k * 731 % 900) - 450, at, -20)
    build.ground(-reach - 600, reach + 600, front - 600, back + 600, "#1d1712", 200, lambda x, y: 0 * x - 14)


def oak(depth=900, turn=False):
    """Entrance, indoors: oak boards and a pale wall with a skirting."""
    boards(back=depth + 60, turn=turn)
    wall(depth, "#d8d3c8", skirting=(130, "#e4dfd4"))


def verandah():
    """Entrance, outdoors: grey weathered boards."""
    boards("#9a9184", 138, seed=300, turn=True, gap=4)


def flags(colour="#9a9388", tiles=(600, 400), wet=0.85, pitch=5, reach=1700):
    """Flags with worn faces."""
    worn = r.add(r.bricks(*tiles, 6, 10), lambda x, y: (rough(x / 170, y / 170, 4, 4) - 0.5) * 3.0)
    build.ground(-reach, reach, -reach, reach, colour, pitch, worn, 0.22, wet, tiles=tiles)
    build.ground(-6 * reach, 6 * reach, -6 * reach, 6 * reach, colour, 400, lambda x, y: 0 * x - 14, 0.2, wet)


def bricks(colour="#63483d", reach=1000):
    """Brick paving, no two bricks fired alike."""
    face = r.add(r.bricks(215, 105, 7, 5), lambda x, y: (rough(x / 40, y / 40, 4, 4) - 0.5) * 2.4 + (rough(x / 7, y / 7, 6, 3) - 0.5) * 1.6)
    build.ground(-reach, reach, -reach, reach, colour, 2, face, 0.5, 0.95, tiles=(215, 105), spread=0.8)
    build.ground(-6 * reach, 6 * reach, -6 * reach, 6 * reach, colour, 400, lambda x, y: 0 * x - 14, 0.2, 0.95)


def gym(depth=1500, colour="#8a8681", wall_colour="#c9c4ba"):
    """Gym: a pale screed, a plain wall with a dark skirting."""
    concrete(colour, 0.6, back=depth + 60, roughness=0.42, stain=0.16)
    wall(depth, wall_colour, skirting=(110, "#2b2a29"))


def works(depth=1500, line=None, colour="#7f8a8e"):
    """Industry: sealed floor, a wall painted green-grey below; `line` is where a yellow line runs across."""
    build.ground(-6000, 6000, -5000, depth + 60, colour, 60, None, 0.12, 0.28)
    wall(depth, "#ced0cb")
    build.box(-7000, 7000, depth - 5, depth + 5, 0, 1150, "#8a9a94", 0.45, materials.paint(), 2).visible_shadow = False
    if line is not None:
        build.box(-6000, 6000, line - 50, line + 50, -3, 1.0, "#d0a92c", 0.4, materials.paint(), 0.3)


def sand(reach=1500, colour="#a89a80"):
    """A bed of raked sand."""
    build.ground(-9 * reach, 9 * reach, -9 * reach, 9 * reach, colour, 600, lambda x, y: 0 * x - 12, 0.3, 0.95)
    build.ground(-reach, reach, -reach, reach, colour, 5 if reach < 2000 else 9, lambda x, y: (rough(x / 60, y / 60, 14, 4) - 0.5) * 9 + (rough(x / 9, y / 9, 15, 2) - 0.5) * 1.8 - 2,
                 0.3, 0.95)


def earth(reach=2600, colour="#4b3d2a", slope=0.0):
    """Tilled earth, falling towards the eye by `slope`."""
    build.ground(-reach, reach, -reach, reach, colour, 9,
                 lambda x, y: (rough(x / 90, y / 90, 24, 4) - 0.5) * 22 + (rough(x / 14, y / 14, 25, 2) - 0.5) * 6 - 9 + slope * y, 0.4, 0.97)


def turf(length, width, x=0.0, y=0.0, tall=38.0, count=200_000, density=None, seed=3):
    """Grass over a rectangle."""
    data = stage.mesh_data("turf", grass(length, width, np.random.default_rng(seed), count, tall, density), materials.fibre())
    stage.put(data, x, y)
