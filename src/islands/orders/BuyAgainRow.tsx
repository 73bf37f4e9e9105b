import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import type { BoughtItem } from '#domain/bought-item.ts'
import { formatCents, formatShown, shownCents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { readTypedQuantity } from '#domain/pasted-quantity.ts'
import { CART_PATH, contactPath, orderPath, productPath } from '#domain/paths.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { soldQuantity, validQuantity } from '#domain/sale-quantities.ts'
import { unbroken } from '#domain/unbroken.ts'
import { buyAgain } from '#stores/buy-again.ts'
import { $now, $pictureOf, $unreachedAtMs, type Now } from '#stores/items-now.ts'
import { showToast } from '#stores/toasts.ts'
import * as cart from '#words/add-to-cart.ts'
import * as words from '#words/buy-again.ts'
import * as common from '#words/common.ts'
import { quantityProblem } from '#words/quick-order.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './BuyAgain.module.css'
import { ProductCell } from './ProductCell.tsx'

/** One thing that was ordered before: when, how much in all, what it costs now, and the way to have it again. */
export function BuyAgainRow({ item }: { item: BoughtItem }) {
  const { itemId, name, pieces, orders, last } = item
  const now = useStore($now).get(itemId) ?? (itemId === '' ? 'gone' : undefined)
  const unknown = useStore($unreachedAtMs).has(itemId)
  const pictureOf = useStore($pictureOf)
  const sold = now !== undefined && now !== 'gone'
  const shownName = unbroken(sold ? now.name : name) || itemId
  const [before, date, after] = words.lastTime(String(last.quantity), last.displayDate)
  return (
    <tr>
      <td>
        <ProductCell
          picture={sold ? pictureOf(itemId) : ''}
          name={shownName}
          code={sold ? now.code : ''}
          href={sold ? productPath(item) : undefined}
        />
      </td>
      <td data-label={words.lastOrdered}>
        <span>
          {before}
          <a href={orderPath(last)} className={styles.date}>
            <bdi>{date}</bdi>
          </a>
          {after}
        </span>
      </td>
      <td data-label={words.everOrdered}>{words.piecesInOrders(String(pieces), orders)}</td>
      <td data-label={words.priceNow} className="number">
        <PriceNow now={now} unknown={unknown} before={last.displayPrice} />
      </td>
      <td data-label={common.quantity}>{sold && <Add item={now} name={shownName} quantity={last.quantity} />}</td>
    </tr>
  )
}

function PriceNow({ now, unknown, before }: { now: Now | undefined; unknown: boolean; before: string }) {
  if (now === undefined) return unknown ? '–' : <span className={styles.soft}>{words.askingPrice}</span>
  if (now === 'gone') return words.noLongerSold
  if (now.price === 'on-request') return common.priceOnRequest
  const moved = shownCents(before) !== now.price
  return (
    <span className={styles.price}>
      <bdi>
        {formatCents(now.price)} {sale.perUnit(readSaleTerms(now).unit)}
      </bdi>
      {moved && <bdi className={styles.soft}>{words.was(formatShown(before))}</bdi>}
    </span>
  )
}

function Add({ item, name, quantity }: { item: Item; name: string; quantity: number }) {
  const terms = readSaleTerms(item)
  const [typed, setTyped] = useState(String(soldQuantity(terms, quantity)))
  if (item.price === 'on-request')
    return <a href={contactPath({ ...item, terms, quantity: validQuantity(quantity) })}>{common.askForAPrice}</a>

  function add(event: SubmitEvent) {
    event.preventDefault()
    const read = readTypedQuantity(typed)
    if (read.status === 'wrong') {
      showToast(quantityProblem(read.problem, read.written), { kind: 'problem' })
      return
    }
    const wanted = soldQuantity(terms, read.quantity)
    setTyped(String(wanted))
    if (!buyAgain(item, wanted)) showToast(cart.noRoom(name), { kind: 'problem' })
    else showToast(words.added(String(wanted), name), { action: { label: common.viewCart, href: CART_PATH } })
  }

  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-quantity
        aria-label={sale.quantityIn(words.quantityOf(name), sale.counted(terms.unit))}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button quiet" aria-label={words.addAgain(name)}>
        {words.add}
      </button>
    </form>
  )
}
