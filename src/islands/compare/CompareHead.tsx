import { formatPrice } from '#domain/cents.ts'
import { contactPath, productPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { LinePicture } from '#islands/cart/LinePicture.tsx'
import { ownDirection } from '#own-direction.ts'
import { leaveOut } from '#stores/comparison.ts'
import type { StatedItem } from '#stores/stated-item.ts'
import * as common from '#words/common.ts'
import * as words from '#words/compare.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './Compare.module.css'

/** Picture, name, price and what can be done, above the column of each mat. */
export function CompareHead({ mats }: { mats: readonly StatedItem[] }) {
  return (
    <thead>
      <tr className={styles.head}>
        <td className={styles.corner} />
        {mats.map((mat) => (
          <th key={mat.itemId} scope="col">
            <Mat mat={mat} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Mat({ mat }: { mat: StatedItem }) {
  const { itemId, name, code, price, sold, picture } = mat
  const terms = readWrittenSaleTerms(sold)
  const per = price === 'on-request' ? '' : sale.perUnit(terms.unit)
  return (
    <div className={styles.mat}>
      <LinePicture src={picture} />
      <a className={styles.name} href={productPath(mat)} dir={ownDirection}>
        {unbroken(name)}
      </a>
      {code !== '' && (
        <p className={styles.code} dir={ownDirection}>
          {code}
        </p>
      )}
      <p className={styles.price}>
        {formatPrice(price, common.priceOnRequest)} {per !== '' && <span className="aside">{unbroken(per)}</span>}
      </p>
      {price === 'on-request' ? (
        <a className="button quiet" href={contactPath({ ...mat, terms })}>
          {common.askForAPrice}
        </a>
      ) : (
        <button
          type="button"
          className="button"
          data-add-to-cart={itemId}
          data-code={code}
          data-name={name}
          data-price={price}
          data-picture={picture}
          data-sold={sold || undefined}
        >
          {common.addToCart}
        </button>
      )}
      <button
        type="button"
        className="text-button"
        aria-label={words.removeItem(name)}
        onClick={({ currentTarget }) => {
          // It goes with its column: the keyboard goes on where that stood.
          currentTarget.closest<HTMLElement>('main')?.focus({ preventScroll: true })
          leaveOut(itemId)
        }}
      >
        {words.remove}
      </button>
    </div>
  )
}
