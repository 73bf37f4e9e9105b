import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiAnswering, rejection, type SentCall, success } from '#store-api/test-api.ts'
import { DEFAULT_LIMITS } from './guards.ts'
import { openSnapshot } from './open-snapshot.ts'
import { cheapPng, picture } from './pictures/test-pictures.ts'
import { silentProgress } from './progress.ts'
import { type RefreshOptions, refreshCatalogue } from './refresh-catalogue.ts'
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

async function refresh(answer: (sent: SentCall) => Response | Promise<Response> = badStore) {
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
  }
  return { sent, report: await refreshCatalogue(options) }
}

test('of a bad store the usable part becomes a shop, and the rest a list with reasons', async () => {
  const { report } = await refresh()
  expect(report).toMatchObject({
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
  expect(shop.latest(6).map(({ item }) => item.itemId)).toEqual(['ok'])
  expect(shop.slides()).toMatchObject([{ link: '/store', picture: undefined }])
  expect(shop.categories()).toMatchObject([
    {
      name: '<b>"අශ්ව"</b> 🐴',
      slug: 'b-b',
      subCategories: [
        { name: 'مطاط', slug: 'section-1' },
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
    'fails on the last gallery',
    (sent: SentCall) => (sent.target === '/Api/ImageData/free' ? new Response('no', { status: 500 }) : badStore(sent)),
  ],
])('while the store %s, the last snapshot stays byte for byte', async (_, answer) => {
  await refresh()
  const before = readFileSync(snapshotFile)
  expect(await rejection(refresh(answer))).toMatchObject({ name: 'StoreApiError' })
  expect(readFileSync(snapshotFile).equals(before)).toBe(true)
})
