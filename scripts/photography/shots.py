"""The list of all pictures, in the order of their importance."""
from dataclasses import dataclass
from typing import Callable

import catalogue
import leads
import scenes


@dataclass(frozen=True)
class Shot:
    """One picture: its name, its size in pixels, its samples a pixel, how often light is followed, and how its scene is built."""
    id: str
    scene: Callable
    width: int = 1200
    height: int = 900
    samples: int = 7
    bounces: int = 1


def first_views():
    """What every mat is known by."""
    return [Shot(f"{code}-1", leads.LEADS[code], samples=5) for code in catalogue.MATS]


def second_views():
    """A close look at every mat."""
    return [Shot(f"{code}-2", lambda d, c=code: catalogue.corner(c, d), samples=6) for code in catalogue.MATS]


def more_views():
    """What else is worth seeing: undersides, and mats where they lie."""
    return [
        Shot("010101-3", lambda d: catalogue.under("010101", d)),
        Shot("010101-4", scenes.in_stable("010101"), samples=7, bounces=2),
        Shot("010103-3", lambda d: catalogue.under("010103", d)),
        Shot("010201-3", lambda d: catalogue.under("010201", d)),
        Shot("010202-2", scenes.box_kit, samples=7, bounces=2),
        Shot("020101-3", scenes.on_doorstep("020101"), samples=7, bounces=2),
        Shot("020301-3", scenes.on_doorstep("020301", "#5b3a31", 26, 22), samples=7, bounces=2),
        Shot("030101-3", lambda d: catalogue.under("030101", d)),
        Shot("030101-4", scenes.in_cubicles, samples=7, bounces=2),
        Shot("040102-3", scenes.free_weights, samples=5, bounces=1),
        Shot("040201-3", scenes.lifting, samples=7, bounces=2),
    ]


def site():
    """The site's own."""
    return [
        Shot("hero-1", scenes.barn_aisle, 2000, 1125, 6, 2),
        Shot("hero-2", scenes.front_door, 2000, 1125, 14, 2),
        Shot("hero-3", scenes.stacked, 2000, 1125, 6, 1),
        Shot("tile-1", scenes.tile_horse, 1200, 1200, 7, 2),
        Shot("tile-2", scenes.tile_home, 1200, 1200, 7, 2),
        Shot("slide-1", scenes.slide_stable, 2000, 900, 7, 2),
        Shot("slide-2", scenes.slide_doorstep, 2000, 900, 7, 2),
        Shot("slide-3", scenes.slide_range, 2000, 900, 7, 2),
        Shot("slide-4", scenes.slide_workshop, 2000, 900, 7, 2),
        Shot("portfolio-1", scenes.laid_box, samples=7, bounces=2),
        Shot("portfolio-2", scenes.unrolled, samples=7, bounces=2),
        Shot("portfolio-3", scenes.gym_floor, samples=5, bounces=1),
        Shot("portfolio-4", scenes.stud_mat, samples=7, bounces=2),
        Shot("portfolio-5", scenes.playground, samples=7, bounces=2),
        Shot("portfolio-6", scenes.aisle_mats, samples=7, bounces=2),
        Shot("share", scenes.share, 1200, 630, 7, 2),
        Shot("custom-livestock", scenes.cut_livestock, samples=5, bounces=1),
        Shot("custom-horse", scenes.cut_horse, samples=5, bounces=1),
    ]


def all_shots():
    """Everything."""
    in_use = {shot.id for shot in more_views()}
    return first_views() + site() + [shot for shot in second_views() if shot.id not in in_use] + more_views()
