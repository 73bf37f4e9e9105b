import { afterEach, expect, test, vi } from 'vitest'
import type { SearchAnswer, SearchDepth } from './search.ts'
import { refused, stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'

/** A search of a page that is loaded now: an index is opened once. */
async function load(depth: Partial<SearchDepth> = {}) {
  vi.resetModules()
  const { createSearch, isEmptyAnswer } = await import('./search.ts')
  return { ...createSearch({ enough: 24, mostShards: 6, restMs: 0, ...depth }), isEmptyAnswer }
}

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

const MATS = [
  someMat('s', { name: 'Stable mat', code: 'HH-S' }),
  someMat('g', { name: 'Gym tile', code: 'HH-G', mainCategory: 'Gym', subCategory: 'Floors' }),
]
const INDEX = indexOf(MATS)

const item = (itemId: string, name: string, more: object = {}) => ({
  ...{ itemId, code: `HH-${itemId}`, name, description: '', brand: '', pictureKey: '', subCategoryId: 's' },
  ...{ price: 2_000, ...more },
})
const ofStore = (q: string, ...items: object[]) => ({ [`GET /api/search?q=${q}`]: { items } })

/** What a person sees of an answer. */
function seen(answer: SearchAnswer) {
  if (answer.status === 'blank') return 'blank'
  if (answer.status !== 'answered') return [answer.status, answer.query.text]
  const { query, hits, indexDone, store } = answer
  return [query.text, hits.map(({ document }) => document.itemId), indexDone, store]
}

test('what was found is found once more where the rows of the shop are others by now', async () => {
  stubCalls({ ...indexOf(MATS, 2, 'first'), ...ofStore('stable') })
  const { $answer, again, ask } = await load()
  const stamp = () => Reflect.get($answer.get(), 'stamp')
  expect(await again()).toBe(false)
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s'], true, 'answered'])
  expect([stamp(), await again()]).toEqual(['first', false])
  stubCalls({})
  expect(await again()).toBe(false)
  stubCalls({ ...indexOf(MATS, 2, 'second'), ...ofStore('stable') })
  expect(await again()).toBe(true)
  await expect.poll(stamp).toBe('second')
})

test('before anything is typed nothing is asked', async () => {
  const calls = stubCalls({ ...INDEX })
  const { $answer, ask } = await load()
  ask('  ')
  expect([$answer.get(), calls]).toEqual([{ status: 'blank' }, []])
})

test('the index answers at once and the store then, with what is newer than the build', async () => {
  const store = Promise.withResolvers<object>()
  stubCalls({ ...INDEX, 'GET /api/search?q=stable': () => store.promise })
  const { $answer, ask } = await load()
  ask(' stable ')
  expect(seen($answer.get())).toEqual(['looking', 'stable'])
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s'], true, 'asked'])
  expect($answer.get()).toMatchObject({ newItemIds: new Set(), more: false })
  const tile = item('n', 'Stable tile', { description: 'Price per tile.\nSize: 600 × 400 mm' })
  store.resolve({ items: [item('s', 'Stable mat'), tile] })
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s', 'n'], true, 'answered'])
  const [known, newer] = hitsOf($answer.get())
  expect(known?.document).toMatchObject({ price: 2_000, mainCategory: 'Horse' })
  expect(newer?.document).toMatchObject({ name: 'Stable tile', sold: 'tile 1 1', brief: '600 × 400 mm' })
  await expect.poll(() => $answer.get()).toMatchObject({ newItemIds: new Set(['n']) })
})

function hitsOf(answer: SearchAnswer) {
  return answer.status === 'answered' ? answer.hits : []
}

test('where the index is slow the store answers alone', async () => {
  const index = Promise.withResolvers<object>()
  const manifest = INDEX['GET /search-index.json'] ?? {}
  stubCalls({ ...INDEX, ...ofStore('stable', item('n', 'Stable tile')), 'GET /search-index.json': () => index.promise })
  const { $answer, ask } = await load()
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['n'], false, 'answered'])
  expect($answer.get()).toMatchObject({ more: false })
  index.resolve(manifest)
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s', 'n'], true, 'answered'])
})

