import type { Cart } from '#domain/cart.ts'
import type { LiveItem } from '#domain/checked-cart.ts'
import { freightOfCart } from '#domain/freight-of-cart.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { unbroken } from '#domain/unbroken.ts'
import * as words from '#words/freight.ts'
import { freightRows } from './freight-words.ts'

/** What an estimate is made of, as the cart knows it: this file imports no store, or the checkout would be cut anew. */
export interface FreightTableProps {
  cart: Cart
  known: ReadonlyMap<string, LiveItem>
  unit: ShownUnit
}

/** An estimate of how what can be ordered would travel, in the styles of DeliveryFacts. */
export function FreightTable({ cart, known, unit }: FreightTableProps) {
  const rows = freightRows(freightOfCart(cart, known), unit)
  return (
    <>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
      <p>{words.estimate}</p>
    </>
  )
}
