import { loadPage } from '#client/load-page.ts'
import { readSizes } from '#domain/dimensions.ts'
import { squareMetrePrice } from '#domain/square-metre.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import type { Alternative } from '#planner/alternative.ts'
import { matIn, type PlannedRoom } from '#planner/planned-room.ts'
import { matFault } from '#planner/room-fault.ts'
import type { FloorMat } from './floor-mat.ts'
import { floorLines, wholeOrder } from './floor-order.ts'
import { searchFloor } from './floor-search.ts'
import { $mats, loadMat } from './planner-mats.ts'
import { readCard } from './read-card.ts'

/** Another mat of the shop that lays a room cheaper, or with less waste. */
export interface Rival {
  mat: FloorMat
  alternative: Alternative
}

/**
 * However large the shop is, no more than this is tried for a room: cards of the first page of the mat's own list, the
 * cheapest by area of them by their own pages, and so many ways to lay each.
 */
const TRIED = { mats: 6, ways: 12 } as const
const MOST_OFFERED = 3
/** Less waste by less than this is none that anybody would change for; a part of what is bought. */
const WORTH = 0.01

/** What was found, and how many mats were tried for it. */
export interface FoundRivals {
  rivals: readonly Rival[]
  tried: number
}

/**
 * Mats of the same list and material, and with edges where the plan has any, that would lay a room for less money or with
 * less waste than a plan; the cheapest first. Each is laid in the worker. Stops where `signal` says so, and then finds
 * nothing. Never throws.
 */
export async function findRivals(
  room: PlannedRoom,
  { mat, alternative }: Rival,
  { signal, advance }: { signal: AbortSignal; advance: (done: number, all: number) => void },
): Promise<FoundRivals> {
  const found: Rival[] = []
  let tried = 0
  const endsInEdges = (alternative.ramps?.laid.length ?? 0) > 0
  const itemIds = await candidates(mat)
  for (const [done, itemId] of itemIds.entries()) {
    if (signal.aborted) break
    advance(done, itemIds.length)
    await loadMat(itemId)
    const other = $mats.get().get(itemId)
    if (typeof other !== 'object' || other.material !== mat.material) continue
    if (endsInEdges && other.edging === undefined) continue
    const laid = await laidWith(room, other, signal)
    if (laid === undefined) continue
    tried += 1
    if (isBetter({ mat: other, alternative: laid }, { mat, alternative })) found.push({ mat: other, alternative: laid })
  }
  return { rivals: found.toSorted((one, two) => priceOf(one) - priceOf(two)).slice(0, MOST_OFFERED), tried }
}

/** Whether one costs less than the other, or wastes less. */
export function isBetter(one: Rival, other: Rival): boolean {
  const isOpen = (one.alternative.ramps?.openMm ?? 0) > (other.alternative.ramps?.openMm ?? 0)
  const saves = other.alternative.figures.waste - one.alternative.figures.waste >= WORTH
  return !isOpen && (priceOf(one) < priceOf(other) || saves)
}

/** What a plan costs, in cents; without end where that is on request. */
function priceOf({ mat, alternative }: Rival): number {
  const { price } = wholeOrder(floorLines(mat, alternative))
  return price === 'on-request' ? Number.POSITIVE_INFINITY : price
}

const lists = new Map<string, Promise<readonly string[]>>()

/** The ids of the mats that are tried, the cheapest by area first; none where their list cannot be reached. */
async function candidates({ listPath, itemId }: FloorMat): Promise<readonly string[]> {
  if (listPath === '') return []
  const known = lists.get(listPath) ?? cheapestOf(listPath)
  lists.set(listPath, known)
  try {
    return (await known).filter((id) => id !== itemId).slice(0, TRIED.mats)
  } catch {
    lists.delete(listPath)
    return []
  }
}

async function cheapestOf(listPath: string): Promise<readonly string[]> {
  const page = await loadPage(listPath)
  const cards = [...(page?.querySelectorAll<HTMLElement>('.item-card') ?? [])].flatMap((card) => readCard(card) ?? [])
  return cards
    .map(({ itemId, name, facts, price, sold }) => {
      const [size] = readSizes(facts.join('\n'))
      const terms = readWrittenSaleTerms(sold)
      const area = size && squareMetrePrice({ name, price, terms, facts: [{ kind: 'size', ...size.size }] })
      return { itemId, area: area ?? Number.POSITIVE_INFINITY }
    })
    .toSorted((one, two) => (one.area === two.area ? 0 : one.area - two.area))
    .map(({ itemId }) => itemId)
}

/** The best of some ways to lay a room with another mat; undefined where there is none, or it was stopped. */
function laidWith(room: PlannedRoom, { mat }: FloorMat, signal: AbortSignal): Promise<Alternative | undefined> {
  const own = matIn(room, mat)
  if (matFault(room, own) !== undefined || signal.aborted) return Promise.resolve(undefined)
  const { doors, cutting } = room
  return new Promise((resolve) => {
    const stop = searchFloor({ room, doors, mat: own, cutting, mostWays: TRIED.ways }, ([best], done) => {
      if (done) resolve(best)
    })
    signal.addEventListener('abort', () => {
      stop()
      resolve(undefined)
    })
  })
}
