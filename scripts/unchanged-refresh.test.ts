import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAnswerCache } from '#catalogue/answer-cache.ts'
import { DEFAULT_LIMITS } from '#catalogue/guards.ts'
import { picture } from '#catalogue/pictures/test-pictures.ts'
import { silentProgress } from '#catalogue/progress.ts'
import { refreshCatalogue } from '#catalogue/refresh-catalogue.ts'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { littleCatalogue, openTestStore, TEST_KEY, type TestStore } from '#embedded-store/test-store.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import { dataFolder } from './settings/data-folder.ts'

const CONCURRENCY = 3
let folder = ''
let store: TestStore['store']

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unchanged-'))
  store = openTestStore(folder).store
  seedCatalogue(store.database, littleCatalogue, [])
  for (const id of ['S-1-1', 'S-1-2', 'S-2-1', 'D-1']) writeFileSync(join(folder, `${id}.jpg`), await picture('jpeg'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A refresh, what it asked, how it was answered, and how many calls were under way at most. */
async function refresh() {
  const calls: string[] = []
  let underWay = 0
  let peak = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    underWay += 1
    peak = Math.max(peak, underWay)
    await new Promise((resolve) => setImmediate(resolve))
    const response = await store.app.request(request)
    underWay -= 1
    const { pathname, search } = new URL(request.url)
    calls.push(`${response.status} ${pathname}${search}`)
    return response
  }
  const folders = dataFolder({ DATA_FOLDER: join(folder, 'data') })
  const keptAnswers = openAnswerCache(folders.answersFile, 'embedded', Date.now())
  const { outcome, contentHash } = await refreshCatalogue({
    ...folders,
    store: 'embedded',
    api: createStoreApi({ url: 'http://store.invalid', apiKey: TEST_KEY, fetch, keptAnswers }),
    limits: DEFAULT_LIMITS,
    concurrency: CONCURRENCY,
    progress: silentProgress,
    now: () => new Date(),
  })
  keptAnswers.close()
  return { calls, peak, outcome, contentHash }
}

test('a refresh of an unchanged store asks for each thing once, and the store sends nothing again', async () => {
  const first = await refresh()
  const second = await refresh()
  const unchanged = [
    '/Api/CategoryMain',
    '/Api/CategoryMain',
    '/Api/CategorySub?CategoryMainID=door',
    '/Api/CategorySub?CategoryMainID=door',
    '/Api/CategorySub?CategoryMainID=horse',
    '/Api/CategorySub?CategoryMainID=horse',
    '/Api/ImageData/D-1',
    '/Api/ImageData/S-1',
    '/Api/ImageData/S-2',
    '/Api/Item?CategorySubID=coir',
    '/Api/Item?CategorySubID=empty',
    '/Api/Item?CategorySubID=stable',
    '/Api/Item?IsNew=y',
    '/Api/Item?IsNew=y',
    '/Api/SlideBanner',
    '/Uploads/D-1.jpg',
    '/Uploads/S-1-1.jpg',
    '/Uploads/S-1-2.jpg',
    '/Uploads/S-2-1.jpg',
  ]
  expect(second.calls.toSorted()).toEqual(unchanged.map((call) => `304 ${call}`))
  expect(second).toMatchObject({ outcome: 'unchanged', contentHash: first.contentHash })
  expect([first.peak, second.peak]).toEqual([CONCURRENCY, CONCURRENCY])
})

test('of a store that changed only what changed is sent again', async () => {
  await refresh()
  store.database.exec("UPDATE items SET retailPrice = 1250 WHERE itemID = 'S-2'")
  const { calls, outcome } = await refresh()
  expect(calls.filter((call) => !call.startsWith('304'))).toEqual(['200 /Api/Item?CategorySubID=stable'])
  expect(outcome).toBe('published')
})
