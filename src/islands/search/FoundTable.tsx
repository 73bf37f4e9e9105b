import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { formatCents, formatPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import { leastQuantity } from '#domain/sale-quantities.ts'
import { unbroken } from '#domain/unbroken.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { SmallPicture } from '#islands/card/SmallPicture.tsx'
import { ShownFact } from '#islands/units/ShownFact.tsx'
import { ownDirection } from '#own-direction.ts'
import type { ShownRow } from '#search/filter-index.ts'
import type { FilterOrder } from '#search/filter-selection.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './MatTable.module.css'

/** Heads of columns, and the order that a press on one gives; a press on the price turns it round. */
const COLUMNS: readonly (readonly [head: string, order?: FilterOrder])[] = [
  [common.name, 'name'],
  [words.size, 'size'],
  [words.facts.thickness, 'thickness'],
  [words.facts.weight],
  [words.facts.material],
  [common.price, 'price'],
]

interface Props {
  rows: ShownRow[]
  order: FilterOrder
  onOrder: (order: FilterOrder) => void
}

/** Measures beside one another: the quickest way to tell mats apart. On a phone it is scrolled, and the names stay. */
export function MatTable({ rows, order, onOrder }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className={styles.frame} tabIndex={0} aria-label={words.tableOf}>
      <table className={`table ${styles.table}`}>
        <thead>
          <tr>
            {COLUMNS.map(([head, own]) => (
              <th
                key={head}
                scope="col"
                className={own === 'price' ? 'number' : undefined}
                aria-sort={sortOf(own, order)}
              >
                {own === undefined ? (
                  head
                ) : (
                  <button
                    type="button"
                    aria-label={words.sortedBy(head)}
                    onClick={() => onOrder(nextOrder(own, order))}
                  >
                    {head}
                  </button>
                )}
              </th>
            ))}
            <th scope="col">{common.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MatRow key={row.document.itemId} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MatRow({ row: { document, size, thickness, weight } }: { row: ShownRow }) {
  const { itemId, code, name, material, price, picture, sold, squareMetre } = document
  const terms = readWrittenSaleTerms(sold)
  const per = price === 'on-request' ? '' : sale.perUnit(terms.unit)
  return (
    <tr>
      <th scope="row">
        <div className={styles.mat}>
          <span className={styles.picture}>
            <SmallPicture picture={picture} width={56} />
          </span>
          <span dir={ownDirection}>
            <a href={productPath({ itemId })}>{unbroken(name)}</a>
            <small>{code}</small>
          </span>
        </div>
      </th>
      <td dir={ownDirection}>
        <ShownFact text={size} />
      </td>
      <td dir={ownDirection}>
        <ShownFact text={thickness} />
      </td>
      <td dir={ownDirection}>
        <ShownFact text={weight} />
      </td>
      <td dir={ownDirection}>{material}</td>
      <td className="number">
        {formatPrice(price, common.priceOnRequest)} {per !== '' && <small>{unbroken(per)}</small>}
        {squareMetre > 0 && <small>{unbroken(sale.perSquareMetre(formatCents(squareMetre)))}</small>}
      </td>
      <td>
        {price !== 'on-request' && (
          <div className={styles.buy} data-buy-bar>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={leastQuantity(terms)}
              aria-label={sale.quantityIn(common.quantity, sale.counted(terms.unit))}
              data-quantity
            />
            <button
              type="button"
              className="button quiet plus"
              data-add-to-cart={itemId}
              data-name={name}
              data-code={code}
              data-picture={picture === '' ? '' : smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')}
              data-price={price}
              data-sold={sold || undefined}
              aria-label={common.addToCart}
            />
          </div>
        )}
      </td>
    </tr>
  )
}

function nextOrder(own: FilterOrder, order: FilterOrder): FilterOrder {
  if (own === 'price') return order === 'price' ? 'price-down' : 'price'
  return own === order ? 'listed' : own
}

function sortOf(own: FilterOrder | undefined, order: FilterOrder): 'ascending' | 'descending' | undefined {
  if (own === 'price' && order === 'price-down') return 'descending'
  if (own === undefined || own !== order) return undefined
  return own === 'size' || own === 'thickness' ? 'descending' : 'ascending'
}
