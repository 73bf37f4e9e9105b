import { expect, test } from 'vitest'
import { hashAtOnce } from './quick-digests.ts'

test.each(['SHA-256', 'SHA-384', 'SHA-512'])(
  '%s at once is the same as by way of another thread',
  async (algorithm) => {
    const bytes = new TextEncoder().encode('…script…').subarray(2)
    const before = new Uint8Array(await crypto.subtle.digest(algorithm, bytes))
    hashAtOnce()
    expect(new Uint8Array(await crypto.subtle.digest(algorithm, bytes))).toEqual(before)
    Reflect.deleteProperty(crypto.subtle, 'digest')
  },
)
