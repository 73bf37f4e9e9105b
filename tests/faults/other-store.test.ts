import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveFeed, type Twist } from './feed.ts'
import { runRefresh } from './run-refresh.ts'

/** No picture is fetched. */
const SETTINGS = { IMAGES: 'url', IMAGE_URL_TEMPLATE: 'https://images.example/{id}?w={width}' }

let folder = ''
const open: Server[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-other-'))
})

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
})

/** A store with its own ids: nothing of the demo is in it. */
const own: Twist = ({ call, good }) =>
  call === 'Items' ? good.slice(0, 3).map((item) => ({ ...item, itemID: `own-${item.itemID}` })) : undefined

async function refresh(twist: Twist, embedded: boolean, accepted?: string) {
  const { server, origin } = await serveFeed(Buffer.alloc(0), twist)
  open.push(server)
  return { origin, ...(await runRefresh(folder, origin, SETTINGS, accepted, embedded)) }
}

function write(path: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), '')
}

test('from the demo to a store of one’s own leads a plain refresh, and the demo is kept', async () => {
  expect((await refresh(() => undefined, true)).exitCode).toBe(0)
  write('dist/index.html')
  const { exitCode, said } = await refresh(own, false)
  expect([exitCode, said]).toEqual([0, expect.stringContaining('The last one, of the embedded store, is kept')])
  expect(readdirSync(join(folder, 'data/snapshots'))).toHaveLength(2)
})

test('the embedded store is the same on every port', async () => {
  await refresh(() => undefined, true)
  expect(await refresh(own, true)).toMatchObject({ exitCode: 2, said: expect.stringContaining('120 of 120') })
})

test('a published shop whose store changes its address is asked about, and takes it by its hash', async () => {
  const { origin: before } = await refresh(() => undefined, false)
  write('dist.publish/published')
  const { origin, exitCode, said } = await refresh(() => undefined, false)
  expect(exitCode).toBe(2)
  expect(said).toContain(`came from ${before} and this crawl from ${origin}, and the shop has been published.`)
  const [, hash] = /--accept ([0-9a-f]{32})/.exec(said) ?? []
  const again = await runRefresh(folder, origin, SETTINGS, hash)
  expect([again.exitCode, again.said]).toEqual([0, expect.stringContaining('It was accepted by hand.')])
})

test('where the last snapshot was lost and a built shop was not, the crawl is not believed unseen', async () => {
  await refresh(() => undefined, true)
  rmSync(join(folder, 'data'), { recursive: true })
  write('dist/index.html')
  const { exitCode, said } = await refresh(() => undefined, true)
  expect([exitCode, said]).toEqual([2, expect.stringContaining('no last snapshot that can be read')])
})
