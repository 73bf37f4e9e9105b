import { useStore } from '@nanostores/react'
import { formatPrice } from '#domain/cents.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { unbroken } from '#domain/unbroken.ts'
import { amountOf, percentOf } from '#islands/floor-count/figures-line.ts'
import { tooManySentences } from '#islands/floor-count/too-many-sentences.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { ownDirection } from '#own-direction.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { floorLines, wholeOrder } from '#stores/floor-order.ts'
import type { Rival } from '#stores/floor-rivals.ts'
import { changeRoom } from '#stores/planner.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import styles from './OtherMats.module.css'

/** Another mat with what the room takes of it; a press takes it over. */
export function OtherMat({ room, mat, alternative }: Rival & { room: PlannedRoom }) {
  const unit = useStore($shownUnit)
  const lines = floorLines(mat, alternative)
  const { price } = wholeOrder(lines)
  const [line] = lines
  return (
    <li className={styles.mat}>
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
        {tooManySentences(lines).map((sentence) => (
          <p key={sentence} className={styles.details}>
            {unbroken(sentence)}
          </p>
        ))}
        <PassingButton
          className="text-button"
          aria-label={words.takeMat(mat.name)}
          onClick={() => changeRoom({ ...room, itemId: mat.itemId, chosen: 0 })}
        >
          {words.takeThis}
        </PassingButton>
      </div>
    </li>
  )
}
