import { useStore } from '@nanostores/react'
import type { CartLine } from '#domain/cart.ts'
import { PIECES } from '#domain/sale-terms.ts'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import { $planNotes, holdsPlans } from '#stores/plan-notes.ts'
import * as words from '#words/cart.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './CartLineRow.module.css'

/** For which planned rooms a line is, and in which lengths its strips have to come. */
export function PlanNames({ line }: { line: CartLine }) {
  const { itemId, terms } = line
  const notes = useStore($planNotes)
  const own = notes.flatMap(({ name, itemId: mat, quantity, edging, cutTo }) => {
    const isMat = mat === itemId
    const count = isMat ? quantity : edging.find((edge) => edge.itemId === itemId)?.quantity
    if (count === undefined) return []
    const lengths = isMat && holdsPlans(line, notes) ? cutTo : ''
    return [
      words.ofPlan(
        name || words.unnamedRoom,
        sale.amount(count, terms.unit === 'unstated' ? PIECES : terms.unit),
        lengths,
      ),
    ]
  })
  return own.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
    <p key={index} className={styles.unit} dir={ownDirection}>
      {unbroken(text)}
    </p>
  ))
}
