import type { Fleck, Look } from './look.ts'
import { lettering, mark } from './motifs.ts'
import { noise } from './noise.ts'
import { jigsaw } from './outline.ts'
import { amoeba, cloth, crumb, diamonds, domes, studs } from './relief.ts'
import type { StuffName } from './stuff.ts'

const tile = (
  side: number,
  thickness: number,
  grain: number,
  shares: Fleck['shares'],
  more: Partial<Look> = {},
): Look => ({
  length: side,
  width: side,
  thickness,
  stuff: 'crumb',
  relief: crumb(grain, grain * 0.26),
  fleck: { grain, shares: [...shares, ['crumbDark', 0.35]] },
  close: Math.min(260, side * 0.5),
  ...more,
})

/** Looks of the gym and commercial mats by item id. */
export const gymLooks: Record<string, Look> = {
  '040101': tile(1000, 15, 6.5, []),
  '040102': tile(1000, 15, 7, [['blue', 0.13]]),
  '040103': tile(1000, 20, 7, [['silver', 0.15]]),
  '040104': tile(500, 30, 5, [['red', 0.09]], { bevel: 7, relief: crumb(5, 1.6) }),
  '040105': tile(
    600,
    10,
    4.5,
    [
      ['white', 0.07],
      ['silver', 0.08],
    ],
    { outline: jigsaw(600, 34, 4) },
  ),
  '040201': {
    length: 2440,
    width: 2000,
    thickness: 40,
    stuff: 'crumb',
    relief: platform,
    zones: platformStuff,
    close: 620,
  },
  '040202': { length: 1830, width: 1220, thickness: 17, stuff: 'black', relief: amoeba(44, 3), close: 460 },
  '040203': {
    length: 750,
    width: 600,
    thickness: 75,
    stuff: 'crumb',
    relief: crumb(6.5, 1.9),
    bevel: 6,
    fleck: {
      grain: 6.5,
      shares: [
        ['yellow', 0.08],
        ['crumbDark', 0.35],
      ],
    },
  },
  '040301': {
    length: 900,
    width: 600,
    thickness: 11,
    stuff: 'black',
    relief: domes(34, 15, 6.5),
    bevel: 28,
    border: { width: 34, stuff: 'black', relief: cloth() },
    close: 280,
  },
  '040302': {
    length: 1500,
    width: 900,
    thickness: 15,
    stuff: 'black',
    relief: diamonds(44, 2.8, 2.1),
    bevel: 44,
    border: { width: 82, stuff: 'safety', relief: () => 0.4 },
    close: 380,
  },
  '040303': {
    length: 750,
    width: 500,
    thickness: 18,
    stuff: 'graphite',
    relief: (x, y) => cloth(0.45)(x, y) + 0.35 * Math.sin(x * 1.1) * Math.sin(y * 1.1),
    bevel: 44,
  },
  '040401': {
    length: 1200,
    width: 800,
    thickness: 23,
    stuff: 'black',
    relief: cloth(),
    close: 330,
    pile: {
      length: 18,
      colour: 'charcoal',
      art: `<g transform="translate(0 -70)">${mark(420, '#c08a4c')}</g>${lettering('RIDGEWAY STUD', 96, 292, { ink: '#c08a4c', space: 10 })}`,
    },
  },
  '040402': {
    length: 900,
    width: 600,
    thickness: 9,
    stuff: 'black',
    relief: studs(13, 3.4, 1.6),
    bevel: 14,
    border: { width: 40, stuff: 'black', relief: cloth() },
    emboss: {
      art: `<g transform="translate(-210 0)">${mark(270, '#fff')}</g>${lettering('HILLTOP', 118, -14, { ink: '#fff', space: 4 }).replace('<text', '<text transform="translate(140 0)"')}${lettering('FEEDS', 118, 94, { ink: '#fff', space: 22 }).replace('<text', '<text transform="translate(140 0)"')}`,
      height: 4,
    },
    close: 300,
  },
}

function platform(x: number, y: number): number {
  if (steel(x, y)) return 3
  if (Math.abs(Math.abs(x) - 610) < 2.5) return -5
  if (Math.abs(x) > 610) return crumb(14, 2.4)(x, y) - 1
  return plankGap(x) ? -1.5 : 0
}

function platformStuff(x: number, y: number): StuffName {
  if (steel(x, y)) return 'steel'
  if (Math.abs(x) > 610) return noise(x / 6, y / 6, 4) > 0.62 ? 'crumbDark' : 'crumb'
  const plank = Math.floor((x + 610) / 122)
  const grain = noise(x / 4 + Math.sin(y / 260 + plank) * 3, y / 240 + plank * 9, plank)
  return grain > 0.66 ? 'oakLight' : grain < 0.36 ? 'oakDark' : 'oak'
}

function steel(x: number, y: number): boolean {
  return Math.abs(x) > 1175 || Math.abs(y) > 955
}

function plankGap(x: number): boolean {
  return Math.abs((((x + 610) % 122) + 122) % 122) < 2
}
