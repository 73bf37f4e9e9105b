import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { columnPartPath } from '#domain/filter-block-path.ts'
import type { FilterFact } from '#domain/filter-facts.ts'
import { readSigns } from '#search/column-signs.ts'
import { openFilterIndex } from '#search/filter-index.ts'
import type { Chosen } from '#search/filter-selection.ts'
import { filteredRows } from '#search/filtered-rows.ts'
import { someDocument } from '#search/test-document.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import type { FilterSizes } from './column-files.ts'
import { filterFiles } from './filter-files.ts'
import { someEntry } from './test-entries.ts'

function filesOf(entries: CatalogueEntry[], sizes?: FilterSizes) {
  const files = filterFiles(entries, sizes)
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const manifest = JSON.parse(texts.get('/filters.json') ?? 'null')
  const read = (path: string) => JSON.parse(texts.get(path) ?? 'null')
  return {
    paths: files.map(({ path }) => path),
    read,
    manifest,
    column: (name: string) => read(manifest.columns[name]),
  }
}

test('a manifest names a column of every fact and order, and the blocks of rows', () => {
  const { paths, manifest } = filesOf([someEntry()])
  expect(Object.keys(manifest.columns)).toEqual([
    'use',
    'kind',
    'material',
    'colour',
    'surface',
    'drainage',
    'brand',
    'price',
    'thickness',
    'length',
    'width',
    'weight',
    'hardness',
    'name',
    'material-text',
    'newness',
  ])
  expect(manifest).toMatchObject({
    ...{ version: 9, items: 1, heads: {}, lists: {}, parts: '' },
    blocks: [expect.stringMatching(/^[0-9a-f]{8}$/)],
  })
  expect(paths).toHaveLength(1 + 16 + 1)
  expect(paths[0]).toBe('/filters.json')
  expect(new Set(paths.slice(1, 17))).toEqual(new Set(Object.values(manifest.columns)))
  for (const path of paths.slice(1, 17)) expect(path).toMatch(/^\/_search\/column-[0-9a-f]{12}\.json$/)
  expect(paths[17]).toBe(`/_search/rows-0-${manifest.blocks[0]}.json`)
})

// In the signs of a column, but for one of 0 and 1 alone, `#` stands for 0, `$` for 1, `%` for 2, `&` for 3.
test('of choices each row has its set, whose first one is empty', () => {
  const rows: [string, string][][] = [
    [['coir', 'Coir']],
    [],
    [
      ['rubber', 'Rubber'],
      ['coir', 'Coir'],
    ],
    [
      ['coir', 'Coir'],
      ['rubber', 'Rubber'],
      ['coir', 'Coir'],
    ],
    [['rubber', 'Rubber']],
  ]
  const { column } = filesOf(rows.map((material) => someEntry({ choices: { material } })))
  expect(column('material')).toEqual({
    choices: [
      ['coir', 'Coir'],
      ['rubber', 'Rubber'],
    ],
    sets: [[], [0], [0, 1], [1]],
    rows: '$#%%&',
  })
  expect(column('colour')).toEqual({ choices: [], sets: [[]], rows: '#' })
})

test('of a set the choices ascend as numbers, though there are more than ten', () => {
  const keys = Array.from({ length: 12 }, (_, index): [string, string] => [`k${index}`, ''])
  const [, , third, , , , , , , , , last] = keys
  const { column } = filesOf([
    ...keys.map((key) => someEntry({ choices: { colour: [key] } })),
    someEntry({ choices: { colour: [last ?? ['', ''], third ?? ['', '']] } }),
  ])
  expect(column('colour').sets.at(-1)).toEqual([2, 11])
})

test('up to ninety sets take one sign each, and more take two', () => {
  const signs = (count: number) =>
    filesOf(
      Array.from({ length: count }, (_, index) => someEntry({ choices: { colour: [[`k${index}`, '']] } })),
    ).column('colour').rows
  expect([signs(89).length, signs(90).length]).toEqual([89, 180])
})

