import { describe, expect, test } from 'vitest'
import { blockPath } from '#domain/filter-block-path.ts'
import type { FilterFact } from '#domain/filter-facts.ts'
import { FILTER_MANIFEST_PATH } from '#domain/paths.ts'
import { writeSigns } from './column-signs.ts'
import { writeDocument } from './document-message.ts'
import { BLOCK_ROWS, FILTERS_VERSION, gapsOf } from './filter-files.ts'
import { openFilterIndex } from './filter-index.ts'
import type { Chosen, FilterOrder } from './filter-selection.ts'
import { type FilteredFrom, filteredRows } from './filtered-rows.ts'
import { someDocument } from './test-document.ts'

const ITEMS = 450
const BLOCKS = [0, 1, 2, 3, 4]
const PLAIN = someDocument({ itemId: '' })

/** Every item's number, by its row. */
function rowsOf(number: (row: number) => number): number[] {
  return Array.from({ length: ITEMS }, (_, row) => number(row))
}

/** A column as it travels. */
function coded<Content extends { rows: number[]; sets?: unknown[]; values?: number[] }>(content: Content) {
  const most = content.sets === undefined ? (content.values?.length ?? 0) : content.sets.length - 1
  const { values, ...others } = content
  return { ...others, ...(values && { gaps: gapsOf(values) }), rows: writeSigns(content.rows, most) }
}

/** Rows 0 to 449: every third is coir, every third rubber; prices come back every hundred rows, and row 7 has none. */
function openFiles() {
  const columns = {
    material: {
      choices: [
        ['coir', ''],
        ['rubber', ''],
      ],
      sets: [[], [0], [1]],
      rows: rowsOf((row) => row % 3),
    },
    use: { choices: [['barn', 'Barn']], sets: [[], [0]], rows: rowsOf((row) => (row < 100 ? 1 : 0)) },
    price: {
      values: Array.from({ length: 100 }, (_, place) => 100 * place),
      rows: rowsOf((row) => (row === 7 ? 0 : (row % 100) + 1)),
    },
    name: { values: rowsOf((row) => row), rows: rowsOf((row) => ITEMS - row) },
    newness: { values: [0, 1], rows: rowsOf((row) => (row === 449 ? 1 : 2)) },
    length: { values: [100, 200], rows: rowsOf((row) => (row === 3 ? 2 : 1)) },
    thickness: { values: [50, 60], rows: rowsOf((row) => (row === 9 ? 0 : row === 5 ? 2 : 1)) },
  }
  const block = (number: number) =>
    rowsOf((row) => row)
      .slice(BLOCK_ROWS * number, BLOCK_ROWS * (number + 1))
      .map((row) => [writeDocument({ ...PLAIN, itemId: `item-${row}`, row }, 0), `size ${row}`, 'thin', 'light'])
  const files: Record<string, unknown> = {
    [FILTER_MANIFEST_PATH]: {
      version: FILTERS_VERSION,
      items: ITEMS,
      columns: Object.fromEntries(Object.keys(columns).map((name) => [name, `/${name}.json`])),
      heads: {},
      lists: {},
      parts: '',
      blocks: BLOCKS.map(() => 'a'),
    },
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [`/${name}.json`, coded(column)])),
    ...Object.fromEntries(BLOCKS.map((number) => [blockPath(number, 'a'), block(number)])),
  }
  const asked: string[] = []
  const index = openFilterIndex(async (path) => {
    asked.push(path)
    if (!(path in files)) throw new Error(`${path} is not there.`)
    return files[path]
  })
  return { files, asked, index }
}

interface Asked {
  base?: FilteredFrom
  chosen?: [FilterFact, Chosen][]
  order?: FilterOrder
  open?: FilterFact[]
}

