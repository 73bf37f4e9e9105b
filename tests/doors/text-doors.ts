import { deepEqual, equal, ok } from 'node:assert/strict'
import { readGuide } from '#catalogue/read-guide.ts'
import { distinctSlugs } from '#catalogue/slug.ts'
import { readDescription } from '#domain/description.ts'
import { readFamilyFile } from '#domain/family-file.ts'
import { filterValues } from '#domain/filter-values.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readCsvCell, writeListCsv } from '#domain/list-csv.ts'
import { lineNow } from '#domain/list-now.ts'
import { oneLine } from '#domain/one-line.ts'
import { MOST_PASTED_ROWS, type PastedContent, readPastedList } from '#domain/pasted-list.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { breakable, inOneLine, unbroken } from '#domain/unbroken.ts'
import { readVariant } from '#domain/variant.ts'
import { readWrittenLength } from '#domain/written-length.ts'
import { codeKey } from '#search/code-key.ts'
import { readSearchQuery } from '#search/search-query.ts'
import type { Door } from './door.ts'

const ITEM = {
  itemId: 'S-1',
  code: 'ST-22',
  brand: 'Hoof',
  pictureKey: '',
  subCategoryId: 'stable',
  price: 'on-request',
} as const
const PRICE = { ...ITEM, picture: '', quantity: 1, terms: ONE_BY_ONE, note: '' }
const HEADS = {
  ...{ code: 'Code', name: 'Name', quantity: 'Quantity' },
  ...{ unitPrice: 'Unit price', total: 'Total price', note: 'Note' },
}

function expectList(content: PastedContent): void {
  const { rows, counted } = readPastedList(content)
  ok(rows.length <= MOST_PASTED_ROWS)
  for (const { quantity } of rows) {
    if (quantity.status === 'stated') ok(Number.isSafeInteger(quantity.quantity) && quantity.quantity >= 1)
    else ok(!counted || quantity.status === 'wrong')
  }
}

export const TEXT_DOORS: readonly Door[] = [
  {
    name: 'text: a description',
    sound: [
      'A mat for stables.\n\nSize: 1.83 x 1.22 m\nThickness: 17 mm\nWeight: 38 kg\nHardness: 65 Shore A\nMaterial: rubber',
      'Sold by the metre, from 10 m.\n\nWidth: 1 m\nWeight: 4.5 kg/m²',
      'Minimum order 50 pcs, in packs of 10.',
    ],
    anyLength: true,
    open(text) {
      readDescription(text)
      const facts = itemFacts({ name: 'Stable mat', description: text })
      filterValues({ ...ITEM, name: 'Stable mat', description: text }, facts)
      const { minimum, step } = readSaleTerms({ name: 'Stable mat', description: text })
      ok(Number.isSafeInteger(minimum) && minimum >= 1 && Number.isSafeInteger(step) && step >= 1)
    },
  },
  {
    name: 'text: a name',
    sound: ['Stable mat, black, 1830 x 1220 x 17 mm', 'Coir roll 1 m, 17 mm, sold by the metre', 'Door mat 60×90 cm'],
    anyLength: true,
    open(text) {
      readSaleTerms({ name: text, description: '' })
      readVariant({
        ...ITEM,
        name: text,
        facts: itemFacts({ name: text, description: 'Colour: black\nSize: 1 x 2 m' }),
      })
      for (const shown of [unbroken(text), inOneLine(text), breakable(text)]) ok(shown.length >= text.trim().length / 2)
    },
  },
  {
    name: 'text: a slug',
    sound: ['Stable mats & more', 'Tapis d’écurie', '厩舎'],
    anyLength: true,
    open(text) {
      const named = [text, 'Stable mats', `${text}-2`, text].map((name) => ({ name, id: text }))
      equal(new Set(distinctSlugs(named, 'list')).size, 4)
    },
  },
  {
    name: 'text: a list that was pasted',
    sound: [
      'Code\tQuantity\nST-22\t4\nS-1\t12',
      '12 x ST-22\nS-1, 4 pcs\n',
      '"Stable mat, black";"4"\r\n"He said ""no""";1',
      'Pos;Artikel;Menge\n1;ST-22;1.000,5',
    ],
    anyLength: true,
    open: (text) => expectList({ text }),
  },
  {
    name: 'text: a table that was pasted',
    sound: [
      '<meta><table><tr><th>Code<th>Qty<tr><td rowspan=2>ST-22<td>4</td></tr><tr><td colspan="2">5</table>',
      '<p>12 x ST-22<br>4 &#215; S-1</p><table><tbody><tr><td><table><tr><td>a</table></table>',
    ],
    anyLength: true,
    open: (html) => expectList({ text: '', html: `<table>${html}` }),
  },
  {
    name: 'text: a list that is written',
    sound: ['=1+1', "'@name", 'for the aisle; "wide"'],
    open(text) {
      const name = oneLine(text).trim()
      const csv = writeListCsv([lineNow({ ...PRICE, name }, undefined)], HEADS, 'On request')
      const cell = /^\r\nST-22,(?:"((?:[^"]|"")*)"|([^,]*)),1,/.exec(csv.slice(csv.indexOf('\r\n')))
      const [, quoted, plain = ''] = cell ?? []
      if (name !== '') equal(readCsvCell(quoted === undefined ? plain : quoted.replaceAll('""', '"')), name)
    },
  },
  {
    name: 'text: a guide',
    sound: [
      '# Mats\n\nA [mat](ST-22) is **good**.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
      '> <b>no</b>\n\n1. x',
    ],
    share: 0.2,
    open(text) {
      const { guide } = readGuide(text, (target) => (target === 'ST-22' ? '/product/S-1' : undefined))
      ok(!JSON.stringify(guide).includes('"href":"javascript'))
    },
  },
  {
    name: 'text: a file of families',
    sound: ['# who belongs together\njoin: ST-22, S-1\npart: S-2\n', 'join:'],
    anyLength: true,
    open(text) {
      const { joins } = readFamilyFile(text)
      for (const { names } of joins) ok(names.length >= 2)
    },
  },
  {
    name: 'text: a search',
    sound: ['door mat 6x4 half inch', 'stable mats 17 mm for horses', 'ST-22'],
    anyLength: true,
    open(text) {
      const { wishes } = readSearchQuery(text)
      ok(wishes.length <= 8)
      equal(codeKey(codeKey(text)), codeKey(text))
    },
  },
  {
    name: 'text: a length',
    sound: ['1830', '6 ft 2 1/2 in', '1,83 m', '72"'],
    anyLength: true,
    open(text) {
      for (const unit of ['mm', 'in'] as const) {
        const read = readWrittenLength(text, unit)
        deepEqual(read === undefined || Number.isFinite(read), true)
      }
    },
  },
]
