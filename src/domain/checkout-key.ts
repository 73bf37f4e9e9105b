import { DAY_MS } from './day.ts'

/** A key begins an order for this long after it was made; later it can only be asked about. */
export const KEY_LIFETIME_MS = 15 * 60_000
/** For this long it is known whether it did: journals keep what was begun for longer. */
export const KNOWN_MS = DAY_MS
/** Clocks go wrong; a time from further ahead than this is not believed. */
export const MOST_AHEAD_MS = 5 * 60_000

/** A key for one checkout: a UUID of version 7 (RFC 9562), which carries its time. `random` is 10 bytes of chance. */
export function checkoutKey(nowMs: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.max(0, Math.trunc(nowMs))) << 16n)
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** When a key was made, in milliseconds since 1970; undefined for what is no such key. */
export function keyTimeMs(key: string): number | undefined {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key)) return undefined
  return Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16)
}

/** Whether a key may begin an order: it is neither old, nor from the future, nor from before the journal was begun. */
export function mayBegin(key: string, nowMs: number, journalBornAtMs: number): boolean {
  return ageMs(key, nowMs, journalBornAtMs) <= KEY_LIFETIME_MS
}

/** Whether the journal would have what was begun with a key: of one that it does not have nothing ever was. */
export function isOnRecord(key: string, nowMs: number, journalBornAtMs: number): boolean {
  return ageMs(key, nowMs, journalBornAtMs) <= KNOWN_MS
}

/** Infinite for what is no key, or one of which the journal knows nothing. */
function ageMs(key: string, nowMs: number, journalBornAtMs: number): number {
  const madeMs = keyTimeMs(key)
  const isOne = madeMs !== undefined && madeMs >= journalBornAtMs && madeMs - nowMs <= MOST_AHEAD_MS
  return isOne ? nowMs - madeMs : Number.POSITIVE_INFINITY
}

/** A short name for a checkout, which people can say to one another: `W-` and eight letters or digits of its key. */
export function referenceOf(key: string): string {
  return `W-${key.slice(-8).toUpperCase()}`
}
