import { formatCents, formatPrice } from '#domain/cents.ts'
import { LONGEST_NOTE, MOST_LIST_LINES } from '#domain/list.ts'
import { type LineNow, linePriceNow } from '#domain/list-now.ts'
import { contactPath, productPath } from '#domain/paths.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import { unbroken } from '#domain/unbroken.ts'
import rowStyles from '#islands/cart/CartLineRow.module.css'
import { LinePicture } from '#islands/cart/LinePicture.tsx'
import { LineStepper } from '#islands/cart/LineStepper.tsx'
import { UnsoldNote } from '#islands/cart/UnsoldNote.tsx'
import { useTakenOnLeaving } from '#islands/form/use-taken-on-leaving.ts'
import { useWritten } from '#islands/form/use-written.ts'
import { leaveRow } from '#islands/leave-pressed.ts'
import { ownDirection } from '#own-direction.ts'
import { lineIntoCart } from '#stores/list-cart.ts'
import { changeListQuantity, removeListLine, setListQuantity, setNote } from '#stores/lists.ts'
import * as cart from '#words/cart.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './OpenList.module.css'
import { offerPutBack } from './offer-put-back.ts'
import { tellAdded } from './tell-added.ts'

interface Props {
  listId: string
  now: LineNow
}

/** One line of a list: as in the cart, with a note. */
export function ListLineRow({ listId, now }: Props) {
  const { line, state, price, terms } = now
  const { itemId, name, quantity } = line
  const shownName = name || itemId
  const whole = linePriceNow(now)
  const sum = whole === undefined ? '–' : formatCents(whole)
  const unit = price === 'on-request' ? '' : sale.perUnit(terms.unit) || cart.each

  const set = (wanted: number) => setListQuantity(listId, itemId, wanted)

  async function add() {
    const added = await lineIntoCart(line)
    if (added !== undefined) tellAdded(added)
  }

  function remove(pressed: HTMLElement, goingTo?: EventTarget | null) {
    leaveRow(pressed, goingTo)
    const putBack = removeListLine(listId, itemId)
    offerPutBack(words.removed(shownName), putBack, words.noRoomInList(1, MOST_LIST_LINES, MOST_QUANTITY))
  }

  return (
    <li className={rowStyles.row} data-state={state}>
      <div className={rowStyles.picture}>
        <LinePicture src={line.picture} />
      </div>
      <div className={rowStyles.words}>
        <a className={rowStyles.name} href={productPath(line)} dir={ownDirection}>
          {unbroken(shownName)}
        </a>
        {line.code && (
          <p className={rowStyles.code} dir={ownDirection}>
            {line.code}
          </p>
        )}
        <p className={rowStyles.unit}>
          {unbroken(cart.priceOf(formatPrice(price, common.priceOnRequest), unit))}{' '}
          {state === 'on-request' && <a href={contactPath({ ...line, terms })}>{common.askForAPrice}</a>}
        </p>
        {state === 'sold' && <UnsoldNote terms={terms} quantity={quantity} onSet={set} />}
        {state === 'gone' && <p className={rowStyles.note}>{words.gone}</p>}
        <NoteField listId={listId} line={line} />
      </div>
      <LineStepper
        className={rowStyles.stepper}
        name={shownName}
        quantity={quantity}
        terms={terms}
        price={sum}
        onChange={(delta) => changeListQuantity(listId, itemId, delta)}
        onSet={set}
        onNone={remove}
      />
      <p className={rowStyles.price}>{sum}</p>
      <div className={rowStyles.ways}>
        {/* It keeps its place: the store may answer while a finger is on its way, and the next one removes. */}
        <button
          type="button"
          className={`text-button ${state === 'sold' ? '' : styles.unseen}`}
          aria-label={words.addLineToCart(shownName)}
          onClick={add}
        >
          {common.addToCart}
        </button>
        <button
          type="button"
          className={`text-button ${rowStyles.remove}`}
          aria-label={words.removeLine(shownName)}
          onClick={({ currentTarget }) => remove(currentTarget)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  )
}

function NoteField({ listId, line: { itemId, name, note } }: { listId: string; line: LineNow['line'] }) {
  const field = useWritten(note)
  const take = () => {
    const typed = field.current?.value ?? note
    if (typed !== note) setNote(listId, itemId, typed)
  }
  useTakenOnLeaving(take)
  return (
    <input
      ref={field}
      className={styles.note}
      type="text"
      autoComplete="off"
      dir="auto"
      maxLength={LONGEST_NOTE}
      placeholder={words.note}
      aria-label={words.noteOn(name || itemId)}
      defaultValue={note}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take()
      }}
    />
  )
}