async function filter({ base, chosen = [], order = 'listed', open = [] }: Asked) {
  const { index, asked } = openFiles()
  const found = await filteredRows(await index, base, { selection: new Map(chosen), order, open: new Set(open) })
  const few = [...found.rows(6)]
  const rows = [...found.rows()]
  // A few of them are found in another way.
  expect([few, found.total]).toEqual([rows.slice(0, 6), rows.length])
  return { ...found, groups: found.groups(), rows, asked: asked.slice(1) }
}

const COIR: [FilterFact, Chosen] = ['material', { kind: 'choices', keys: ['coir'], unstated: false }]
const CHEAP: [FilterFact, Chosen] = ['price', { kind: 'range', least: undefined, most: 300, unstated: false }]
const DEAR: [FilterFact, Chosen] = ['price', { kind: 'range', least: 1_000_000, most: undefined, unstated: false }]
const BARN = { fact: 'use', key: 'barn' } as const

describe('a filtered list', () => {
  test('is all there is where nothing is asked, and nothing is loaded for it', async () => {
    const { rows, groups, without, asked } = await filter({})
    expect(rows).toEqual(rowsOf((row) => row))
    expect([groups.size, without, asked]).toEqual([0, [], []])
  })

  test('has what is chosen, in the order of the shelves, with the columns that it takes and no more', async () => {
    const { rows, without, asked } = await filter({ base: BARN, chosen: [COIR, CHEAP] })
    expect([rows, without]).toEqual([[1], []])
    expect(asked.toSorted()).toEqual(['/material.json', '/price.json', '/use.json'])
  })

  test('of a further choice, of another order and of none is what each of them leaves by itself', async () => {
    const { index } = openFiles()
    const selections = [[], [COIR], [COIR, CHEAP], [CHEAP], [COIR, DEAR], [COIR]].map((chosen) => new Map(chosen))
    for (const base of [undefined, BARN, { rows: [301, 4, 7] }, BARN]) {
      for (const selection of selections.flatMap((one) => [one, one])) {
        const asked = { selection, order: 'thickness' as const, open: new Set<FilterFact>() }
        const after = await filteredRows(await index, base, asked)
        const alone = await filteredRows(await openFiles().index, base, asked)
        expect([...after.rows()]).toEqual([...alone.rows()])
      }
    }
  })

  test('loads no column that is known of the rows that are given, and counts, sorts and filters by it', async () => {
    const price = new Map([301, 4, 7].map((row, place) => [row, [250, 900, 100][place] ?? 0]))
    const base = { rows: [301, 4, 7, 1], stated: { price } }
    const { rows, groups, asked } = await filter({ base, chosen: [CHEAP], order: 'price', open: ['price'] })
    expect([rows, asked]).toEqual([[7, 301], []])
    expect(groups.get('price')).toMatchObject({ from: 100, to: 900, unstated: 1 })
    expect((await filter({ base, order: 'price-down' })).rows).toEqual([4, 301, 7, 1])
  })

  test('keeps the order of rows that are given, and takes none that is not there', async () => {
    const { rows } = await filter({ base: { rows: [301, 4, -1, 7, 1, 900] }, chosen: [COIR] })
    expect(rows).toEqual([301, 4, 7, 1])
  })

  test.for<[FilterOrder, number[]]>([
    ['price', [100, 200, 300]],
    ['price-down', [99, 199, 299]],
    ['newest', [449, 0, 1]],
    ['size', [3, 0, 1]],
    ['size-up', [0, 1, 2]],
    ['thickness', [5, 0, 1]],
    ['thickness-up', [0, 1, 2]],
    ['name', [449, 448, 447]],
    ['name-down', [0, 1, 2]],
  ])('is sorted by %s', async ([order, first]) => {
    const { rows } = await filter({ order })
    // What states no price comes last either way.
    const from = order === 'price' ? 1 : 0
    expect(rows.slice(from, from + 3)).toEqual(first)
    expect(rows).toHaveLength(ITEMS)
  })

  test.each(['thickness', 'thickness-up'] as const)('has what states no thickness last, by %s too', async (order) => {
    const { rows } = await filter({ order })
    expect([rows.at(-1), rows.indexOf(5)]).toEqual([9, order === 'thickness' ? 0 : ITEMS - 2])
  })

  test('is of a main category or of a kind alone', async () => {
    const { rows } = await filter({ base: BARN })
    expect(rows).toEqual(rowsOf((row) => row).slice(0, 100))
    expect((await filter({ base: { fact: 'use', key: 'moon' } })).rows).toEqual([])
    expect((await filter({ base: { rows: [] } })).rows).toEqual([])
    expect((await filter({ base: { rows: [0] } })).rows).toEqual([0])
  })

  test('counts what is open and what is chosen, each without its own choice', async () => {
    const { groups } = await filter({ base: BARN, chosen: [COIR], open: ['price'] })
    const material = groups.get('material')
    expect(material?.kind === 'choices' && material.options.map(({ key, count }) => [key, count])).toEqual([
      ['coir', 33],
      ['rubber', 33],
    ])
    const price = groups.get('price')
    expect(price?.kind === 'range' && price.bins.reduce((sum, { count }) => sum + count, 0)).toBe(32)
    expect(groups.size).toBe(2)
  })

  test('of rows that are given counts those alone', async () => {
    const base = { rows: [-1, 0, 1, 4, 5] }
    expect((await filter({ base, chosen: [COIR, DEAR] })).without).toEqual([{ facts: ['price'], items: 2 }])
    expect((await filter({ base, open: ['material'] })).groups.get('material')).toEqual({
      kind: 'choices',
      options: [
        { key: 'coir', name: '', count: 2 },
        { key: 'rubber', name: '', count: 1 },
      ],
      unstated: 1,
    })
  })

  test.for<[string, FilteredFrom, number | undefined, number | undefined]>([
    ['the whole shop', undefined, 0, 9_900],
    ['a main category', BARN, 0, 9_900],
    ['rows that are given', { rows: [7, 41, 12, 103] }, 300, 4_100],
    ['rows that state none', { rows: [7] }, undefined, undefined],
  ])('has ranges from the least to the most of %s, whatever else is chosen', async ([, base, from, to]) => {
    for (const chosen of [[], [COIR], [CHEAP]]) {
      const price = (await filter({ base, chosen, open: ['price'] })).groups.get('price')
      if (price?.kind !== 'range') throw new Error('Prices make a range.')
      expect([price.from, price.to]).toEqual([from, to])
      expect([price.bins[0]?.from, price.bins.at(-1)?.to]).toEqual([from ?? 0, to ?? 0])
    }
  })

  test('that is empty says what is found without one choice, or without two where no one will do, most first', async () => {
    const chosen: Asked['chosen'] = [
      COIR,
      DEAR,
      ['thickness', { kind: 'range', least: 60, most: undefined, unstated: false }],
    ]
    expect((await filter({ chosen })).without).toEqual([
      { facts: ['price', 'thickness'], items: 150 },
      { facts: ['material', 'price'], items: 1 },
    ])
    expect((await filter({ chosen: [COIR, DEAR] })).without).toEqual([{ facts: ['price'], items: 150 }])
    const thick: [FilterFact, Chosen] = ['thickness', { kind: 'range', least: 60, most: undefined, unstated: false }]
    for (const both of [
      [thick, COIR],
      [COIR, thick],
    ])
      expect((await filter({ chosen: both })).without).toEqual([
        { facts: ['thickness'], items: 150 },
        { facts: ['material'], items: 1 },
      ])
  })
})

