import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { type PastedRow, readPastedList } from './pasted-list.ts'
import { answerOf, joinRows, type QuickItem, type QuickRow, rowOfList, withItem } from './quick-row.ts'
import { soldQuantity } from './sale-quantities.ts'
import { ONE_BY_ONE } from './sale-terms.ts'

const MAT: QuickItem = { itemId: '1', code: 'HH-A1', name: 'Mat', price: cents(900), terms: ONE_BY_ONE, picture: '' }
const KIT: QuickItem = { ...MAT, itemId: '2', code: 'HH-B2', terms: { unit: 'unstated', minimum: 8, step: 4 } }
const DEAR: QuickItem = { ...MAT, itemId: '3', code: 'HH-STB-1812-17', price: 'on-request' }
const CATALOGUE = new Map([MAT, KIT, DEAR].map((item) => [item.code, item]))

const code = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...CATALOGUE.keys()) },
  fc.constantFrom('hh-a1', 'QQ-0000', 'HH-A11', 'Stable mat', ''),
)
const quantity = fc.oneof(
  fc.constantFrom('', '0', '-3', '1,5', '1.000', '1,00', '4', '8', '12 pcs', 'x3', '9999', '12345', 'many', '4 8', '٤'),
  fc.integer({ min: 1, max: 12_000 }).map(String),
  fc.integer({ min: 1, max: 40 }).map(String),
)
const separator = fc.constantFrom('\t', ';', ',', '|', ' ', ' x ')
const end = fc.constantFrom('\n', '\r\n', '\r', '\n\n')
const quote = fc.constantFrom(
  (cell: string) => cell,
  (cell: string) => `"${cell}"`,
  (cell: string) => `"${cell}`,
)
const order = fc.shuffledSubarray([0, 1, 2], { minLength: 1 })
const line = fc.record({
  cells: fc.tuple(code, quantity, fc.constantFrom('', 'for the barn', '19.90')),
  quote: fc.oneof({ weight: 6, arbitrary: fc.constant((cell: string) => cell) }, quote),
  own: order,
})
/** All lines have their cells in one order, or each in its own. */
const list = fc
  .record({
    head: fc.constantFrom('', 'Code', 'Menge'),
    lines: fc.array(line, { maxLength: 16 }),
    order: fc.option(order, { freq: 3, nil: undefined }),
    separator,
    end,
  })
  .map(({ head, lines, ...all }) => {
    const written = lines.map(({ cells, own, quote: quoted }) =>
      (all.order ?? own).map((place) => quoted(cells[place] ?? '')).join(all.separator),
    )
    return [head, ...written].join(all.end)
  })
const pieces = fc.constantFrom('HH-A1', 'HH-B2', '12', '1,5', 'x', 'pcs', 'Qty', '\t', ';', ',', '|', '\n', '"', ' ')
const soup = fc
  .array(fc.oneof({ weight: 6, arbitrary: pieces }, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 40 })
  .map((all) => all.join(''))
const text = fc.oneof({ weight: 3, arbitrary: list }, soup)

test('every row of a pasted list is accepted, explained, or added up in another row', () => {
  fc.assert(
    fc.property(text, (pasted) => {
      const { rows, heads, beyond } = readPastedList({ text: pasted })
      const found = rows.map((row, index) => inCatalogue(rowOfList(index, row)))
      const joined = joinRows(found)
      const answers = joined.map(answerOf)
      for (const { state } of answers)
        expect(['accepted', 'unsold', 'on-request', 'wrong-quantity', 'unknown']).toContain(state)

      const rowsIn = joined.flatMap((row) => (row.joined.length > 0 ? row.joined : [row.key]))
      expect(rowsIn).toHaveLength(rows.length)
      for (const row of joined) if (row.joined.length === 0) expect(row).toBe(found[row.key])

      for (const item of CATALOGUE.values()) {
        const wanted = rows.filter((_, index) => itemIdOf(found[index]) === item.itemId)
        const kept = joined.filter((row) => itemIdOf(row) === item.itemId)
        const pieces = kept.map(({ written }) => piecesOf(written))
        expect(sum(pieces)).toBe(sum(wanted.map((row) => wantedPieces(row, item))))
      }
      expect(answers.filter(({ state }) => state === 'unknown')).toHaveLength(
        found.filter((row) => row.found.state === 'unknown').length,
      )

      expect(beyond).toBe(0)
      // Without quotation marks each line that says anything is a head, or what one row or several are made of.
      if (!pasted.includes('"')) {
        const lines = heads.length + new Set(rows.map((row) => row.line)).size
        expect(lines).toBeGreaterThanOrEqual(linesWith(/[^\s;,|\p{Cf}\p{Cc}]/u, pasted))
        expect(lines).toBeLessThanOrEqual(linesWith(/[^\s\p{Cc}]/u, pasted))
      }
    }),
    { numRuns: Number(process.env.QUICK_ORDER_RUNS ?? 1_000) },
  )
})

function inCatalogue(row: QuickRow): QuickRow {
  const item = CATALOGUE.get(row.wanted) ?? CATALOGUE.get(row.otherwise)
  return item === undefined ? { ...row, found: { state: 'unknown', near: [] } } : withItem(row, item)
}

function itemIdOf(row: QuickRow | undefined): string | undefined {
  return row?.found.state === 'item' ? row.found.item.itemId : undefined
}

/** What a row of the list asks for: nothing where its quantity is wrong, unless that is a whole number all the same. */
function wantedPieces({ quantity: read }: PastedRow, item: QuickItem): number {
  if (read.status === 'stated') return read.quantity
  return read.status === 'unstated' ? soldQuantity(item.terms, 1) : piecesOf(read.written)
}

/** `1,00` between two commas may be two numbers, and is one piece in either reading. */
function piecesOf(written: string): number {
  return Number(/^([1-9]\d{0,3})(?:,0{1,2})?$/.exec(written)?.[1] ?? 0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}

function linesWith(sign: RegExp, written: string): number {
  return written.split(/[\n\r\u2028\u2029]/).filter((line) => sign.test(line)).length
}
