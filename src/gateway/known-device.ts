import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { readOwnCookie, setOwnCookie } from './own-cookie.ts'
import { fingerprint, sameFingerprint } from './secrets.ts'

/** How long a browser that logged in is known; browsers keep no cookie for longer. */
const KNOWN_S = 400 * 24 * 60 * 60

/** Whose tries are counted: an account's, and apart from strangers' those of a browser that has logged in to it before. */
export interface Counter {
  account: string
  device?: string
}

/** Under which names tries at an account from this browser are counted. */
export function counterOf(context: Context, secret: string, email: string): Counter {
  const [id = '', mac = ''] = (readOwnCookie(context, 'device') ?? '').split('.')
  const account = fingerprint(secret, 'device', 'account', emailKey(email))
  return sameFingerprint(mac, macOf(secret, id, email)) ? { account, device: id } : { account }
}

/** Notes in the browser that it has logged in to this account. */
export function rememberDevice(context: Context, secret: string, email: string): void {
  const id = randomBytes(16).toString('base64url')
  setOwnCookie(context, 'device', `${id}.${macOf(secret, id, email)}`, KNOWN_S)
}

function macOf(secret: string, id: string, email: string): string {
  return fingerprint(secret, 'device', id, emailKey(email))
}

function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