test('where the index cannot be had the store answers alone', async () => {
  stubCalls(ofStore('stable', item('s', 'Stable mat')))
  const { $answer, ask } = await load()
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s'], true, 'answered'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect($answer.get()).toMatchObject({ newItemIds: new Set() })
})

test('of what the store alone finds the build knows the place', async () => {
  stubCalls({ ...INDEX, ...ofStore('stable', item('g', 'Gym tile of today')) })
  const { $answer, ask } = await load()
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s', 'g'], true, 'answered'])
  const [, gym] = hitsOf($answer.get())
  expect(gym?.document).toMatchObject({ name: 'Gym tile of today', mainCategory: 'Gym' })
  expect($answer.get()).toMatchObject({ newItemIds: new Set() })
})

const YARD = { name: 'Tile', row: 7, mainCategory: 'Yard', subCategory: 'Tiles' }
const SHARDS = [...MATS, ...['a', 'b', 'c'].map((itemId) => someMat(itemId, YARD))]

test('what the build has elsewhere in its index is no newer than it, and stands in its place', async () => {
  const answers = {
    ...indexOf(SHARDS, 1, 'x'),
    ...ofStore('stable', item('a', 'Stable tile'), item('n', 'Stable one')),
  }
  stubCalls(answers)
  const { $answer, ask } = await load()
  const told: unknown[] = []
  $answer.listen((answer) => answer.status === 'answered' && told.push([...answer.newItemIds]))
  ask('stable')
  await expect.poll(() => $answer.get()).toMatchObject({ newItemIds: new Set(['n']) })
  expect(told.filter((ids) => String(ids) !== 'n').flat()).toEqual([])
  const [, known, newer] = hitsOf($answer.get())
  expect(known?.document).toMatchObject({ name: 'Stable tile', price: 2_000, mainCategory: 'Yard', row: 7 })
  expect(newer?.document).toMatchObject({ itemId: 'n', mainCategory: '', row: -1 })
})

test('rows of a build that the index is not of are no rows', async () => {
  stubCalls(indexOf(SHARDS, 1, 'x'))
  vi.resetModules()
  const { loadCodeFinder } = await import('#client/load-code-finder.ts')
  await loadCodeFinder()
  stubCalls({ ...indexOf(SHARDS, 1, 'y'), ...ofStore('stable', item('a', 'Stable tile')) })
  const { createSearch } = await import('./search.ts')
  const { $answer, ask } = createSearch({ enough: 24, mostShards: 6, restMs: 0 })
  ask('stable')
  await expect.poll(() => hitsOf($answer.get())[1]?.document.mainCategory).toBe('Yard')
  expect(hitsOf($answer.get())[1]?.document.row).toBe(-1)
})

test('of what is looked up in no more shards than are allowed, the rest is not taken for new', async () => {
  const items = ['a', 'b', 'c'].map((itemId) => item(itemId, `Stable tile ${itemId}`))
  stubCalls({ ...indexOf(SHARDS, 1), ...ofStore('stable', ...items, item('n', 'Stable one')) })
  const { $answer, ask } = await load({ mostShards: 1 })
  ask('stable')
  await expect.poll(() => $answer.get()).toMatchObject({ newItemIds: new Set(['n']) })
  const places = hitsOf($answer.get()).map(({ document }) => [document.itemId, document.mainCategory])
  expect(places).toEqual([
    ['s', 'Horse'],
    ['a', 'Yard'],
    ['b', ''],
    ['c', ''],
    ['n', ''],
  ])
})

test('where the store does not answer the index answers alone', async () => {
  stubCalls({ ...INDEX, 'GET /api/search?q=stable': refused(502, 'store-unavailable') })
  const { $answer, ask, isEmptyAnswer } = await load()
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s'], true, 'unreachable'])
  expect(isEmptyAnswer($answer.get())).toBe(false)
})

test('where the index finds nothing and the store does not answer, that is not certain', async () => {
  stubCalls({ ...INDEX, 'GET /api/search?q=trampoline': refused(502, 'store-unavailable') })
  const { $answer, ask, isEmptyAnswer } = await load()
  ask('trampoline')
  await expect.poll(() => seen($answer.get())).toEqual(['trampoline', [], true, 'unreachable'])
  expect(isEmptyAnswer($answer.get())).toBe(false)
})

