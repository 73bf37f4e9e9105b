import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { answerProblem } from './answer-problem.ts'
import { catalogueRoutes } from './catalogue-routes.ts'

const S_1 = item('S-1')
const S_2 = item('S-2')

function item(itemId: string): Item {
  const words = { code: `C-${itemId}`, name: 'Stable mat', description: '22 mm', brand: 'Hoof' }
  return { itemId, ...words, pictureKey: '', subCategoryId: 'stable', price: cents(8_950) }
}

/** The routes over a store of two mats, and what it is asked; it answers searches once the gate is open. */
function open(gate?: Promise<void>) {
  const asked: string[] = []
  const items = [S_1, S_2]
  const validators = { etag: '', lastModified: '' }
  const routes = catalogueRoutes({
    store: {
      async item(itemId) {
        asked.push(itemId)
        return items.find((one) => one.itemId === itemId)
      },
      pictureIds: async (itemId) => ({ entries: [`${itemId}-1`, `${itemId}-2`], unreadable: [] }),
      async itemsMatching(keyword) {
        asked.push(keyword)
        await gate
        return { entries: [S_2], unreadable: [] }
      },
      picture: async (id) =>
        id === 'gone' ? { status: 'missing' } : { status: 'fetched', bytes: new TextEncoder().encode(id), validators },
    },
    encodePicture: async (bytes) =>
      new TextDecoder().decode(bytes) === 'page' ? undefined : new Uint8Array([...bytes, 33]),
    log: () => undefined,
  })
  routes.onError(answerProblem(() => undefined))
  return { asked, ask: async (path: string) => routes.request(path) }
}

async function told(answer: Response): Promise<unknown> {
  return { status: answer.status, body: await answer.json() }
}

const refused = (status: number, code: string) => ({ status, body: { code, requestId: '' } })

test.each([
  ['?ids=S-2,no-such,S-1', [S_2, S_1], ['no-such']],
  ['?ids=,S-2,,', [S_2], []],
  ['?ids=', [], []],
  ['', [], []],
])('/api/items%s tells what the store says of each item, and which it has not', async (query, items, missing) => {
  expect(await told(await open().ask(`/api/items${query}`))).toEqual({ status: 200, body: { items, missing } })
})

test('of fifty items is told at once, of more nothing, and the store is not asked', async () => {
  const { ask, asked } = open()
  const ids = Array.from({ length: 51 }, (_, index) => `X-${index}`)
  expect(await told(await ask(`/api/items?ids=${ids}`))).toEqual(refused(400, 'too-many-items'))
  expect(asked).toEqual([])
  const missing = ids.slice(0, 50)
  expect(await told(await ask(`/api/items?ids=${missing}`))).toEqual({ status: 200, body: { items: [], missing } })
})

test('one item comes with its pictures, and one that there is not is refused', async () => {
  const { ask } = open()
  const body = { item: S_1, pictureIds: ['S-1-1', 'S-1-2'] }
  expect(await told(await ask('/api/items/S-1'))).toEqual({ status: 200, body })
  expect(await told(await ask('/api/items/S-9'))).toEqual(refused(404, 'no-such-item'))
})

test('six searches are asked of the store at a time, some wait, and the rest are sent away at once', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  const { ask, asked } = open(gate)
  const answers = Array.from({ length: 22 }, (_, index) => ask(`/api/search?q=mat-${index}`))
  const sentAway = await Promise.all(answers.slice(18).map(async (answer) => told(await answer)))
  expect(asked).toHaveLength(6)
  for (const answer of sentAway) expect(answer).toMatchObject({ status: 503, body: { code: 'busy', retryAfterS: 1 } })
  release()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual([...Array(18).fill(200), ...Array(4).fill(503)])
})

test('a search finds what the store finds, and without words nothing, of which the store is not asked', async () => {
  const { ask, asked } = open()
  expect(await told(await ask('/api/search?q=mat+22'))).toEqual({ status: 200, body: { items: [S_2], more: false } })
  for (const path of ['/api/search', '/api/search?q=', '/api/search?q=%20'])
    expect(await told(await ask(path))).toEqual({ status: 200, body: { items: [], more: false } })
  expect(asked).toEqual(['mat 22'])
})

test('of a long search the first hundred characters reach the store', async () => {
  const { ask, asked } = open()
  await ask(`/api/search?q=${'x'.repeat(100)}y`)
  expect(asked).toEqual(['x'.repeat(100)])
})

test('a picture comes as WebP that may be kept for five minutes, and what is none is refused', async () => {
  const { ask } = open()
  const answer = await ask('/api/pictures/new')
  expect([answer.status, await answer.text()]).toEqual([200, 'new!'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=300',
  })
  for (const id of ['page', 'gone'])
    expect(await told(await ask(`/api/pictures/${id}`))).toEqual(refused(404, 'no-such-picture'))
})
