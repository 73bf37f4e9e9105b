import type { Mailer } from '#flows/mailer.ts'
import type { OrderDesk } from '#flows/order-desk.ts'
import type { StoreApi } from '#store-api/store-api.ts'
import type { EventLog } from './event-log.ts'
import type { GoingOn } from './going-on.ts'
import type { Limiter } from './limiter.ts'
import type { PictureEncoder } from './live-pictures.ts'
import type { Metrics } from './metrics.ts'
import type { OnceStore } from './once-store.ts'
import type { SessionStore } from './session-store.ts'

/** What the gateway works with; tests hand in their own. */
export interface GatewayPorts {
  store: StoreApi
  mailer: Mailer
  /** Turns, and what has to outlive a crash. */
  once: OnceStore
  /** Who is logged in, and where. */
  sessions: SessionStore
  /** Decodes what may be anything and encodes what pages show, as WebP; undefined when it is no picture. */
  encodePicture: PictureEncoder
  /** Where orders are placed. */
  desk: OrderDesk
  /** Orders that go on after their answer; the process waits for them before it ends. */
  goingOn: GoingOn
  /** Where the shop is, without a slash at the end, and its name, for mails. */
  shop: { origin: string; name: string }
  /** Seals and signs; at least 32 characters. */
  secret: string
  nowMs: () => number
  /** Where the owner reads of trouble; never given a secret or a customer's text. */
  log: (line: string) => void
  /** Where it is noted who logged in, changed a password, was refused or ordered. */
  events: EventLog
  metrics: Metrics
  /** Counts what callers ask for. */
  limiter: Limiter
  /** The header in which a trusted proxy names the caller; without it the address is the connection's own. */
  addressHeader?: string | undefined
}
