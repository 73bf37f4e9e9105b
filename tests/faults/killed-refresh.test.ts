import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentHash } from '#catalogue/content-hash.ts'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import { pictureFiles } from '#catalogue/pictures/collect-pictures.ts'
import { shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { KEY, serveFeed, type Twist } from './feed.ts'
import { runRefresh } from './run-refresh.ts'

const KILLS = 20
const NEW_PICTURES = 4

let folder = ''
let snapshotFile = ''
let feed: { server: Server; origin: string }
let round = 0
let pictures: Buffer[] = []
let heard: () => void = () => undefined

/** Every round has another price, and a few pictures that have to be encoded anew. */
const changing: Twist = ({ call, id, good }) => {
  heard()
  const index = call === 'Uploads' ? Number(/^p-1-1-(\d+)$/.exec(id)?.[1] ?? 0) : 0
  const picture = pictures[index - 1]
  if (picture !== undefined) return (_, response) => response.end(picture)
  return call === 'Items' ? good.map((item) => ({ ...item, retailPrice: 30 + round / 100 })) : undefined
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-killed-'))
  snapshotFile = join(folder, 'data/catalogue.sqlite')
  feed = await serveFeed(await somePicture(), changing)
  await nextRound()
  expect((await runRefresh(folder, feed.origin)).exitCode).toBe(0)
})

afterAll(() => {
  feed.server.closeAllConnections()
  feed.server.close()
  rmSync(folder, { recursive: true })
})

test(`a refresh that is killed at ${KILLS} random moments leaves the last snapshot or the new one, whole`, async () => {
  await nextRound()
  const workMs = await runChild()
  const moments: { afterMs: number; left: string }[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    await nextRound()
    const before = readFileSync(snapshotFile)
    const afterMs = Math.random() * workMs
    await runChild(afterMs)
    const left = readFileSync(snapshotFile).equals(before) ? 'the last' : 'the new'
    moments.push({ afterMs, left })
    if (left === 'the new') expectWhole(`killed after ${afterMs} ms`)
    for (const report of ['report.json', 'report.html'])
      expect(readFileSync(join(folder, 'data', report))).not.toHaveLength(0)
    const next = await runRefresh(folder, feed.origin)
    expect(next, `the run after a kill at ${afterMs} ms`).toMatchObject({ exitCode: 0 })
    expectWhole(`repaired after a kill at ${afterMs} ms`)
    expect(partialFiles()).toEqual([])
  }
  expect(moments.filter(({ left }) => left === 'the last').length).toBeGreaterThan(0)
})

test('what a killed run left half-written is there until the next run, and then is not', async () => {
  for (let attempt = 0; attempt < 20 && partialFiles().length === 0; attempt += 1) {
    await nextRound()
    await runChild('a-half-written-picture')
  }
  expect(partialFiles()).not.toEqual([])
  expect((await runRefresh(folder, feed.origin)).exitCode).toBe(0)
  expect(partialFiles()).toEqual([])
})

test('a second refresh in the same folder says that one is under way, and disturbs nothing', async () => {
  await nextRound()
  const began = new Promise<void>((resolve) => {
    heard = resolve
  })
  const first = runRefresh(folder, feed.origin)
  await began
  const second = await runRefresh(folder, feed.origin)
  expect([second.exitCode, second.said]).toEqual([1, expect.stringContaining('Another refresh is under way')])
  expect((await first).exitCode).toBe(0)
  expectWhole('after two at once')
})

/** Runs the command; kills it some time after its first call, or when something half-written lies there. Returns how long it worked. */
async function runChild(until: number | 'a-half-written-picture' = Number.POSITIVE_INFINITY): Promise<number> {
  let startedMs = Number.NaN
  const child = spawn(process.execPath, ['scripts/refresh.ts'], { stdio: 'ignore', env: environment() })
  heard = () => {
    if (!Number.isNaN(startedMs)) return
    startedMs = Date.now()
    if (until === 'a-half-written-picture') watch(child)
    else if (Number.isFinite(until)) setTimeout(() => child.kill('SIGKILL'), until)
  }
  await once(child, 'close')
  heard = () => undefined
  return Date.now() - startedMs
}

function watch(child: ChildProcess): void {
  if (partialFiles().length > 0) child.kill('SIGKILL')
  else if (child.exitCode === null && child.signalCode === null) setImmediate(() => watch(child))
}

function environment(): NodeJS.ProcessEnv {
  const folders = { DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: join(folder, 'dist') }
  return { ...process.env, ...folders, STORE_API_URL: feed.origin, STORE_API_KEY: KEY }
}

function partialFiles(): string[] {
  const folders = [join(folder, 'data'), join(folder, 'data/pictures')].filter(existsSync)
  return folders.flatMap((path) => readdirSync(path)).filter((name) => name.endsWith('.part'))
}

async function nextRound(): Promise<void> {
  round += 1
  pictures = await Promise.all(Array.from({ length: NEW_PICTURES }, somePicture))
}

function somePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  return sharp({ create: { width: 240, height: 160, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

/** The snapshot in place is the one of this round, with every row and every picture file that it should have. */
function expectWhole(when: string): void {
  const database = new DatabaseSync(snapshotFile, { readOnly: true })
  const row = database.prepare("SELECT value FROM meta WHERE key = 'contentHash'").get()
  expect(row, when).toEqual({ value: contentHash(database) })
  database.close()
  const snapshot = openSnapshot(snapshotFile)
  const shop = shopCatalogue(snapshot)
  expect(shop.item('1-1-1')?.price, when).toBe(3000 + round)
  const files = shop.pictures().flatMap(pictureFiles)
  expect(
    files.filter((file) => !existsSync(join(folder, 'data/pictures', file))),
    when,
  ).toEqual([])
  expect(
    shop.itemIds().filter((itemId) => shop.gallery(itemId).length === 0),
    when,
  ).toEqual([])
  snapshot.close()
}
