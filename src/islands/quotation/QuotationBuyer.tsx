import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { type QuotationBuyer as Buyer, LONGEST_BUYER } from '#domain/quotation-buyer.ts'
import { keepBuyer, knownBuyer, presentBuyer } from '#stores/quotation-buyer.ts'
import { $session } from '#stores/session.ts'
import * as common from '#words/common.ts'
import * as words from '#words/quotation.ts'
import styles from './QuotationBuyer.module.css'

const FIELDS = [
  { name: 'name', label: common.name, autoComplete: 'name' },
  { name: 'company', label: common.company, autoComplete: 'organization' },
  { name: 'reference', label: words.yourReference, autoComplete: 'off' },
] as const satisfies readonly { name: keyof Buyer; label: string; autoComplete: string }[]

/** For whom the quotation is made: whoever is logged in, unless something else is typed here. */
export function QuotationBuyer() {
  const session = useStore($session)
  return <BuyerFields key={session?.customerId ?? ''} />
}

function BuyerFields() {
  const [buyer, setBuyer] = useState(presentBuyer)
  const id = useId()
  const who = [buyer.company, buyer.name].map((part) => part.trim()).filter(Boolean)

  function type(name: keyof Buyer, text: string) {
    keepBuyer({ [name]: text })
    setBuyer({ ...buyer, [name]: text })
  }

  return (
    <details
      className={`fold ${styles.buyer}`}
      onToggle={async ({ currentTarget }) => currentTarget.open && setBuyer(await knownBuyer())}
    >
      <summary>{who.length === 0 ? words.putNameOn : words.quotationFor(who.join(', '))}</summary>
      <div className={styles.fields}>
        {FIELDS.map(({ name, label, autoComplete }) => (
          <div className="field" key={name}>
            <label htmlFor={`${id}${name}`}>{label}</label>
            <input
              id={`${id}${name}`}
              name={name}
              value={buyer[name]}
              maxLength={LONGEST_BUYER[name]}
              autoComplete={autoComplete}
              onChange={(event) => type(name, event.target.value)}
            />
          </div>
        ))}
        <p className={styles.hint}>{words.buyerHint}</p>
      </div>
    </details>
  )
}
