import type { Dice } from './dice.ts'
import { FLOOR_SIZES, MIXED_COLOURS, PLAIN_COLOURS, THICKNESSES, WIDTHS } from './family-cores.ts'
import type { GoodsKind } from './goods.ts'

export type Axis = 'colour' | 'size' | 'thickness'

/** How one member differs: what its name has of it, and the line that says the same. */
export interface Variant {
  axis: Axis
  text: string
  line: string
}

/** One variant an axis for each member, no two members alike. */
export function drawVariants(
  dice: Dice,
  kind: GoodsKind,
  axes: readonly Axis[],
  count: number,
  loose: boolean,
): Variant[][] {
  const pools = axes.map((axis) => drawPool(dice, kind, axis, Math.min(count, axes.length === 1 ? count : 4), loose))
  const all = pools.reduce<Variant[][]>((rows, pool) => rows.flatMap((row) => pool.map((one) => [...row, one])), [[]])
  return dice.shuffled(all).slice(0, count)
}

function drawPool(dice: Dice, kind: GoodsKind, axis: Axis, count: number, loose: boolean): Variant[] {
  switch (axis) {
    case 'colour':
      return drawColours(dice, count)
    case 'thickness':
      return drawThicknesses(dice, count, loose)
    case 'size':
      return kind === 'matting' ? drawWidths(dice, count) : drawSizes(dice, count, loose)
  }
}

function drawColours(dice: Dice, count: number): Variant[] {
  const plain = dice.chance(0.6)
  const write = dice.pick([capital, (text: string) => text, (text: string) => text.toUpperCase()])
  const colours = dice.shuffled(plain ? PLAIN_COLOURS : [...PLAIN_COLOURS.slice(0, 4), ...MIXED_COLOURS])
  return colours
    .slice(0, count)
    .map((colour) => ({ axis: 'colour', text: write(colour), line: `Colour: ${capital(colour)}` }))
}

function drawThicknesses(dice: Dice, count: number, loose: boolean): Variant[] {
  const ways = [
    (mm: number) => `${mm} mm`,
    (mm: number) => `${mm}mm`,
    (mm: number) => `${mm} mm thick`,
    (mm: number) => `${mm} MM`,
  ]
  const way = dice.pick(ways)
  return dice
    .shuffled(THICKNESSES)
    .slice(0, count)
    .map((mm) => ({ axis: 'thickness', text: (loose ? dice.pick(ways) : way)(mm), line: `Thickness: ${mm} mm` }))
}

function drawSizes(dice: Dice, count: number, loose: boolean): Variant[] {
  const way = dice.pick(SIZE_WAYS)
  return dice
    .shuffled(FLOOR_SIZES)
    .slice(0, count)
    .map(([long, wide]) => ({
      axis: 'size',
      text: (loose ? dice.pick(SIZE_WAYS) : way)(long, wide),
      line: `Size: ${long} × ${wide} mm`,
    }))
}

function drawWidths(dice: Dice, count: number): Variant[] {
  return dice
    .shuffled(WIDTHS)
    .slice(0, count)
    .map((text) => ({ axis: 'size', text, line: `Size: ${text}, cut to length` }))
}

const SIZE_WAYS: readonly ((long: number, wide: number) => string)[] = [
  (long, wide) => `${long} × ${wide} mm`,
  (long, wide) => `${long}x${wide}`,
  (long, wide) => `${long} x ${wide} mm`,
  (long, wide) => `${long / 1000} × ${wide / 1000} m`,
  (long, wide) => `${long / 1000}m x ${wide / 1000}m`,
  (long, wide) => `${feet(long)} ft x ${feet(wide)} ft`,
  (long, wide) => `${feet(long)} x ${feet(wide)} ft`,
  (long, wide) => `${feet(long)}' x ${feet(wide)}'`,
  (long, wide) => `${long / 10} × ${wide / 10} cm`,
]

function feet(mm: number): number {
  return Math.round(mm / 304.8)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
