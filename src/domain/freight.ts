import { type ContainerShare, containerShare } from './freight-container.ts'
import { type FreightLine, freightGoods } from './freight-goods.ts'
import { CARRIED, CARTON, MOST_LOOSE_CARTONS, PALLET } from './freight-rules.ts'
import { type Sheet, type Stack, stackSheets } from './freight-stack.ts'

/** How lines would travel, by the rules of thumb of `freight-rules.ts`: an estimate, and never an offer (behaviour 2.8). */
export interface Freight {
  cartons: number
  /** Flat pieces that are carried together, without a pallet. */
  bundles: number
  rolls: number
  pallets: { lengthMm: number; widthMm: number; count: number }[]
  /** Whether the cartons stand on pallets. */
  cartonsOnPallets: boolean
  /** Packed, pallets included. */
  volumeMm3: number
  /** Of the heaviest that is lifted at once: a carton, a bundle, a roll or a piece. */
  heaviestGrams: number
  handling: 'one' | 'two' | 'truck'
  container: ContainerShare | undefined
  /** Indices of the lines that are not counted. */
  leftOut: number[]
}

/** What can be said of how lines travel; undefined where nothing can. */
export function freightOf(lines: readonly FreightLine[]): Freight | undefined {
  const goods = lines.map(freightGoods)
  const leftOut = goods.flatMap((made, index) => (made.length === 0 ? [index] : []))
  if (leftOut.length === lines.length) return undefined
  const all = goods.flat()
  const flat = all.filter((one) => one.as === 'flat')
  const isBundled = sum(flat, ({ grams, count }) => grams * count) <= CARRIED.byTwoGrams
  const bundles = isBundled ? stackSheets(flat, BUNDLE) : []
  const cartons = stackSheets(
    all.filter((one) => one.as === 'cartoned'),
    CARTON,
  )
  const cartonsOnPallets = countOf(cartons) > MOST_LOOSE_CARTONS
  const pallets = [
    ...(isBundled ? [] : stackSheets(flat, PALLET)),
    ...(cartonsOnPallets ? stackSheets(cartons.map(asSheet), PALLET) : []),
  ]
  const rolls = all.filter((one) => one.as === 'rolled')
  const looseMm3 =
    sum([...bundles, ...(cartonsOnPallets ? [] : cartons)], volumeOf) +
    sum(rolls, ({ diameterMm, widthMm, count }) => diameterMm ** 2 * widthMm * count)
  const heaviestGrams = Math.max(
    ...[...bundles, ...cartons, ...rolls, ...(isBundled ? [] : flat)].map(({ grams }) => grams),
  )
  return {
    ...{ cartons: countOf(cartons), bundles: countOf(bundles), rolls: countOf(rolls), pallets: bySize(pallets) },
    ...{ cartonsOnPallets, heaviestGrams, leftOut },
    volumeMm3: looseMm3 + sum(pallets, (one) => volumeOf({ ...one, heightMm: one.heightMm + PALLET.boardsMm })),
    handling: handlingOf(heaviestGrams, pallets.length > 0),
    container: containerShare({ pallets, looseMm3, grams: sum(all, ({ grams, count }) => grams * count) }),
  }
}

/** As large as its first piece, and no higher than what two people carry is stacked. */
const BUNDLE = { ...PALLET, lengthMm: 0, widthMm: 0 }

function handlingOf(heaviestGrams: number, onPallets: boolean): Freight['handling'] {
  if (onPallets || heaviestGrams > CARRIED.byTwoGrams) return 'truck'
  return heaviestGrams > CARRIED.byOneGrams ? 'two' : 'one'
}

/** A filled carton, as it is stacked in its turn. */
function asSheet({ lengthMm, widthMm, heightMm, grams, count }: Stack): Sheet {
  return { lengthMm, widthMm, thicknessMm: heightMm, grams, count }
}

function bySize(pallets: readonly Stack[]): Freight['pallets'] {
  const sizes = new Map<string, Freight['pallets'][number]>()
  for (const { lengthMm, widthMm, count } of pallets) {
    const size = `${lengthMm} ${widthMm}`
    sizes.set(size, { lengthMm, widthMm, count: (sizes.get(size)?.count ?? 0) + count })
  }
  return [...sizes.values()]
}

function volumeOf({ lengthMm, widthMm, heightMm, count }: Stack): number {
  return lengthMm * widthMm * heightMm * count
}

function countOf(parts: readonly { count: number }[]): number {
  return sum(parts, ({ count }) => count)
}

function sum<Part>(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((total, part) => total + of(part), 0)
}
