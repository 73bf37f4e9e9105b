import { useId } from 'react'
import type { Order } from '#domain/order.ts'
import styles from './OrderTools.module.css'
import { type OrderColumn, type OrderView, readOrderView, statusesOf } from './order-view.ts'

const SORTS: [sort: string, label: string][] = [
  ['', 'Newest first'],
  ['date', 'Oldest first'],
  ['-total', 'Total, high to low'],
  ['total', 'Total, low to high'],
  ['id', 'Order ID'],
  ['-id', 'Order ID, last first'],
  ['-date', 'Date, newest first'],
  ['status', 'Status'],
  ['-status', 'Status, last first'],
  ['paid', 'Paid Status'],
  ['-paid', 'Paid Status, last first'],
]

interface Props {
  orders: readonly Order[]
  found: number
  view: OrderView
  onChange: (changes: Partial<OrderView>) => void
}

/** Finding an order in a long list. */
export function OrderTools({ orders, found, view, onChange }: Props) {
  const id = useId()
  return (
    <search className={styles.tools}>
      <div className="field">
        <label htmlFor={`${id}-text`}>Find an order</label>
        <input
          id={`${id}-text`}
          type="search"
          value={view.text}
          placeholder="Order ID, address or date"
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-status`}>Show</label>
        <select id={`${id}-status`} value={view.status} onChange={(event) => onChange({ status: event.target.value })}>
          <option value="">All orders</option>
          {statusesOf(orders).map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-sort`}>Sort by</label>
        <select
          id={`${id}-sort`}
          value={`${view.descending ? '-' : ''}${view.column}`}
          onChange={(event) => onChange(sortFrom(event.target.value))}
        >
          {SORTS.map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.found} role="status">
        {found === orders.length ? `${found} orders` : `${found} of ${orders.length} orders`}
      </p>
    </search>
  )
}

function sortFrom(sort: string): { column: OrderColumn | ''; descending: boolean } {
  const { column, descending } = readOrderView(`?${new URLSearchParams({ sort })}`)
  return { column, descending }
}
