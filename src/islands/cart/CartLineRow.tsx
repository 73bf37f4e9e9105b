import { useId } from 'react'
import { type CartLine, linePrice } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import type { CheckedLine } from '#domain/checked-cart.ts'
import { productPath } from '#domain/paths.ts'
import { isSold, leastQuantity, soldQuantity, steppedQuantity, validQuantity } from '#domain/sale-quantities.ts'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import { changeLineQuantity, removeLine, setLineQuantity } from '#stores/cart.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './CartLineRow.module.css'
import { LinePicture } from './LinePicture.tsx'

interface Props {
  checked: CheckedLine
}

/** One line of the cart: picture, name, code, quantity, line price and what has changed at the store. */
export function CartLineRow({ checked }: Props) {
  const { line, state } = checked
  const note = useId()
  const orderable = state === 'same' || state === 'changed'
  const { itemId, terms, quantity } = line
  const counted = sale.counted(terms.unit)
  const step = (way: 1 | -1) => changeLineQuantity(itemId, steppedQuantity(terms, quantity, way) - quantity)
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.picture}>
        <LinePicture src={line.picture} />
      </div>
      <div className={styles.words}>
        <a className={styles.name} href={productPath(line)} dir={ownDirection}>
          {unbroken(line.name) || line.itemId}
        </a>
        {line.code && (
          <p className={styles.code} dir={ownDirection}>
            {line.code}
          </p>
        )}
        <p className={styles.unit}>
          {unbroken(words.priceOf(formatCents(line.price), sale.perUnit(terms.unit) || words.each))}
        </p>
        <p className={styles.note} id={note}>
          {state === 'changed' && words.priceChanged(formatCents(checked.oldPrice), formatCents(line.price))}
          {state === 'gone' && words.gone}
          {state === 'on-request' && words.onRequest}
        </p>
        {orderable && !isSold(terms, quantity) && <UnsoldNote line={line} />}
      </div>
      <div className={`stepper ${styles.stepper}`}>
        <button
          type="button"
          className="minus"
          aria-label={words.oneLessOf(line.name)}
          disabled={quantity <= leastQuantity(terms)}
          onClick={() => step(-1)}
        />
        <QuantityInput line={line} />
        {counted !== '' && <span className="aside">{counted}</span>}
        <button type="button" className="plus" aria-label={words.oneMoreOf(line.name)} onClick={() => step(1)} />
      </div>
      <p className={styles.price}>{orderable ? formatCents(linePrice(line)) : '–'}</p>
      <button
        type="button"
        className={`text-button ${styles.remove}`}
        aria-label={words.removeLine(line.name)}
        onClick={({ currentTarget }) => {
          // It goes with its line: the keyboard goes on where that stood.
          currentTarget.closest<HTMLElement>('dialog, main')?.focus({ preventScroll: true })
          remove(checked)
        }}
      >
        {words.remove}
      </button>
    </li>
  )
}

/** In which quantities it is sold, and a press that makes it so. */
function UnsoldNote({ line: { itemId, terms, quantity } }: { line: CartLine }) {
  const sold = soldQuantity(terms, quantity)
  return (
    <p className={styles.unsold}>
      {unbroken(sale.orderRule(terms))}{' '}
      <button type="button" className="text-button" onClick={() => setLineQuantity(itemId, sold)}>
        {unbroken(sale.makeIt(sale.amount(sold, terms.unit)))}
      </button>
    </p>
  )
}

function QuantityInput({ line: { itemId, name, quantity, terms } }: { line: CartLine }) {
  return (
    <input
      key={quantity}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={sale.quantityIn(words.quantityOf(name), sale.counted(terms.unit))}
      defaultValue={quantity}
      onBlur={(event) => takeTyped(event.currentTarget, itemId, quantity)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}

/** What is no number leaves the quantity as it was, and the field says so. */
function takeTyped(input: HTMLInputElement, itemId: string, present: number): void {
  const typed = /^\s*\d+\s*$/.test(input.value) ? validQuantity(Number(input.value)) : present
  input.value = String(typed)
  setLineQuantity(itemId, typed)
}

function remove({ line }: CheckedLine): void {
  const undo = removeLine(line.itemId)
  showToast(words.removed(line.name), { action: { label: common.undo, run: undo } })
}