describe('the columns and rows of a build', () => {
  test('are loaded once, however often they are asked for', async () => {
    const { index, asked } = openFiles()
    const { column, rows } = await index
    expect(await column('price')).toBe(await column('price'))
    await Promise.all([rows([0, 1]), rows([2])])
    await rows([3])
    expect(asked.slice(1)).toEqual(['/price.json', blockPath(0, 'a')])
  })

  test('come in the order that is asked for, from the blocks that hold them; the same row is the same object', async () => {
    const { index, asked } = openFiles()
    const { rows } = await index
    const found = await rows([449, 0, 200, 450])
    expect(
      found.map(({ document, size, thickness, weight }) => [document.itemId, document.row, size, thickness, weight]),
    ).toEqual([449, 0, 200].map((row) => [`item-${row}`, row, `size ${row}`, 'thin', 'light']))
    expect(asked.slice(1)).toEqual([4, 0, 2].map((number) => blockPath(number, 'a')))
    expect((await rows([0]))[0]).toBe(found[1])
    // What is shown of a row needs no category.
    expect(found[1]?.document).toEqual({ ...PLAIN, itemId: 'item-0', row: 0 })
  })

  test('of many blocks are named in a file, which is asked for once, with the first sign that rows are needed', async () => {
    const { files, asked } = openFiles()
    files[FILTER_MANIFEST_PATH] = { ...Object(files[FILTER_MANIFEST_PATH]), blocks: '/names.json' }
    const index = await openFilterIndex(async (path) => {
      asked.push(path)
      if (!(path in files)) throw new Error(`${path} is not there.`)
      return files[path]
    })
    asked.length = 0
    index.expectRows()
    expect(asked).toEqual(['/names.json'])
    await expect(index.rows([0])).rejects.toThrow('/names.json is not there.')
    files['/names.json'] = BLOCKS.map(() => 'a')
    asked.length = 0
    index.expectRows()
    const [first, last] = await index.rows([0, 449])
    expect([first?.document.itemId, last?.document.itemId]).toEqual(['item-0', 'item-449'])
    expect(asked).toEqual(['/names.json', blockPath(0, 'a'), blockPath(4, 'a')])
  })

  test('that could not be had are asked for again', async () => {
    const { files, index } = openFiles()
    const { column } = await index
    const kept = files['/price.json']
    delete files['/price.json']
    await expect(column('price')).rejects.toThrow('/price.json is not there.')
    files['/price.json'] = kept
    expect((await column('price')).column.codes).toBe(101)
  })

  test('that do not belong to their manifest are refused', async () => {
    const broken = async (name: string, content: unknown) => {
      const { files, index } = openFiles()
      files[`/${name}.json`] = content
      return (await index).column('price')
    }
    const rows = (code: number) => rowsOf(() => code)
    await expect(broken('price', coded({ values: [1], rows: [0, 1] }))).rejects.toThrow(
      'A column of other codes or rows does not belong to 450 items.',
    )
    await expect(broken('price', coded({ values: [1], rows: rows(2) }))).rejects.toThrow(RangeError)
    await expect(broken('price', { gaps: [1], rows: rows(1) })).rejects.toThrow()
    await expect(broken('price', { gaps: 1, rows: '' })).rejects.toThrow()
    expect((await broken('price', coded({ values: [1], rows: rows(1) }))).column.codes).toBe(2)
    expect(await broken('price', { choices: [], sets: [], rows: '' }).catch((error: unknown) => error)).toBeInstanceOf(
      RangeError,
    )
  })

  test('of another form are not read', async () => {
    const read = (manifest: object) =>
      openFilterIndex(async () => ({
        version: FILTERS_VERSION,
        items: 0,
        columns: {},
        heads: {},
        lists: {},
        parts: '',
        blocks: [],
        ...manifest,
      }))
    expect((await read({})).items).toBe(0)
    await expect(read({ version: 1 })).rejects.toThrow()
    await expect(read({ columns: { smell: '/a.json' } })).rejects.toThrow()
    const { files, index } = openFiles()
    files[blockPath(0, 'a')] = [['no document']]
    await expect((await index).rows([0])).rejects.toThrow()
  })
})
