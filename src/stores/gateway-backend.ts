import { addressOf } from '#contract/call.ts'
import * as calls from '#contract/catalogue-calls.ts'
import type { LiveItems } from '#flows/live-catalogue.ts'
import type { Backend } from './backend.ts'
import { callGateway, GatewayError } from './call-gateway.ts'
import { prepareGatewayMessage, sendGatewayMessage } from './contact-gateway.ts'

/** The store through the gateway, on the shop's own origin. */
export function gatewayBackend(): Backend {
  return {
    async liveItems(itemIds, signal) {
      const parts: LiveItems[] = []
      for (let start = 0; start < itemIds.length; start += calls.MOST_LIVE_IDS) {
        const ids = itemIds.slice(start, start + calls.MOST_LIVE_IDS).join(',')
        parts.push(await callGateway(calls.liveItems, { named: { ids }, signal }))
      }
      return { items: parts.flatMap((part) => part.items), missing: parts.flatMap((part) => part.missing) }
    },
    async search(keyword, signal) {
      return (await callGateway(calls.search, { named: { q: keyword }, signal })).items
    },
    async freshItem(itemId) {
      try {
        return await callGateway(calls.freshItem, { named: { itemId } })
      } catch (error) {
        if (error instanceof GatewayError && error.status === calls.freshItem.refusals['no-such-item']) return undefined
        throw error
      }
    },
    pictureAddress: (pictureId) => addressOf(calls.picture, { pictureId }),
    prepareMessage: prepareGatewayMessage,
    sendMessage: sendGatewayMessage,
  }
}
