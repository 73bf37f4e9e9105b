import { formatShown } from '#domain/cents.ts'
import type { Order } from '#domain/order.ts'
import { orderPath } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'
import styles from './MyOrders.module.css'
import { OrderStatusText } from './OrderStatusText.tsx'
import type { OrderColumn, OrderView } from './order-view.ts'

const COLUMNS: [label: string, column: OrderColumn | undefined, className: string][] = [
  [words.orderId, 'id', ''],
  [common.address, undefined, ''],
  [common.date, 'date', ''],
  [common.total, 'total', 'number'],
  [words.status, 'status', ''],
  [words.paidStatus, 'paid', ''],
  [words.view, undefined, ''],
]

interface Props {
  orders: readonly Order[]
  /** Left out where the list is too short to be sorted. */
  view?: OrderView
  onSort?: (sort: Pick<OrderView, 'column' | 'descending'>) => void
}

/** The orders in a table; on a phone each is a card. */
export function OrdersTable({ orders, view, onSort }: Props) {
  return (
    <table className={`table ${styles.table}`}>
      <thead>
        <tr>
          {COLUMNS.map(([label, column, className]) => (
            <th key={label} scope="col" className={className} aria-sort={sortOf(column, view)}>
              {column !== undefined && view !== undefined ? (
                <button type="button" onClick={() => onSort?.(nextSort(column, view))}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderId}>
            <td data-label={words.orderId} className={styles.word}>
              {order.orderId}
            </td>
            <td data-label={common.address}>
              <bdi>{order.displayAddress}</bdi>
            </td>
            <td data-label={common.date} className={styles.fixed}>
              <bdi>{order.displayDate}</bdi>
            </td>
            <td data-label={common.total} className={`number ${styles.fixed}`}>
              <bdi>{formatShown(order.displayTotal)}</bdi>
            </td>
            <td data-label={words.status} className={styles.word}>
              <OrderStatusText status={order.status} />
            </td>
            <td data-label={words.paidStatus} className={styles.word}>
              <OrderStatusText status={order.paidStatus} />
            </td>
            <td data-label={words.view} className={styles.word}>
              <a href={orderPath(order)} aria-label={words.viewOrder(order.orderId)}>
                {words.view}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sortOf(column: OrderColumn | undefined, view: OrderView | undefined) {
  if (column === undefined || view === undefined || view.column !== column) return undefined
  return view.descending ? 'descending' : 'ascending'
}

function nextSort(column: OrderColumn, view: OrderView): Pick<OrderView, 'column' | 'descending'> {
  return { column, descending: view.column === column && !view.descending }
}
