import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshedFolder } from './refreshed-folder.ts'

/** How many writes of a refresh are tried in each way, evenly chosen; `EVERY_WRITE=1000` tries all of them. */
const TRIED = Number(process.env.EVERY_WRITE ?? 4)

let shop: Awaited<ReturnType<typeof refreshedFolder>>
let writes = 0

beforeAll(async () => {
  shop = await refreshedFolder()
  const file = join(shop.folder, 'count')
  await shop.nextRound()
  expect((await refresh({ DISK_COUNT: file })).code).toBe(0)
  writes = Number(readFileSync(file, 'utf8'))
  rmSync(file)
})

afterAll(() => shop.close())

/** Runs the command on a disk that dies as the settings say. */
async function refresh(disk: Record<string, string>) {
  const preload = pathToFileURL(resolve('tests/faults/dying-disk.ts')).href
  const environment = { ...shop.environment(), ...disk }
  const child = spawn(process.execPath, ['--import', preload, 'scripts/refresh.ts'], { env: environment })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  await once(child, 'close')
  return { code: child.exitCode, signal: child.signalCode, said: (await said).join('\n') }
}

/** Numbers of writes, from the first to the last, at another place each time. */
function chosen(): number[] {
  const count = Math.min(TRIED, writes)
  const begin = Math.random()
  return Array.from({ length: count }, (_, index) => Math.floor(((index + begin) / count) * writes) + 1)
}

test('a refresh writes something', () => {
  expect(writes).toBeGreaterThan(20)
})

test.for(['kill', 'full'])(
  'whichever write of a refresh is the last one (%s), the last snapshot or the new one stands, whole, and the next run mends the rest',
  { timeout: 3_600_000 },
  async (way) => {
    for (const at of chosen()) {
      await shop.nextRound()
      const before = readFileSync(shop.snapshotFile)
      const when = `${way} at write ${at} of ${writes}`
      const { code, signal, said } = await refresh({ DISK_DIES_AT: String(at), DISK_DIES_BY: way })
      // Here and there a run has a write or two less.
      if (way === 'kill' && signal === null) expect([code, at > writes - 4], when).toEqual([0, true])
      if (way === 'full' && code !== 0)
        expect([code, said], when).toEqual([1, expect.stringContaining('The disk is full')])
      expect(said, when).not.toMatch(/^\s+at /m)
      expect(existsSync(shop.snapshotFile), when).toBe(true)
      if (!readFileSync(shop.snapshotFile).equals(before)) shop.expectWhole(when)
      expect(await shop.refresh(), when).toMatchObject({ exitCode: 0 })
      shop.expectWhole(`mended after ${when}`)
      expect(shop.partialFiles(), when).toEqual([])
    }
  },
)
