import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { SamePassword } from '#flows/log-in.ts'

/** The purposes a key is made for; one never serves for another. */
export type Purpose = 'session' | 'password-print' | 'reset-link' | 'password-comparison' | 'log' | 'device'

const made = new Map<string, KeyObject>()

/** A 256-bit key for one purpose, made of the gateway's secret (HKDF, RFC 5869), once. */
export function keyFor(secret: string, purpose: Purpose): KeyObject {
  const name = `${purpose} ${secret}`
  const key = made.get(name) ?? derive(secret, purpose)
  made.set(name, key)
  return key
}

function derive(secret: string, purpose: Purpose): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', secret, 'hoof-and-husk', purpose, 32)))
}

/** A keyed fingerprint of some texts, base64url; the texts cannot run into one another. */
export function fingerprint(secret: string, purpose: Purpose, ...texts: string[]): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(JSON.stringify(texts)).digest('base64url')
}

/** Whether two fingerprints are the same, in a time that says nothing about them. */
export function sameFingerprint(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Compares passwords in constant time, whatever their lengths: what is compared are their fingerprints. */
export function constantTimeComparison(secret: string): SamePassword {
  const print = (password: string) => fingerprint(secret, 'password-comparison', password)
  return (given, stored) => sameFingerprint(print(given), print(stored))
}
