import type { Look } from './look.ts'
import { rings } from './openings.ts'
import { jigsaw } from './outline.ts'
import { bricks, cloth, diamonds, grooves, hammered, leather, pebbles, ribs, studs } from './relief.ts'

/** Looks of the dairy and livestock mats by item id. */
export const dairyLooks: Record<string, Look> = {
  '030101': {
    length: 1700,
    width: 1100,
    thickness: 30,
    stuff: 'black',
    relief: pebbles(42, 5),
    underside: grooves(52, 18, 8),
    close: 420,
  },
  '030102': { length: 1830, width: 1220, thickness: 24, stuff: 'graphite', relief: hammered(52, 5), close: 460 },
  '030103': {
    length: 1800,
    width: 1150,
    thickness: 60,
    stuff: 'graphite',
    relief: (x, y) => leather(70, 3.6)(x, y) - pillow(x, y),
    bevel: 8,
    close: 480,
  },
  '030104': { length: 2900, width: 1830, thickness: 10, stuff: 'black', relief: ribs(56, 7, 0.55), roll: 210 },
  '030201': {
    length: 1000,
    width: 1000,
    thickness: 23,
    stuff: 'black',
    outline: jigsaw(1000, 50, 4),
    relief: bricks(118, 56, 4),
    close: 360,
  },
  '030202': {
    length: 1500,
    width: 900,
    thickness: 14,
    stuff: 'black',
    relief: rings(74, 17, 3.4),
    bevel: 40,
    border: { width: 62, stuff: 'black', relief: cloth(0.4) },
  },
  '030203': { length: 2400, width: 1200, thickness: 24, stuff: 'black', relief: grooves(88, 17, 6), close: 480 },
  '030302': { length: 1200, width: 600, thickness: 10, stuff: 'terracotta', relief: diamonds(34, 2.8, 1.3) },
  '030303': { length: 1200, width: 800, thickness: 7, stuff: 'graphite', relief: ribs(24, 3.4, 0.5) },
}

const pillow = (x: number, y: number): number => {
  const u = Math.abs(x) / 900
  const v = Math.abs(y) / 575
  return 9 * (u ** 6 + v ** 6) + studs(300, 8, 3, false)(x + 150, y + 130)
}
