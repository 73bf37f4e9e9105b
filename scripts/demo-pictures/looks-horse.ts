import type { Look } from './look.ts'
import { drainHoles, rings } from './openings.ts'
import { dogBone, jigsaw, rectangle, seam, without } from './outline.ts'
import { both, chequer, cloth, crossRibs, crumb, diamonds, hammered, leather, pyramids, ribs, studs } from './relief.ts'

/** Looks of the horse and stable mats by item id. */
export const horseLooks: Record<string, Look> = {
  '010101': {
    length: 1830,
    width: 1220,
    thickness: 17,
    stuff: 'black',
    relief: hammered(40, 4.4),
    underside: ribs(46, 6, 0.55),
  },
  '010102': { length: 1830, width: 1220, thickness: 12, stuff: 'black', relief: diamonds(50, 3.4), close: 460 },
  '010103': {
    length: 1830,
    width: 1220,
    thickness: 22,
    stuff: 'black',
    relief: studs(66, 22, 5.2),
    underside: studs(40, 11, 7, false),
  },
  '010104': { length: 1829, width: 1219, thickness: 19, stuff: 'graphite', relief: leather(52, 3.4), close: 440 },
  '010105': {
    length: 1000,
    width: 1000,
    thickness: 30,
    stuff: 'crumb',
    relief: crumb(8, 2.4),
    fleck: {
      grain: 8,
      shares: [
        ['green', 0.1],
        ['crumbDark', 0.4],
      ],
    },
    close: 300,
  },
  '010201': {
    length: 1200,
    width: 1200,
    thickness: 18,
    stuff: 'black',
    outline: jigsaw(1200, 60, 4),
    relief: hammered(31, 3.6),
    underside: ribs(34, 5, 0.55),
    close: 380,
  },
  '010202': {
    length: 3600,
    width: 3600,
    thickness: 22,
    stuff: 'black',
    outline: rectangle(3600, 3600, 4),
    relief: (x, y) => (seam(x + 600, y + 600, 1200, 70, 4) < 4 ? -14 : studs(120, 40, 9)(x, y)),
    close: 900,
  },
  '010203': {
    length: 200,
    width: 160,
    thickness: 43,
    stuff: 'brick',
    outline: dogBone(200, 160),
    relief: crumb(3.2, 0.9),
    bevel: 5,
    fleck: {
      grain: 3.2,
      shares: [
        ['brickDark', 0.3],
        ['brickLight', 0.25],
      ],
    },
    close: 150,
  },
  '010301': { length: 1600, width: 700, thickness: 9, stuff: 'black', relief: crossRibs(150, 13), close: 420 },
  '010302': { length: 2300, width: 1800, thickness: 12, stuff: 'black', relief: chequer(86, 4.6), close: 480 },
  '010303': {
    length: 1830,
    width: 1220,
    thickness: 12,
    stuff: 'graphite',
    relief: both(cloth(0.35), (x, y) => (screw(x, y) ? -6 : 0)),
  },
  '010401': {
    length: 1500,
    width: 1000,
    thickness: 22,
    stuff: 'black',
    relief: rings(66, 21, 3.4),
    border: { width: 16, stuff: 'black', relief: cloth() },
    close: 420,
  },
  '010402': { length: 1830, width: 1220, thickness: 18, stuff: 'grey', relief: studs(76, 27, 3.6, false), close: 420 },
  '010403': {
    length: 900,
    width: 600,
    thickness: 20,
    stuff: 'black',
    bevel: 26,
    relief: pyramids(20, 3.4),
    outline: without(rectangle(900, 600, 34), (x, y) => rectangle(120, 36, 17)(x, y - 246)),
    border: { width: 84, stuff: 'black', relief: cloth() },
  },
  '030301': {
    length: 1500,
    width: 800,
    thickness: 18,
    stuff: 'black',
    relief: drainHoles(84, 9, cloth(0.4)),
    border: { width: 30, stuff: 'black', relief: cloth() },
    close: 360,
  },
}

const screw = (x: number, y: number): boolean =>
  [-850, -283, 283, 850].some((at) => Math.hypot(x - at, Math.abs(y) - 545) < 11)
