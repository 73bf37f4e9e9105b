"""Drawings for coir and rubber as SVG, in mm about the middle of a mat."""
import math

SOOT = "#12100f"


def lettering(text, size, y, family="Nimbus Sans Narrow", ink=SOOT, space=0, x=0):
    """A line of lettering, its capitals about 0.72 × size high."""
    return (f'<text x="{x + space / 2}" y="{y}" font-family="{family}" font-weight="700" font-size="{size}" '
            f'letter-spacing="{space}" text-anchor="middle" fill="{ink}">{text}</text>')


def frame(length, width, inset, wide, ink):
    """A frame `inset` mm from the edge and `wide` mm broad."""
    place = inset + wide / 2
    return (f'<rect x="{-length / 2 + place}" y="{-width / 2 + place}" width="{length - 2 * place}" '
            f'height="{width - 2 * place}" fill="none" stroke="{ink}" stroke-width="{wide}"/>')


def stripes(width, places, ink):
    """Stripes across the length, of the given middles and breadths."""
    return "".join(f'<rect x="{x - w / 2}" y="{-width / 2}" width="{w}" height="{width}" fill="{ink}"/>' for x, w in places)


def horseshoe(size, ink):
    """A horseshoe, open end up, `size` mm high."""
    holes = "".join(f'<circle cx="{side * x * size}" cy="{y * size}" r="{size * 0.02}" fill="#000"/>'
                    for x, y in ((0.4, -0.12), (0.395, 0.04), (0.33, 0.2)) for side in (-1, 1))
    arc = (f"M {-0.27 * size} {-0.46 * size} C {-0.5 * size} {-0.1 * size} {-0.44 * size} {0.42 * size} 0 {0.42 * size} "
           f"C {0.44 * size} {0.42 * size} {0.5 * size} {-0.1 * size} {0.27 * size} {-0.46 * size}")
    return (f'<mask id="nails" maskUnits="userSpaceOnUse" x="{-size}" y="{-size}" width="{2 * size}" height="{2 * size}">'
            f'<rect x="{-size}" y="{-size}" width="{2 * size}" height="{2 * size}" fill="#fff"/>{holes}</mask>'
            f'<path d="{arc}" mask="url(#nails)" fill="none" stroke="{ink}" stroke-width="{size * 0.15}"/>')


def frond(x, y, length, turn, ink):
    """A palm frond that starts at x, y and is turned by degrees."""
    leaflets = ""
    for i in range(13):
        along = 0.08 + i / 12 * 0.88
        reach = length * (0.05 + 0.3 * math.sin(math.pi * (0.12 + along * 0.82)))
        px = along * length
        for side in (-1, 1):
            leaflets += (f'<path d="M {px} 0 Q {px + reach * 0.3} {side * reach * 0.62} {px + reach * 0.8} {side * reach * 0.9} '
                         f'Q {px + reach * 0.5} {side * reach * 0.36} {px + length * 0.012} 0 Z"/>')
    return (f'<g transform="translate({x} {y}) rotate({turn})" fill="{ink}"><path d="M {-length * 0.08} 0 L {length} {-length * 0.006} '
            f'L {length} {length * 0.006} Z" stroke="{ink}" stroke-width="{length * 0.012}"/>{leaflets}</g>')


def lattice(width, pitch, wide, ink):
    """A lattice of diamonds over the whole mat."""
    lines = ""
    for k in range(-20, 21):
        for side in (-1, 1):
            x = k * pitch
            lines += f'<line x1="{x - side * width * 0.8}" y1="{-width * 0.525}" x2="{x + side * width * 0.8}" y2="{width * 0.525}"/>'
    return f'<g stroke="{ink}" stroke-width="{wide}">{lines}</g>'


def mark(size, ink):
    """A horseshoe in a ring, `size` mm across."""
    return (f'<circle r="{size * 0.46}" fill="none" stroke="{ink}" stroke-width="{size * 0.07}"/>'
            f'<g transform="translate(0 {size * 0.02})">{horseshoe(size * 0.56, ink)}</g>')


def panels(columns, rows, pitch_x, pitch_y, length, width):
    """Rounded panels in rows."""
    return "".join(f'<rect x="{(i - (columns - 1) / 2) * pitch_x - length / 2}" y="{(j - (rows - 1) / 2) * pitch_y - width / 2}" '
                   f'width="{length}" height="{width}" rx="6" fill="#fff"/>' for i in range(columns) for j in range(rows))


def diamond_cells(length, width, pitch, wall):
    """Diamonds between the bars of a grid, cut off by a frame."""
    half, cells = pitch / 2 - wall / 2, ""
    for i in range(-10, 11):
        for j in range(-8, 9):
            if (i + j) % 2 == 0:
                x, y = i * pitch / 2, j * pitch / 2
                cells += f'<path d="M {x - half} {y} L {x} {y - half} L {x + half} {y} L {x} {y + half} Z" fill="#fff"/>'
    return (f'<clipPath id="c"><rect x="{-length / 2}" y="{-width / 2}" width="{length}" height="{width}"/></clipPath>'
            f'<g clip-path="url(#c)">{cells}</g>')


def fan():
    """The fields between the ribs of a half-round mat."""
    spokes = "".join(f'<line x1="0" y1="-60" x2="0" y2="500" transform="rotate({turn} 0 -212)" stroke="#000" stroke-width="15"/>'
                     for turn in (-60, -30, 0, 30, 60))
    return ('<mask id="m" maskUnits="userSpaceOnUse" x="-400" y="-300" width="800" height="600">'
            '<path d="M -312 -190 L 312 -190 A 312 376 0 0 1 -312 -190 Z" fill="#fff"/><circle cx="0" cy="-212" r="110" fill="#000"/>'
            f'<circle cx="0" cy="-212" r="265" fill="none" stroke="#000" stroke-width="15"/>{spokes}</mask>'
            '<rect x="-400" y="-300" width="800" height="600" fill="#fff" mask="url(#m)"/>')
