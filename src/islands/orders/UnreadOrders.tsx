import { CONTACT_US_PATH } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'

/** That there are orders which are not shown, and who can be asked for them. */
export function UnreadOrders({ unread }: { unread: number }) {
  if (unread === 0) return null
  return (
    <p className="notice problem">
      {words.ordersLeftOut(unread)} <a href={CONTACT_US_PATH}>{common.contactUs}</a>
    </p>
  )
}
