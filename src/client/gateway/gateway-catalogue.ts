import type { LiveCatalogue } from '#client/backend.ts'
import { BackendError, callGateway } from '#client/call-gateway.ts'
import { addressOf } from '#contract/call.ts'
import * as calls from '#contract/catalogue-calls.ts'
import type { LiveItems } from '#flows/live-catalogue.ts'

/** The store through the gateway, on the shop's own origin. */
export const gatewayCatalogue: LiveCatalogue = {
  async liveItems(itemIds, signal) {
    const parts: LiveItems[] = []
    for (let start = 0; start < itemIds.length; start += calls.MOST_LIVE_IDS) {
      const ids = itemIds.slice(start, start + calls.MOST_LIVE_IDS).join(',')
      parts.push(await callGateway(calls.liveItems, { named: { ids }, signal }))
    }
    return { items: parts.flatMap((part) => part.items), missing: parts.flatMap((part) => part.missing) }
  },
  search: (keyword, signal) => callGateway(calls.search, { named: { q: keyword }, signal }),
  async freshItem(itemId) {
    try {
      return await callGateway(calls.freshItem, { named: { itemId } })
    } catch (error) {
      if (error instanceof BackendError && error.status === calls.freshItem.refusals['no-such-item']) return undefined
      throw error
    }
  },
  pictureAddress: (pictureId) => addressOf(calls.picture, { pictureId }),
}
