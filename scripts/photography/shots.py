"""The list of all pictures, in the order of their importance."""
from dataclasses import dataclass
from typing import Callable

import catalogue
import leads
import scenes
import undersides
import uses


@dataclass(frozen=True)
class Shot:
    """One picture: its name, its size in pixels, its samples a pixel, how often light is followed,
    what share of its points its meshes have, and how its scene is built."""
    id: str
    scene: Callable
    width: int = 2000
    height: int = 1500
    samples: int = 3
    bounces: int = 1
    detail: float = 1.0


def _enough(code):
    """Samples a pixel of a mat seen whole: its pile is finer than a pixel then, and noise from two."""
    return 4 if catalogue.MATS[code].pile else 2


def first_views():
    """What every mat is known by."""
    return [Shot(f"{code}-1", leads.LEADS[code], samples=_enough(code)) for code in catalogue.MATS]


def second_views():
    """A close look at every mat that states how close."""
    return [Shot(f"{code}-close", lambda d, c=code: catalogue.corner(c, d), samples=2) for code, mat in catalogue.MATS.items() if mat.close]


def third_views():
    """What a mat is like below, or at its edge."""
    return [Shot(view, scene, samples=2) for view, scene in undersides.VIEWS.items()]


def fourth_views():
    """Mats where they lie; what is seen from further off needs fewer points, pile does not."""
    return [Shot(f"{code}-in-use", scene, samples=_enough(code), detail=1.0 if catalogue.MATS[code].pile else 0.5) for code, scene in uses.VIEWS.items()]


def more_views():
    """Mats where they lie, in scenes that the site shares."""
    return [
        Shot("010202-in-use", scenes.box_kit, samples=3, bounces=2),
        Shot("040102-in-use", scenes.free_weights, samples=2),
        Shot("040201-in-use", scenes.lifting, samples=3, bounces=2),
    ]


def site():
    """The site's own."""
    return [
        Shot("hero-1", scenes.barn_aisle, 2400, 1350, 3, 2),
        Shot("hero-2", scenes.front_door, 2400, 1350, 5, 2),
        Shot("hero-3", scenes.stacked, 2400, 1350, 2, 1),
        Shot("about", scenes.press_hall, 2400, 1350, 10, 1),
        Shot("door", scenes.at_the_door, 2000, 2000, 2, 1),
        Shot("tile-1", scenes.tile_horse, 2000, 1600, 2, 1),
        Shot("tile-2", scenes.tile_home, 2000, 1600, 2, 1),
        Shot("slide-1", scenes.slide_stable, 2400, 1080, 3, 2),
        Shot("slide-2", scenes.slide_back_door, 2400, 1080, 3, 1),
        Shot("slide-3", scenes.slide_range, 2400, 1080, 3, 2),
        Shot("slide-4", scenes.slide_workshop, 2400, 1080, 3, 2),
        Shot("portfolio-1", scenes.laid_parlour, samples=2),
        Shot("portfolio-2", scenes.corridor_run, samples=3, bounces=2),
        Shot("portfolio-3", scenes.gym_floor, samples=2),
        Shot("portfolio-4", scenes.stud_mat, samples=2),
        Shot("portfolio-5", scenes.playground, samples=3, bounces=2),
        Shot("portfolio-6", scenes.gangway, samples=3),
        Shot("share", scenes.share, 1200, 630, 7, 2),
        Shot("custom-livestock", scenes.cut_livestock, samples=2),
        Shot("custom-horse", scenes.cut_horse, samples=2),
    ]


def all_shots():
    """Everything."""
    return first_views() + site() + second_views() + more_views() + third_views() + fourth_views()
