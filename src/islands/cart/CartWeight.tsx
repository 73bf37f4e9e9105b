import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { $checkedCart } from '#stores/cart-check.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import styles from './DeliveryFacts.module.css'
import { FreightFold } from './FreightFold.tsx'
import { weightWords } from './weight-words.ts'

/**
 * What a cart weighs, and how it would travel. The store's answer brings it, so it stands where no button moves when it
 * comes: at the end of a page, and above the foot of what hangs from the lower edge.
 */
export function CartWeight() {
  const { weight, known } = useStore($checkedCart)
  const unit = useStore($shownUnit)
  if (weight === undefined) return null
  return (
    <div className={styles.facts}>
      {weightWords(weight, unit).map((sentence) => (
        <p key={sentence}>{unbroken(sentence)}</p>
      ))}
      <FreightFold known={known} unit={unit} />
    </div>
  )
}
