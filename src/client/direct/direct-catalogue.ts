import { DIRECT_STORE_API_KEY, DIRECT_STORE_API_URL } from 'astro:env/client'
import type { LiveCatalogue } from '#client/backend.ts'
import { directStore } from '#flows/direct-store.ts'
import { readFreshItem, readLiveItems, searchStore } from '#flows/live-catalogue.ts'

/** The store API itself, from the browser. The build says what that exposes. */
export function directCatalogue(): LiveCatalogue {
  const store = directStore(DIRECT_STORE_API_URL, DIRECT_STORE_API_KEY)
  return {
    liveItems: (itemIds) => readLiveItems(store, itemIds, (line) => console.warn(line)),
    async search(keyword, signal) {
      const searched = directStore(DIRECT_STORE_API_URL, DIRECT_STORE_API_KEY, signal)
      const found = await searchStore(searched, keyword)
      signal?.throwIfAborted()
      return found
    },
    freshItem: (itemId) => readFreshItem(store, itemId),
    pictureAddress: (pictureId) => `${DIRECT_STORE_API_URL}/Uploads/${encodeURIComponent(pictureId)}.jpg`,
  }
}
