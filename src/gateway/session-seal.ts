import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { keyFor } from './secrets.ts'

const Payload = v.strictObject({
  id: v.pipe(v.string(), v.length(43)),
  iat: v.number(),
  exp: v.number(),
})

/** Seals the id of a session: what is no seal of ours is refused before anything is looked up. */
export async function sealSession(secret: string, id: string, nowMs: number, lifetimeMs: number): Promise<string> {
  const nowS = Math.floor(nowMs / 1000)
  return new EncryptJWT({ id })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + Math.floor(lifetimeMs / 1000))
    .encrypt(keyFor(secret, 'session'))
}

/** Under which key the session of a seal is kept, or undefined for one that is forged, damaged, of another kind or too old. */
export async function openSessionSeal(secret: string, sealed: string, nowMs: number): Promise<string | undefined> {
  const name = `${secret} ${sealed}`
  const known = openedSeals.get(name)
  if (known !== undefined) return known.endsAtMs <= nowMs ? undefined : known.key
  const payload = await openSeal(sealed, secret, nowMs)
  if (payload === undefined) return undefined
  const opened = { key: keyOf(payload.id), endsAtMs: payload.exp * 1000 }
  openedSeals.set(name, opened)
  return opened.key
}

/** The store of sessions knows an id by its hash alone. */
export function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** What was found in a seal: the same text holds the same for ever, and opening it costs more than all else. */
const openedSeals = new LRUCache<string, { key: string; endsAtMs: number }>({ max: 5_000 })

async function openSeal(sealed: string, secret: string, nowMs: number) {
  if (!isCanonical(sealed)) return undefined
  try {
    const { payload } = await jwtDecrypt(sealed, keyFor(secret, 'session'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(nowMs),
    })
    const parsed = v.safeParse(Payload, payload)
    return parsed.success ? parsed.output : undefined
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
