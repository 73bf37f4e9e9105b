import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openFilterIndex } from '#search/filter-index.ts'
import { filteredRows } from '#search/filtered-rows.ts'
import { someDocument } from '#search/test-document.ts'
import { filterFiles } from './filter-files.ts'
import { someEntry } from './test-entries.ts'

const MATERIALS = ['', 'Coir', 'Natural rubber', 'PVC', 'Rubber, 9 % recycled', 'Rubber, 10 % recycled']

interface Mat {
  numbers: { weight?: number; length?: number }
  material: string
}

/** What each order sorts by, and how two of it compare. */
const SORTED = [
  ['weight-up', 'weight', ({ numbers }: Mat) => numbers.weight],
  ['size-up', 'size', ({ numbers }: Mat) => numbers.length],
  ['material', 'material-down', ({ material }: Mat) => (material === '' ? undefined : MATERIALS.indexOf(material))],
] as const

const measure = fc.integer({ min: 1, max: 9 })
const numbers = fc.record({ weight: measure, length: measure }, { requiredKeys: [] })
const mats = fc.array(fc.record({ numbers, material: fc.constantFrom(...MATERIALS) }), { maxLength: 40 })

test.each(SORTED)(
  'by %s and by %s mats stand as in a plain sort, those that state nothing last',
  async (up, down, of) => {
    await fc.assert(
      fc.asyncProperty(mats, async (all) => {
        const rows = await sortedRows(all, up)
        expect(rows).toEqual(plainSort(all, of, 1))
        expect(await sortedRows(all, down)).toEqual(plainSort(all, of, -1))
      }),
    )
  },
)

async function sortedRows(all: readonly Mat[], order: (typeof SORTED)[number][0 | 1]): Promise<number[]> {
  const entries = all.map(({ material, numbers }) => someEntry({ document: someDocument({ material }), numbers }))
  const files = filterFiles(entries)
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const index = await openFilterIndex(async (path) => JSON.parse(texts.get(path) ?? 'null'))
  const found = await filteredRows(index, undefined, { selection: new Map(), order, open: new Set() })
  const few = [...found.rows(6)]
  const rows = [...found.rows()]
  expect([few, found.total]).toEqual([rows.slice(0, 6), all.length])
  return rows
}

function plainSort(all: readonly Mat[], of: (mat: Mat) => number | undefined, direction: 1 | -1): number[] {
  const stated = all.flatMap((mat, row) => {
    const value = of(mat)
    return value === undefined ? [] : [{ row, value }]
  })
  const sorted = stated.toSorted((a, b) => direction * (a.value - b.value)).map(({ row }) => row)
  return [...sorted, ...all.flatMap((mat, row) => (of(mat) === undefined ? [row] : []))]
}
