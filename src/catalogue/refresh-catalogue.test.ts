import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiAnswering, rejection, type SentCall, success } from '#store-api/test-api.ts'
import { openHistory } from './catalogue-history.ts'
import { DEFAULT_LIMITS } from './guards.ts'
import { keptSnapshots } from './kept-snapshots.ts'
import { lookAtSnapshot } from './look-at-snapshot.ts'
import { openSnapshot } from './open-snapshot.ts'
import { cheapPng, picture } from './pictures/test-pictures.ts'
import { silentProgress } from './progress.ts'
import { type RefreshOptions, refreshCatalogue } from './refresh-catalogue.ts'
import { RefreshUnderWayError, takeRefreshLock } from './refresh-lock.ts'
import { shopCatalogue } from './shop-catalogue.ts'

let folder = ''
let snapshotFile = ''
let photo: Uint8Array<ArrayBuffer>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refresh-'))
  snapshotFile = join(folder, 'catalogue.sqlite')
  photo = await picture('jpeg')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A store as bad as they come, whose usable part is two mats. */
function badStore({ target, headers }: SentCall): Response {
  const { pathname, searchParams } = new URL(target, 'https://api.example')
  if (pathname === '/Api/CategoryMain')
    return success([{ categoryMainID: 1, categoryMainName: '<b>"අශ්ව"</b> 🐴' }, { categoryMainID: 2 }])
  if (pathname === '/Api/CategorySub')
    return success([
      { categorySubID: 's', categorySubName: 'مطاط' },
      { categorySubID: 'empty', categorySubName: 'Empty' },
    ])
  if (pathname === '/Api/SlideBanner')
    return success([{ slideBannerID: 'sl', title: null, buttonLink: 'javascript:alert(1)' }])
  if (searchParams.get('CategorySubID') === 's') {
    return success([
      { itemID: 'ok', itemName: '<script>alert(1)</script>', itemDescription: null, retailPrice: '89.50', cacheID: 7 },
      { itemID: 'free', itemName: 'Free?', retailPrice: 0 },
      { itemID: '../up', itemName: 'Up', retailPrice: 1 },
      { itemID: 'twice', itemName: 'One', retailPrice: 1 },
      { itemID: 'twice', itemName: 'Two', retailPrice: 1 },
      { itemID: 'nameless', retailPrice: 1 },
      { itemID: 'minus', itemName: 'Minus', retailPrice: -1 },
    ])
  }
  if (searchParams.get('IsNew') === 'y')
    return success([
      { itemID: 'elsewhere', itemName: 'New' },
      { itemID: 'ok', itemName: 'New' },
    ])
  if (pathname === '/Api/ImageData/ok') return success([{ imageID: 'ok-1' }, { imageID: 'bomb' }, { imageID: 'page' }])
  if (pathname === '/Uploads/ok-1.jpg') {
    if (headers.get('if-none-match') === '"1"') return new Response(null, { status: 304 })
    return new Response(photo, { headers: { etag: '"1"' } })
  }
  if (pathname === '/Uploads/bomb.jpg') return new Response(cheapPng(8200, 5001))
  if (pathname === '/Uploads/page.jpg') return new Response('<html>')
  return pathname.startsWith('/Uploads') ? new Response('no', { status: 404 }) : success(null)
}

async function refresh(
  answer: (sent: SentCall) => Response | Promise<Response> = badStore,
  changes: Partial<RefreshOptions> = {},
) {
  const { api, sent } = apiAnswering(answer, { retries: 0 })
  const options: RefreshOptions = {
    api,
    snapshotFile,
    snapshotsFolder: join(folder, 'snapshots'),
    historyFile: join(folder, 'history.sqlite'),
    store: 'https://api.example',
    refusedFile: join(folder, 'refused.sqlite'),
    lockFile: join(folder, 'refresh.lock'),
    picturesFolder: join(folder, 'pictures'),
    limits: { ...DEFAULT_LIMITS, unreadablePercent: 100 },
    concurrency: 4,
    progress: silentProgress,
    now: () => new Date('2026-03-01T10:00:00Z'),
    ...changes,
  }
  return { sent, report: await refreshCatalogue(options) }
}

