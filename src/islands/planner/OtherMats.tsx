import { useStore } from '@nanostores/react'
import { formatPrice } from '#domain/cents.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { unbroken } from '#domain/unbroken.ts'
import { amountOf, percentOf } from '#islands/floor-count/figures-line.ts'
import { ownDirection } from '#own-direction.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { floorLines, wholeOrder } from '#stores/floor-order.ts'
import { changeRoom } from '#stores/planner.ts'
import { $rivals } from '#stores/planner-rivals.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import styles from './OtherMats.module.css'

/** Mats of the same kind that would do it cheaper or with less waste; a press takes one over. */
export function OtherMats({ room }: { room: PlannedRoom }) {
  const rivals = useStore($rivals)
  const unit = useStore($shownUnit)
  if (rivals.length === 0) return null
  return (
    <section aria-labelledby="planner-others">
      <h2 id="planner-others" className={styles.head}>
        {words.otherMats}
      </h2>
      <ul role="list" className={styles.list}>
        {rivals.map(({ mat, alternative }) => {
          const lines = floorLines(mat, alternative)
          const { price } = wholeOrder(lines)
          const [line] = lines
          return (
            <li key={mat.itemId} className={styles.mat}>
              {mat.picture !== '' && <img src={mat.picture} alt="" width={48} height={48} loading="lazy" />}
              <div>
                <strong dir={ownDirection}>{unbroken(mat.name)}</strong>
                <p className={styles.details}>{unbroken(inShownUnit(mat.measures, unit))}</p>
                <p className={styles.details}>
                  {unbroken(
                    words.join([
                      amountOf(mat, line?.quantity ?? 0),
                      formatPrice(price, common.priceOnRequest),
                      words.waste(percentOf(alternative.figures.waste)),
                    ]),
                  )}
                </p>
                <button
                  type="button"
                  className="text-button"
                  aria-label={words.takeMat(mat.name)}
                  onClick={() => changeRoom({ ...room, itemId: mat.itemId, chosen: 0 })}
                >
                  {words.takeThis}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
