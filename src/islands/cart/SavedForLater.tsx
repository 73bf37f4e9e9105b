import { useStore } from '@nanostores/react'
import { formatPrice } from '#domain/cents.ts'
import { LATER_ID, type ListLine, MOST_LIST_LINES } from '#domain/list.ts'
import { listPath } from '#domain/paths.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import { unbroken } from '#domain/unbroken.ts'
import { leaveRow } from '#islands/leave-pressed.ts'
import { tellAdded } from '#islands/lists/tell-added.ts'
import { lineIntoCart } from '#stores/list-cart.ts'
import { $lists, removeListLine } from '#stores/lists.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import { LineName } from './LineName.tsx'
import { LinePicture } from './LinePicture.tsx'
import styles from './SavedForLater.module.css'

/** What was put aside: below the cart, and with one press in it again. */
export function SavedForLater() {
  const later = useStore($lists).find(({ id }) => id === LATER_ID)
  if (later === undefined || later.lines.length === 0) return null
  return (
    <section className={styles.later} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later">
        <a href={listPath(later)}>{unbroken(later.name)}</a>
      </h2>
      <ul>
        {later.lines.map((line) => (
          <li key={line.itemId} className={styles.line}>
            <LinePicture src={line.picture} />
            <div className={styles.words}>
              <LineName className={styles.name} line={line} />
            </div>
            <span className={styles.price}>
              {unbroken(words.savedAt(String(line.quantity), formatPrice(line.price, common.priceOnRequest)))}
            </span>
            <button
              type="button"
              className="text-button"
              aria-label={words.moveLineToCart(line.name || line.itemId)}
              onClick={({ currentTarget }) => void moveToCart(line, currentTarget)}
            >
              {words.moveToCart}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the store no longer sells stays where it is, and that is said. */
async function moveToCart(line: ListLine, pressed: HTMLElement): Promise<void> {
  const moved = await lineIntoCart(line)
  if (moved === undefined) return
  if (moved.added === 0) {
    tellAdded(moved)
    return
  }
  leaveRow(pressed)
  const putBack = removeListLine(LATER_ID, line.itemId)
  const undo = () => {
    // What has no room here any more stays in the cart.
    if (putBack()) moved.undo()
    else showToast(words.noRoomInList(1, MOST_LIST_LINES, MOST_QUANTITY), { kind: 'problem' })
  }
  tellAdded({ ...moved, undo })
}
