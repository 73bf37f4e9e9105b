"""Takes the grain out of a rendered negative and prints it as a PNG: develop.py FOLDER OUT.png

Debian's Blender has no denoiser of its own. Light is filtered apart from colour, and only as far as
colour, slope and depth stay the same, so a plain ground gets smooth and a pile of fibres keeps its edges.
"""
import json
import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

cv2.setNumThreads(1)


def negative(folder, name):
    """One pass of a render as floats."""
    return cv2.imread(os.path.join(folder, f"{name}0001.exr"), cv2.IMREAD_UNCHANGED).astype(np.float32)


def denoised(colour, albedo, normal, depth, rounds=3):
    """An edge-avoiding à-trous filter over demodulated light."""
    base = np.maximum(albedo, 0.02)
    light = np.clip(colour / base, 0, 60)
    depth = np.log(np.clip(depth, 0.01, 100))[..., None]
    guide = np.ascontiguousarray(np.concatenate([albedo * 33.7, normal * 8.23, depth * 22.4], axis=2).transpose(2, 0, 1), np.float32)
    for k in range(rounds):
        lit = np.log1p(cv2.GaussianBlur(light, (0, 0), 1.0 + 0.5 * k)) * 7.75
        light = _spread(np.ascontiguousarray(light.transpose(2, 0, 1)), np.concatenate([guide, lit.transpose(2, 0, 1)]), 2**k).transpose(1, 2, 0)
        light = np.ascontiguousarray(light)
    return light * base


def _spread(light, guide, step, strip=24):
    """One round: every pixel takes from its neighbours as much as they are alike in the guide. Strips of rows fit the cache."""
    height, width = light.shape[1:]
    total, weight = light.copy(), np.ones((height, width), np.float32)
    for dx, dy, share in ((1, 0, 0.75), (0, 1, 0.75), (1, 1, 0.75), (1, -1, 0.75), (2, 0, 0.4), (0, 2, 0.4)):
        ax, ay = dx * step, dy * step
        here = slice(max(0, -ax), width - max(0, ax))
        there = slice(max(0, ax), width - max(0, -ax))
        low, high = max(0, -ay), height - max(0, ay)
        for start in range(low, high, strip):
            a = slice(start, min(start + strip, high))
            b = slice(a.start + ay, a.stop + ay)
            apart = np.zeros((a.stop - a.start, width - abs(ax)), np.float32)
            for channel in guide:
                step_off = channel[a, here] - channel[b, there]
                step_off *= step_off
                apart += step_off
            w = np.exp(-np.minimum(apart, 30)) * np.float32(share)
            taken = light[:, b, there] * w
            given = light[:, a, here] * w
            total[:, a, here] += taken
            total[:, b, there] += given
            weight[a, here] += w
            weight[b, there] += w
    return total / weight


def tone(light, exposure=1.0):
    """A photographic curve that keeps hues: a long shoulder, a slight S, sRGB."""
    x = np.maximum(light * exposure, 0)
    most = np.maximum(x.max(2, keepdims=True), 1e-6)
    held = np.where(most < 0.55, most, 0.55 + 0.45 * (1 - np.exp(-(most - 0.55) / 0.45)))
    x = x * held / most
    s = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-6) ** (1 / 2.4) - 0.055)
    return np.clip(s - 0.022 * np.sin(np.clip(s, 0, 1) * 2 * np.pi), 0, 1)


def softened(picture, depth, lens):
    """Evens out what lies far from focus, by a quarter of the blur it has anyway."""
    away = np.abs(depth - lens["focus"]) / np.maximum(depth, 0.01)
    blur = cv2.GaussianBlur(np.clip(away * lens["scale"], 0, 60), (0, 0), 4) * 0.25
    levels = [picture] + [cv2.GaussianBlur(picture, (0, 0), sigma) for sigma in (1, 2, 4, 8)]
    steps = np.array([0, 1, 2, 4, 8], np.float32)
    out = np.zeros_like(picture)
    for k, (step, level) in enumerate(zip(steps, levels)):
        before = steps[k - 1] if k else -1
        after = steps[k + 1] if k + 1 < len(steps) else 99
        share = np.where(blur < step, (blur - before) / (step - before), (after - blur) / (after - step))
        out += level * np.clip(share, 0, 1)[..., None]
    return out


def grained(picture, depth=0.008):
    """Grain as film has it: of light alone, a little wider than a pixel, most in the middle tones, almost none in white."""
    dice = np.random.default_rng(1)
    grain = cv2.GaussianBlur(dice.standard_normal(picture.shape[:2], np.float32), (0, 0), 0.6) * 1.9
    light = picture @ np.float32([0.114, 0.587, 0.299])
    even = (dice.random(picture.shape[:2], np.float32) - 0.5) / 255
    return picture + (grain * depth * (0.25 + 3 * light * (1 - light)) + even)[..., None]


def main(folder, out):
    """Develops one negative."""
    colour, albedo = negative(folder, "color")[..., :3], negative(folder, "albedo")[..., :3]
    normal, depth = negative(folder, "normal")[..., :3], negative(folder, "depth")
    depth = depth[..., 0] if depth.ndim == 3 else depth
    with open(os.path.join(folder, "lens.json")) as file:
        lens = json.load(file)
    if lens["scale"]:
        sigma = 1.2
        blurred = np.clip(cv2.GaussianBlur(np.abs(depth - lens["focus"]) / np.maximum(depth, 0.01) * lens["scale"], (0, 0), 4) / 6 - 0.4, 0, 1)
        for guide in (albedo, normal):
            guide += (cv2.GaussianBlur(guide, (0, 0), sigma * 2) - guide) * blurred[..., None]
    light = denoised(colour, albedo, normal, depth)
    picture = tone(softened(light, depth, lens) if lens["scale"] else light)
    cv2.imwrite(out + ".part.png", np.round(np.clip(grained(picture), 0, 1) * 255).astype(np.uint8))
    os.replace(out + ".part.png", out)


if __name__ == "__main__":
    main(*sys.argv[1:3])