test.each(['stable', 'stabel'])(
  'what was found for "%s" stays found where another search fills the index',
  async (typed) => {
    const many = Array.from({ length: 6_001 }, (_, index) => someMat(`m${index}`, { name: 'Stable mat' }))
    const gym = someMat('g', { name: 'Gym tile', mainCategory: 'Gym', subCategory: 'Floors' })
    const store = Promise.withResolvers<object>()
    stubCalls({
      ...indexOf([...many, gym], many.length),
      ...ofStore('gym'),
      [`GET /api/search?q=${typed}`]: () => store.promise,
    })
    const { $answer, ask } = await load()
    ask(typed)
    await expect.poll(() => hitsOf($answer.get()).length).toBe(many.length)
    const { createSearch } = await import('./search.ts')
    const other = createSearch({ enough: 24, mostShards: 6, restMs: 0 })
    other.ask('gym')
    await expect.poll(() => seen(other.$answer.get())).toEqual(['gym', ['g'], true, 'answered'])
    store.resolve({ items: [] })
    await expect.poll(() => $answer.get()).toMatchObject({ store: 'answered' })
    expect(hitsOf($answer.get())).toHaveLength(many.length)
  },
)

test('where the store finds more than it tells of, what the index finds is shown as some of it', async () => {
  stubCalls({ ...INDEX, 'GET /api/search?q=stable': { items: [], more: true } })
  const { $answer, ask } = await load()
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s'], true, 'answered'])
  expect($answer.get()).toMatchObject({ more: true })
})

test.each([
  ['finds nothing', INDEX],
  ['cannot be had', {}],
])('where the store finds more than it tells of and the index %s, that is no empty answer', async (_, index) => {
  stubCalls({ ...index, 'GET /api/search?q=trampoline': { items: [], more: true } })
  const { $answer, ask, isEmptyAnswer } = await load()
  ask('trampoline')
  await expect.poll(() => seen($answer.get())).toEqual(['too-many', 'trampoline'])
  expect(isEmptyAnswer($answer.get())).toBe(false)
})

test('where neither can be had, search cannot be reached', async () => {
  stubCalls({})
  const { $answer, ask, isEmptyAnswer } = await load()
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['unreachable', 'stable'])
  expect(isEmptyAnswer($answer.get())).toBe(false)
})

/** An index of which no file of items can be read. */
const WITHOUT_SHARDS = Object.fromEntries(
  Object.entries(indexOf(SHARDS, 1)).filter(([path]) => !path.includes('shard-')),
)

test.each([
  ['the store does not answer', WITHOUT_SHARDS, {}],
  ['the store finds nothing', WITHOUT_SHARDS, ofStore('stabel')],
  ['nothing of the index is there, and the store finds nothing', {}, ofStore('stabel')],
])('where the index was not read and %s, that is no empty answer', async (_, index, store) => {
  stubCalls({ ...index, ...store })
  const { $answer, ask, isEmptyAnswer } = await load()
  const told: unknown[] = []
  $answer.listen((answer) => told.push(answer.status === 'answered' || isEmptyAnswer(answer)))
  ask('stabel')
  await expect.poll(() => seen($answer.get())).toEqual(['unreachable', 'stabel'])
  expect(told).not.toContain(true)
})

test('where not all of the index could be read there may be more, and nothing is taken for a slip', async () => {
  const index = indexOf([someMat('a', { name: 'Stable plum' }), someMat('b', { name: 'Stable mat' })], 1)
  const read = Object.entries(index).filter(([path]) => !path.includes('shard-1'))
  stubCalls({ ...Object.fromEntries(read), ...ofStore('plum'), ...ofStore('stable'), ...ofStore('stabel') })
  const { $answer, ask } = await load()
  ask('plum')
  await expect.poll(() => seen($answer.get())).toEqual(['plum', ['a'], true, 'answered'])
  expect($answer.get()).toMatchObject({ more: false })
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['a'], true, 'answered'])
  expect($answer.get()).toMatchObject({ more: true })
  ask('stabel')
  await expect.poll(() => seen($answer.get())).toEqual(['unreachable', 'stabel'])
})

