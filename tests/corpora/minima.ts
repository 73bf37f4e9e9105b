import type { Dice } from './dice.ts'
import type { GoodsKind } from './goods.ts'
import type { ReadUnit } from './item-texts.ts'
import {
  BARE_MINIMUM_WAYS,
  BARE_STEP_WAYS,
  CARTON_STEP_WAYS,
  CUT_MINIMUM_WAYS,
  EVEN_WAYS,
  MINIMUM_AND_STEP_WAYS,
  MINIMUM_WAYS,
  STEP_WAYS,
  WHOLE_METRE_WAYS,
} from './quantity-ways.ts'
import { filled, type Said, type Ways } from './said.ts'
import { digits, drawWay, plural, writeNumber } from './terms.ts'

/** A minimum, a step or both, and where they are said. */
export interface SaidQuantity {
  minimum?: number
  step?: number
  said: Said[]
}

const PIECES = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 25, 40, 50, 100, 1000]
const METRES = [2, 3, 5, 6, 8, 10, 12, 15, 20, 25, 50]
const SQUARE_METRES = [2, 5, 6, 10, 12, 20, 25, 50, 100, 1200]
const PACKS = [2, 3, 4, 5, 6, 10]
const STEPS = [2, 3, 4, 5, 6, 8, 10, 12, 20]

/** A minimum with the noun of the unit or, where no other count could be meant, without. */
export function drawMinimum(dice: Dice, kind: GoodsKind, unit: ReadUnit | undefined): SaidQuantity {
  if (countsOnes(unit) && dice.chance(0.03)) return { minimum: 1, said: [{ where: 'line', text: 'Minimum order: 1' }] }
  const minimum = drawLeast(dice, unit)
  const bare = unit === undefined || (countsAlone(unit) && dice.chance(0.35))
  if (bare) return { minimum, said: [say(dice, BARE_MINIMUM_WAYS, { number: writeNumber(dice, minimum) })] }
  const ways = unit.of === 'metre' && dice.chance(0.15) ? CUT_MINIMUM_WAYS : MINIMUM_WAYS
  return { minimum, said: [say(dice, ways, { quantity: writeQuantity(dice, minimum, kind, unit) })] }
}

/** A step without a minimum: the first that can be ordered is then the step itself, though nobody says so. */
export function drawStep(dice: Dice, kind: GoodsKind, unit: ReadUnit | undefined): SaidQuantity {
  const step = dice.pick(STEPS)
  if (dice.chance(0.15) && unit?.of !== 'metre') return { step: 2, said: [say(dice, EVEN_WAYS, {})] }
  if (unit?.of === 'metre' && dice.chance(0.3)) return { step: 1, said: [say(dice, WHOLE_METRE_WAYS, {})] }
  if (unit?.of === 'piece' && dice.chance(0.3))
    return { step, said: [say(dice, CARTON_STEP_WAYS, { number: digits(step) })] }
  if (unit === undefined || dice.chance(0.5))
    return { step, said: [say(dice, BARE_STEP_WAYS, { number: writeNumber(dice, step) })] }
  return { step, said: [say(dice, STEP_WAYS, { quantity: writeQuantity(dice, step, kind, unit) })] }
}

/** Both; the minimum is some steps. */
export function drawMinimumAndStep(dice: Dice, kind: GoodsKind, unit: ReadUnit): SaidQuantity {
  const step = dice.pick(STEPS)
  const minimum = step * dice.pick([1, 2, 3, 5])
  const values = {
    quantity: writeQuantity(dice, minimum, kind, unit),
    step: unit.of === 'metre' ? `${step} m` : String(step),
  }
  return { minimum, step, said: [say(dice, MINIMUM_AND_STEP_WAYS, values)] }
}

