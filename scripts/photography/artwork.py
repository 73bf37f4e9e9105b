"""Drawings in SVG, in mm about the middle of a mat, and what they come to as ink over points."""
import os
import subprocess
import tempfile

import cv2
import numpy as np


class Artwork:
    """A rasterised drawing: its ink (0..1) and its linear colour at points in mm."""

    def __init__(self, body, length, width, across=2400):
        self.length, self.width, self.scale = length, width, across / length
        columns, rows = round(across), round(width * self.scale)
        svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns}" height="{rows}" '
               f'viewBox="{-length / 2} {-width / 2} {length} {width}">{body}</svg>')
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "art.png")
            subprocess.run(["rsvg-convert", "-o", path], input=svg.encode(), check=True)
            pixels = cv2.imread(path, cv2.IMREAD_UNCHANGED)
        self.pixels = cv2.blur(pixels, (3, 3)).astype(np.float32) / 255

    def _at(self, x, y):
        rows, columns = self.pixels.shape[:2]
        column = ((x + self.length / 2) * self.scale).astype(int)
        row = ((self.width / 2 - y) * self.scale).astype(int)
        off = (column < 0) | (row < 0) | (column >= columns) | (row >= rows)
        found = self.pixels[np.clip(row, 0, rows - 1), np.clip(column, 0, columns - 1)].copy()
        found[off] = 0
        return found

    def ink(self, x, y):
        """How much ink there is."""
        return self._at(x, y)[..., 3]

    def colour(self, x, y):
        """The ink's colour, linear."""
        return np.clip(self._at(x, y)[..., 2::-1], 0, 1) ** 2.2


def artworks_of(mat):
    """The drawings of a mat by what they are for."""
    arts = {}
    if mat.pile and mat.pile.art:
        arts["art"] = Artwork(mat.pile.art, mat.length, mat.width)
    if mat.pile and mat.pile.area:
        arts["area"] = Artwork(mat.pile.area, mat.length, mat.width)
    if mat.emboss:
        arts["emboss"] = Artwork(mat.emboss[0], mat.length, mat.width)
    return arts
