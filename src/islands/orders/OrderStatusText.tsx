import type { OrderStatus } from '#domain/order.ts'

/** Green when the store calls it a success, otherwise red; the words say the same. */
export function OrderStatusText({ status }: { status: OrderStatus }) {
  return <span className={`status-${status.tone}`}>{status.text}</span>
}
