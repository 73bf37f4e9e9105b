import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { readPastedList } from '#domain/pasted-list.ts'
import { answerOf, blankRow, type QuickRow, rowOfList } from '#domain/quick-row.ts'
import { refused, stubCalls } from './test-calls.ts'
import { indexOf, someMat } from './test-index.ts'

/** What a page finds that is loaded now: an index is opened once. */
function load() {
  vi.resetModules()
  return import('./quick-find.ts')
}

afterEach(() => vi.resetModules())

const looking = (key: number, wanted: string, more: Partial<QuickRow> = {}): QuickRow => ({
  ...blankRow(key),
  wanted,
  found: { state: 'looking' },
  ...more,
})

const STABLE = someMat('s', { code: 'HH-STB-1812-17', name: 'Stable mat', picture: 'a1b2-128' })
const GYM = someMat('g', {
  ...{ code: 'HH-GYM-5050-30', name: 'Gym tile', price: cents(2_000), sold: 'tile 4 4' },
  ...{ mainCategory: 'Gym', subCategory: 'Floors' },
})

const STABLE_ITEM = {
  ...{ itemId: 's', code: 'HH-STB-1812-17', name: 'Stable mat', price: 1_000, picture: 'a1b2-128' },
  terms: { unit: 'unstated', minimum: 1, step: 1 },
}

test('rows are found by their codes, or by what else may name them', async () => {
  const calls = stubCalls(indexOf([STABLE, GYM]))
  const { findRows } = await load()
  const rows = await findRows([
    looking(1, 'hh stb 1812 17', { written: '2' }),
    looking(2, 'Row 7', { otherwise: 'HH-GYM-5050-30' }),
    looking(3, 'HH-GYM-5050-30'),
    looking(4, 'HH-XX-1'),
    looking(5, 'HH-XX-1', { otherwise: 'HH-XX-2' }),
  ])
  expect(rows[0]).toEqual({
    ...blankRow(1),
    ...{ wanted: 'HH-STB-1812-17', written: '2', found: { state: 'item', item: STABLE_ITEM } },
  })
  expect(rows.slice(1, 3).map(({ wanted, written, found }) => [wanted, written, found.state])).toEqual([
    ['HH-GYM-5050-30', '4', 'item'],
    ['HH-GYM-5050-30', '4', 'item'],
  ])
  expect(rows.slice(3).map(({ key, wanted, found }) => [key, wanted, found])).toEqual([
    [4, 'HH-XX-1', { state: 'unknown', near: undefined }],
    [5, 'HH-XX-1', { state: 'unknown', near: undefined }],
  ])
  expect(calls).toHaveLength(4)
})

test('an empty quantity of a list that states others stays empty, and that is said', async () => {
  stubCalls(indexOf([STABLE, GYM]))
  const { findRows } = await load()
  const { rows } = readPastedList({ text: 'Code;Qty\nHH-STB-1812-17;3\nHH-GYM-5050-30;' })
  const found = await findRows(rows.map((pasted, key) => rowOfList(key, pasted)))
  expect(found.map(answerOf)).toMatchObject([
    { state: 'accepted', quantity: 3 },
    { state: 'wrong-quantity', problem: 'missing' },
  ])
})

test.each([
  ['its code', 'hh stb 1812 17', ''],
  ['what else may name it', 'Row 7', 'HH-STB-1812-17'],
])('a row by itself is found by %s', async (_, wanted, otherwise) => {
  stubCalls(indexOf([STABLE, GYM], 1))
  const { findRows } = await load()
  expect(await findRows([looking(1, wanted, { otherwise })])).toMatchObject([{ found: { item: { itemId: 's' } } }])
})

test('where the index cannot be had, no row is called unknown', async () => {
  stubCalls({ 'GET /search-index.json': refused(503, 'busy') })
  const { findRows, findAllNear, completions } = await load()
  expect(await findRows([looking(1, 'HH-a', { written: '2' })])).toEqual([
    { ...blankRow(1), wanted: 'HH-a', written: '2', found: { state: 'unreachable' } },
  ])
  expect(await findAllNear([looking(1, 'HH-a')])).toEqual([{ state: 'unreachable' }])
  expect(await completions('stable')).toBe('unreachable')
})

