import { useId } from 'react'
import { LEAST_QUANTITY, linePrice, validQuantity } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import type { CheckedLine } from '#domain/checked-cart.ts'
import { productPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import { changeLineQuantity, removeLine, setLineQuantity } from '#stores/cart.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
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
        <p className={styles.unit}>{words.each(formatCents(line.price))}</p>
        <p className={styles.note} id={note}>
          {state === 'changed' && words.priceChanged(formatCents(checked.oldPrice), formatCents(line.price))}
          {state === 'gone' && words.gone}
          {state === 'on-request' && words.onRequest}
        </p>
      </div>
      <div className={`stepper ${styles.stepper}`}>
        <button
          type="button"
          className="minus"
          aria-label={words.oneLessOf(line.name)}
          disabled={line.quantity <= LEAST_QUANTITY}
          onClick={() => changeLineQuantity(line.itemId, -1)}
        />
        <QuantityInput itemId={line.itemId} name={line.name} quantity={line.quantity} />
        <button
          type="button"
          className="plus"
          aria-label={words.oneMoreOf(line.name)}
          onClick={() => changeLineQuantity(line.itemId, 1)}
        />
      </div>
      <p className={styles.price}>{orderable ? formatCents(linePrice(line)) : '–'}</p>
      <button
        type="button"
        className={`text-button ${styles.remove}`}
        aria-label={words.removeLine(line.name)}
        onClick={() => remove(checked)}
      >
        {words.remove}
      </button>
    </li>
  )
}

function QuantityInput({ itemId, name, quantity }: { itemId: string; name: string; quantity: number }) {
  return (
    <input
      key={quantity}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={words.quantityOf(name)}
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
