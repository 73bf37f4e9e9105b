import { createClient } from 'redis'
import { LEASE_MS, type OnceStore } from './once-store.ts'
import { withLease } from './with-lease.ts'

const RENEW_IF_OWN =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0"
const FREE_IF_OWN = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"

/**
 * A OnceStore in Redis, for several gateways side by side. The server must keep what it is told across a restart
 * (`appendonly yes`). Rejects when it cannot be reached.
 */
export async function redisOnceStore(url: string): Promise<OnceStore> {
  const client = createClient({ url, socket: { reconnectStrategy: (tries) => Math.min(tries * 100, 2_000) } })
  client.on('error', () => undefined)
  await client.connect()
  const leaseKey = (name: string) => `hoof-and-husk:lease:${name}`
  const entryKey = (key: string) => `hoof-and-husk:entry:${key}`
  const lease = {
    async take(name: string, owner: string) {
      const answer = await client.set(leaseKey(name), owner, {
        condition: 'NX',
        expiration: { type: 'PX', value: LEASE_MS },
      })
      return answer === 'OK'
    },
    async renew(name: string, owner: string) {
      await client.eval(RENEW_IF_OWN, { keys: [leaseKey(name)], arguments: [owner, String(LEASE_MS)] })
    },
    async free(name: string, owner: string) {
      await client.eval(FREE_IF_OWN, { keys: [leaseKey(name)], arguments: [owner] })
    },
  }
  return {
    get: async (key) => (await client.get(entryKey(key))) ?? undefined,
    async set(key, value, lifetimeMs) {
      await client.set(entryKey(key), value, { expiration: { type: 'PX', value: lifetimeMs } })
    },
    exclusively: (name, waitMs, work) => withLease(lease, name, waitMs, work),
    close: async () => client.destroy(),
  }
}
