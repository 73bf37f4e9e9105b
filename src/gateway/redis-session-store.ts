import * as v from 'valibot'
import { type Redis, reached } from './redis-client.ts'
import { LIFETIMES, type SessionStore } from './session-store.ts'
import { readRecord, writeFixed } from './session-text.ts'

/** Changes a session that there is: an ended one does not come back. */
const SET_IF_THERE =
  "if redis.call('exists', KEYS[1]) == 1 then return redis.call('hset', KEYS[1], ARGV[1], ARGV[2]) end return 0"

const Kept = v.object({ fixed: v.string(), customer: v.string(), seen: v.pipe(v.string(), v.transform(Number)) })

/** Sessions in Redis, for several gateways side by side. */
export function redisSessionStore(client: Redis): SessionStore {
  const sessionKey = (key: string) => `hoof-and-husk:session:${key}`
  const customerKey = (customerId: string) => `hoof-and-husk:sessions-of:${customerId}`
  const setIfThere = (key: string, field: string, value: string) =>
    reached(client.eval(SET_IF_THERE, { keys: [sessionKey(key)], arguments: [field, value] }))
  const read = async (key: string) => {
    const kept = v.safeParse(Kept, await reached(client.hGetAll(sessionKey(key))))
    return kept.success ? readRecord(kept.output.fixed, kept.output.customer, kept.output.seen) : undefined
  }
  const membersOf = (customerId: string) => reached(client.sMembers(customerKey(customerId)))
  const endAll = async (customerId: string, keys: string[]) => {
    if (keys.length === 0) return
    await reached(client.multi().del(keys.map(sessionKey)).sRem(customerKey(customerId), keys).exec())
  }
  return {
    async create(key, record) {
      const { customer, remembered, beganAtMs, seenAtMs } = record
      const { absoluteMs } = LIFETIMES[remembered ? 'remembered' : 'unremembered']
      const begun = client
        .multi()
        .hSet(sessionKey(key), {
          fixed: writeFixed(record),
          customer: JSON.stringify(customer),
          seen: String(seenAtMs),
        })
        .pExpireAt(sessionKey(key), Date.now() + absoluteMs - Math.max(0, seenAtMs - beganAtMs))
        .sAdd(customerKey(customer.customerId), key)
        .pExpire(customerKey(customer.customerId), LIFETIMES.remembered.absoluteMs)
        .exec()
      await reached(begun)
    },
    read,
    async touch(key, seenAtMs) {
      await setIfThere(key, 'seen', String(seenAtMs))
    },
    async describe(customer) {
      const keys = await membersOf(customer.customerId)
      await Promise.all(keys.map((key) => setIfThere(key, 'customer', JSON.stringify(customer))))
    },
    async end(key) {
      await reached(client.del(sessionKey(key)))
    },
    async endOthers(customerId, keptKey) {
      const keys = await membersOf(customerId)
      await endAll(
        customerId,
        keys.filter((key) => key !== keptKey),
      )
    },
    async list(customerId) {
      const keys = await membersOf(customerId)
      const found = await Promise.all(keys.map(async (key) => ({ key, record: await read(key) })))
      await endAll(
        customerId,
        found.filter(({ record }) => record === undefined).map(({ key }) => key),
      )
      return found.flatMap(({ key, record }) => (record === undefined ? [] : [{ key, record }]))
    },
    close: async () => client.destroy(),
  }
}
