import { useId } from 'react'
import { linePrice } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import type { CheckedLine } from '#domain/checked-cart.ts'
import { unbroken } from '#domain/unbroken.ts'
import { leaveRow } from '#islands/leave-pressed.ts'
import { changeLineQuantity, removeLine, setLineQuantity } from '#stores/cart.ts'
import { orSay, showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './CartLineRow.module.css'
import { LineName } from './LineName.tsx'
import { LinePicture } from './LinePicture.tsx'
import { LineStepper } from './LineStepper.tsx'
import { PlanNames } from './PlanNames.tsx'
import { UnsoldNote } from './UnsoldNote.tsx'

interface Props {
  checked: CheckedLine
}

/** One line of the cart: picture, name, code, quantity, line price and what has changed at the store. */
export function CartLineRow({ checked }: Props) {
  const { line, state } = checked
  const note = useId()
  const orderable = state === 'same' || state === 'changed'
  const { itemId, terms, quantity } = line
  const price = orderable ? formatCents(linePrice(line)) : '–'
  const set = (wanted: number) => setLineQuantity(itemId, wanted)
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.picture}>
        <LinePicture src={line.picture} />
      </div>
      <div className={styles.words}>
        <LineName className={styles.name} line={line} />
        <p className={styles.unit}>
          {unbroken(words.priceOf(formatCents(line.price), sale.perUnit(terms.unit) || words.each))}
        </p>
        <PlanNames line={line} />
        <p className={styles.note} id={note}>
          {state === 'changed' && words.priceChanged(formatCents(checked.oldPrice), formatCents(line.price))}
          {state === 'gone' && words.gone}
          {state === 'on-request' && words.onRequest}
        </p>
        {orderable && <UnsoldNote terms={terms} quantity={quantity} onSet={set} />}
      </div>
      <LineStepper
        className={styles.stepper}
        name={line.name}
        quantity={quantity}
        terms={terms}
        price={price}
        onChange={(delta) => changeLineQuantity(itemId, delta)}
        onSet={set}
        onNone={(field, goingTo) => remove(checked, field, goingTo)}
      />
      <p className={styles.price}>{price}</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={`text-button ${styles.remove}`}
          aria-label={words.removeLine(line.name)}
          onClick={({ currentTarget }) => remove(checked, currentTarget)}
        >
          {words.remove}
        </button>
        <button
          type="button"
          className="text-button"
          aria-label={words.saveLineForLater(line.name)}
          onClick={({ currentTarget }) => void setAside(checked, currentTarget)}
        >
          {words.saveForLater}
        </button>
      </div>
    </li>
  )
}

function remove({ line }: CheckedLine, pressed: HTMLElement, goingTo?: EventTarget | null): void {
  leaveRow(pressed, goingTo)
  const undo = removeLine(line.itemId)
  showToast(words.removed(line.name), { action: { label: common.undo, run: undo } })
}

async function setAside({ line }: CheckedLine, button: HTMLElement): Promise<void> {
  const script = await orSay(import('#stores/list-later.ts'), common.notLoaded)
  if (script === undefined) return
  const saved = script.saveForLater(line.itemId)
  // A second press, or another tab, was faster.
  if (saved === 'gone') return
  if (saved === 'full') {
    showToast(words.noRoomForLater, { kind: 'problem' })
    return
  }
  leaveRow(button)
  const action = { label: common.undo, run: saved.undo }
  if (saved.kept) showToast(words.savedForLaterToast(line.name), { action })
  else showToast(words.storageFull, { kind: 'problem', action })
}
