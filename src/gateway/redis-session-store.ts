import * as v from 'valibot'
import { endRedis, type Redis, reached } from './redis-client.ts'
import { LIFETIMES, type SessionRecord, type SessionStore } from './session-store.ts'
import { readRecord, writeFixed } from './session-text.ts'

/** Changes a session that there is: an ended one does not come back. */
const SET_IF_THERE =
  "if redis.call('exists', KEYS[1]) == 1 then return redis.call('hset', KEYS[1], ARGV[1], ARGV[2]) end return 0"

/** Begins a session, in the place of a third one where that is named and there. */
const BEGIN = `
  local isGone = #KEYS == 3 and redis.call('del', KEYS[3]) == 0
  if isGone then return 0 end
  redis.call('hset', KEYS[1], 'fixed', ARGV[1], 'customer', ARGV[2], 'seen', ARGV[3])
  redis.call('pexpireat', KEYS[1], ARGV[4])
  redis.call('sadd', KEYS[2], ARGV[5])
  redis.call('pexpire', KEYS[2], ARGV[6])
  return 1`

/** In one step, so that no session is replaced between looking and ending. */
const END_OTHERS = `
  local keys = redis.call('smembers', KEYS[1])
  for _, key in ipairs(keys) do
    if key ~= ARGV[1] then
      redis.call('del', ARGV[2] .. key)
      redis.call('srem', KEYS[1], key)
    end
  end`

const SESSION = 'hoof-and-husk:session:'

const Kept = v.object({ fixed: v.string(), customer: v.string(), seen: v.pipe(v.string(), v.transform(Number)) })

/** Sessions in Redis, for several gateways side by side. */
export function redisSessionStore(client: Redis): SessionStore {
  const sessionKey = (key: string) => SESSION + key
  const customerKey = (customerId: string) => `hoof-and-husk:sessions-of:${customerId}`
  const setIfThere = (key: string, field: string, value: string) =>
    reached(client.eval(SET_IF_THERE, { keys: [sessionKey(key)], arguments: [field, value] }))
  const read = async (key: string) => {
    const kept = v.safeParse(Kept, await reached(client.hGetAll(sessionKey(key))))
    return kept.success ? readRecord(kept.output.fixed, kept.output.customer, kept.output.seen) : undefined
  }
  const membersOf = (customerId: string) => reached(client.sMembers(customerKey(customerId)))
  const begin = async (key: string, record: SessionRecord, ended: string[]) => {
    const { customer, remembered, beganAtMs, seenAtMs } = record
    const { absoluteMs } = LIFETIMES[remembered ? 'remembered' : 'unremembered']
    const endsAtMs = Date.now() + absoluteMs - Math.max(0, seenAtMs - beganAtMs)
    const texts = [
      writeFixed(record),
      JSON.stringify(customer),
      seenAtMs,
      endsAtMs,
      key,
      LIFETIMES.remembered.absoluteMs,
    ]
    const keys = [sessionKey(key), customerKey(customer.customerId), ...ended.map(sessionKey)]
    return (await reached(client.eval(BEGIN, { keys, arguments: texts.map(String) }))) === 1
  }
  const endAll = async (customerId: string, keys: string[]) => {
    if (keys.length === 0) return
    await reached(client.multi().del(keys.map(sessionKey)).sRem(customerKey(customerId), keys).exec())
  }
  return {
    async create(key, record) {
      await begin(key, record, [])
    },
    replace: (endedKey, key, record) => begin(key, record, [endedKey]),
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
    async endOthers(customerId, keptKey = '') {
      await reached(client.eval(END_OTHERS, { keys: [customerKey(customerId)], arguments: [keptKey, SESSION] }))
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
    close: async () => endRedis(client),
  }
}
