"""Holds every two lead pictures against each other and prints the ten pairs that are most alike; fails below the limit.

    python3 scripts/photography/compare.py [FOLDER]      needs python3-numpy and python3-opencv

The distance is what an eye sees of a small card: the mean step of colour (CIE76) between two pictures 48 pixels wide, and
half as much again of how differently their edges run, cell by cell.
"""
import glob
import itertools
import os
import sys

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(HERE, "..", "..", "src", "embedded-store", "demo", "pictures")
# Just below the nearest pair of today, a stable mat and gym tiles, which are told apart without their labels (17.0).
LIMIT = 16.5
CELL, TURNS = 8, 6


def seen(path):
    """Colours of a small card in Lab, and how its edges run in each cell."""
    picture = cv2.imread(path).astype(np.float32) / 255
    small = cv2.resize(picture, (48, 36), interpolation=cv2.INTER_AREA)
    grey = cv2.cvtColor(cv2.resize(picture, (96, 72), interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
    across, down = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    size, turn = np.hypot(across, down), (np.arctan2(down, across) % np.pi / np.pi * TURNS).astype(int) % TURNS
    edges = np.zeros((72 // CELL, 96 // CELL, TURNS), np.float32)
    for k in range(TURNS):
        there = np.where(turn == k, size, 0)
        edges[..., k] = there.reshape(72 // CELL, CELL, 96 // CELL, CELL).mean((1, 3))
    return cv2.cvtColor(small, cv2.COLOR_BGR2LAB), edges


def distance(one, other):
    """0 for the same picture, above 20 for two that have nothing in common."""
    colour = np.linalg.norm(one[0] - other[0], axis=2).mean()
    return float(colour + 0.5 * 100 * np.abs(one[1] - other[1]).sum(2).mean())


def main(folder):
    """Prints the ten closest pairs; says whether one lies below the limit."""
    paths = sorted(glob.glob(os.path.join(folder, "[0-9]*-1.jpg")) or glob.glob(os.path.join(folder, "[0-9]*-1.png")))
    looks = {os.path.basename(path)[:6]: seen(path) for path in paths}
    pairs = sorted((distance(looks[a], looks[b]), a, b) for a, b in itertools.combinations(looks, 2))
    for apart, a, b in pairs[:10]:
        print(f"{apart:5.1f}  {a}  {b}")
    alike = [pair for pair in pairs if pair[0] < LIMIT]
    print(f"{len(looks)} lead pictures, {len(alike)} pairs below the limit of {LIMIT}.")
    return 1 if alike else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else PICTURES))
