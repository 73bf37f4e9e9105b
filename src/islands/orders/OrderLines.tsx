import { formatShown } from '#domain/cents.ts'
import type { OrderLine } from '#domain/order.ts'
import { productPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { LinePicture } from '#islands/cart/LinePicture.tsx'
import styles from './OrderDetails.module.css'

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
          <th scope="col">Product</th>
          <th scope="col" className="number">
            Quantity
          </th>
          <th scope="col" className="number">
            Price
          </th>
          <th scope="col" className="number">
            Discount
          </th>
          <th scope="col" className="number">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderLineId}>
            <td>
              <div className={styles.product}>
                <div className={styles.picture}>
                  <LinePicture src={pictures.get(line.itemId) ?? ''} />
                </div>
                <a href={productPath(line)}>{unbroken(line.name) || line.itemId}</a>
              </div>
            </td>
            <td data-label="Quantity" className="number">
              {line.quantity}
            </td>
            <td data-label="Price" className="number">
              {formatShown(line.displayPrice)}
            </td>
            <td data-label="Discount" className="number">
              {line.displayDiscount}
            </td>
            <td data-label="Total" className="number">
              {formatShown(line.displayTotal)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            Total
          </th>
          <td className="number">{formatShown(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
