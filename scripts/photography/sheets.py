"""Lays pictures beside one another on sheets of 35, named, to be looked at together.

    python3 scripts/photography/sheets.py OUT [ENDING] [FOLDER]      ENDING: 1 (lead), close, underside, edge, in-use
"""
import glob
import os
import sys

import cv2
import numpy as np

PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "src", "embedded-store", "demo", "pictures")
COLUMNS, ROWS, WIDE, HIGH, LINE = 7, 5, 400, 300, 22


def card(path):
    """A small picture under its name."""
    made = np.full((HIGH + LINE, WIDE + 8, 3), 255, np.uint8)
    made[LINE:, 4:-4] = cv2.resize(cv2.imread(path), (WIDE, HIGH), interpolation=cv2.INTER_AREA)
    cv2.putText(made, os.path.splitext(os.path.basename(path))[0], (6, 16), cv2.FONT_HERSHEY_SIMPLEX, 0.5, (0, 0, 0), 1, cv2.LINE_AA)
    return made


def main(out, ending="1", folder=PICTURES):
    """Writes OUT/sheet-ENDING-1.png and on."""
    os.makedirs(out, exist_ok=True)
    paths = sorted(glob.glob(os.path.join(folder, f"[0-9]*-{ending}.jpg")))
    for start in range(0, len(paths), COLUMNS * ROWS):
        cards = [card(path) for path in paths[start:start + COLUMNS * ROWS]]
        cards += [np.full_like(cards[0], 255)] * (-len(cards) % COLUMNS)
        sheet = np.vstack([np.hstack(cards[k:k + COLUMNS]) for k in range(0, len(cards), COLUMNS)])
        name = os.path.join(out, f"sheet-{ending}-{start // (COLUMNS * ROWS) + 1}.png")
        cv2.imwrite(name, sheet)
        print(name)


if __name__ == "__main__":
    main(*sys.argv[1:4])
