import { ownDirection } from '#own-direction.ts'
import * as words from '#words/checkout.ts'
import * as common from '#words/common.ts'
import styles from './TypedNotes.module.css'

interface Props {
  company: string
  purchaseOrder: string
  deliveryNote: string
}

/** What the buyer added to an order, as it was typed: the store does not give it back. Nothing where nothing was. */
export function TypedNotes({ company, purchaseOrder, deliveryNote }: Props) {
  const notes: [label: string, text: string][] = [
    [common.company, company],
    [words.purchaseOrder, purchaseOrder],
    [words.deliveryNote, deliveryNote],
  ]
  const said = notes.filter(([, text]) => text !== '')
  if (said.length === 0) return null
  return (
    <dl className={styles.notes}>
      {said.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir={ownDirection}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
