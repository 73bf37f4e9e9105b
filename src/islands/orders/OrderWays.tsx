import { useState } from 'react'
import { formatCents, formatShown } from '#domain/cents.ts'
import { MOST_LISTS } from '#domain/list.ts'
import type { OrderDetails } from '#domain/order.ts'
import { CART_PATH, MY_ORDERS_PATH } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { useBusy } from '#islands/use-busy.ts'
import { orderAgain, type Reorder } from '#stores/orders.ts'
import type { RememberedOrder } from '#stores/placed-order.ts'
import { orSay, showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as lists from '#words/lists.ts'
import * as words from '#words/orders.ts'
import styles from './OrderDetails.module.css'

interface Props extends OrderDetails {
  /** What this visit knows beside it, where it was placed in it. */
  typed: RememberedOrder | undefined
}

const WAY = `text-button ${styles.way}`
/** One that turns while it is busy. */
const SLOW_WAY = `${WAY} turning`

/** Orders the same again by way of the cart, takes the order away on paper, or goes back to the history. */
export function OrderWays({ order, lines, unread, typed }: Props) {
  const [told, setTold] = useState<Reorder>()
  const again = useBusy(async () => setTold(await orderAgain(lines)))
  const list = useBusy(makeList)
  const paper = useBusy(download)

  async function makeList() {
    const scripts = Promise.all([import('#stores/order-list.ts'), import('#islands/lists/tell-kept.ts')])
    const come = await orSay(scripts, common.notLoaded)
    if (come === undefined) return
    const [{ listOfOrder }, { tellKept }] = come
    const made = await listOfOrder(order.orderId, lines)
    if (made === undefined) {
      showToast(lists.listsFull(MOST_LISTS), { kind: 'problem' })
      return
    }
    const { list, left } = made
    tellKept(list)
    if (left > 0) showToast(lists.leftOfOrder(left), { kind: 'problem' })
  }

  async function download() {
    try {
      const { downloadOrder } = await import('./download-order.ts')
      await downloadOrder({ order, lines, unread }, typed)
    } catch {
      showToast(words.pdfFailed, { kind: 'problem' })
    }
  }

  return (
    <div className={styles.again}>
      <p className={`button-row ${styles.ways}`}>
        <button
          type="button"
          // Right after it was placed hardly anybody wants the same again.
          className={typed === undefined ? 'button' : 'button quiet'}
          {...again}
        >
          {words.orderAgain}
        </button>
        <button type="button" className={SLOW_WAY} {...list}>
          {lists.makeListOfOrder}
        </button>
        <button type="button" className={WAY} onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" className={SLOW_WAY} {...paper}>
          {words.downloadPdf}
        </button>
        <a className={WAY} href={MY_ORDERS_PATH}>
          {common.myOrders}
        </a>
      </p>
      <div role="status">{told !== undefined && <Told told={told} />}</div>
    </div>
  )
}

function Told({ told }: { told: Reorder }) {
  if (told.status === 'failed') return <p className="notice problem">{told.sentence}</p>
  return (
    <div className={`notice ${styles.told}`}>
      <p>
        {told.added === 0 ? nothingAdded(told) : `${words.inCartAgain(told.added)} `}
        {told.added > 0 && <a href={CART_PATH}>{common.viewCart}</a>}
      </p>
      {told.changed.length + told.gone.length + told.withoutRoom.length > 0 && (
        <ul>
          {told.changed.map(({ name, before, now }) => (
            <li key={name}>{words.productPriceChanged(unbroken(name), formatShown(before), formatCents(now))}</li>
          ))}
          {told.gone.map((name) => (
            <li key={name}>{words.productGone(unbroken(name))}</li>
          ))}
          {told.withoutRoom.map((name) => (
            <li key={name}>{words.productWithoutRoom(unbroken(name))}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function nothingAdded({ withoutRoom }: Extract<Reorder, { status: 'added' }>): string {
  return withoutRoom.length > 0 ? words.notAdded : words.cannotBeBought
}
