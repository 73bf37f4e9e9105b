import type { Dice } from './dice.ts'
import type { GoodsKind } from './goods.ts'
import type { ReadUnit } from './item-texts.ts'
import {
  COUNTED_PACK_WAYS,
  COUNTED_PALLET_WAYS,
  KIT_WAYS,
  PAIR_WAYS,
  ROLL_WAYS,
  UNCOUNTED_PACK_WAYS,
} from './pack-ways.ts'
import { filled, type Said, type Ways } from './said.ts'
import { METRE_WAYS, NAMED_PIECE_WAYS, PIECE_WAYS, SQUARE_METRE_WAYS } from './unit-ways.ts'

type Pack = Extract<ReadUnit, { of: 'pack' }>

/** A unit and where it is said. */
export interface SaidUnit {
  unit: ReadUnit
  said: Said[]
}

const UNITS_OF_PIECES = [
  ...(['own', 'own', 'own', 'own', 'piece', 'piece', 'square-metre', 'square-metre'] as const),
  ...(['pack', 'pack', 'pack', 'pack', 'pack'] as const),
]
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ROLL_LENGTHS = ['10 m', '20 m', '25 m', '12.5 m', '6 m', '30 m', '12,5 m']

/** A unit in which such goods are sold, as it may be written; now and then twice. */
export function drawUnit(dice: Dice, kind: GoodsKind): SaidUnit {
  const unit = drawReading(dice, kind)
  const said = [sayUnit(dice, kind, unit)]
  const [first] = said
  if (dice.chance(0.15)) {
    const again = sayUnit(dice, kind, unit)
    if (again.where !== first?.where) said.push(again)
  }
  return { unit, said }
}

/** The same unit, as it may be written elsewhere. */
export function drawSameUnit(dice: Dice, kind: GoodsKind, unit: ReadUnit): SaidUnit {
  return { unit, said: [sayUnit(dice, kind, unit)] }
}

/** A number in digits or, up to twelve, in a word. */
export function writeNumber(dice: Dice, number: number): string {
  if (number === 12 && dice.chance(0.15)) return 'a dozen'
  if (dice.chance(0.35)) return WORDS[number] ?? digits(number)
  return digits(number)
}

export function digits(number: number): string {
  return number >= 1000 ? number.toLocaleString('en-GB') : String(number)
}

/** One way of many, wherever it stands: a sentence as often as a line, a name somewhat more seldom. */
export function drawWay(
  dice: Dice,
  all: Ways,
  places: readonly Said['where'][] = ['prose', 'line', 'prose', 'line', 'name'],
): Said {
  const where = dice.pick(places.filter((place) => all[place].length > 0))
  return { where, text: dice.pick(all[where]) }
}

function drawReading(dice: Dice, kind: GoodsKind): ReadUnit {
  if (kind === 'matting') {
    const of = dice.pick(['metre', 'metre', 'square-metre', 'roll'] as const)
    return of === 'roll' ? { of: 'pack', noun: 'roll' } : { of }
  }
  const noun = dice.pick(UNITS_OF_PIECES)
  if (noun === 'own') return { of: 'piece', noun: kind }
  if (noun === 'piece') return { of: 'piece', noun }
  if (noun === 'square-metre' && kind !== 'mat') return { of: 'square-metre' }
  return drawPack(dice, kind)
}

function drawPack(dice: Dice, kind: GoodsKind): Pack {
  const nouns = ['set', 'pack', 'pair', 'box', 'carton', 'bundle', 'pallet'] as const
  const noun = kind === 'tile' ? dice.pick([...nouns, ...Array<'kit'>(12).fill('kit')]) : dice.pick(nouns)
  if (noun === 'pair') return { of: 'pack', noun, pieces: 2 }
  if (dice.chance(0.25)) return { of: 'pack', noun }
  const counts = { kit: [4, 6, 8, 9, 16], set: [2, 3, 4, 6], pallet: [20, 40, 48, 120] }
  return {
    of: 'pack',
    noun,
    pieces: dice.pick(noun in counts ? counts[noun as keyof typeof counts] : [4, 5, 6, 8, 10, 12, 20]),
  }
}

function sayUnit(dice: Dice, kind: GoodsKind, unit: ReadUnit): Said {
  const { where, text } = drawWay(dice, waysOf(dice, unit))
  const pieces = unit.of === 'pack' ? (unit.pieces ?? 0) : 0
  return {
    where,
    text: filled(text, {
      one: unit.of === 'piece' ? unit.noun : '',
      pack: unit.of === 'pack' ? unit.noun : '',
      packs: unit.of === 'pack' ? plural(unit.noun) : '',
      count: writeNumber(dice, pieces),
      ones: dice.pick([kind === 'matting' ? 'pieces' : plural(kind), 'pieces', 'pcs']),
      length: dice.pick(ROLL_LENGTHS),
    }),
  }
}

function waysOf(dice: Dice, unit: ReadUnit): Ways {
  switch (unit.of) {
    case 'metre':
      return METRE_WAYS
    case 'square-metre':
      return SQUARE_METRE_WAYS
    case 'piece':
      return unit.noun === 'piece' ? PIECE_WAYS : NAMED_PIECE_WAYS
    case 'pack':
      if (unit.noun === 'pair') return PAIR_WAYS
      if (unit.noun === 'roll') return ROLL_WAYS
      if (unit.pieces === undefined) return UNCOUNTED_PACK_WAYS
      if (unit.noun === 'pallet') return COUNTED_PALLET_WAYS
      return unit.noun === 'kit' && dice.chance(0.3) ? KIT_WAYS : COUNTED_PACK_WAYS
  }
}

export function plural(noun: string): string {
  return noun.endsWith('x') ? `${noun}es` : `${noun}s`
}
