import { createClient, type RedisClientOptions, type RedisClientType } from 'redis'
import { onceStoreUnavailable } from './once-store.ts'
import { within } from './within.ts'

export type Redis = RedisClientType

/** Redis would forget what must not be forgotten; the message says what to set. */
export class RedisProblem extends Error {
  override readonly name = 'RedisProblem'
}

const LONGEST_PAUSE_MS = 2_000

/**
 * The gateway's connection to Redis, shared by all that it keeps there. Says when Redis cannot be reached, and goes on
 * trying. Throws RedisProblem when Redis is set to forget.
 */
export async function connectRedis(
  url: string,
  log: (line: string) => void,
  create: (options: RedisClientOptions) => Redis = createClient,
): Promise<Redis> {
  let said = ''
  const client = create({
    url,
    // While Redis is away, calls fail at once instead of waiting in a queue that nobody sees.
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS) },
  })
  client.on('error', (error: unknown) => {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    if (reason !== said) log(`Redis cannot be reached (${reason}). Trying again until it can.`)
    said = reason
  })
  client.on('ready', () => {
    if (said !== '') log('Redis can be reached again.')
    said = ''
  })
  await client.connect()
  for (const [setting, wanted, why] of SETTINGS) await demandSetting(client, setting, wanted, why, log)
  return client
}

/** Ends the connection, which all that is kept there shares; a second time is fine. */
export function endRedis(client: Redis): void {
  if (client.isOpen) client.destroy()
}

const SETTINGS = [
  ['maxmemory-policy', ['noeviction'], 'it would throw open orders away when memory is short'],
  ['appendonly', ['yes'], 'it would forget open orders when it is restarted'],
  ['appendfsync', ['always', 'everysec'], 'it would lose the last orders when the power fails'],
] as const

async function demandSetting(
  client: Redis,
  setting: string,
  wanted: readonly string[],
  why: string,
  log: (line: string) => void,
): Promise<void> {
  const found = await client.configGet(setting).catch(() => undefined)
  const value = found?.[setting]
  if (value === undefined) {
    log(`Redis does not tell its setting ${setting}. Make sure that it is ${wanted.join(' or ')}.`)
  } else if (!wanted.includes(value)) {
    throw new RedisProblem(`Redis has ${setting} ${value}: ${why}. Set it to ${wanted.join(' or ')}.`)
  }
}

/** Where the fence of a name is kept: it only ever grows. */
export function fenceKey(name: string): string {
  return `hoof-and-husk:fence:${name}`
}

const LONGEST_ANSWER_MS = 5_000

/** An answer of Redis that comes in time. Throws GatewayProblem 503 when none does. */
export async function reached<T>(answer: Promise<T>, longestMs: number = LONGEST_ANSWER_MS): Promise<T> {
  try {
    const given = await within(
      longestMs,
      answer.then((value) => ({ value })),
      undefined,
    )
    if (given === undefined) throw new Error('Redis gave no answer in time.')
    return given.value
  } catch (error) {
    throw onceStoreUnavailable(error)
  }
}
