"""Winds one end of a mat into a roll."""
import numpy as np


def wound(points, start, radius, thickness):
    """Points of a flat mat with all that lies left of `start` wound up, upper face inwards."""
    s = np.maximum(start - points[:, 0], 0)
    k = thickness * 1.06 / (2 * np.pi)
    turn = (radius - np.sqrt(np.maximum(radius**2 - 2 * k * s, 1.0))) / k
    reach = radius - k * turn - points[:, 2]
    bent = np.column_stack([start - np.sin(turn) * reach, points[:, 1], radius - np.cos(turn) * reach])
    return np.where((points[:, 0] < start)[:, None], bent, points)
