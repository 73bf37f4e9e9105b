import { useStore } from '@nanostores/react'
import { formatNumber } from '#counts.ts'
import { formatPrice } from '#domain/cents.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { floorLines, wholeOrder } from '#stores/floor-order.ts'
import type { Rival } from '#stores/floor-rivals.ts'
import { $rivals, lookForRivals, stopRivals } from '#stores/planner-rivals.ts'
import * as words from '#words/planner.ts'
import { OtherMat } from './OtherMat.tsx'
import styles from './OtherMats.module.css'

/** Mats of the same kind that would do it cheaper or with less waste. One line tall, whatever comes of it, until it is opened. */
export function OtherMats({ room }: { room: PlannedRoom }) {
  const search = useStore($rivals)
  return (
    <section aria-labelledby="planner-others" className={styles.others}>
      <h2 id="planner-others" className={styles.head}>
        {words.otherMats}
      </h2>
      {search.status === 'none' && <p className={styles.line} />}
      {search.status === 'looking' && (
        <p className={styles.line}>
          {search.all === 0 ? words.comparing : words.compared(formatNumber(search.done + 1), formatNumber(search.all))}
          <PassingButton className="text-button" onClick={stopRivals}>
            {words.stopComparing}
          </PassingButton>
        </p>
      )}
      {search.status === 'stopped' && (
        <p className={styles.line}>
          {words.notCompared}
          <PassingButton className="text-button" onClick={lookForRivals}>
            {words.compare}
          </PassingButton>
        </p>
      )}
      <div role="status">
        {search.status === 'found' &&
          (search.rivals.length === 0 ? (
            <p className={styles.line}>{words.noneBetter(search.tried)}</p>
          ) : (
            <p className="visually-hidden">{words.foundOthers(search.rivals.length)}</p>
          ))}
      </div>
      {search.status === 'found' && search.rivals.length > 0 && (
        <details>
          <summary className={styles.line}>{words.showOthers(search.rivals.length, leastOf(search.rivals))}</summary>
          <ul role="list" className={styles.list}>
            {search.rivals.map((rival) => (
              <OtherMat key={rival.mat.itemId} room={room} {...rival} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** What the first of them costs, the cheapest; nothing where that is on request. */
function leastOf([first]: readonly Rival[]): string {
  return first === undefined ? '' : formatPrice(wholeOrder(floorLines(first.mat, first.alternative)).price, '')
}
