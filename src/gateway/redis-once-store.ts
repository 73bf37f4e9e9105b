import { LEASE_MS, type OnceStore, onceStoreUnavailable } from './once-store.ts'
import type { Redis } from './redis-client.ts'
import { withLease } from './with-lease.ts'

const TAKE = `
  if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return redis.call('incr', KEYS[2]) end
  return 0`
const RENEW_IF_OWN = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end
  return 0`
const FREE_IF_OWN = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
  return 0`

/** A OnceStore in Redis, for several gateways side by side. */
export function redisOnceStore(client: Redis): OnceStore {
  const leaseKey = (name: string) => `hoof-and-husk:lease:${name}`
  const fenceKey = (name: string) => `hoof-and-husk:fence:${name}`
  const entryKey = (key: string) => `hoof-and-husk:entry:${key}`
  const lease = {
    async take(name: string, owner: string) {
      const keys = [leaseKey(name), fenceKey(name)]
      const fence = Number(await reached(client.eval(TAKE, { keys, arguments: [owner, String(LEASE_MS)] })))
      return fence === 0 ? undefined : fence
    },
    async renew(name: string, owner: string) {
      const renewal = { keys: [leaseKey(name)], arguments: [owner, String(LEASE_MS)] }
      return (await reached(client.eval(RENEW_IF_OWN, renewal))) === 1
    },
    async free(name: string, owner: string) {
      await reached(client.eval(FREE_IF_OWN, { keys: [leaseKey(name)], arguments: [owner] }))
    },
  }
  return {
    get: async (key) => (await reached(client.get(entryKey(key)))) ?? undefined,
    async set(key, value, lifetimeMs) {
      await reached(client.set(entryKey(key), value, { expiration: { type: 'PX', value: lifetimeMs } }))
    },
    exclusively: (name, waitMs, work) => withLease(lease, name, waitMs, work),
    close: async () => client.destroy(),
  }
}

const LONGEST_ANSWER_MS = 5_000

/** An answer of Redis that comes in time. Throws GatewayProblem 503 when none does. */
export async function reached<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Redis gave no answer in time.')), LONGEST_ANSWER_MS)
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    throw onceStoreUnavailable(error)
  } finally {
    clearTimeout(timer)
  }
}
