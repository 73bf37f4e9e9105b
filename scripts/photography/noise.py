"""Smooth randomness over arrays of points; every function gives the same answer for the same point."""
import numpy as np


def chance(i, j, seed=0):
    """A number 0..1 for each pair of whole numbers."""
    h = (i.astype(np.int64) * 374761393 + j.astype(np.int64) * 668265263 + seed * 974711) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    h = ((h ^ (h >> 16)) * 2246822519) & 0xFFFFFFFF
    return ((h ^ (h >> 15)) & 0xFFFFFF) / 0x1000000


def rise(low, high, value):
    """0 at `low`, 1 at `high`, smooth between; `low` may be the greater one."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def value(x, y, seed=0):
    """Noise 0..1 with features one unit wide."""
    i, j = np.floor(x), np.floor(y)
    u, v = rise(0, 1, x - i), rise(0, 1, y - j)
    low = chance(i, j, seed) * (1 - u) + chance(i + 1, j, seed) * u
    high = chance(i, j + 1, seed) * (1 - u) + chance(i + 1, j + 1, seed) * u
    return low * (1 - v) + high * v


def repeating(x, y, period, seed=0):
    """Noise 0..1 that repeats without a seam every `period` units."""
    i, j = np.floor(x), np.floor(y)
    u, v = rise(0, 1, x - i), rise(0, 1, y - j)
    a, b, c, d = i % period, j % period, (i + 1) % period, (j + 1) % period
    low = chance(a, b, seed) * (1 - u) + chance(c, b, seed) * u
    high = chance(a, d, seed) * (1 - u) + chance(c, d, seed) * u
    return low * (1 - v) + high * v


def rough(x, y, seed=0, octaves=3):
    """Noise 0..1 with finer and finer detail."""
    total, weight = 0, 0
    for k in range(octaves):
        share = 0.5**k
        total = total + share * value(x * 2**k, y * 2**k, seed + 7 * k)
        weight += share
    return total / weight


def pebbles(x, y, seed=0, jitter=0.9):
    """Distance to the nearest and the next of scattered points, one a unit square, and the nearest one's number 0..1."""
    i, j = np.floor(x), np.floor(y)
    nearest, following = np.full(x.shape, 9.0), np.full(x.shape, 9.0)
    number = np.zeros(x.shape)
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            a, b = i + di, j + dj
            px = a + 0.5 + (chance(a, b, seed) - 0.5) * jitter
            py = b + 0.5 + (chance(a, b, seed + 1) - 0.5) * jitter
            d = np.hypot(x - px, y - py)
            closer = d < nearest
            following = np.where(closer, nearest, np.minimum(following, d))
            number = np.where(closer, chance(a, b, seed + 2), number)
            nearest = np.where(closer, d, nearest)
    return nearest, following, number
