"""Takes the pictures of the catalogue that are missing; run by render.sh inside Blender.

A file called `stop` in the folder of the prints ends it after the picture in hand.

    photograph.py -- [--proof] [--into FOLDER] [ID, or its beginning or ending ...]
"""
import argparse
import os
import resource
import subprocess
import sys
import time
import traceback

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402

import darkroom  # noqa: E402
import shots  # noqa: E402
import studio  # noqa: E402

DEVELOPER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "develop.py")


def take(shot, folder, proof):
    """Exposes one picture and hands it to the developer, which works beside the next exposure."""
    width, height = (shot.width // 6, shot.height // 6) if proof else (shot.width, shot.height)
    studio.forget()
    shot.scene(0.1 if proof else shot.detail)
    built = _work()
    darkroom.load(width, height, 4 if proof else shot.samples, 0.08, 1 if proof else shot.bounces)
    negative = os.path.join(folder, "negatives", shot.id)
    darkroom.expose(negative)
    print(f"PHOTO {shot.id} {_work():.0f} s of work so far, {_work() - built:.0f} of it light", flush=True)
    return subprocess.Popen(["nice", "-n", "19", "/usr/bin/python3", DEVELOPER, negative, os.path.join(folder, f"{shot.id}.png")])


def _work():
    """Seconds of processor time so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def main():
    """Goes through the list in its order, leaving out what is there."""
    options = argparse.ArgumentParser()
    options.add_argument("--proof", action="store_true")
    options.add_argument("--into", default="/tmp/photography/prints")
    options.add_argument("ids", nargs="*")
    chosen = options.parse_args(sys.argv[sys.argv.index("--") + 1:])
    os.makedirs(chosen.into, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    wanted = [shot for shot in shots.all_shots() if not chosen.ids or any(shot.id.startswith(i) or shot.id.endswith(i) for i in chosen.ids)]
    developing = None
    for number, shot in enumerate(wanted, 1):
        if os.path.exists(os.path.join(chosen.into, f"{shot.id}.png")):
            continue
        if os.path.exists(os.path.join(chosen.into, "stop")):
            break
        start = time.time()
        try:
            process = take(shot, chosen.into, chosen.proof)
        except Exception as problem:  # one bad scene must not cost the night
            print(f"PHOTO {shot.id} failed: {problem!r}", traceback.format_exc().splitlines()[-3], flush=True)
            continue
        if developing:
            developing.wait()
        developing = process
        print(f"PHOTO {number}/{len(wanted)} {shot.id} {time.time() - start:.1f} s", flush=True)
    if developing:
        developing.wait()


main()
