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

/** Callers that one limit remembers at a time; as many again have used up half of it. */
const MOST_KEYS = 20_000

interface CallWindow {
  calls: number
  endsMs: number
}

/**
 * Counts in the memory of one gateway, which no number of callers can fill. Each limit has a memory of its own, so that
 * nobody is forgotten for what is counted against another.
 */
export function memoryLimiter(nowMs: () => number): Limiter {
  const memories = new Map<string, ReturnType<typeof callersOf>>()
  const memoryOf = (limit: CountedLimit) => {
    const known = memories.get(limit.name) ?? callersOf(limit)
    memories.set(limit.name, known)
    return known
  }
  return {
    async count(limit, key, cost) {
      const callers = memoryOf(limit)
      const known = callers.get(key)
      const now = nowMs()
      const open = known !== undefined && known.endsMs > now
      if (!open && cost < 0) return { calls: 0, leftMs: 0 }
      const { calls, endsMs } = open ? known : { calls: 0, endsMs: now + limit.withinS * 1000 }
      const window = { calls: Math.max(0, calls + cost), endsMs }
      callers.set(key, window)
      return { calls: window.calls, leftMs: endsMs - now }
    },
  }
}

/**
 * The callers that a limit remembers. Who has not been heard of for longest is forgotten first; but who has used up half of
 * it, by those alone that have too: many callers with a try each push nobody out who tries again and again.
 */
function callersOf({ calls: most }: CountedLimit) {
  const light = new LRUCache<string, CallWindow>({ max: MOST_KEYS })
  const pressed = new LRUCache<string, CallWindow>({ max: MOST_KEYS })
  return {
    get: (key: string) => pressed.get(key) ?? light.get(key),
    set(key: string, window: CallWindow) {
      const [to, from] = 2 * window.calls >= most ? [pressed, light] : [light, pressed]
      from.delete(key)
      to.set(key, window)
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
