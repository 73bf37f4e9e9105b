import * as words from '#words/checkout.ts'
import * as common from '#words/common.ts'
import { TypedFacts } from './TypedFacts.tsx'
import styles from './TypedNotes.module.css'

interface Props {
  company: string
  purchaseOrder: string
  deliveryNote: string
}

/** What the buyer added to an order, as it was typed: the store does not give it back. Nothing where nothing was. */
export function TypedNotes({ company, purchaseOrder, deliveryNote }: Props) {
  const facts = [
    [common.company, company],
    [words.purchaseOrder, purchaseOrder],
    [words.deliveryNote, deliveryNote],
  ] as const
  return <TypedFacts className={styles.notes} facts={facts} />
}
