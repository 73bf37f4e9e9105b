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
    depth = np.log(np.clip(depth[..., :1] if depth.ndim == 3 else depth[..., None], 0.01, 100))
    guide = np.concatenate([albedo * 9, normal * 2.2, depth * 6], axis=2)
    for k in range(rounds):
        step = 2**k
        smooth = cv2.GaussianBlur(light, (0, 0), 1.0 + 0.5 * k)
        total, weight = light * 1.0, np.ones(light.shape[:2] + (1,), np.float32)
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1), (2, 0), (0, 2)):
            for sign in (1, -1):
                move = np.float32([[1, 0, sign * dx * step], [0, 1, sign * dy * step]])
                size = light.shape[1::-1]
                other = cv2.warpAffine(light, move, size, flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)
                seen = cv2.warpAffine(guide, move, size, flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)
                other_smooth = cv2.warpAffine(smooth, move, size, flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)
                apart = ((seen - guide) ** 2).sum(2, keepdims=True) * 14
                lit = ((np.log1p(other_smooth) - np.log1p(smooth)) ** 2).sum(2, keepdims=True) * 60
                w = np.exp(-np.minimum(apart + lit, 30)) * (0.75 if dx * dx + dy * dy < 3 else 0.4)
                total += other * w
                weight += w
        light = total / weight
    return light * base


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
    grain = (np.random.default_rng(1).random(picture.shape) - 0.5) / 255
    cv2.imwrite(out + ".part.png", np.round(np.clip(picture + grain, 0, 1) * 255).astype(np.uint8))
    os.replace(out + ".part.png", out)


if __name__ == "__main__":
    main(*sys.argv[1:3])
