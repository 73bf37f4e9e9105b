import { referenceOf } from '#domain/checkout-key.ts'
import type { Intent } from '#domain/intent.ts'
import type { StoredOrder } from './simulated-store.ts'
import type { World } from './world.ts'

/** What the API cannot rule out, counted instead. */
export type Exception = 'arrived-after-the-window' | 'twin-by-telephone' | 'journal-lost'

export interface Findings {
  broken: string[]
  exceptions: Exception[]
}

const MOST_OPEN_MS = 10 * 60_000
/** Of one intent. */
const MOST_MAILS = { order: 1, contact: 2, reset: 0, notice: 0 }

/** Looks at a world that has come to its end, or, between its steps, at what must never be seen. */
export function findBroken(world: World, atTheEnd: boolean): Findings {
  const broken: string[] = []
  const exceptions: Exception[] = []
  const intents = world.intents()
  const byReference = new Map(intents.map((intent) => [intent.reference, intent]))
  const found = (reference: string, what: string) => {
    if (world.store.late.has(`Web order ${reference}`)) exceptions.push('arrived-after-the-window')
    else broken.push(`${reference}: ${what}`)
  }
  for (const [reference, orders] of ordersByReference(world)) {
    const pressed = world.pressed.filter(({ request }) => referenceOf(request.key) === reference)
    if (orders.length > 1) found(reference, `I1 stands ${orders.length} times`)
    for (const order of orders) {
      // Whoever pressed is the only one who may be billed, at what was shown.
      if (!pressed.some(({ by, request }) => by === order.customerId && request.customerId === by)) {
        broken.push(`${reference}: I5 ${order.customerId} is billed and did not confirm`)
      }
      if (!pressed.some(({ request }) => Number(request.total) === order.totalCents)) {
        broken.push(`${reference}: I6 the total ${order.totalCents} was never shown`)
      }
    }
  }
  for (const { key, outcome } of world.told) {
    const reference = referenceOf(key)
    const standing = world.store.orders.filter(({ remarks }) => remarks.startsWith(`Web order ${reference}`))
    const denied = outcome.status === 'not-placed' || outcome.status === 'changed'
    if (denied && standing.length > 0) {
      broken.push(`${reference}: I4 "${outcome.status}" was told and ${standing.length} stand`)
    }
    if (outcome.status === 'placed') {
      const intent = byReference.get(reference)
      if (intent === undefined) exceptions.push('journal-lost')
      else checkWhole(world, intent, found, exceptions)
    }
  }
  for (const order of world.store.orders.filter(({ foreign }) => foreign)) {
    for (const { remarks } of order.lines.filter((line) => line.remarks !== '')) {
      const reference = remarks.slice('Web order '.length)
      // The record of it may be lost meanwhile.
      const wanted = world.pressed.filter(({ request }) => referenceOf(request.key) === reference)
      if (wanted.some(({ request }) => Number(request.total) === order.totalCents)) exceptions.push('twin-by-telephone')
      else broken.push(`${remarks}: I3 a line stands in the foreign order ${order.orderId}`)
    }
  }
  checkMails(world, byReference, broken, exceptions)
  if (atTheEnd) checkEnds(world, intents, broken)
  return { broken, exceptions }
}

function checkWhole(
  world: World,
  intent: Intent,
  found: (reference: string, what: string) => void,
  exceptions: Exception[],
): void {
  const order = world.store.orders.find(({ orderId }) => orderId === intent.orderId)
  if (order === undefined) {
    found(intent.reference, 'I2 placed, and there is no such order')
    return
  }
  if (order.foreign) {
    exceptions.push('twin-by-telephone')
    return
  }
  const wanted = intent.lines.map(({ itemId, quantity, price }) => `${quantity} ${itemId} ${price}`).toSorted()
  const standing = order.lines
    .map(({ itemId, quantity, priceCents }) => `${quantity} ${itemId} ${priceCents}`)
    .toSorted()
  if (wanted.join() !== standing.join()) found(intent.reference, `I2 ${standing.join()} stand for ${wanted.join()}`)
  const sum = order.lines.reduce((total, { quantity, priceCents }) => total + quantity * priceCents, 0)
  if (sum !== order.totalCents)
    found(intent.reference, `I6 the lines come to ${sum}, the order says ${order.totalCents}`)
}

/** A confirmation of one intent at most, and two mails to the shop. */
function checkMails(
  { mails, store }: World,
  kept: ReadonlyMap<string, Intent>,
  broken: string[],
  exceptions: Exception[],
): void {
  const seen = new Map<string, number>()
  for (const mail of mails) {
    const name = JSON.stringify(mail.kind === 'order' ? mail.fields.order_id : mail.fields)
    const order = store.orders.find(({ orderId }) => mail.kind === 'order' && orderId === mail.fields.order_id)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    if (times <= MOST_MAILS[mail.kind]) continue
    // An order whose record is lost looks like one without an answer that is its equal to the cent.
    if (order !== undefined && isForgotten(order, kept)) exceptions.push('journal-lost')
    else broken.push(`I8 ${times} times: ${name.slice(0, 200)}`)
  }
}

function isForgotten(order: StoredOrder, kept: ReadonlyMap<string, Intent>): boolean {
  return !order.foreign && !kept.has(referenceIn(order) ?? '')
}

/** Which checkout an order of ours says it is of. */
function referenceIn({ remarks }: StoredOrder): string | undefined {
  return /^Web order (W-[0-9A-F]+)/.exec(remarks)?.[1]
}

function checkEnds(world: World, intents: readonly Intent[], broken: string[]): void {
  for (const { intentId, reference, state } of intents) {
    const begunMs = world.begunAtMs.get(intentId) ?? 0
    const settledMs = world.settledAtMs.get(intentId)
    const openMs = (settledMs ?? world.time.nowMs()) - begunMs
    if (openMs > MOST_OPEN_MS) broken.push(`${reference}: I7 ${state} after ${Math.round(openMs / 1000)} s`)
  }
}

function ordersByReference({ store }: World) {
  const groups = new Map<string, World['store']['orders']>()
  for (const order of store.orders) {
    const reference = referenceIn(order)
    if (reference !== undefined) groups.set(reference, [...(groups.get(reference) ?? []), order])
  }
  return groups
}
