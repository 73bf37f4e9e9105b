import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Turn, TurnLostError } from '#flows/turn.ts'
import { connectRedis, type Redis } from '#gateway/redis-client.ts'
import { redisIntentStore } from '#gateway/redis-intent-store.ts'
import { redisOnceStore } from '#gateway/redis-once-store.ts'
import { redisSessionStore } from '#gateway/redis-session-store.ts'
import type { SessionRecord } from '#gateway/session-store.ts'
import { processClock } from '#gateway/with-lease.ts'
import { hasRedis, startRedis } from './redis-server.ts'

function sessionOf(customerId: string, changed: Partial<SessionRecord> = {}): SessionRecord {
  const customer = { customerId, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  const times = { beganAtMs: Date.now(), seenAtMs: Date.now() }
  return { customer, passwordPrint: 'print', remembered: true, device: '/', ...times, ...changed }
}

const quiet = () => undefined

/** What can be told of the stores in Redis by looking at what they keep there. */
describe.skipIf(!hasRedis)('in Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>> | undefined
  let looking: Redis
  beforeAll(async () => {
    redis = await startRedis()
    looking = await connect()
  })
  afterAll(async () => {
    looking.destroy()
    await redis?.stop()
  })
  const connect = () => connectRedis(redis?.url ?? '', () => undefined)

  /** A turn under this name, while which somebody may look on; `renew` does what is done every ten seconds. */
  async function inTurn(name: string, look: (turn: Turn, renew: () => Promise<void>) => Promise<void>): Promise<void> {
    let work = () => {}
    const every = (_: number, again: () => void) => {
      work = again
      return () => undefined
    }
    const store = redisOnceStore(await connect(), { clock: { ...processClock, every } })
    const renew = async () => {
      work()
      // What is asked over the same connection is answered afterwards.
      await store.get('anything')
    }
    await store.exclusively(name, 1_000, (turn) => look(turn, renew))
    await store.close()
  }

  test('turns and sessions end the connection that they share, whichever is closed first', async () => {
    const client = await connect()
    await redisOnceStore(client).close()
    await redisSessionStore(client).close()
    expect(client.isOpen).toBe(false)
  })

  test('a turn is renewed for half a minute', () =>
    inTurn('mine', async (turn, renew) => {
      const lease = 'hoof-and-husk:lease:mine'
      await looking.pExpire(lease, 5_000)
      await renew()
      expect(await looking.pTTL(lease)).toBeGreaterThan(29_000)
      expect(() => turn.demand()).not.toThrow()
    }))

  test('a turn that went to another gateway is lost, and neither renewed nor given back', async () => {
    const lease = 'hoof-and-husk:lease:theirs'
    await inTurn('theirs', async (turn, renew) => {
      await looking.set(lease, 'another', { expiration: { type: 'PX', value: 5_000 } })
      await renew()
      expect(() => turn.demand()).toThrow(TurnLostError)
      expect(await looking.pTTL(lease)).toBeLessThanOrEqual(5_000)
    })
    expect(await looking.get(lease)).toBe('another')
  })

  test('an intent whose text is gone is lost as long as it is known that there was one', async () => {
    const store = redisOnceStore(await connect())
    await store.exclusively('C1', 1_000, async (turn) => {
      for (const [intentId, stage] of [
        ['begun', 'open'],
        ['done', 'final'],
        ['asked', 'spent'],
      ] as const)
        await store.intents.write({ intentId, customerId: 'C1', version: 1, stage, text: '{}' }, turn)
    })
    await looking.del('hoof-and-husk:intents:of:C1')
    const read = () => Promise.all(['begun', 'done', 'asked', 'never'].map((id) => store.intents.read('C1', id)))
    expect(await read()).toEqual(['lost', 'lost', 'lost', undefined])
    await store.intents.forget('final', Date.now() + 60_000)
    expect(await read()).toEqual(['lost', undefined, 'lost', undefined])
    await store.intents.forget('spent', Date.now() + 60_000)
    expect(await read()).toEqual(['lost', undefined, undefined, undefined])
    await store.close()
  })

  test('since when intents are kept is noted at the start, or where that fails as soon as somebody asks', async () => {
    const client = await connect()
    const birth = 'hoof-and-husk:intents:birth'
    await looking.del(birth)
    redisIntentStore(client, () => 1_764_000_000_000, quiet)
    await expect.poll(() => looking.get(birth)).toBe('1764000000000')
    await looking.del(birth)
    vi.spyOn(client, 'set').mockRejectedValueOnce(new Error('away'))
    const store = redisIntentStore(client, () => 1_765_000_000_000, quiet)
    expect(await looking.exists(birth)).toBe(0)
    expect(await store.bornAtMs()).toBe(1_765_000_000_000)
    expect(await redisIntentStore(client, () => 1_766_000_000_000, quiet).bornAtMs()).toBe(1_765_000_000_000)
    client.destroy()
  })

  test('what a clock that was ahead wrote as the birth is written anew, and said once', async () => {
    const client = await connect()
    const birth = 'hoof-and-husk:intents:birth'
    const said: string[] = []
    const store = redisIntentStore(
      client,
      () => 1_764_000_000_000,
      (line) => void said.push(line),
    )
    await client.set(birth, String(1_764_000_000_000 + 300_000))
    expect(await store.bornAtMs()).toBe(1_764_000_300_000)
    await client.set(birth, String(1_764_000_000_000 + 300_001))
    expect([await store.bornAtMs(), await store.bornAtMs()]).toEqual([1_764_000_000_000, 1_764_000_000_000])
    expect(await client.get(birth)).toBe('1764000000000')
    expect(said).toEqual([expect.stringContaining('2025-11-24T16:05:00.001Z')])
    client.destroy()
  })

  test.each<[replicas: number, took: number, there: boolean, waits: unknown[][]]>([
    [0, 0, true, []],
    [1, 0, false, [[1, 2_000]]],
    [1, 1, true, [[1, 2_000]]],
    [10, 2, true, [[1, 2_000]]],
  ])('of %i replicas %i have taken over what was written: it is there (%o)', async (replicas, took, there, waits) => {
    const client = await connect()
    vi.spyOn(client, 'info').mockImplementation(async (section) =>
      section === 'replication' ? `# Replication\r\nrole:master\r\nconnected_slaves:${replicas}\r\n` : '',
    )
    const wait = vi.spyOn(client, 'wait').mockResolvedValue(took)
    const store = redisOnceStore(client)
    const intent = {
      intentId: 'one',
      customerId: `C3 ${replicas} ${took}`,
      version: 1,
      stage: 'open',
      text: '{}',
    } as const
    const written = store.exclusively('C3', 1_000, (turn) => store.intents.write(intent, turn))
    if (there) expect(await written).toEqual({ done: undefined })
    else
      await expect(written).rejects.toMatchObject({
        status: 503,
        cause: { message: 'No replica of Redis has taken over what was written.' },
      })
    expect(wait.mock.calls).toEqual(waits)
    await store.close()
  })

  test('of sessions that have ended nothing is kept once they are listed, and the others stay', async () => {
    const store = redisSessionStore(await connect())
    for (const key of ['one', 'other']) await store.create(key, sessionOf('C2'))
    await store.end('one')
    expect((await store.list('C2')).map(({ key }) => key)).toEqual(['other'])
    expect(await looking.sMembers('hoof-and-husk:sessions-of:C2')).toEqual(['other'])
    await store.end('other')
    expect(await store.list('C2')).toEqual([])
    expect(await looking.exists('hoof-and-husk:sessions-of:C2')).toBe(0)
    await store.close()
  })

  test.each([
    [true, 30 * 24],
    [false, 12],
  ])(
    'a session that is remembered (%o) is gone %i hours after it began, however it was used',
    async (remembered, hours) => {
      const store = redisSessionStore(await connect())
      const [key, leftMs] = [`of ${hours} hours`, 60_000]
      await store.create(key, sessionOf('C4', { remembered, beganAtMs: Date.now() - hours * 3_600_000 + leftMs }))
      const keptMs = await looking.pTTL(`hoof-and-husk:session:${key}`)
      expect(keptMs).toBeGreaterThan(leftMs - 5_000)
      expect(keptMs).toBeLessThanOrEqual(leftMs)
      await store.close()
    },
  )

  test('a store that is closed keeps no connection', async () => {
    const [once, sessions] = [redisOnceStore(await connect()), redisSessionStore(await connect())]
    await Promise.all([once.close(), sessions.close()])
    await expect(once.get('key')).rejects.toMatchObject({ status: 503 })
    await expect(sessions.read('key')).rejects.toMatchObject({ status: 503 })
  })
})
