import { described, drawHand, withSaid } from './compose.ts'
import type { Dice } from './dice.ts'
import { CORES, type Core, NEAR_MISSES, TAILS } from './family-cores.ts'
import { BRANDS, type GoodsKind, PLAIN_PROSE } from './goods.ts'
import type { Composed } from './item-texts.ts'
import { filled } from './said.ts'
import { type Terms, withAside } from './single-items.ts'
import { drawUnit } from './terms.ts'
import { type Axis, capital, drawVariants, type Variant } from './variants.ts'
import { WRITTEN_CLUSTERS, type WrittenCluster } from './written-families.ts'

const AXES: readonly (readonly Axis[])[] = [
  ['colour'],
  ['colour'],
  ['size'],
  ['thickness'],
  ['colour', 'size'],
  ['colour', 'thickness'],
  ['size', 'thickness'],
  ['size', 'colour', 'thickness'],
]

const NO_TERMS: Terms = { said: [], trap: false }

/** What the items of one family or of its neighbours have in common. */
interface Frame {
  kind: GoodsKind
  brand: string
  subCategoryId: string
  terms: Terms
  hand: () => (text: string) => string
}

/** Families, and beside each of them items that are near it and none of it. */
export function relatedItems(dice: Dice, clusters: number): Composed[] {
  const written = WRITTEN_CLUSTERS.flatMap((cluster, index) => writtenCluster(dice, cluster, `W${index + 1}`))
  const drawn = Array.from({ length: clusters }, (_, index) => {
    const core = CORES[index % CORES.length]
    return core === undefined
      ? []
      : drawnCluster(dice, core, `F${String(Math.floor(index / 2) + 1).padStart(2, '0')}`, index)
  })
  return [...written, ...drawn.flat()]
}

function writtenCluster(dice: Dice, cluster: WrittenCluster, subCategoryId: string): Composed[] {
  const { families, alone, packs = [] } = cluster
  const frame: Frame = { ...drawFrame(dice, 'mat', subCategoryId), terms: NO_TERMS }
  return [
    ...families.flatMap((names, index) =>
      names.map((name) => composed(dice, frame, name, [], `${subCategoryId}-${index}`)),
    ),
    ...alone.map((name) => ({ ...composed(dice, frame, name, [], undefined), trap: true })),
    ...packs.map(([name, unit]) => composed(dice, { ...frame, terms: { ...NO_TERMS, unit } }, name, [], undefined)),
  ]
}

function drawnCluster(dice: Dice, core: Core, subCategoryId: string, index: number): Composed[] {
  const frame = drawFrame(dice, core.kind, subCategoryId)
  const loose = dice.chance(0.25)
  const axes = dice.pick(AXES)
  const count = dice.pick([2, 2, 3, 3, 3, 4, 4, 5, 6, 8, 12])
  const members = drawVariants(dice, core.kind, axes, count, loose)
  const layout = drawLayout(dice, members)
  const nameOf = (name: string, variants: readonly Variant[]) =>
    loose ? dice.pick(LOOSE_LAYOUTS)(name, dice.shuffled(variants)) : layout(name, variants)
  const family = members.length > 1 ? `${subCategoryId}-${index}` : undefined
  const near = (name: string, of: Partial<Frame> = {}) => {
    const variants = dice.pick(members)
    return { ...composed(dice, { ...frame, ...of }, nameOf(name, variants), variants, undefined), trap: true }
  }
  const lower = core.name.charAt(0).toLowerCase() + core.name.slice(1)
  const misses = dice.shuffled(NEAR_MISSES).slice(0, dice.below(3)).flat()
  return [
    ...members.map((variants) => composed(dice, frame, nameOf(core.name, variants), variants, family)),
    ...misses.map((name) => near(filled(name, { core: core.name, sister: core.sister, lower }))),
    ...(dice.chance(0.25)
      ? [near(core.name, { brand: dice.pick(BRANDS.filter((brand) => brand !== frame.brand)) })]
      : []),
    ...(dice.chance(0.2) ? [near(core.name, { subCategoryId: `${subCategoryId}-${index}-other` })] : []),
  ]
}

function drawFrame(dice: Dice, kind: GoodsKind, subCategoryId: string): Frame {
  const hand = drawHand(dice)
  const own = dice.chance(0.2)
  const unit = drawUnit(dice, kind)
  return {
    kind,
    brand: dice.pick(BRANDS),
    subCategoryId,
    // A roll has a width of its own, which may be what sets a family apart.
    terms: dice.chance(0.3) && unit.said[0]?.text.includes('1.2 ×') !== true ? { ...unit, trap: false } : NO_TERMS,
    hand: () => (own ? drawHand(dice) : hand),
  }
}

type Layout = (name: string, variants: readonly Variant[]) => string

/** Layouts that may stand beside each other in one family. */
const LOOSE_LAYOUTS: readonly Layout[] = [
  (name, variants) => `${name}, ${texts(variants).join(', ')}`,
  (name, variants) => `${name} – ${texts(variants).join(', ')}`,
  (name, variants) => `${name} - ${texts(variants).join(' - ')}`,
  (name, variants) => `${name} (${texts(variants).join(', ')})`,
  (name, variants) => `${name} ${texts(variants).join(' ')}`,
  (name, variants) => `${name} ${texts(variants).join(', ')}`,
]

function drawLayout(dice: Dice, members: readonly (readonly Variant[])[]): Layout {
  const tail = dice.pick(TAILS)
  const leads = members.every(
    ([first]) => first !== undefined && first.axis !== 'size' && !/[/&]|with|fleck|thick$/i.test(first.text),
  )
  const isColour = members.every(([first]) => first?.axis === 'colour')
  return dice.pick([
    ...LOOSE_LAYOUTS,
    ...LOOSE_LAYOUTS.slice(0, 2),
    (name, variants) => `${name}, ${texts(variants).join(', ')}, ${tail}`,
    (name, variants) =>
      `${name} ${texts(variants).join(' ')} ${tail.startsWith('bevel') ? `with ${tail}` : `– ${tail}`}`,
    ...(leads ? [leading, leading, leading] : []),
    ...(isColour ? [inColour] : []),
  ])
}

const leading: Layout = (name, [first, ...rest]) =>
  [`${capital(first?.text ?? '')} ${name.charAt(0).toLowerCase()}${name.slice(1)}`, ...texts(rest)].join(', ')

const inColour: Layout = (name, [first, ...rest]) => [`${name} in ${first?.text ?? ''}`, ...texts(rest)].join(', ')

function texts(variants: readonly Variant[]): string[] {
  return variants.map(({ text }) => text)
}

function composed(
  dice: Dice,
  frame: Frame,
  name: string,
  variants: readonly Variant[],
  family: string | undefined,
): Composed {
  const terms = withAside(dice, frame.terms, 0.25)
  const lines = [
    ...variants.map(({ line }) => line),
    'Material: Recycled SBR rubber',
    'Care: Sweep daily, hose when needed',
  ]
  const prose = dice.shuffled(PLAIN_PROSE).slice(0, 1 + dice.below(2))
  const hasLines = dice.chance(0.7) || terms.said.some(({ where }) => where === 'line')
  const draft = withSaid(dice, { name, prose, lines: hasLines ? lines : [] }, terms.said)
  const hand = frame.hand()
  const { brand, subCategoryId } = frame
  const item = { name: hand(draft.name), description: hand(described(dice, draft)), brand, subCategoryId }
  return { trap: terms.trap, item: { ...item, unit: terms.unit, minimum: terms.minimum, step: terms.step, family } }
}
