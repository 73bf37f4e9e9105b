import { STOREFRONT_MODE } from 'astro:env/client'
import type { ContactMessage } from '#domain/contact-message.ts'
import type { FreshItem, Item } from '#domain/item.ts'
import type { LiveItems } from '#flows/live-catalogue.ts'
import type { SendOutcome } from '#flows/send-message.ts'

/** What the browser asks of the store while the shop is open, by whichever way it reaches it. */
export interface Backend {
  /** Throws when the store cannot be reached. */
  liveItems(itemIds: string[], signal?: AbortSignal): Promise<LiveItems>
  /** Throws when the store cannot be reached or the signal is aborted. */
  search(keyword: string, signal?: AbortSignal): Promise<Item[]>
  /** Undefined for an item that the store does not have. Throws when it cannot be reached. */
  freshItem(itemId: string): Promise<FreshItem | undefined>
  /** Where a picture that is not among the built ones is seen. */
  pictureAddress(pictureId: string): string
  /** A person begins to write: gets ready what sending will need. Never throws. */
  prepareMessage(): Promise<void>
  /** `trap` is what the field that people do not see holds. Never throws. */
  sendMessage(message: ContactMessage, trap: string): Promise<SendOutcome>
}

let loaded: Promise<Backend> | undefined

/** The way to the store: through the gateway, or directly where the shop was built so. Loaded when first needed. */
export function backend(): Promise<Backend> {
  loaded ??=
    STOREFRONT_MODE === 'direct'
      ? import('./direct-backend.ts').then((module) => module.directBackend())
      : import('./gateway-backend.ts').then((module) => module.gatewayBackend())
  return loaded
}