test('of a bad store the usable part becomes a shop, and the rest a list with reasons', async () => {
  const { report } = await refresh()
  expect(report).toMatchObject({
    outcome: 'published',
    crawledAt: '2026-03-01T10:00:00.000Z',
    contentHash: expect.stringMatching(/^[0-9a-f]{32}$/),
    mainCategories: 1,
    items: 2,
    subCategories: 2,
    slides: 1,
    pictures: 1,
    picturesFetched: 3,
    picturesEncoded: 1,
  })
  expect(report.findings.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()).toEqual(
    [
      'broken-picture bomb',
      'broken-picture page',
      'clashing-duplicate twice',
      'missing-picture free',
      'missing-picture sl',
      'no-price free',
      'unreadable-record GET /Api/CategoryMain data[1].categoryMainName',
      'unreadable-record GET /Api/Item data[5].itemName',
      'unreadable-record GET /Api/Item data[6].retailPrice',
      'uncategorised elsewhere',
      'unsafe-link sl',
      'unusable-id ../up',
    ].toSorted(),
  )
  const snapshot = openSnapshot(snapshotFile)
  const shop = shopCatalogue(snapshot)
  expect(shop.itemIds()).toEqual(['free', 'ok'])
  expect(shop.item('ok')).toMatchObject({ name: '<script>alert(1)</script>', description: '', price: 8950 })
  expect(shop.item('free')?.price).toBe('on-request')
  expect(shop.gallery('ok')).toHaveLength(1)
  expect(shop.latest(6)).toEqual(['ok'])
  expect(shop.slides()).toMatchObject([{ link: '/store', picture: undefined }])
  expect(shop.categories()).toMatchObject([
    {
      name: '<b>"අශ්ව"</b> 🐴',
      slug: 'b-b',
      subCategories: [
        { name: 'مطاط', slug: 'section-s' },
        { slug: 'empty', itemCount: 0 },
      ],
    },
  ])
  snapshot.close()
})

test('a second refresh asks for pictures by what is known of them, encodes none and writes the same snapshot', async () => {
  await refresh()
  const before = readFileSync(snapshotFile)
  const files = readdirSync(join(folder, 'pictures')).filter((file) => /\.(?:avif|webp|jpg)$/.test(file))
  const { sent, report } = await refresh()
  expect(sent.find(({ target }) => target === '/Uploads/ok-1.jpg')?.headers.get('if-none-match')).toBe('"1"')
  expect(report).toMatchObject({ pictures: 1, picturesEncoded: 0 })
  expect(readdirSync(join(folder, 'pictures'))).toEqual(expect.arrayContaining(files))
  expect(readFileSync(snapshotFile).equals(before)).toBe(true)
})

test('after a week each picture is fetched again, whatever the store says of it, and encoded only if it changed', async () => {
  await refresh()
  const { sent, report } = await refresh(badStore, { now: () => new Date('2026-03-08T10:00:01Z') })
  expect(sent.find(({ target }) => target === '/Uploads/ok-1.jpg')?.headers.has('if-none-match')).toBe(false)
  expect(report).toMatchObject({ pictures: 1, picturesFetched: 3, picturesEncoded: 0 })
})

test('the same store gives the same snapshot, whichever answer comes first', async () => {
  const slowAt = (late: string) => async (sent: SentCall) => {
    if (sent.target === late) await new Promise((resolve) => setTimeout(resolve, 30))
    return badStore(sent)
  }
  const snapshots: Buffer[] = []
  for (const late of ['/Uploads/bomb.jpg', '/Uploads/page.jpg', '/Api/Item?CategorySubID=s']) {
    await refresh(slowAt(late))
    snapshots.push(readFileSync(snapshotFile))
  }
  expect(snapshots.map((snapshot) => snapshot.equals(snapshots[0] ?? snapshot))).toEqual([true, true, true])
})

test.each([
  ['answers with a web page', () => new Response('<html>')],
  ['refuses the key', () => new Response('{}', { status: 401 })],
  ['sends half an answer', () => new Response('{"success":true,"data":[{"cat')],
  ['says success: false', () => Response.json({ success: false, errorMessage: 'Closed' })],
  [
    'is away for the last gallery',
    (sent: SentCall) => (sent.target === '/Api/ImageData/free' ? new Response('no', { status: 503 }) : badStore(sent)),
  ],
])('while the store %s, the last snapshot stays byte for byte', async (_, answer) => {
  await refresh()
  const before = readFileSync(snapshotFile)
  expect(await rejection(refresh(answer))).toMatchObject({ name: 'StoreApiError' })
  expect(readFileSync(snapshotFile).equals(before)).toBe(true)
})

test('while the new one cannot be kept, the last snapshot stays byte for byte', async () => {
  await refresh(storeOf({ a: 1 }), atDay(1))
  const before = readFileSync(snapshotFile)
  mkdirSync(join(folder, 'snapshots', `2026-01-01T00-00-00Z-${'0'.repeat(32)}.sqlite`))
  await expect(refresh(storeOf({ a: 1, b: 1 }), atDay(2))).rejects.toThrow('is a directory')
  expect(readFileSync(snapshotFile).equals(before)).toBe(true)
})

