import { LEAST_WRITING_MS, MOST_WRITING_MS } from '#contract/message-calls.ts'

/** By how much clocks of gateways differ at most. */
const CLOCKS_APART_MS = 60_000

/** Signs the moment at which a form was opened, and judges how long ago that was. */
export interface FormTokens {
  issue(): Promise<string>
  judge(token: string): Promise<'fresh' | 'too-fast' | 'too-old' | 'forged'>
}

/** `<moment in ms>.<HMAC-SHA-256 in lower-case hex>`: there is one spelling of each token and no other. */
export function formTokens(secret: string, nowMs: () => number): FormTokens {
  const key = crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  return {
    async issue() {
      const moment = String(nowMs())
      const mac = await crypto.subtle.sign('HMAC', await key, signed(moment))
      return `${moment}.${Buffer.from(mac).toString('hex')}`
    },
    async judge(token) {
      const [, moment, mac] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(token) ?? []
      if (moment === undefined || mac === undefined) return 'forged'
      const ours = await crypto.subtle.verify('HMAC', await key, Buffer.from(mac, 'hex'), signed(moment))
      if (!ours) return 'forged'
      const ageMs = nowMs() - Number(moment)
      // Another gateway signed it, whose clock is ahead.
      if (ageMs < 0 && ageMs >= -CLOCKS_APART_MS) return 'fresh'
      if (ageMs < LEAST_WRITING_MS) return 'too-fast'
      return ageMs > MOST_WRITING_MS ? 'too-old' : 'fresh'
    },
  }
}

/** The purpose is signed too: the same secret makes other signatures elsewhere. */
function signed(moment: string): Uint8Array<ArrayBuffer> {
  return bytes(`form-token ${moment}`)
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
