import { LEASE_MS, type OnceStore } from './once-store.ts'
import { endRedis, fenceKey, type Redis, reached } from './redis-client.ts'
import { redisIntentStore } from './redis-intent-store.ts'
import { type ProcessClock, processClock, withLease } from './with-lease.ts'

const TAKE = `
  if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return redis.call('incr', KEYS[2]) end
  return 0`
const RENEW_IF_OWN = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end
  return 0`
const FREE_IF_OWN = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
  return 0`

export interface RedisOnceStoreOptions {
  clock?: ProcessClock
  log?: (line: string) => void
}

/** A OnceStore in Redis, for several gateways side by side. */
export function redisOnceStore(client: Redis, options: RedisOnceStoreOptions = {}): OnceStore {
  const { clock = processClock, log = console.error } = options
  const leaseKey = (name: string) => `hoof-and-husk:lease:${name}`
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
    // Redis does so by itself.
    forgetOutlived: async () => undefined,
    exclusively: (name, waitMs, work) => withLease(lease, name, waitMs, work, clock),
    intents: redisIntentStore(client, Date.now, log),
    close: async () => endRedis(client),
  }
}