/** A store of mats at the given prices, whose pictures an image service cuts. */
const storeOf =
  (prices: Record<string, number>) =>
  ({ target }: SentCall): Response => {
    const { pathname, searchParams } = new URL(target, 'https://api.example')
    if (pathname === '/Api/CategoryMain') return success([{ categoryMainID: 'm', categoryMainName: 'Horse' }])
    if (pathname === '/Api/CategorySub') return success([{ categorySubID: 's', categorySubName: 'Mats' }])
    if (searchParams.get('CategorySubID') !== 's') return success([])
    const items = Object.entries(prices)
    return success(items.map(([itemID, retailPrice]) => ({ itemID, itemName: `Mat ${itemID}`, retailPrice })))
  }
const atDay = (day: number): Partial<RefreshOptions> => ({
  images: 'url',
  now: () => new Date(`2026-03-0${day}T10:00:00Z`),
})

test('a refresh keeps another away, and lets it in when it has ended or failed', async () => {
  const lock = takeRefreshLock(join(folder, 'refresh.lock'))
  expect(await rejection(refresh(storeOf({ a: 1 }), atDay(1)))).toBeInstanceOf(RefreshUnderWayError)
  lock.release()
  await rejection(refresh(() => new Response('<html>'), atDay(1)))
  expect((await refresh(storeOf({ a: 1 }), atDay(1))).report.outcome).toBe('published')
  expect((await refresh(storeOf({ a: 1 }), atDay(2))).report.outcome).toBe('unchanged')
})

test('what a killed refresh left half-written is removed, and nothing else', async () => {
  const left = [
    'catalogue.sqlite.7.part',
    'report.html.7.part',
    'pictures/a-180.avif.7.part',
    'snapshots/a.sqlite.7.part',
  ]
  const others = ['other.part', 'pictures/notes.txt']
  for (const name of ['pictures', 'snapshots']) mkdirSync(join(folder, name))
  for (const name of [...left, ...others]) writeFileSync(join(folder, name), '')
  await refresh(storeOf({ a: 1 }), atDay(1))
  expect([...left, ...others].filter((name) => existsSync(join(folder, name)))).toEqual(others)
})

test('a crawl that passes a limit is put aside, and the last snapshot stays until somebody accepts it', async () => {
  await refresh(storeOf({ a: 1, b: 1, c: 1 }), atDay(1))
  const before = readFileSync(snapshotFile)
  const { report } = await refresh(storeOf({ a: 1 }), atDay(2))
  expect(report).toMatchObject({
    outcome: 'refused',
    alarms: [{ guard: 'items-gone' }],
    picturesPruned: 0,
    comparison: { gone: { count: 2 } },
  })
  expect(readFileSync(snapshotFile).equals(before)).toBe(true)
  expect(lookAtSnapshot(join(folder, 'refused.sqlite'))).toMatchObject({ items: 1, contentHash: report.contentHash })
  const other = await refresh(storeOf({ a: 1 }), { ...atDay(3), accepted: '0'.repeat(32) })
  expect(other.report.outcome).toBe('refused')
  const accepted = await refresh(storeOf({ a: 1 }), { ...atDay(3), accepted: report.contentHash })
  expect(accepted.report).toMatchObject({ outcome: 'published', alarms: [{ guard: 'items-gone' }] })
  expect(lookAtSnapshot(snapshotFile)).toMatchObject({ items: 1, crawledAt: '2026-03-03T10:00:00.000Z' })
  expect(existsSync(join(folder, 'refused.sqlite'))).toBe(false)
})

test('what somebody accepted is where the history begins, and what passed by itself is added to it', async () => {
  const knownSince = () => {
    const history = openHistory(
      join(folder, 'history.sqlite'),
      'https://api.example',
      join(folder, 'snapshots'),
      Date.now(),
    )
    const ms = history.knownSinceMs()
    history.close()
    return ms === undefined ? ms : new Date(ms).toISOString().slice(0, 10)
  }
  await refresh(storeOf({ a: 1, b: 1, c: 1 }), atDay(1))
  await refresh(storeOf({ a: 1, b: 1, c: 1, d: 1 }), atDay(2))
  expect(knownSince()).toBe('2026-03-01')
  const { report } = await refresh(storeOf({ a: 1 }), atDay(3))
  expect(knownSince()).toBe('2026-03-01')
  await refresh(storeOf({ a: 1 }), { ...atDay(4), accepted: report.contentHash })
  expect(knownSince()).toBe('2026-03-04')
})

