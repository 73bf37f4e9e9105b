import { LRUCache } from 'lru-cache'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from './limits.ts'
import { type Redis, reached } from './redis-client.ts'

/** All that has to be known of a limit to count against it. */
export type CountedLimit = Omit<Limit, 'what'>

/** What stands against a limit after a call was counted. */
export interface Counted {
  /** Calls within the time, this one included. */
  calls: number
  /** Until the count begins anew. */
  leftMs: number
}

/** Counts calls by a key, each within the time of its limit. */
export interface Limiter {
  /** A cost below zero takes a count back: it begins no time, and nothing is ever counted below zero. */
  count(limit: CountedLimit, key: string, cost: number): Promise<Counted>
}

/** Callers that are remembered at a time. Who has not been heard of for longest is forgotten first. */
const MOST_KEYS = 50_000

/** Counts in the memory of one gateway, which no number of callers can fill. */
export function memoryLimiter(nowMs: () => number): Limiter {
  const windows = new LRUCache<string, { calls: number; endsMs: number }>({ max: MOST_KEYS })
  return {
    async count({ name, withinS }, key, cost) {
      const id = `${name} ${key}`
      const known = windows.get(id)
      const now = nowMs()
      const open = known !== undefined && known.endsMs > now
      if (!open && cost < 0) return { calls: 0, leftMs: 0 }
      const window = open ? known : { calls: 0, endsMs: now + withinS * 1000 }
      window.calls = Math.max(0, window.calls + cost)
      windows.set(id, window)
      return { calls: window.calls, leftMs: window.endsMs - now }
    },
  }
}

/** Every call waits for this answer before anything else is done. */
const LONGEST_COUNT_MS = 500

/** A count and how long it lasts. What is taken back begins no time, and leaves no less than nothing. */
const COUNT = `
  local cost, leftMs = tonumber(ARGV[1]), redis.call('pttl', KEYS[1])
  if leftMs < 0 then
    if cost < 0 then return {0, 0} end
    redis.call('set', KEYS[1], 0, 'EX', ARGV[2])
    leftMs = 1000 * ARGV[2]
  end
  local calls = redis.call('incrby', KEYS[1], cost)
  if calls < 0 then calls = redis.call('incrby', KEYS[1], -calls) end
  return {calls, leftMs}`

/**
 * Counts in Redis for all gateways together; while it is away, refuses or does not answer soon, each counts for itself:
 * `alone` hears of every such count, and why.
 */
export function redisLimiter(client: Redis, away: Limiter, alone: (why: string) => void): Limiter {
  const limiters = new Map<string, RateLimiterRedis>()
  const limiterOf = ({ name, calls, withinS }: CountedLimit) => {
    const known = limiters.get(name)
    if (known !== undefined) return known
    const made = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: `hoof-and-husk:limit:${name}`,
      points: calls,
      duration: withinS,
      customIncrTtlLuaScript: COUNT,
    })
    limiters.set(name, made)
    return made
  }
  return {
    async count(limit, key, cost) {
      // Over its limit it throws the count, and something else when Redis does not answer.
      const answer = limiterOf(limit)
        .consume(key, cost)
        .catch((thrown: unknown) => thrown)
      const counted: unknown = await reached(answer, LONGEST_COUNT_MS).catch((late: Error) => late.cause)
      if (counted instanceof RateLimiterRes) return { calls: counted.consumedPoints, leftMs: counted.msBeforeNext }
      alone(counted instanceof Error ? counted.message : String(counted))
      return away.count(limit, key, cost)
    },
  }
}
