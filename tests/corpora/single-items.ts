import { type Draft, described, drawHand, withSaid } from './compose.ts'
import type { Dice } from './dice.ts'
import {
  BRANDS,
  COLOURS,
  GOODS,
  type Goods,
  type GoodsKind,
  PLAIN_LINES,
  PLAIN_PROSE,
  SIZES,
  TEMPTING_GOODS,
} from './goods.ts'
import type { Composed, ReadUnit } from './item-texts.ts'
import * as minima from './minima.ts'
import { QUANTITY_ASIDES, QUANTITY_BLURS } from './quantity-asides.ts'
import type { Said, Ways } from './said.ts'
import { drawSameUnit, drawUnit, drawWay, type SaidUnit } from './terms.ts'
import { UNIT_ASIDES, UNIT_BLURS } from './unit-asides.ts'

/** What is said of the terms of sale, what a careful reader takes from it, and whether it invites to take more. */
export interface Terms {
  unit?: ReadUnit
  minimum?: number
  step?: number
  said: Said[]
  trap: boolean
}

type Plan = (dice: Dice, goods: Goods) => Terms

/** Items without relatives, each of another name in its sub-category. */
export function singleItems(dice: Dice, count: number): Composed[] {
  const plans = Object.values(PLANS).flatMap(({ weight, plan }) => Array<Plan>(weight).fill(plan))
  const items: Composed[] = []
  for (let block = 1; items.length < count; block++) {
    for (const goods of dice.shuffled([...GOODS, ...TEMPTING_GOODS])) {
      const terms = dice.pick(plans)(dice, goods)
      items.push(composed(dice, goods, `S${String(block).padStart(2, '0')}`, terms))
    }
  }
  return items.slice(0, count)
}

const PLANS: Readonly<Record<string, { weight: number; plan: Plan }>> = {
  unit: {
    weight: 30,
    plan: (dice, { kind }) => withAside(dice, { ...drawUnit(dice, kind), trap: false }, 0.35),
  },
  unitAndMinimum: {
    weight: 18,
    plan(dice, { kind }) {
      const said = drawUnit(dice, kind)
      return withAside(dice, joined(dice, kind, said, minima.drawMinimum(dice, kind, said.unit)), 0.3)
    },
  },
  minimum: {
    weight: 10,
    plan: (dice, { kind }) => withAside(dice, { ...minima.drawMinimum(dice, kind, undefined), trap: false }, 0.3),
  },
  step: {
    weight: 14,
    plan(dice, { kind }) {
      const said = drawUnit(dice, kind)
      if (!minima.countsAlone(said.unit) || dice.chance(0.3))
        return { ...minima.drawStep(dice, kind, undefined), trap: false }
      return joined(dice, kind, said, dice.pick([minima.drawStep, minima.drawMinimumAndStep])(dice, kind, said.unit))
    },
  },
  nothing: { weight: 3, plan: (_, goods) => ({ said: [], trap: TEMPTING_GOODS.includes(goods) }) },
  asides: {
    weight: 28,
    plan: (dice) => ({
      said: drawSeveral(dice, [UNIT_ASIDES, QUANTITY_ASIDES, UNIT_ASIDES, QUANTITY_ASIDES]),
      trap: true,
    }),
  },
  blurredUnit: { weight: 12, plan: (dice) => ({ said: drawSeveral(dice, [UNIT_BLURS, UNIT_ASIDES]), trap: true }) },
  blurredQuantity: {
    weight: 14,
    plan(dice, { kind }) {
      const said = drawSeveral(dice, [QUANTITY_BLURS])
      return dice.chance(0.5)
        ? { said, trap: true }
        : { ...joined(dice, kind, drawUnit(dice, kind), { said }), trap: true }
    },
  },
  twoUnits: { weight: 6, plan: (dice, { kind }) => ({ said: drawTwoUnits(dice, kind), trap: true }) },
  twoMinima: {
    weight: 5,
    plan(dice, { kind }) {
      const said = drawUnit(dice, kind)
      const unit = dice.chance(0.5) ? said.unit : undefined
      const two = minima.drawTwoMinima(dice, kind, unit)
      return unit === undefined ? { ...two, trap: true } : { ...joined(dice, kind, said, two), trap: true }
    },
  },
  foreignMinimum: {
    weight: 8,
    plan(dice, { kind }) {
      const said = drawUnit(dice, kind)
      return { ...joined(dice, kind, said, minima.drawForeignMinimum(dice, kind, said.unit)), trap: true }
    },
  },
}

