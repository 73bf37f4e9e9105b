import * as v from 'valibot'
import { FreshItemMessage, LiveItemsMessage, MOST_LIVE_IDS, SearchMessage } from '#contract/item-message.ts'
import type { LiveItems } from '#flows/live-catalogue.ts'
import type { Backend } from './backend.ts'
import { callGateway, GatewayError } from './call-gateway.ts'
import { prepareGatewayMessage, sendGatewayMessage } from './contact-gateway.ts'

/** The store through the gateway, on the shop's own origin. */
export function gatewayBackend(): Backend {
  return {
    async liveItems(itemIds, signal) {
      const parts: LiveItems[] = []
      for (let start = 0; start < itemIds.length; start += MOST_LIVE_IDS) {
        const ids = itemIds.slice(start, start + MOST_LIVE_IDS).join(',')
        parts.push(
          v.parse(LiveItemsMessage, await callGateway(`/api/items?${new URLSearchParams({ ids })}`, { signal })),
        )
      }
      return { items: parts.flatMap((part) => part.items), missing: parts.flatMap((part) => part.missing) }
    },
    async search(keyword, signal) {
      const answer = await callGateway(`/api/search?${new URLSearchParams({ q: keyword })}`, { signal })
      return v.parse(SearchMessage, answer).items
    },
    async freshItem(itemId) {
      try {
        return v.parse(FreshItemMessage, await callGateway(`/api/items/${encodeURIComponent(itemId)}`))
      } catch (error) {
        if (error instanceof GatewayError && error.status === 404) return undefined
        throw error
      }
    },
    pictureAddress: (pictureId) => `/api/pictures/${encodeURIComponent(pictureId)}`,
    prepareMessage: prepareGatewayMessage,
    sendMessage: sendGatewayMessage,
  }
}
