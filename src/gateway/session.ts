import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { SessionMessage } from '#contract/account-message.ts'
import { fingerprint, keyFor } from './secrets.ts'

/** Who is logged in, as sealed in the cookie. */
export interface Session {
  customer: SessionMessage
  /** Keyed fingerprint of the password at log-in: a changed password ends every session. */
  passwordPrint: string
}

/** Spec section 9: 30 days when remembered. */
export const REMEMBERED_S = 30 * 24 * 60 * 60
const UNREMEMBERED_S = 12 * 60 * 60

const LONGEST_SEAL = 4096

const Payload = v.object({ customer: SessionMessage, passwordPrint: v.string(), exp: v.number() })

export function passwordPrint(secret: string, customerId: string, password: string): string {
  return fingerprint(secret, 'password-print', customerId, password)
}

/** Seals a session into a cookie that scripts cannot read. Remembered for 30 days, else until the browser closes, 12 hours at most. */
export async function openSession(
  context: Context,
  secret: string,
  session: Session,
  remember: boolean,
  nowMs: number,
): Promise<void> {
  const lifetimeS = remember ? REMEMBERED_S : UNREMEMBERED_S
  const nowS = Math.floor(nowMs / 1000)
  const sealed = await new EncryptJWT({ customer: session.customer, passwordPrint: session.passwordPrint })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + lifetimeS)
    .encrypt(keyFor(secret, 'session'))
  setCookie(context, cookieName(context), sealed, {
    ...attributes(context),
    ...(remember ? { maxAge: lifetimeS } : {}),
  })
}

/** The session of a request, or undefined when it has none, or one that is forged, damaged or expired. */
export async function readSession(context: Context, secret: string, nowMs: number): Promise<Session | undefined> {
  const sealed = getCookie(context, cookieName(context))
  if (sealed === undefined || sealed.length > LONGEST_SEAL) return undefined
  const name = `${secret} ${sealed}`
  const known = openedSeals.get(name) ?? (await openSeal(sealed, secret, nowMs))
  if (known === undefined || known.expiresAtS * 1000 <= nowMs) return undefined
  openedSeals.set(name, known)
  return known.session
}

/** What was found in a seal: the same text holds the same for ever, and opening it costs more than all else. */
const openedSeals = new LRUCache<string, OpenedSeal>({ max: 5_000 })

interface OpenedSeal {
  session: Session
  expiresAtS: number
}

async function openSeal(sealed: string, secret: string, nowMs: number): Promise<OpenedSeal | undefined> {
  if (!isCanonical(sealed)) return undefined
  try {
    const { payload } = await jwtDecrypt(sealed, keyFor(secret, 'session'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(nowMs),
      requiredClaims: ['exp'],
    })
    const parsed = v.safeParse(Payload, payload)
    if (!parsed.success) return undefined
    const { exp, ...session } = parsed.output
    return { session, expiresAtS: exp }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError)
      return undefined
    throw error
  }
}

/** One seal has one spelling: base64url leaves bits at its end that say nothing. */
function isCanonical(sealed: string): boolean {
  return sealed.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}

export function closeSession(context: Context): void {
  deleteCookie(context, cookieName(context), attributes(context))
}

/** `__Host-` binds the cookie to this host; browsers take it over HTTPS only. */
function cookieName(context: Context): string {
  return isSecure(context) ? '__Host-session' : 'session'
}

function attributes(context: Context) {
  return { httpOnly: true, secure: isSecure(context), sameSite: 'Strict' as const, path: '/' }
}

/** By SITE_URL: a proxy that forgets to say https must not cost the cookie its protection. */
function isSecure(context: Context): boolean {
  return context.get('secure') === true
}