const near = async (wanted: string) => {
  const { findAllNear } = await load()
  const [found] = await findAllNear([looking(1, wanted)])
  if (found?.state === 'item') return found.item.itemId
  return found?.state === 'unknown' ? found.near?.map(({ itemId }) => itemId) : found?.state
}

test.each([
  ['a code with a slip offers what has such a code', 'HH-STB-1812-71', ['s']],
  ['a name to the letter is that item', 'stable MAT', 's'],
  ['a part of a name offers what bears it', 'stable', ['s']],
  ['what nobody has offers nothing', 'trampoline', []],
])('%s', async (_, wanted, found) => {
  stubCalls(indexOf([STABLE, GYM]))
  expect(await near(wanted)).toEqual(found)
})

test('a name that several items have offers those, and no other that bears it', async () => {
  const mats = ['1', '2'].map((id) => someMat(id, { code: `TWIN-${id}0000`, name: 'Yard mat' }))
  stubCalls(indexOf([someMat('x', { code: 'X-1', name: 'Yard mat, large' }), ...mats]))
  expect(await near('Yard mat')).toEqual(['1', '2'])
})

test('no more than three are offered', async () => {
  const mats = ['1', '2', '3', '4'].map((id) => someMat(id, { code: `QQ${id}`, name: `Yard mat ${id}` }))
  stubCalls(indexOf(mats))
  expect(await near('yard')).toHaveLength(3)
})

test('what is typed may become eight items at most', async () => {
  stubCalls(indexOf(Array.from({ length: 10 }, (_, index) => someMat(`m${index}`))))
  const { completions } = await load()
  const offered = await completions('mat')
  expect(offered).toHaveLength(8)
  expect(offered[0]).toMatchObject({ code: 'HH-m0', terms: { minimum: 1, step: 1 } })
})

test('a slip of the pen is mended where nothing is as it was typed', async () => {
  stubCalls(indexOf([STABLE, GYM]))
  const { completions } = await load()
  expect(await completions('stabel')).toMatchObject([{ itemId: 's' }])
})

test('what is as it was typed is no slip', async () => {
  const staples = someMat('p', { name: 'Staple mat', mainCategory: 'Yard', subCategory: 'Fences' })
  stubCalls(indexOf([STABLE, staples]))
  const { completions } = await load()
  expect(await completions('stable')).toMatchObject([{ itemId: 's' }])
})

test('nothing typed asks for nothing', async () => {
  const calls = stubCalls(indexOf([STABLE]))
  const { completions } = await load()
  expect([await completions('  '), calls]).toEqual([[], []])
})

test.each([
  ['codes', 'AB1 CD1 EF1 GH1'],
  ['names', 'Abel Cedar Elm Giant'],
])(
  'rows whose %s each need another file do not wait for one another, and are answered in their order',
  async (_, wanted) => {
    const names = ['Abel mat', 'Cedar mat', 'Elm mat', 'Giant mat']
    const mats = ['AB', 'CD', 'EF', 'GH'].map((code, place) =>
      someMat(code, { code: `${code}-1812-17`, name: names[place] ?? '' }),
    )
    const [asked, all] = [new Set<string>(), Promise.withResolvers<void>()]
    const held = Object.entries(indexOf(mats, 1)).map(([call, answer]): [string, () => Promise<object>] => [
      call,
      async () => {
        if (!call.includes('shard-')) return answer
        if (asked.add(call).size === mats.length) all.resolve()
        await all.promise
        return answer
      },
    ])
    stubCalls(Object.fromEntries(held))
    const { findAllNear } = await load()
    const found = await findAllNear(wanted.split(' ').map((text, key) => looking(key, text)))
    expect(found.map((of) => of.state === 'unknown' && of.near?.map(({ itemId }) => itemId))).toEqual(
      mats.map(({ itemId }) => [itemId]),
    )
  },
)

test('what several rows say is looked for once', async () => {
  stubCalls(indexOf([STABLE, GYM]))
  const { findAllNear } = await load()
  const { loadSearchIndex } = await import('#client/load-search-index.ts')
  const find = vi.spyOn(await loadSearchIndex(), 'find')
  const found = await findAllNear([looking(1, 'gym'), looking(2, 'stable'), looking(3, 'gym')])
  expect(find).toHaveBeenCalledTimes(2)
  expect(found[2]).toEqual(found[0])
  expect(found[1]).not.toEqual(found[0])
})
