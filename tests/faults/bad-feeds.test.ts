import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { type ShopCatalogue, shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { badFeeds } from './bad-feeds.ts'
import { GOOD_ITEMS, KEY, serve, serveFeed, type Twist } from './feed.ts'
import { runRefresh } from './run-refresh.ts'

const noise = {
  create: { width: 64, height: 48, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 60 } },
} as const
const picture = await sharp({ ...noise, create: { ...noise.create, background: '#888' } })
  .jpeg()
  .toBuffer()
const feeds = badFeeds(picture.subarray(0, Math.round(picture.length * 0.6)))
const good: Twist = () => undefined

let template = ''
let folder = ''
let snapshotFile = ''
const open: Server[] = []

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'hoof-and-husk-good-'))
  const { exitCode, said } = await refresh(template, good)
  expect([exitCode, said]).toEqual([0, expect.stringContaining('The first snapshot is in place.')])
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-feed-'))
  cpSync(template, folder, { recursive: true })
  snapshotFile = join(folder, 'data/catalogue.sqlite')
})

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

afterAll(() => rmSync(template, { recursive: true }))

async function refresh(into: string, twist: Twist, settings?: NodeJS.ProcessEnv, accepted?: string) {
  const { server, origin } = await serveFeed(picture, twist)
  open.push(server)
  return runRefresh(into, origin, settings, accepted, true)
}

function ask<T>(question: (shop: ShopCatalogue) => T, file = snapshotFile): T {
  const snapshot = openSnapshot(file)
  try {
    return question(shopCatalogue(snapshot))
  } finally {
    snapshot.close()
  }
}

const report = (): unknown => JSON.parse(readFileSync(join(folder, 'data/report.json'), 'utf8'))
const outcomes = ['published', 'unread', 'refused']

test('there are at least 40 kinds of bad feed', () => expect(feeds.length).toBeGreaterThanOrEqual(40))

test.each(feeds)('a feed that %s publishes nothing wrong and says what happened', async (_, feed) => {
  const before = readFileSync(snapshotFile)
  const { exitCode, said } = await refresh(folder, feed.twist, feed.settings)
  expect(said).toMatch(feed.told)
  expect(exitCode).toBe(feed.exitCode)
  expect(said.replaceAll('\n', ' ')).toMatch(/^\P{C}*$/u)
  for (const file of ['report.json', 'report.html']) {
    const text = readFileSync(join(folder, 'data', file), 'utf8')
    expect(text).not.toContain(KEY)
    if (file === 'report.html') expect(text).not.toContain('<script')
  }
  expect(said).not.toContain(KEY)
  if (exitCode !== 0) {
    expect(readFileSync(snapshotFile).equals(before)).toBe(true)
    expect(report()).toMatchObject({ outcome: outcomes[exitCode] })
    expect(existsSync(join(folder, 'data/refused.sqlite'))).toBe(exitCode === 2)
    return
  }
  const { missing = [], different = [], check = () => true } = feed
  for (const { itemID, itemName, retailPrice } of GOOD_ITEMS) {
    const item = ask((shop) => shop.item(itemID))
    if (missing.includes(itemID)) expect(item).toBeUndefined()
    else if (!different.includes(itemID)) expect(item).toMatchObject({ name: itemName, price: retailPrice * 100 })
  }
  expect(ask(check)).toBe(true)
  expect(readdirSync(join(folder, 'data')).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a feed that is not there says what to check, and leaves everything as it was', async () => {
  const before = readFileSync(snapshotFile)
  const { exitCode, said } = await runRefresh(folder, 'http://127.0.0.1:9')
  expect([exitCode, said]).toEqual([1, expect.stringMatching(/got no answer.*Check that STORE_API_URL is right/)])
  expect(readFileSync(snapshotFile).equals(before)).toBe(true)
})

test('a feed that sends its callers to another host does not get the key there', async () => {
  const seen: unknown[] = []
  const elsewhere = await serve((request, response) => {
    seen.push(request.headers)
    response.end('{"success":true,"data":[]}')
  })
  open.push(elsewhere.server)
  const moved: Twist = () => (request, response) =>
    response.writeHead(302, { location: elsewhere.origin + request.url }).end()
  const { exitCode, said } = await refresh(folder, moved)
  expect([exitCode, said]).toEqual([1, expect.stringContaining('was redirected')])
  expect(seen).toEqual([])
})

const halved: Twist = ({ call, good: all }) => (call === 'Items' ? all.slice(10) : undefined)
const hashIn = (said: string) => /--accept ([0-9a-f]{32})/.exec(said)?.[1] ?? ''

test('a refused crawl can be looked at, and accepted by its hash, once', async () => {
  const { said } = await refresh(folder, halved)
  expect(ask((shop) => shop.itemIds(), join(folder, 'data/refused.sqlite'))).toHaveLength(60)
  expect(ask((shop) => shop.itemIds())).toHaveLength(120)
  const accepted = await refresh(folder, halved, {}, hashIn(said))
  expect([accepted.exitCode, accepted.said]).toEqual([0, expect.stringContaining('It was accepted by hand.')])
  expect(ask((shop) => shop.itemIds())).toHaveLength(60)
  expect(existsSync(join(folder, 'data/refused.sqlite'))).toBe(false)
  const again = await refresh(folder, halved)
  expect([again.exitCode, again.said]).toEqual([0, expect.stringContaining('Nothing changed.')])
})

test('a hash accepts no other crawl than its own, and the difference is said', async () => {
  const { said } = await refresh(folder, halved)
  const more: Twist = ({ call, good: all }) => (call === 'Items' ? all.slice(15) : undefined)
  const before = readFileSync(snapshotFile)
  const second = await refresh(folder, more, {}, hashIn(said))
  expect(second.exitCode).toBe(2)
  expect(second.said).toContain(`The accepted crawl was ${hashIn(said)}, and this one is ${hashIn(second.said)}`)
  expect(readFileSync(snapshotFile).equals(before)).toBe(true)
})

test('the hash of a crawl does not depend on when it was made', async () => {
  const first = await refresh(folder, halved)
  const second = await refresh(folder, halved)
  expect(hashIn(second.said)).toBe(hashIn(first.said))
})

test('limits that are set let more pass', async () => {
  const settings = { LIMIT_ITEMS_GONE_PERCENT: '50' }
  expect((await refresh(folder, halved, settings)).exitCode).toBe(0)
})

test('the very first crawl is held against no past, and an empty one still stops', async () => {
  rmSync(join(folder, 'data'), { recursive: true })
  const empty = await refresh(folder, () => [])
  expect([empty.exitCode, existsSync(snapshotFile)]).toEqual([2, false])
  expect((await refresh(folder, halved)).exitCode).toBe(0)
})
