import type { Customer } from '#domain/customer.ts'
import type { BillingDetails, OrderedItem, PlacingOutcome } from '#domain/placed-order.ts'
import { beginPlacing, outcomeOf, type Placing, placingTotal } from '#domain/placing.ts'
import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import type { OrderCalls } from '#store-api/order-calls.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { readLiveItems } from './live-catalogue.ts'
import type { Mailer } from './mailer.ts'
import { certainlyFailed } from './sent-or-not.ts'

/** Where the progress of one checkout is kept; every save is there after a crash. */
export interface PlacingJournal {
  load(): Promise<Placing | undefined>
  save(placing: Placing): Promise<void>
  /** Orders of this customer that belong to other checkouts, so that a lost answer is never taken for one of them. */
  claimedOrderIds(): Promise<string[]>
}

export interface PlacingPorts {
  store: Pick<CatalogueCalls, 'item'> & OrderCalls
  mailer: Mailer
  journal: PlacingJournal
  nowMs: () => number
  /** Whose name stands in the confirmation. */
  shopName: string
}

export interface PlacingRequest {
  customer: Customer
  items: OrderedItem[]
  billing: BillingDetails
}

/** How long an order that was sent without an answer may still appear by itself before it is sent again. */
const IN_FLIGHT_MS = 20_000

/**
 * Places an order exactly once, however often it is asked for with the same journal: the order, its lines one by one, the
 * confirmation. The store cannot be asked whether it has taken a request, so what it lists is compared with what it
 * listed before. Only one run at a time may work on a customer's orders; the caller sees to that.
 * Never throws for a store that fails: the outcome says what is known.
 */
export async function placeOrder(ports: PlacingPorts, request: PlacingRequest): Promise<PlacingOutcome> {
  try {
    const begun = (await ports.journal.load()) ?? (await begin(ports, request))
    if ('status' in begun) return begun
    const ordered = await ensureOrder(ports, request, begun)
    if ('status' in ordered) return ordered
    const { placing, orderId } = ordered
    const complete = await ensureLines(ports, placing, orderId)
    return outcomeOf(await confirm(ports, request, complete, orderId), orderId)
  } catch (error) {
    if (!(error instanceof StoreApiError)) throw error
    const placing = await ports.journal.load()
    if (placing?.orderId === undefined && placing?.sentAtMs === undefined) return unavailable()
    return { status: 'being-completed' }
  }
}

async function begin({ store, journal }: PlacingPorts, { items }: PlacingRequest): Promise<Placing | PlacingOutcome> {
  if (items.length === 0) return { status: 'not-placed', reason: 'nothing-to-order', itemIds: [] }
  const live = await readLiveItems(
    store,
    items.map(({ itemId }) => itemId),
  )
  const placing = beginPlacing(items, live.items)
  if ('unavailable' in placing) {
    return { status: 'not-placed', reason: 'items-unavailable', itemIds: placing.unavailable }
  }
  await journal.save(placing)
  return placing
}

/** The order stands, whether this run, an earlier one or a lost answer made it. */
async function ensureOrder(
  ports: PlacingPorts,
  request: PlacingRequest,
  placing: Placing,
): Promise<{ placing: Placing; orderId: string } | PlacingOutcome> {
  if (placing.orderId !== undefined) return { placing, orderId: placing.orderId }
  const { store, journal, nowMs } = ports
  const listed = (await store.orders(request.customer.customerId)).entries.map(({ orderId }) => orderId)
  if (placing.earlierOrderIds !== undefined && placing.sentAtMs !== undefined) {
    const appeared = await newOrder(ports, listed, placing)
    if (appeared !== undefined) return appeared
    if (nowMs() - placing.sentAtMs < IN_FLIGHT_MS) return { status: 'being-completed' }
  }
  const sent: Placing = { ...placing, earlierOrderIds: placing.earlierOrderIds ?? listed, sentAtMs: nowMs() }
  await journal.save(sent)
  try {
    const orderId = await store.createOrder(draftOf(request, sent, nowMs()))
    return { placing: await saved(ports, { ...sent, orderId }), orderId }
  } catch (error) {
    if (!(error instanceof StoreApiError)) throw error
    if (certainlyFailed(error)) {
      const { sentAtMs: _, ...unsent } = sent
      await journal.save(unsent)
      return unavailable()
    }
    const after = (await store.orders(request.customer.customerId)).entries.map(({ orderId }) => orderId)
    return (await newOrder(ports, after, sent)) ?? { status: 'being-completed' }
  }
}

async function newOrder(ports: PlacingPorts, listed: string[], placing: Placing) {
  const earlier = new Set([...(placing.earlierOrderIds ?? []), ...(await ports.journal.claimedOrderIds())])
  const orderId = listed.find((candidate) => !earlier.has(candidate))
  return orderId === undefined ? undefined : { placing: await saved(ports, { ...placing, orderId }), orderId }
}

/** Every line stands once: what the order holds already is not sent again. */
async function ensureLines(ports: PlacingPorts, placing: Placing, orderId: string): Promise<Placing> {
  if (placing.placedItemIds.length === placing.lines.length) return placing
  const { store } = ports
  const standing = async () => new Set((await store.orderLines(orderId)).entries.map(({ itemId }) => itemId))
  let present = await standing()
  for (const line of placing.lines) {
    if (present.has(line.itemId)) continue
    try {
      await store.createOrderLine({ orderId, ...line })
      present.add(line.itemId)
    } catch (error) {
      if (!(error instanceof StoreApiError)) throw error
      if (!certainlyFailed(error)) present = await standing()
    }
  }
  const placedItemIds = placing.lines.map(({ itemId }) => itemId).filter((itemId) => present.has(itemId))
  return saved(ports, { ...placing, placedItemIds })
}

/** The confirmation goes out once the order is complete; a mail that fails costs nobody the order. */
async function confirm(
  ports: PlacingPorts,
  { customer }: PlacingRequest,
  placing: Placing,
  orderId: string,
): Promise<Placing> {
  if (placing.mailed || placing.placedItemIds.length < placing.lines.length) return placing
  const mailed = await saved(ports, { ...placing, mailed: true })
  const fields = { to_name: `${customer.firstName} ${customer.lastName}`, from_name: ports.shopName, order_id: orderId }
  await ports.mailer.send({ kind: 'order', fields }).catch(() => undefined)
  return mailed
}

async function saved({ journal }: PlacingPorts, placing: Placing): Promise<Placing> {
  await journal.save(placing)
  return placing
}

function draftOf({ customer, billing }: PlacingRequest, placing: Placing, nowMs: number) {
  const name = `${billing.firstName} ${billing.lastName}`
  const { addressLine1, city, state, postalCode, country } = billing
  return {
    customerId: customer.customerId,
    customerName: name,
    shippingAddress: { attentionTo: name, addressLine1, addressLine2: '', city, state, postalCode, country },
    itemCount: placing.lines.length,
    total: placingTotal(placing),
    remarks: '',
    placedAt: new Date(nowMs).toISOString(),
  }
}

function unavailable(): PlacingOutcome {
  return { status: 'not-placed', reason: 'store-unavailable', itemIds: [] }
}
