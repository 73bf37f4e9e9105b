import { formatShown } from '#domain/cents.ts'
import type { OrderLine } from '#domain/order.ts'
import { productPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'
import styles from './OrderDetails.module.css'
import { ProductCell } from './ProductCell.tsx'

interface Props {
  lines: readonly OrderLine[]
  /** Addresses by item id. */
  pictures: ReadonlyMap<string, string>
  /** Of the whole order, as the store writes it. */
  total: string
}

/** What was ordered, at the prices of then. */
export function OrderLines({ lines, pictures, total }: Props) {
  return (
    <table className={`table ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{common.product}</th>
          <th scope="col" className="number">
            {common.quantity}
          </th>
          <th scope="col" className="number">
            {common.price}
          </th>
          <th scope="col" className="number">
            {words.discount}
          </th>
          <th scope="col" className="number">
            {common.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderLineId}>
            <td>
              <ProductCell
                picture={pictures.get(line.itemId) ?? ''}
                name={unbroken(line.name) || line.itemId}
                code={line.code}
                href={productPath(line)}
              />
            </td>
            <td data-label={common.quantity} className="number">
              {line.quantity}
            </td>
            <td data-label={common.price} className="number">
              <bdi>{formatShown(line.displayPrice)}</bdi>
            </td>
            <td data-label={words.discount} className="number">
              <bdi>{line.displayDiscount}</bdi>
            </td>
            <td data-label={common.total} className="number">
              <bdi>{formatShown(line.displayTotal)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {common.total}
          </th>
          <td className="number">
            <bdi>{formatShown(total)}</bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