test('of numbers each row has its place among those that are stated, and nothing where none is', () => {
  const prices = [2_000, undefined, 100, 2_000, 30]
  const { column } = filesOf(
    prices.map((price) => someEntry({ numbers: price === undefined ? {} : { price: cents(price) } })),
  )
  expect(column('price')).toEqual({ gaps: [30, 70, 1_900], rows: '&#%&$' })
  expect(column('weight')).toEqual({ gaps: [], rows: '#' })
})

test('items are sorted by name as people sort, numbers by their size, and by how new they are', () => {
  const named = (name: string, newness?: number) => someEntry({ document: someDocument({ name }), newness })
  const { column } = filesOf([named('mat 10'), named('Mat 9', 2), named('Änder'), named('zebra', 1)])
  expect(column('name')).toEqual({ gaps: [0, 1, 1, 1], rows: '&%$' + "'" })
  expect(column('newness')).toEqual({ gaps: [1, 1], rows: '#%#$' })
})

test('a block has a hundred rows, each with what is shown and nothing that is only compared', () => {
  const entries = Array.from({ length: 101 }, (_, index) =>
    someEntry({
      document: someDocument({ itemId: `I${index}`, keywords: 'words', measures: '1830', name: 'Mat' }),
      size: '1 × 2 m',
      thickness: '17 mm',
      weight: '40 kg',
    }),
  )
  const { manifest, paths, read } = filesOf(entries)
  expect(manifest.blocks).toHaveLength(2)
  expect(paths.slice(-2)).toEqual(
    manifest.blocks.map((name: string, number: number) => `/_search/rows-${number}-${name}.json`),
  )
  const [first, second] = paths.slice(-2).map(read)
  expect([first.length, second.length]).toEqual([100, 1])
  expect(second[0]).toEqual([
    ['I100', '', 'Mat', '', 100, '', '', 0, '', '', '', '', [], '', 0, 0],
    '1 × 2 m',
    '17 mm',
    '40 kg',
  ])
})

test('of many blocks a file has the names, which the manifest names', () => {
  const entriesOf = (length: number) => Array.from({ length }, () => someEntry())
  expect(filesOf(entriesOf(6_000)).manifest.blocks).toHaveLength(60)
  const { manifest, paths, read } = filesOf(entriesOf(6_001))
  expect(manifest.blocks).toMatch(/^\/_search\/blocks-[0-9a-f]{12}\.json$/)
  expect(paths).toContain(manifest.blocks)
  expect(paths.slice(-61)).toEqual(
    read(manifest.blocks).map((name: string, number: number) => `/_search/rows-${number}-${name}.json`),
  )
})

test('without an item there are columns, and no block', () => {
  const { manifest, column } = filesOf([])
  expect([manifest.items, manifest.blocks, column('name')]).toEqual([0, [], { gaps: [], rows: '' }])
})

