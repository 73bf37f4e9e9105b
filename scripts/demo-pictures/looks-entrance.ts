import type { Look, Pile } from './look.ts'
import { frame, frond, horseshoe, lattice, lettering, soot, stripes } from './motifs.ts'
import { honeycomb, netting } from './openings.ts'
import { halfRound, type Outline } from './outline.ts'
import { cloth, domes, ribs } from './relief.ts'

const coir = (length: number, width: number, thickness: number, pile: Partial<Pile> = {}, outline?: Outline): Look => ({
  length,
  width,
  thickness,
  stuff: 'black',
  relief: cloth(),
  pile: { length: thickness - 4, colour: 'natural', ...pile },
  ...(outline ? { outline } : {}),
  close: 210,
})

const rubberCoir = (length: number, width: number, thickness: number, area: string, outline?: Outline): Look => ({
  ...coir(length, width, thickness, { length: 10, area }, outline),
  relief: cloth(0.4),
  close: 260,
})

const grid = (width: number): string => `fill="none" stroke="#fff" stroke-width="${width}"`

/** Looks of the entrance and home mats by item id. */
export const entranceLooks: Record<string, Look> = {
  '020101': coir(600, 400, 20),
  '020102': { ...coir(750, 450, 45), close: 360, border: { width: 24, stuff: 'braid', relief: (x, y) => braid(x, y) } },
  '020103': coir(750, 450, 17, {
    art: stripes(
      450,
      [
        [-300, 75],
        [-150, 75],
        [0, 75],
        [150, 75],
        [300, 75],
      ],
      '#3a3532',
    ),
  }),
  '020104': coir(
    762,
    457,
    18,
    {
      art: `<g transform="translate(0 -228.5)"><path d="M -337 44 L 337 44 A 337 370 0 0 1 -337 44 Z" fill="none" stroke="#3c2415" stroke-width="30"/></g>`,
    },
    halfRound(762, 457),
  ),
  '020105': coir(1200, 600, 23, { art: frame(1200, 600, 40, 46, '#24452f') }),
  '020201': coir(700, 400, 15, { art: lettering('WELCOME', 128, 46, { space: 6 }) }),
  '020202': coir(750, 450, 15, {
    art:
      lettering('WIPE', 136, -72, { space: 10 }) +
      lettering('YOUR', 136, 48, { space: 10 }) +
      lettering('BOOTS', 136, 168, { space: 10 }),
  }),
  '020203': coir(600, 400, 17, { art: horseshoe(300, soot) }),
  '020204': coir(750, 450, 15, { art: frond(-322, 138, 330, -24, '#2f4a2a') + frond(322, -138, 330, 156, '#2f4a2a') }),
  '020205': coir(600, 400, 15, { art: lattice(400, 100, 13, soot) + frame(600, 400, 0, 14, soot) }),
  '020206': coir(700, 400, 15, {
    colour: 'charcoal',
    art: lettering('hello', 210, 62, { family: 'P052', ink: '#d9d3c6' }),
  }),
  '020301': {
    ...rubberCoir(750, 450, 16, '<rect x="-311" y="-161" width="622" height="322" fill="#fff"/>'),
    relief: ribs(17, 2.4, 0.5),
  },
  '020302': rubberCoir(
    750,
    450,
    15,
    [-1, 0, 1]
      .flatMap((i) =>
        [-1, 0, 1].map(
          (j) => `<rect x="${i * 231 - 103}" y="${j * 133 - 56}" width="206" height="112" rx="6" fill="#fff"/>`,
        ),
      )
      .join(''),
  ),
  '020303': rubberCoir(
    900,
    600,
    15,
    `<clipPath id="c"><rect x="-412" y="-262" width="824" height="524"/></clipPath><g clip-path="url(#c)">${diamondCells(900, 600, 130, 26)}</g>`,
  ),
  '020304': rubberCoir(700, 450, 15, fan(), halfRound(700, 450)),
  '020401': { ...coir(1900, 1000, 17), roll: 150, close: 240 },
  '020402': { ...coir(2900, 2000, 23, { colour: 'charcoal' }), roll: 260, close: 240 },
  '020403': { length: 1500, width: 900, thickness: 6, stuff: 'yarn', relief: netting(26, 4.2), roll: 110 },
  '020501': {
    length: 600,
    width: 400,
    thickness: 8,
    stuff: 'black',
    relief: domes(11.5, 4.2, 6),
    border: { width: 22, stuff: 'black', relief: () => 3 },
    close: 190,
  },
  '020502': {
    length: 800,
    width: 500,
    thickness: 22,
    stuff: 'black',
    relief: honeycomb(46, 3.4),
    border: { width: 10, stuff: 'black', relief: cloth() },
    close: 250,
  },
}

const braid = (x: number, y: number): number => {
  const along = Math.abs(x) > Math.abs(y) * 1.62 ? y : x
  return 1.5 * Math.sin(along / 3.4) + domes(13, 7, 3)(x, y) - 4
}

function diamondCells(length: number, width: number, pitch: number, wall: number): string {
  const half = pitch / 2 - wall / 2
  const cells: string[] = []
  for (let i = -10; i <= 10; i++) {
    for (let j = -8; j <= 8; j++) {
      if ((i + j) % 2 !== 0) continue
      const [x, y] = [(i * pitch) / 2, (j * pitch) / 2]
      if (Math.abs(x) > length / 2 || Math.abs(y) > width / 2) continue
      cells.push(
        `<path d="M ${x - half} ${y} L ${x} ${y - half} L ${x + half} ${y} L ${x} ${y + half} Z" fill="#fff"/>`,
      )
    }
  }
  return cells.join('')
}

function fan(): string {
  const spokes = [-60, -30, 0, 30, 60].map(
    (turn) =>
      `<line x1="0" y1="-60" x2="0" y2="500" transform="rotate(${turn} 0 -212)" stroke="#000" stroke-width="15"/>`,
  )
  return `<mask id="m" maskUnits="userSpaceOnUse" x="-400" y="-300" width="800" height="600"><path d="M -312 -190 L 312 -190 A 312 376 0 0 1 -312 -190 Z" fill="#fff"/><circle cx="0" cy="-212" r="110" fill="#000"/><circle cx="0" cy="-212" r="265" ${grid(15).replace('#fff', '#000')}/>${spokes.join('')}</mask><rect x="-400" y="-300" width="800" height="600" fill="#fff" mask="url(#m)"/>`
}