test('that there is nothing is said once both have spoken, and not before', async () => {
  const store = Promise.withResolvers<object>()
  stubCalls({ ...INDEX, 'GET /api/search?q=trampoline': () => store.promise })
  const { $answer, ask, isEmptyAnswer } = await load()
  const told: unknown[] = []
  $answer.listen((answer) => told.push(seen(answer)))
  ask('trampoline')
  await expect.poll(() => told.length).toBeGreaterThan(2)
  expect(new Set(told.map(String))).toEqual(new Set(['looking,trampoline']))
  expect(isEmptyAnswer($answer.get())).toBe(false)
  store.resolve({ items: [] })
  await expect.poll(() => seen($answer.get())).toEqual(['trampoline', [], true, 'answered'])
  expect(isEmptyAnswer($answer.get())).toBe(true)
})

test('nothing of the store is not nothing as long as the index is looked into', async () => {
  const index = Promise.withResolvers<object>()
  stubCalls({ ...ofStore('stable'), 'GET /search-index.json': () => index.promise })
  const { $answer, ask } = await load()
  ask('stable')
  let calls = 0
  $answer.listen(() => (calls += 1))
  await expect.poll(() => calls).toBe(1)
  expect(seen($answer.get())).toEqual(['looking', 'stable'])
})

test('a slip of the pen is mended where neither knows what was typed', async () => {
  stubCalls({ ...INDEX, ...ofStore('stabel') })
  const { $answer, ask } = await load()
  ask('stabel')
  await expect.poll(() => seen($answer.get())).toEqual(['stabel', ['s'], true, 'answered'])
})

test('what the store knows as it was typed is no slip', async () => {
  stubCalls({ ...INDEX, ...ofStore('stabel', item('n', 'Stabel mat')) })
  const { $answer, ask } = await load()
  ask('stabel')
  await expect.poll(() => seen($answer.get())).toEqual(['stabel', ['n'], true, 'answered'])
})

test('there may be more where not all of the index was looked into', async () => {
  stubCalls({ ...indexOf([someMat('a'), someMat('b')], 1), ...ofStore('mat') })
  const { $answer, ask } = await load({ mostShards: 1 })
  ask('mat')
  await expect.poll(() => seen($answer.get())).toEqual(['mat', ['a'], true, 'answered'])
  expect($answer.get()).toMatchObject({ more: true })
})

test('the store is asked once typing rests, and not about what was typed on the way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const calls = stubCalls({ ...INDEX, ...ofStore('stable'), ...ofStore('stab') })
  const { ask } = await load({ restMs: 180 })
  const ofSearch = () => calls.flatMap(([call]) => (call.includes('/api/search') ? call : []))
  ask('stab')
  await vi.advanceTimersByTimeAsync(100)
  ask('stable')
  await vi.advanceTimersByTimeAsync(179)
  expect(ofSearch()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.dynamicImportSettled()
  expect(ofSearch()).toEqual(['GET /api/search?q=stable'])
})

test('what was found stays to be seen until there is something newer, and an old answer is void', async () => {
  const late = Promise.withResolvers<object>()
  stubCalls({ ...INDEX, ...ofStore('gym'), 'GET /api/search?q=stable': () => late.promise })
  const { $answer, ask } = await load()
  ask('stable')
  await expect.poll(() => seen($answer.get())).toEqual(['stable', ['s'], true, 'asked'])
  ask('gym')
  expect(seen($answer.get())).toEqual(['stable', ['s'], true, 'asked'])
  await expect.poll(() => seen($answer.get())).toEqual(['gym', ['g'], true, 'answered'])
  late.resolve({ items: [item('n', 'Stable tile')] })
  await late.promise
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen($answer.get())).toEqual(['gym', ['g'], true, 'answered'])
})

test('the same words are not asked for again, but after the box was emptied', async () => {
  const calls = stubCalls({ ...INDEX, ...ofStore('stable') })
  const { $answer, ask } = await load()
  const answered = () => expect.poll(() => seen($answer.get())).toEqual(['stable', ['s'], true, 'answered'])
  ask('stable')
  await answered()
  const before = calls.length
  ask('stable ')
  expect([calls.length, seen($answer.get())]).toEqual([before, ['stable', ['s'], true, 'answered']])
  ask('')
  expect($answer.get()).toEqual({ status: 'blank' })
  ask('stable')
  expect(seen($answer.get())).toEqual(['looking', 'stable'])
  await answered()
  expect(calls.length).toBe(before + 1)
})