/** A unit and a quantity that do not gainsay each other, at times in one sentence. */
function joined(dice: Dice, kind: GoodsKind, one: SaidUnit, other: minima.SaidQuantity): Terms {
  const many = other.minimum !== undefined || other.step !== undefined
  if (many && one.said.some(({ text }) => /singly|single|individually/i.test(text)))
    return joined(dice, kind, drawSameUnit(dice, kind, one.unit), other)
  const said = dice.chance(0.4) ? inOneSentence(one.said, other.said) : [...one.said, ...other.said]
  return { ...other, unit: one.unit, said, trap: false }
}

function inOneSentence(one: readonly Said[], other: readonly Said[]): Said[] {
  const [first, ...rest] = one
  const [second, ...others] = other
  if (first?.where !== 'prose' || second?.where !== 'prose') return [...one, ...other]
  const lower = second.text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return [{ where: 'prose', text: `${first.text.slice(0, -1)}; ${lower}` }, ...rest, ...others]
}

/** Now and then with a remark that looks like what the terms leave open. It never has the noun of the pack that is sold. */
export function withAside(dice: Dice, terms: Terms, share: number): Terms {
  if (!dice.chance(share)) return terms
  const quantity = dice.chance(0.5)
  const noun = terms.unit?.of === 'pack' ? terms.unit.noun : undefined
  for (;;) {
    const aside = drawWay(dice, quantity ? QUANTITY_ASIDES : UNIT_ASIDES)
    if (noun !== undefined && aside.text.toLowerCase().includes(noun)) continue
    const tempts = quantity ? terms.minimum === undefined : terms.unit === undefined
    return { ...terms, said: [...terms.said, aside], trap: terms.trap || tempts }
  }
}

function drawSeveral(dice: Dice, ways: readonly [Ways, ...Ways[]]): Said[] {
  const more = ways.slice(1).filter(() => dice.chance(0.5))
  return [ways[0], ...more].map((all) => drawWay(dice, all))
}

/** Two units that cannot both be meant. A piece and a pack can: "each, in packs of 4" is not drawn. */
function drawTwoUnits(dice: Dice, kind: GoodsKind): Said[] {
  for (;;) {
    const one = drawUnit(dice, kind)
    const other = drawUnit(dice, kind)
    const apart = one.unit.of !== other.unit.of || nounOf(one.unit) !== nounOf(other.unit)
    const packed =
      one.unit.of === 'pack' ? other.unit.of === 'piece' : one.unit.of === 'piece' && other.unit.of !== 'square-metre'
    if (apart && !packed && one.said[0]?.where !== other.said[0]?.where)
      return [...one.said.slice(0, 1), ...other.said.slice(0, 1)]
  }
}

function nounOf(unit: ReadUnit): string | undefined {
  return 'noun' in unit ? unit.noun : undefined
}

function composed(dice: Dice, goods: Goods, subCategoryId: string, terms: Terms): Composed {
  const hand = drawHand(dice)
  const draft = withSaid(dice, plainDraft(dice, goods, terms), terms.said)
  return {
    trap: terms.trap,
    item: {
      name: hand(draft.name),
      description: hand(described(dice, draft)),
      brand: dice.pick(BRANDS),
      subCategoryId,
      unit: terms.unit,
      minimum: terms.minimum,
      step: terms.step,
      family: undefined,
    },
  }
}

/** A mat and what is told of it but for its terms of sale. */
function plainDraft(dice: Dice, { kind, name }: Goods, { unit, said }: Terms): Draft {
  const colour = dice.pick(COLOURS)
  const size = dice.pick(SIZES[kind])
  const measured = kind !== 'matting' && dice.chance(0.3)
  const lines = [
    ...(kind === 'matting' && unit?.of !== 'metre' ? [] : [`Size: ${size}`]),
    ...dice
      .shuffled([`Colour: ${colour.charAt(0).toUpperCase()}${colour.slice(1)}`, ...PLAIN_LINES])
      .slice(0, 2 + dice.below(4)),
  ]
  const hasLines = said.some(({ where }) => where === 'line') || dice.chance(0.75)
  return {
    name: `${name}${dice.chance(0.3) ? `, ${colour}` : ''}${measured ? `, ${size}` : ''}`,
    prose: dice.shuffled(PLAIN_PROSE).slice(0, 1 + dice.below(3)),
    lines: hasLines ? lines : [],
  }
}
