import { vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { blockPath } from '#domain/filter-block-path.ts'
import { writeSigns } from '#search/column-signs.ts'
import { writeDocument } from '#search/document-message.ts'
import { BLOCK_ROWS, FILTERS_VERSION, gapsOf } from '#search/filter-files.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { someDocument } from '#search/test-document.ts'

const ITEMS = 150
const ROWS = Array.from({ length: ITEMS }, (_, row) => row)

/** The mat of a row, for tests. */
export function matOfRow(row: number): SearchDocument {
  return someDocument({ itemId: `i${row}`, price: cents(100 * (ITEMS - row)), row })
}

/**
 * A shop of 150 mats: of rows 1, 4, 7… the material is coir, of 2, 5, 8… rubber, of the others nothing is known; the
 * first sixty are for barns. They cost 150.00, 149.00 and so on down to 1.00, and that of row 5 is the thickest.
 * Returns how its files are reached, and what tells that its rows are others.
 */
export function stubFilterIndex(): { asked: string[]; reach(is: 'there' | 'cut'): void; deploy(stamp: string): void } {
  const choices = (names: readonly string[], code: (row: number) => number) => ({
    choices: names.map((name) => [name, name]),
    sets: [[], ...names.map((_, index) => [index])],
    rows: writeSigns(ROWS.map(code), names.length),
  })
  const numbers = (values: readonly number[], place: (row: number) => number) => ({
    gaps: gapsOf(values),
    rows: writeSigns(ROWS.map(place), values.length),
  })
  const columns: Record<string, object> = {
    material: choices(['coir', 'rubber'], (row) => row % 3),
    use: choices(['barn'], (row) => (row < 60 ? 1 : 0)),
    price: numbers(
      ROWS.map((row) => 100 * (row + 1)),
      (row) => ITEMS - row,
    ),
    thickness: numbers([50, 60], (row) => (row === 5 ? 2 : 1)),
  }
  const block = (number: number) =>
    ROWS.slice(BLOCK_ROWS * number, BLOCK_ROWS * (number + 1)).map((row) => [
      ...[writeDocument(matOfRow(row), 0), `size ${row}`, 'thin', 'light'],
    ])
  const manifest = {
    ...{ version: FILTERS_VERSION, items: ITEMS, stamp: '', heads: {}, lists: {}, parts: '', blocks: '/blocks.json' },
    columns: Object.fromEntries(Object.keys(columns).map((name) => [name, `/${name}.json`])),
  }
  const files: Record<string, unknown> = {
    '/filters.json': manifest,
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [`/${name}.json`, column])),
    '/blocks.json': ['a', 'b'],
    [blockPath(0, 'a')]: block(0),
    [blockPath(1, 'b')]: block(1),
  }
  const asked: string[] = []
  let line: 'there' | 'cut' = 'there'
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (line === 'cut') throw new TypeError('Failed to fetch')
    return Response.json(files[path])
  })
  return {
    asked,
    reach: (is) => {
      line = is
    },
    deploy: (stamp) => {
      manifest.stamp = stamp
    },
  }
}
