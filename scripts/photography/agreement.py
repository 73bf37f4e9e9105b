"""Holds each mat as it is photographed against what its item states: a table to go through with the pictures beside it.

    python3 scripts/photography/agreement.py      needs python3-numpy; fails where a number differs

Size and thickness are compared; colour and surface are for the eye. A roll is wound up, so that its length is what lies open.
"""
import glob
import os
import re
import sys

import numpy as np

sys.dont_write_bytecode = True
import dairy  # noqa: E402
import entrance  # noqa: E402
import gym  # noqa: E402
import horse  # noqa: E402
import industrial  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
DEMO = os.path.join(HERE, "..", "..", "src", "embedded-store", "demo")
MATS = {**horse.MATS, **entrance.MATS, **dairy.MATS, **gym.MATS, **industrial.MATS}
INCH, FOOT = 25.4, 304.8


def stated():
    """What the catalogue says, by item id: name and labelled lines."""
    items = {}
    for path in sorted(glob.glob(os.path.join(DEMO, "*.ts"))):
        with open(path, encoding="utf-8") as file:
            for entry in re.split(r"\n\s*itemID: ", file.read())[1:]:
                if not re.match(r"'\d{6}'", entry):
                    continue
                name = re.search(r"itemName: (['\"])(.*?)\1,", entry)[2]
                lines = dict(re.findall(r"'(Size|Thickness|Colour|Surface): (.*?)',?\n", entry))
                items[entry[1:7]] = (name, lines)
    return items


def sides(size):
    """Length and width in mm of a stated size; the length of what is cut to length is unknown."""
    wide = re.match(r"([\d.]+) m wide", size)
    if wide:
        return None, float(wide[1]) * 1000
    found = re.search(r"([\d.]+) ?(mm|m|ft|\")? ?[×x] ?([\d.]+) ?(mm|m|ft|\")?", size)
    unit = {"mm": 1, "m": 1000, "ft": FOOT, '"': INCH}
    last = found[4] or "mm"
    return float(found[1]) * unit[found[2] or last], float(found[3]) * unit[last]


def differences(mat, lines):
    """Which numbers of a mat are not what is stated, by more than a fiftieth."""
    pieces = 3 if "laid" in lines["Size"] else 1  # A kit of three by three.
    length, width = (side and side / pieces for side in sides(lines["Size"]))
    thickness = float(re.match(r"[\d.]+", lines["Thickness"])[0])
    crown = mat.thickness + float(mat.relief(np.linspace(-200, 200, 9999), np.linspace(-150, 150, 9999)).max())
    if mat.rolled or length is None:
        checks = [("width", width if length is None else min(length, width), (mat.width,))]
    else:
        checks = [("length", max(length, width), (max(mat.length, mat.width),)), ("width", min(length, width), (min(mat.length, mat.width),))]
    checks.append(("thickness", thickness, (mat.thickness, crown)))
    return [f"{what} {shown[0]:g}, stated {said:g}" for what, said, shown in checks if all(abs(said - one) > 0.02 * said for one in shown)]


def main():
    """Prints the table; says how many mats differ."""
    items, bad = stated(), 0
    for code, (name, lines) in sorted(items.items()):
        if code not in MATS:
            continue
        mat = MATS[code]
        wrong = differences(mat, lines)
        bad += bool(wrong)
        colour = f"pile {mat.pile.colour}" if mat.pile else mat.colour
        print(f"{code}  {name} | {lines['Size']} | {lines['Thickness']} | {lines['Colour']}: {colour} | {lines['Surface']} | {'; '.join(wrong) or 'agrees'}")
    print(f"{len(MATS)} mats, {bad} differ, {len(set(MATS) - set(items))} are not sold, {len(set(items) - set(MATS))} are not photographed.")
    return 1 if bad or set(MATS) - set(items) else 0


if __name__ == "__main__":
    sys.exit(main())
