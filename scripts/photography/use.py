"""What the scenes of use have in common: a camera, and a mat laid where its room has it."""
import stage
from catalogue import MATS
from poses import lay


def look(target, above, around, distance, lens=40.0, blur=0.0, focus=None):
    """A camera at a distance in metres from a target in metres."""
    stage.camera(target, above, around, distance, lens, blur, focus)


def put(code, x, y, turn=0.0, z=0.0, d=1.0, budget=450_000, fibres=300_000, **more):
    """A mat laid where its room has it."""
    return lay(MATS[code], x, y, z, turn, budget=int(budget * d), fibres=int(fibres * d), closed=False, **more)
