import * as v from 'valibot'
import { MOST_AHEAD_MS } from '#domain/checkout-key.ts'
import type { IntentStore } from '#flows/intent-store.ts'
import { TurnLostError } from '#flows/turn.ts'
import { onceStoreUnavailable, tellBornAhead } from './once-store.ts'
import { fenceKey, type Redis, reached } from './redis-client.ts'

const UNFINISHED = 'hoof-and-husk:intents:unfinished'
/** What will not change any more, by when it was written. */
const OVER = { final: 'hoof-and-husk:intents:final', spent: 'hoof-and-husk:intents:spent' } as const
const BIRTH = 'hoof-and-husk:intents:birth'

/** A fence that is not ours, or a version that is not the next, writes nothing. A text stands behind its version. */
const WRITE = `
  if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
  local kept = redis.call('hget', KEYS[2], ARGV[2])
  local version = kept and tonumber(string.match(kept, '^(%d+) ')) or 0
  if tonumber(ARGV[3]) ~= version + 1 then return 0 end
  redis.call('hset', KEYS[2], ARGV[2], ARGV[3] .. ' ' .. ARGV[4])
  if ARGV[5] == 'final' or ARGV[5] == 'spent' then
    redis.call('hdel', KEYS[3], ARGV[6])
    redis.call('zadd', KEYS[4], ARGV[7], ARGV[6])
  else
    redis.call('hset', KEYS[3], ARGV[6], ARGV[5])
  end
  return 1`

const Name = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string()]))
const Stage = v.picklist(['open', 'with-person'])

/** Intents in Redis, a hash for each customer. */
export function redisIntentStore(client: Redis, nowMs: () => number, log: (line: string) => void): IntentStore {
  const ofCustomer = (customerId: string) => `hoof-and-husk:intents:of:${customerId}`
  const nameOf = (customerId: string, intentId: string) => JSON.stringify([customerId, intentId])
  const born = () => reached(client.set(BIRTH, String(nowMs()), { condition: 'NX' }))
  // From the start on, so that the first order of all has a key that is younger.
  born().catch(() => undefined)
  return {
    async read(customerId, intentId) {
      const kept = await reached(client.hGet(ofCustomer(customerId), intentId))
      if (kept !== null) return { version: versionOf(kept), text: textOf(kept) }
      const name = nameOf(customerId, intentId)
      if ((await reached(client.hGet(UNFINISHED, name))) !== null) return 'lost'
      for (const over of Object.values(OVER)) if ((await reached(client.zScore(over, name))) !== null) return 'lost'
      return undefined
    },
    async write({ intentId, customerId, version, stage, text }, { name, fence }) {
      const written = client.eval(WRITE, {
        keys: [fenceKey(name), ofCustomer(customerId), UNFINISHED, stage === 'spent' ? OVER.spent : OVER.final],
        arguments: [
          String(fence),
          intentId,
          String(version),
          text,
          stage,
          nameOf(customerId, intentId),
          String(nowMs()),
        ],
      })
      if ((await reached(written)) !== 1) throw new TurnLostError()
      await onReplicas(client)
    },
    async ofCustomer(customerId) {
      return (await reached(client.hVals(ofCustomer(customerId)))).map(textOf)
    },
    async unfinished() {
      const kept = await reached(client.hGetAll(UNFINISHED))
      return Object.entries(kept).map(([name, stage]) => {
        const [customerId, intentId] = v.parse(Name, name)
        return { customerId, intentId, stage: v.parse(Stage, stage) }
      })
    },
    async bornAtMs() {
      await born()
      const bornMs = Number(await reached(client.get(BIRTH)))
      const now = nowMs()
      if (bornMs <= now + MOST_AHEAD_MS) return bornMs
      await reached(client.set(BIRTH, String(now)))
      tellBornAhead(log, bornMs)
      return now
    },
    async forget(stage, beforeMs) {
      for (const name of await reached(client.zRangeByScore(OVER[stage], 0, `(${beforeMs}`))) {
        const [customerId, intentId] = v.parse(Name, name)
        await reached(client.hDel(ofCustomer(customerId), intentId))
        await reached(client.zRem(OVER[stage], name))
      }
    },
  }
}

const REPLICA_WAIT_MS = 2_000

/** Where there are replicas, one of them has to have it, too: it may be the one that takes over. */
async function onReplicas(client: Redis): Promise<void> {
  const info = await reached(client.info('replication'))
  if (!/connected_slaves:[1-9]/.test(info)) return
  const replicas = await reached(client.wait(1, REPLICA_WAIT_MS))
  if (replicas < 1) throw onceStoreUnavailable(new Error('No replica of Redis has taken over what was written.'))
}

/** As the script reads it. */
function versionOf(kept: string): number {
  return Number(/^(\d+) /.exec(kept)?.[1] ?? 0)
}

function textOf(kept: string): string {
  return kept.slice(kept.indexOf(' ') + 1)
}
