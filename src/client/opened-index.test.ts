import { beforeEach, expect, test, vi } from 'vitest'
import { openedIndex } from './opened-index.ts'

const MANIFEST = '/index.json'

/** What the shop has; a status in place of what is not to be had. */
const served = new Map<string, object | number>()
const asked: string[] = []
beforeEach(() => {
  served.clear()
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = served.get(path) ?? 404
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
  })
})

/** An index with one shard. */
const someIndex = () =>
  openedIndex(async (read) => {
    const shard = String(Reflect.get(Object(await read(MANIFEST)), 'shard'))
    return { shard: () => read(shard) }
  })

function deploy(build: number): void {
  served.clear()
  served.set(MANIFEST, { shard: `/shard-${build}.json` })
  served.set(`/shard-${build}.json`, { build })
}

test('an index is opened once for all that ask, and anew where that failed', async () => {
  const { load } = someIndex()
  await expect(load()).rejects.toThrow('/index.json')
  deploy(1)
  const [one, other] = await Promise.all([load(), load()])
  expect([one === other, (await load()) === one, asked]).toEqual([true, true, [MANIFEST, MANIFEST]])
})

test('where a file of it is gone, the next call opens that of the present build', async () => {
  const { load } = someIndex()
  deploy(1)
  const index = await load()
  deploy(2)
  await expect(index.shard()).rejects.toThrow('/shard-1.json')
  expect(await (await load()).shard()).toEqual({ build: 2 })
  // One that was opened earlier says nothing of the later one.
  await expect(index.shard()).rejects.toThrow('/shard-1.json')
  const reads = asked.length
  await load()
  expect(asked).toHaveLength(reads)
})

test('a file that is only late is no reason to open another one', async () => {
  const { load } = someIndex()
  deploy(1)
  const index = await load()
  served.set('/shard-1.json', 503)
  await expect(index.shard()).rejects.toThrow('status 503')
  expect(await load()).toBe(index)
})

test('it is renewed when asked, and stays where that fails', async () => {
  const { load, renew } = someIndex()
  deploy(1)
  const index = await load()
  served.set(MANIFEST, 503)
  await expect(renew()).rejects.toThrow('status 503')
  expect(await load()).toBe(index)
  deploy(2)
  const renewed = await renew()
  expect([await load(), await renewed.shard()]).toEqual([renewed, { build: 2 }])
})