test('what is in the shop already is not asked about again, unless the store changed while it was read', async () => {
  await refresh(storeOf({ a: 1, b: 1, c: 1 }), atDay(1))
  const { report } = await refresh(storeOf({ a: 1 }), atDay(2))
  await refresh(storeOf({ a: 1 }), { ...atDay(2), accepted: report.contentHash })
  const tight = { ...DEFAULT_LIMITS, priceLevelPercent: -1 }
  const again = await refresh(storeOf({ a: 1 }), { ...atDay(3), limits: tight })
  expect(again.report).toMatchObject({ outcome: 'unchanged', alarms: [{ guard: 'price-level' }] })
  let asked = 0
  const shifting = (sent: SentCall) => {
    if (sent.target !== '/Api/CategoryMain') return storeOf({ a: 1 })(sent)
    asked += 1
    return asked === 1 ? storeOf({ a: 1 })(sent) : success([])
  }
  const shifted = await refresh(shifting, { ...atDay(4), limits: tight })
  expect(shifted.report.outcome).toBe('refused')
  expect(shifted.report.alarms.map(({ guard }) => guard)).toEqual(['shifted', 'price-level'])
})

const keptDays = () =>
  keptSnapshots(join(folder, 'snapshots')).map((file) => lookAtSnapshot(file)?.crawledAt.slice(0, 10))

test('each snapshot that becomes the shop is kept, and one that stays is kept once', async () => {
  await refresh(storeOf({ a: 1 }), atDay(1))
  await refresh(storeOf({ a: 1, b: 1 }), atDay(2))
  await refresh(storeOf({ a: 1, b: 1 }), atDay(3))
  expect(keptDays()).toEqual(['2026-03-02', '2026-03-01'])
})

test('what a clock that ran ahead kept is the latest no longer than that clock', async () => {
  await refresh(storeOf({ a: 100 }), { ...atDay(1), now: () => new Date('2027-03-01T10:00:00Z') })
  for (let day = 1; day <= 9; day += 1) await refresh(storeOf({ a: 100 + day }), atDay(day))
  await refresh(storeOf({ a: 109 }), { ...atDay(1), now: () => new Date('2026-03-10T10:00:00Z') })
  expect(keptDays()).toEqual([...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((day) => `2026-03-0${day}`), '2027-03-01'])
})

test('the last snapshot of another store is kept before it is replaced', async () => {
  await refresh(storeOf({ a: 1 }), { ...atDay(1), store: 'embedded' })
  rmSync(join(folder, 'snapshots'), { recursive: true })
  await refresh(storeOf({ b: 1 }), atDay(2))
  expect(keptDays()).toEqual(['2026-03-02', '2026-03-01'])
})

test('where a shop is there and no snapshot, somebody is asked', async () => {
  expect((await refresh(storeOf({ a: 1 }), { ...atDay(1), shop: 'built' })).report).toMatchObject({
    outcome: 'refused',
    alarms: [{ guard: 'snapshot-missing' }],
  })
})

test('another store is told, and nothing of it is compared', async () => {
  await refresh(storeOf({ a: 1, b: 1 }), { ...atDay(1), store: 'embedded' })
  const { report } = await refresh(storeOf({ c: 1 }), atDay(2))
  expect(report).toMatchObject({ outcome: 'published', otherStore: 'embedded', comparison: { last: undefined } })
})

test('pictures that an image service cuts are named, and none is fetched', async () => {
  const { report, sent } = await refresh(badStore, { images: 'url' })
  expect(report).toMatchObject({ pictures: 5, picturesFetched: 0, picturesEncoded: 0 })
  expect(sent.filter(({ target }) => target.startsWith('/Uploads'))).toEqual([])
})

test('each picture is asked for once, though galleries and slides share it', async () => {
  const { sent } = await refresh()
  const asked = sent.map(({ target }) => target).filter((target) => target.startsWith('/Uploads'))
  expect(asked.toSorted()).toEqual(
    ['bomb', 'free', 'ok-1', 'page', 'sl'].map((pictureId) => `/Uploads/${pictureId}.jpg`),
  )
})

test('pictures may be encoded later', async () => {
  const { report } = await refresh(badStore, { encode: 'later' })
  expect(report).toMatchObject({ pictures: 1, picturesFetched: 3, picturesEncoded: 0 })
  expect(readdirSync(join(folder, 'pictures')).filter((name) => /\.(?:avif|webp|jpg)$/.test(name))).toEqual([])
})

test('what the owner says of families and guides is read', async () => {
  mkdirSync(join(folder, 'shop', 'guides'), { recursive: true })
  writeFileSync(join(folder, 'shop', 'guides', 'x.md'), '# X')
  const { report } = await refresh(storeOf({ a: 1 }), { ...atDay(1), shopFilesFolder: join(folder, 'shop') })
  expect(report.findings).toMatchObject([{ kind: 'shop-file', subject: 'guides/x.md, line 1' }])
})