describe('a long column', () => {
  const ITEMS = 600
  const pick = fc.sample(fc.integer({ min: 0, max: 9 }), { numRuns: ITEMS, seed: 7 })
  const prices = fc.sample(fc.integer({ min: 1, max: 90_000 }), { numRuns: ITEMS, seed: 11 })
  const entries = pick.map((own, row) =>
    someEntry({
      choices: {
        // One in ten is of two materials, and one in ten of none.
        material: own === 0 ? [] : [name('m', own), ...(own === 9 ? [name('m', 1)] : [])],
        colour: [name('c', row % 7)],
        use: [name('u', pick[ITEMS - 1 - row] ?? 0)],
        // Kinds stand together, as on the shelves.
        kind: [name('k', Math.floor(row / 80))],
      },
      numbers: {
        thickness: 50 + 10 * own,
        ...(own !== 4 && { price: cents(prices[row] ?? 0) }),
      },
    }),
  )
  const { manifest, read, paths } = filesOf(entries, { longBytes: 200, partRows: 50, fewBlocks: 60 })

  test('of choices is split into one for each of them, with a head; a short one is not', () => {
    expect(Object.keys(manifest.heads)).toEqual(['use', 'material', 'price', 'thickness'])
    const head = read(manifest.heads.material)
    expect(head.unstated).toBe(pick.filter((own) => own === 0).length)
    for (const [key, , count, path] of head.choices) {
      const has = (row: number) => `m${pick[row]}` === key || (key === 'm1' && pick[row] === 9)
      expect(count).toBe(pick.filter((_, row) => has(row)).length)
      const { choices, sets, rows } = read(path)
      expect([choices, sets]).toEqual([[[key, key]], [[], [0]]])
      expect(readSigns(rows, ITEMS, 1)).toEqual(Uint32Array.from(pick, (_, row) => Number(has(row))))
      expect(paths).toContain(path)
      expect(rows.length * 6).toBe(ITEMS)
    }
  })

  test('of few numbers has a bound for each, and of many one wherever they have grown by a part', () => {
    const { bounds, from, to, unstated } = read(manifest.heads.price)
    const stated = prices.filter((_, row) => pick[row] !== 4)
    expect([from, to, unstated]).toEqual([Math.min(...stated), Math.max(...stated), ITEMS - stated.length])
    expect(bounds.length).toBeLessThan(150)
    for (const [place, [bound, reaching]] of bounds.entries()) {
      const reaches = prices.map((price, row) => (pick[row] !== 4 && price >= bound ? 1 : 0))
      expect(readSigns(read(reaching).rows, ITEMS, 1)).toEqual(Uint32Array.from(reaches))
      const next = bounds[place + 1]?.[0] ?? to
      expect(stated.some((price) => price >= bound && price <= next)).toBe(true)
    }
    const few = read(manifest.heads.thickness).bounds
    expect(few.map(([bound, , own]: [number, string, string]) => [bound, own])).toEqual(
      Array.from({ length: 10 }, (_, own) => [50 + 10 * own, '']),
    )
  })

  test('of many numbers says what they come to in each main category', () => {
    const { from, to, counts, unstated } = read(manifest.lists.price).u4
    const listed = prices.flatMap((price, row) => (pick[ITEMS - 1 - row] === 4 ? [{ price, row }] : []))
    const stated = listed.filter(({ row }) => pick[row] !== 4).map(({ price }) => price)
    expect([from, to, unstated]).toEqual([Math.min(...stated), Math.max(...stated), listed.length - stated.length])
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(stated.length)
    expect(Object.keys(manifest.lists)).toEqual(['price'])
  })

  test('of a large catalogue has parts, each a file', () => {
    const split = read(manifest.parts)
    expect([split.rows, Object.keys(split.columns)]).toEqual([50, ['use', 'material', 'price', 'thickness', 'name']])
    for (const [column, parts] of Object.entries<string[]>(split.columns)) {
      expect(parts).toHaveLength(12)
      for (const [number, own] of parts.entries()) expect(paths).toContain(columnPartPath(column, number, own))
    }
  })

  test('whatever is chosen, rows and counts are those of the whole column', async () => {
    const openWith = (own: object) =>
      openFilterIndex(async (path) => (path === '/filters.json' ? { ...manifest, ...own } : read(path)))
    const [split, whole] = await Promise.all([openWith({}), openWith({ heads: {}, lists: {}, parts: '' })])
    const facts = ['material', 'colour', 'price', 'thickness'] as const
    const chosen = fc.record({
      kind: fc.constant('choices' as const),
      keys: fc.subarray(['m1', 'm2', 'm9', 'c1', 'c3', 'none']),
      unstated: fc.boolean(),
    })
    const range = (bound: fc.Arbitrary<number>) =>
      fc.record({
        kind: fc.constant('range' as const),
        least: fc.option(bound, { nil: undefined }),
        most: fc.option(bound, { nil: undefined }),
        unstated: fc.boolean(),
      })
    const price = range(fc.oneof(fc.integer({ min: 0, max: 95_000 }), fc.constantFrom(...prices)))
    const ranges = { price, thickness: range(fc.integer({ min: 40, max: 150 })) }
    const asked = fc.record({
      // As often of one fact or of none as of many: what is loaded depends on it.
      selection: fc
        .tuple(fc.record({ material: chosen, colour: chosen, ...ranges }), fc.subarray([...facts]))
        .map(([choices, own]) => new Map(own.map((fact) => [fact, choices[fact]] as const))),
      open: fc.subarray([...facts]).map((own) => new Set(own)),
      order: fc.constantFrom('listed', 'price', 'price-down', 'thickness', 'name' as const),
      base: fc.constantFrom(
        undefined,
        undefined,
        undefined,
        { rows: [5, 3, 17] },
        { fact: 'use' as const, key: 'u4' },
        { fact: 'use' as const, key: 'none' },
        { fact: 'kind' as const, key: 'k1' },
        { fact: 'kind' as const, key: 'k7' },
      ),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ base, ...view }) => {
        const [of, from] = await Promise.all([split, whole].map((index) => filteredRows(index, base, view)))
        expect(of?.rows()).toEqual(from?.rows())
        expect(of?.without).toEqual(from?.without)
        expect(of?.groups()).toEqual(from?.groups())
      }),
      { numRuns: Number(process.env.FILTER_RUNS ?? 300) },
    )
  })

  test('is loaded whole only where its counts depend on another choice', async () => {
    const asked: string[] = []
    const index = await openFilterIndex(async (path) => {
      asked.push(path)
      return read(path)
    })
    const coir: [FilterFact, Chosen] = ['material', { kind: 'choices', keys: ['m2'], unstated: false }]
    const pale: [FilterFact, Chosen] = ['colour', { kind: 'choices', keys: ['c3'], unstated: false }]
    const ask = (...chosen: [FilterFact, Chosen][]) =>
      filteredRows(index, undefined, { selection: new Map(chosen), order: 'listed', open: new Set(['material']) })
    const own = (key: string) => read(manifest.heads.material).choices.find(([name]: [string]) => name === key)[3]
    await ask()
    expect(asked.splice(0)).toEqual(['/filters.json', manifest.heads.material])
    await ask(coir)
    expect(asked.splice(0)).toEqual([own('m2')])
    // More than one choice takes the whole column, and so does what is not stated.
    await ask(['material', { kind: 'choices', keys: ['m2', 'm3'], unstated: false }])
    expect(asked.splice(0)).toEqual([manifest.columns.material])
    await ask(coir, pale)
    expect(asked.splice(0)).toEqual([manifest.columns.colour])
    // A main category takes its own rows alone, and what is counted in it and narrowed by nothing else what that comes to.
    const inList = (key: `u${number}` | `k${number}`, open: FilterFact[], chosen: [FilterFact, Chosen][] = []) => {
      const base = { fact: key.startsWith('u') ? ('use' as const) : ('kind' as const), key }
      return filteredRows(index, base, { selection: new Map(chosen), order: 'listed', open: new Set(open) })
    }
    await inList('u4', [])
    const [, , , listed] = read(manifest.heads.use).choices.find(([key]: [string]) => key === 'u4')
    expect(asked.splice(0)).toEqual([manifest.heads.use, listed])
    const ofMain = (await inList('u4', ['price'])).groups().get('price')
    expect(asked.splice(0)).toEqual([manifest.lists.price])
    const { from, to, counts, unstated } = read(manifest.lists.price).u4
    expect(ofMain).toMatchObject({ from, to, bins: counts.map((count: number) => ({ count })), unstated })
    // As its rows are all over the shop, it takes the whole column where it is, and so do few numbers.
    await inList('u4', ['price'], [pale])
    expect(asked.splice(0)).toEqual([manifest.parts, manifest.columns.price])
    await inList('u4', ['thickness'])
    expect(asked.splice(0)).toEqual([manifest.columns.thickness])
    // Of rows that stand together it takes the parts that they lie in.
    await inList('k2', ['thickness', 'price'])
    const { thickness, price } = read(manifest.parts).columns
    const parts = [3, 4].flatMap((number) => [
      columnPartPath('thickness', number, thickness[number]),
      columnPartPath('price', number, price[number]),
    ])
    expect(asked.splice(0).toSorted()).toEqual([manifest.columns.kind, ...parts].toSorted())
    // Those that nobody has read are not there; a column that is short has none.
    await inList('k2', ['colour', 'thickness'])
    expect(asked).toEqual([])
  })

  test('is loaded by its parts where a list lies in six of them, and whole where it lies in more', async () => {
    const loads = async (rows: number, open: FilterFact) => {
      const asked: string[] = []
      const index = await openFilterIndex(async (path) => {
        asked.push(path)
        return read(path)
      })
      const base = { rows: Array.from({ length: rows }, (_, row) => row) }
      await filteredRows(index, base, { selection: new Map(), order: 'listed', open: new Set([open]) })
      return asked.slice(1)
    }
    const { thickness } = read(manifest.parts).columns
    const parts = thickness.map((own: string, number: number) => columnPartPath('thickness', number, own))
    expect(await loads(300, 'thickness')).toEqual([manifest.parts, ...parts.slice(0, 6)])
    expect(await loads(301, 'thickness')).toEqual([manifest.parts, manifest.columns.thickness])
    expect(await loads(1, 'colour')).toEqual([manifest.parts, manifest.columns.colour])
  })

  test('of one choice and what is not stated is loaded whole', async () => {
    const asked: string[] = []
    const index = await openFilterIndex(async (path) => {
      asked.push(path)
      return read(path)
    })
    const selection = new Map([['material', { kind: 'choices', keys: ['m2'], unstated: true }]] as const)
    const found = await filteredRows(index, undefined, { selection, order: 'listed', open: new Set() })
    expect(found.total).toBe(pick.filter((own) => own === 2 || own === 0).length)
    expect(asked.slice(1).toSorted()).toEqual([manifest.heads.material, manifest.columns.material].toSorted())
  })

  test('of a range what reaches its bounds is loaded, and what lies near them', async () => {
    const asked: string[] = []
    const index = await openFilterIndex(async (path) => {
      asked.push(path)
      return read(path)
    })
    const { bounds } = read(manifest.heads.price)
    const [bound, reaching, near] = bounds[60]
    const ask = async (least: number | undefined, most: number | undefined) => {
      const selection = new Map([['price', { kind: 'range', least, most, unstated: false }]] as const)
      const { total } = await filteredRows(index, undefined, { selection, order: 'listed', open: new Set(['price']) })
      return total
    }
    const between = (least: number, most: number) =>
      prices.filter((price, row) => pick[row] !== 4 && price >= least && price <= most).length
    expect(await ask(bound, undefined)).toBe(between(bound, 90_000))
    expect(asked.splice(0)).toEqual(['/filters.json', manifest.heads.price, bounds[0][1], reaching])
    expect(await ask(undefined, bound)).toBe(between(0, bound))
    expect(asked.splice(0).toSorted()).toEqual([near, bounds[61][1]].toSorted())
    expect(await ask(bound + 1, bounds.at(-1)[0] + 1)).toBe(between(bound + 1, bounds.at(-1)[0] + 1))
    expect(asked.splice(0)).toEqual([bounds.at(-1)[2]])
    expect([await ask(90_001, undefined), await ask(undefined, 0)]).toEqual([0, 0])
  })

  test('serves whole where the choice alone cannot be had, as without a signal', async () => {
    const kept = ['/filters.json', ...Object.values(manifest.columns), ...Object.values(manifest.heads)]
    const index = await openFilterIndex(async (path) => {
      if (!kept.includes(path)) throw new TypeError('Failed to fetch')
      return read(path)
    })
    const selection = new Map([['material', { kind: 'choices', keys: ['m2'], unstated: false }]] as const)
    const view = { order: 'listed', open: new Set<FilterFact>() } as const
    const { rows } = await filteredRows(index, undefined, { selection, ...view })
    expect([...rows()]).toEqual(pick.flatMap((own, row) => (own === 2 ? row : [])))
    const thick = new Map([['thickness', { kind: 'range', least: 130, most: undefined, unstated: false }]] as const)
    expect((await filteredRows(index, undefined, { selection: thick, ...view })).total).toBe(
      pick.filter((own) => own >= 8).length,
    )
    const inKind = await filteredRows(index, { fact: 'kind', key: 'k2' }, { selection: thick, ...view })
    expect(inKind.total).toBe(pick.slice(160, 240).filter((own) => own >= 8).length)
  })
})

function name(sort: string, number: number): [string, string] {
  return [`${sort}${number}`, `${sort}${number}`]
}
