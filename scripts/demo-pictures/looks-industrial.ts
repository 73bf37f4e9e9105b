import type { Look } from './look.ts'
import { cells, openRings, rings } from './openings.ts'
import { rectangle } from './outline.ts'
import { chequer, cloth, crumb, diamonds, ribs, studs } from './relief.ts'
import type { StuffName } from './stuff.ts'

const playTile = (stuff: StuffName, dark: StuffName, light: StuffName): Look => ({
  length: 500,
  width: 500,
  thickness: 40,
  stuff,
  outline: rectangle(500, 500, 6),
  relief: crumb(5.5, 1.9),
  bevel: 8,
  fleck: {
    grain: 5.5,
    shares: [
      [dark, 0.32],
      [light, 0.25],
    ],
  },
  close: 230,
})

/** Looks of the industrial and outdoor mats by item id. */
export const industrialLooks: Record<string, Look> = {
  '050101': { length: 1000, width: 1000, thickness: 4, stuff: 'grey', relief: ribs(24, 3.2, 0.5), close: 200 },
  '050102': {
    length: 1900,
    width: 1000,
    thickness: 4,
    stuff: 'terracotta',
    relief: ribs(36, 4.4, 0.5),
    roll: 95,
    close: 260,
  },
  '050103': { length: 2000, width: 1000, thickness: 6, stuff: 'mattGreen', relief: diamonds(44, 2.8, 1.2) },
  '050201': {
    length: 1500,
    width: 1000,
    thickness: 16,
    stuff: 'black',
    relief: openRings(50, 23, 14.5),
    border: { width: 8, stuff: 'black', relief: cloth() },
    close: 380,
  },
  '050202': {
    length: 900,
    width: 900,
    thickness: 12,
    stuff: 'terracotta',
    relief: rings(60, 14, 2.8),
    bevel: 18,
    border: { width: 34, stuff: 'terracotta', relief: cloth() },
    close: 320,
  },
  '050203': {
    length: 1500,
    width: 1000,
    thickness: 22,
    stuff: 'black',
    relief: cells(48, 4.2, true),
    border: { width: 10, stuff: 'black', relief: cloth() },
  },
  '050301': {
    length: 1830,
    width: 1520,
    thickness: 8,
    stuff: 'black',
    relief: ribs(70, 7.5, 0.5),
    outline: rectangle(1830, 1520, 60),
    close: 420,
  },
  '050302': { length: 2440, width: 1520, thickness: 9, stuff: 'black', relief: studs(104, 37, 4.6, true) },
  '050303': { length: 1500, width: 1200, thickness: 7, stuff: 'graphite', relief: chequer(66, 3.4) },
  '050401': {
    length: 1500,
    width: 1000,
    thickness: 23,
    stuff: 'black',
    relief: rings(80, 31, 0.1),
    border: { width: 6, stuff: 'black', relief: cloth() },
    close: 420,
  },
  '050402': { length: 500, width: 500, thickness: 40, stuff: 'darkGreen', relief: cells(71.4, 6, false), close: 430 },
  '050403': playTile('brick', 'brickDark', 'brickLight'),
  '050404': playTile('husk', 'huskDark', 'huskLight'),
}
