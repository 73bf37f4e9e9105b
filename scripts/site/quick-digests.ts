import { hash } from 'node:crypto'

/**
 * Astro hashes the same few scripts again for every page, each time by way of another thread, and a page waits for
 * longer than it computes. In a thread of our own they are hashed at once.
 */
export function hashAtOnce(): void {
  const digest: SubtleCrypto['digest'] = async (algorithm, data) => {
    const name = typeof algorithm === 'string' ? algorithm : algorithm.name
    const bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data)
    return new Uint8Array(hash(name.replace('-', ''), bytes, 'buffer')).buffer
  }
  Object.defineProperty(crypto.subtle, 'digest', { value: digest, configurable: true })
}
