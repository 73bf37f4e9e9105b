import { join } from 'node:path'
import type { Mailer } from '#flows/mailer.ts'
import type { OrderDesk } from '#flows/order-desk.ts'
import { ORDER_WINDOWS } from '#flows/order-ports.ts'
import { emailjsMailer } from '#gateway/emailjs-mailer.ts'
import { gatewayDesk } from '#gateway/gateway-desk.ts'
import type { OnceStore } from '#gateway/once-store.ts'
import { connectRedis } from '#gateway/redis-client.ts'
import { redisOnceStore } from '#gateway/redis-once-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { site } from '#site.ts'
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts'
import type { Configuration } from '../settings/configuration.ts'
import { mailSettings } from '../settings/mail-settings.ts'
import type { StoreConnection } from '../settings/store-connection.ts'

/** What orders are placed and looked after with, as the gateway has it. */
export interface OpenDesk {
  desk: OrderDesk
  once: OnceStore
  close(): Promise<void>
}

/** The desk outside the gateway, on the same record of orders. */
export async function openDesk(
  configuration: Configuration,
  store: Pick<StoreConnection, 'url' | 'apiKey'>,
  log: (line: string) => void,
): Promise<OpenDesk> {
  const { REDIS_URL, DATA_FOLDER } = configuration
  const once =
    REDIS_URL === undefined
      ? sqliteOnceStore(join(DATA_FOLDER, 'gateway.sqlite'))
      : redisOnceStore(await connectRedis(REDIS_URL, log))
  const mailer = emailjsMailer(mailSettings(configuration, store.url), globalThis.fetch)
  const api = storeForOrders(store)
  return { desk: deskWith(configuration, { api, mailer, once, log }), once, close: () => once.close() }
}

/** No customer has as many orders as this. */
const MOST_ANSWER_BYTES = 4 * 1024 * 1024

/** The store API as the gateway calls it: a person is waiting, and others share the memory. */
export function storeForOrders({ url, apiKey }: Pick<StoreConnection, 'url' | 'apiKey'>): StoreApi {
  return createStoreApi({
    url,
    apiKey,
    fetch: globalThis.fetch,
    retries: 1,
    timeoutMs: 10_000,
    longestRetryAfterMs: 2_000,
    jsonLimitBytes: MOST_ANSWER_BYTES,
  })
}

export function deskWith(
  { ORDER_WINDOW_S }: Configuration,
  { api, mailer, once, log }: { api: StoreApi; mailer: Mailer; once: OnceStore; log: (line: string) => void },
): OrderDesk {
  const windows = { ...ORDER_WINDOWS, doubtMs: ORDER_WINDOW_S * 1000 }
  return gatewayDesk({ store: api, mailer, once, shopName: site.name, nowMs: Date.now, windows, log })
}
