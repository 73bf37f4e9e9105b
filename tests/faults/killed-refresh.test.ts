import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshedFolder } from './refreshed-folder.ts'

const KILLS = 20

let shop: Awaited<ReturnType<typeof refreshedFolder>>

beforeAll(async () => {
  shop = await refreshedFolder()
})

afterAll(() => shop.close())

test(`a refresh that is killed at ${KILLS} random moments leaves the last snapshot or the new one, whole`, async () => {
  await shop.nextRound()
  const workMs = await runChild()
  const moments: { afterMs: number; left: string }[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    await shop.nextRound()
    const before = readFileSync(shop.snapshotFile)
    const afterMs = Math.random() * workMs
    await runChild(afterMs)
    const left = readFileSync(shop.snapshotFile).equals(before) ? 'the last' : 'the new'
    moments.push({ afterMs, left })
    if (left === 'the new') shop.expectWhole(`killed after ${afterMs} ms`)
    for (const report of ['report.json', 'report.html'])
      expect(readFileSync(join(shop.folder, 'data', report))).not.toHaveLength(0)
    const next = await shop.refresh()
    expect(next, `the run after a kill at ${afterMs} ms`).toMatchObject({ exitCode: 0 })
    shop.expectWhole(`repaired after a kill at ${afterMs} ms`)
    expect(shop.partialFiles()).toEqual([])
  }
  expect(moments.filter(({ left }) => left === 'the last').length).toBeGreaterThan(0)
})

test('what a killed run left half-written is there until the next run, and then is not', async () => {
  for (let attempt = 0; attempt < 20 && shop.partialFiles().length === 0; attempt += 1) {
    await shop.nextRound()
    await runChild('a-half-written-picture')
  }
  expect(shop.partialFiles()).not.toEqual([])
  expect((await shop.refresh()).exitCode).toBe(0)
  expect(shop.partialFiles()).toEqual([])
})

test('a second refresh in the same folder says that one is under way, and disturbs nothing', async () => {
  await shop.nextRound()
  const began = new Promise<void>((resolve) => {
    shop.onCall(resolve)
  })
  const first = shop.refresh()
  await began
  const second = await shop.refresh()
  expect([second.exitCode, second.said]).toEqual([1, expect.stringContaining('Another refresh is under way')])
  expect((await first).exitCode).toBe(0)
  shop.expectWhole('after two at once')
})

/** Runs the command; kills it some time after its first call, or when something half-written lies there. Returns how long it worked. */
async function runChild(until: number | 'a-half-written-picture' = Number.POSITIVE_INFINITY): Promise<number> {
  let startedMs = Number.NaN
  const child = spawn(process.execPath, ['scripts/refresh.ts'], { stdio: 'ignore', env: shop.environment() })
  shop.onCall(() => {
    if (!Number.isNaN(startedMs)) return
    startedMs = Date.now()
    if (until === 'a-half-written-picture') watch(child)
    else if (Number.isFinite(until)) setTimeout(() => child.kill('SIGKILL'), until)
  })
  await once(child, 'close')
  shop.onCall(() => undefined)
  return Date.now() - startedMs
}

function watch(child: ChildProcess): void {
  if (shop.partialFiles().length > 0) child.kill('SIGKILL')
  else if (child.exitCode === null && child.signalCode === null) setImmediate(() => watch(child))
}
