import type { ReactNode } from 'react'
import { contactPath } from '#domain/paths.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import styles from './CartSummary.module.css'
import { CartTotals } from './CartTotals.tsx'
import { CartWays } from './CartWays.tsx'
import { DeliveryFacts } from './DeliveryFacts.tsx'

/** The total, and the two ways on. `children` stand below these. */
export function CartSummary({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.summary} aria-label={common.summary}>
      <CartTotals />
      <DeliveryFacts />
      <CartWays />
      <p className={styles.ask}>
        <a href={contactPath('cart')}>{words.askAboutCart}</a>
      </p>
      {children}
    </section>
  )
}
