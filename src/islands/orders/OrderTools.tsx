import { useId } from 'react'
import type { Order } from '#domain/order.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'
import styles from './OrderTools.module.css'
import { type OrderColumn, type OrderView, readOrderView, statusesOf } from './order-view.ts'

const SORTS: [sort: string, label: string][] = [
  ['', words.newestFirst],
  ['date', words.oldestFirst],
  ['-total', words.totalHighToLow],
  ['total', words.totalLowToHigh],
  ['id', words.orderId],
  ['-id', words.orderIdLastFirst],
  ['-date', words.dateNewestFirst],
  ['status', words.status],
  ['-status', words.statusLastFirst],
  ['paid', words.paidStatus],
  ['-paid', words.paidStatusLastFirst],
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
  const statuses = statusesOf(orders)
  return (
    <search className={styles.tools}>
      <div className="field">
        <label htmlFor={`${id}-text`}>{words.findOrder}</label>
        <input
          id={`${id}-text`}
          type="search"
          value={view.text}
          placeholder={words.whatToFind}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-status`}>{words.show}</label>
        <select id={`${id}-status`} value={view.status} onChange={(event) => onChange({ status: event.target.value })}>
          <option value="">{words.allOrders}</option>
          {/* An address may name one that no order has any more. */}
          {view.status !== '' && !statuses.includes(view.status) && <option>{view.status}</option>}
          {statuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-sort`}>{common.sortBy}</label>
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
        {found === orders.length ? words.orders(found) : words.foundAmong(found, orders.length)}
      </p>
    </search>
  )
}

function sortFrom(sort: string): { column: OrderColumn | ''; descending: boolean } {
  const { column, descending } = readOrderView(`?${new URLSearchParams({ sort })}`)
  return { column, descending }
}
