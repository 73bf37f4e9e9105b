import * as v from 'valibot'
import type { Cart } from '#domain/cart.ts'
import { isListId } from '#domain/list.ts'
import { parsedJson } from '#domain/parsed-json.ts'
import { type Mat, sideLengths } from '#planner/mat.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { readRoom, writeRoom } from '#planner/room-text.ts'
import * as words from '#words/planner.ts'
import type { FloorEnd } from './floor-order.ts'
import type { PlanNote } from './plan-notes.ts'
import { $plansText } from './plans-text.ts'

/**
 * A room whose mats were put into the cart by its plan, with all that it takes to lay it out again. It takes no mats any more
 * once their line was taken out.
 */
export interface PlanInCart extends Pick<PlanNote, 'quantity' | 'cutTo' | 'note'> {
  room: PlannedRoom
  mat: Mat
  /** How often it was put there: so many floors are laid by it, and what it takes is for all of them. */
  times: number
  /** How the chosen way looks: it may have been put into the cart before all ways were found. Empty in earlier versions. */
  sight: string
  /** How many the plan takes of what its floor ends with. */
  edging: readonly (FloorEnd & { itemId: string; quantity: number })[]
}

/** Plans of mats that the cart holds, in the order in which they were put there. */
export function plansIn(cart: Cart): PlanInCart[] {
  return keptPlans(cart).filter(({ quantity }) => quantity > 0)
}

/** The same with those of which the cart holds edges alone. */
export function keptPlans(cart: Cart): PlanInCart[] {
  const isIn = (itemId: string) => cart.some((line) => line.itemId === itemId)
  return read($plansText.get())
    .map((plan) => (isIn(plan.room.itemId) ? plan : { ...plan, quantity: 0 }))
    .filter(({ quantity, edging }) => quantity > 0 || edging.some(({ itemId }) => isIn(itemId)))
}

/** Whether plans of one room are laid and ordered alike, however often they were. */
export function isSamePlan(one: PlanInCart, other: PlanInCart): boolean {
  return contents(one) === contents(other)
}

function contents({ room, times, quantity, edging }: PlanInCart): string {
  return JSON.stringify([writeRoom(room), quantity / times, edging.map((end) => [end.itemId, end.quantity / times])])
}

/**
 * Keeps the plan of a room beside its mats; another one of the same room makes way, and the same one comes on top. Returns
 * what takes it out again and puts the other one back; that says no, and leaves all as it is, where yet another one has
 * come in its place.
 */
export function keepPlan(cart: Cart, ordered: PlanInCart): () => boolean {
  const isOfRoom = ({ room }: PlanInCart) => room.id === ordered.room.id
  const kept = keptPlans(cart)
  const earlier = kept.filter(isOfRoom)
  const place = kept.findIndex(isOfRoom)
  const before = earlier.find((one) => isSamePlan(one, ordered))?.times ?? 0
  const plan = severalTimes(ordered, before + 1)
  put([...kept.filter((one) => !isOfRoom(one)), plan])
  return () => {
    const now = read($plansText.get())
    const own = now.find(isOfRoom)
    if (own === undefined) return true
    if (own.sight !== plan.sight || writeRoom(own.room) !== writeRoom(plan.room)) return false
    // An earlier order of it was undone first, and took the mats.
    if (own.times < plan.times) return false
    const left = own.times === plan.times ? earlier : [severalTimes(ordered, own.times - 1)]
    put(now.filter((one) => one !== own).toSpliced(place, 0, ...left))
    return true
  }
}

/** What a plan that was put there once takes and says when it is there so often. */
function severalTimes(plan: PlanInCart, times: number): PlanInCart {
  const said = (text: string) => (text === '' || times < 2 ? text : words.timesOver(text, times))
  return {
    ...plan,
    times,
    quantity: plan.quantity * times,
    edging: plan.edging.map((end) => ({ ...end, quantity: end.quantity * times })),
    cutTo: said(plan.cutTo),
    note: said(plan.note),
  }
}

function put(plans: readonly PlanInCart[]): void {
  $plansText.set(write(plans.slice(-MOST_PLANS)))
}

const MOST_PLANS = 40
const Length = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const Ordered = { itemId: v.string(), quantity: Length }
const Stored = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.check(isListId)),
    room: v.string(),
    mat: v.object({
      lengthMm: Length,
      widthMm: Length,
      form: v.picklist(['piece', 'roll', 'interlocking']),
      turns: v.boolean(),
      edging: v.optional(
        v.object({ depthMm: Length, at: v.picklist(['doors', 'around']), sidesMm: v.optional(v.array(Length)) }),
      ),
    }),
    sight: v.optional(v.string(), ''),
    times: v.optional(Length, 1),
    quantity: v.union([v.literal(0), Length]),
    edging: v.optional(
      v.array(
        v.variant('kind', [
          v.object({ kind: v.literal('edge'), sideMm: v.optional(Length), ...Ordered }),
          v.object({ kind: v.literal('corner'), ...Ordered }),
        ]),
      ),
      [],
    ),
    cutTo: v.optional(v.string(), ''),
    note: v.optional(v.string(), ''),
  }),
  v.transform(({ id, room, mat, edging, ...rest }) => {
    // A plan that says nothing of sides is one of square tiles.
    const { lengthMm, edging: ofMat } = mat
    return {
      ...rest,
      room: readRoom(room, id),
      mat: { ...mat, edging: ofMat && { ...ofMat, sidesMm: ofMat.sidesMm ?? sideLengths(mat) } },
      edging: edging.map((end) => (end.kind === 'edge' ? { ...end, sideMm: end.sideMm ?? lengthMm } : end)),
    }
  }),
)

function read(text: string): PlanInCart[] {
  const parsed = parsedJson(text)
  return (Array.isArray(parsed) ? parsed : []).slice(0, MOST_PLANS).flatMap((entry: unknown): PlanInCart[] => {
    const { success, output } = v.safeParse(Stored, entry)
    return success && output.room !== undefined ? [{ ...output, room: output.room }] : []
  })
}

function write(plans: readonly PlanInCart[]): string {
  return JSON.stringify(
    plans.map(({ room, ...rest }) => ({
      ...{ id: room.id, name: room.name, itemId: room.itemId, room: writeRoom(room) },
      ...rest,
    })),
  )
}