/** Two that differ: neither is sure. */
export function drawTwoMinima(dice: Dice, kind: GoodsKind, unit: ReadUnit | undefined): SaidQuantity {
  const one = drawMinimum(dice, kind, unit)
  for (;;) {
    const other = drawMinimum(dice, kind, unit)
    if (other.minimum !== one.minimum && other.said[0]?.where !== one.said[0]?.where)
      return { said: [...one.said, ...other.said] }
  }
}

/** A minimum of something that the unit is not: ten square metres of what is sold by the tile. */
export function drawForeignMinimum(dice: Dice, kind: GoodsKind, unit: ReadUnit): SaidQuantity {
  const quantity = writeQuantity(dice, dice.pick([5, 10, 12, 20, 50]), kind, foreignTo(dice, unit))
  return { said: [say(dice, MINIMUM_WAYS, { quantity })] }
}

/** That a number without a noun counts packs of ten, and not what is in them, nobody can be sure. */
export function countsAlone(unit: ReadUnit): boolean {
  return unit.of !== 'pack' || (unit.pieces === undefined && unit.noun !== 'pair')
}

function countsOnes(unit: ReadUnit | undefined): boolean {
  return unit === undefined || unit.of === 'piece'
}

function foreignTo(dice: Dice, unit: ReadUnit): ReadUnit {
  const metre: ReadUnit = { of: 'metre' }
  const squareMetre: ReadUnit = { of: 'square-metre' }
  const piece: ReadUnit = { of: 'piece', noun: 'piece' }
  const others = {
    metre: [squareMetre, { of: 'pack', noun: 'roll' }, piece],
    'square-metre': [piece, { of: 'pack', noun: 'pallet' }, { of: 'pack', noun: 'carton' }],
    piece: [squareMetre, { of: 'pack', noun: 'pallet' }, { of: 'pack', noun: 'carton' }, squareMetre],
    pack: [squareMetre, metre],
  } satisfies Record<ReadUnit['of'], ReadUnit[]>
  return dice.pick<ReadUnit>(others[unit.of])
}

function drawLeast(dice: Dice, unit: ReadUnit | undefined): number {
  if (unit?.of === 'metre') return dice.chance(0.05) ? 2.5 : dice.pick(METRES)
  if (unit?.of === 'square-metre') return dice.pick(SQUARE_METRES)
  if (unit?.of === 'pack') return dice.pick(PACKS)
  return dice.pick(PIECES)
}

function writeQuantity(dice: Dice, number: number, kind: GoodsKind, unit: ReadUnit): string {
  const written = writeNumber(dice, number)
  const inDigits = written === digits(number)
  switch (unit.of) {
    case 'metre': {
      const words = ['metres', 'running metres', 'meters']
      if (!inDigits) return `${written} ${dice.pick(words)}`
      return dice.chance(0.3) ? `${written}m` : `${written} ${dice.pick(['m', 'm', 'lin. m', 'lm', 'mtrs', ...words])}`
    }
    case 'square-metre':
      if (!inDigits) return `${written} square metres`
      return dice.pick([
        `${written} m²`,
        `${written}m²`,
        `${written} sqm`,
        `${written} sq. m`,
        `${written} square metres`,
      ])
    case 'piece': {
      const noun = unit.noun === 'piece' ? (kind === 'matting' ? 'piece' : kind) : unit.noun
      const full = dice.pick([noun, noun, 'piece'])
      if (inDigits && dice.chance(0.3))
        return `${written} ${dice.pick(['pcs', 'pc', 'units', 'pcs.'])}`.replace(/\.$/, '')
      return `${written} ${plural(full)}`
    }
    case 'pack':
      return `${written} ${plural(unit.noun)}`
  }
}

function say(dice: Dice, ways: Ways, values: Record<string, string>): Said {
  const { where, text } = drawWay(dice, ways, ['prose', 'line', 'prose', 'line', 'prose', 'line', 'name'])
  const said = filled(text, values)
  return { where, text: where === 'prose' ? said.charAt(0).toUpperCase() + said.slice(1) : said }
}
