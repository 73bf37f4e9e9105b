import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_PASTED_ROWS, type PastedList, pastedCells, pastedList, readPastedList } from './pasted-list.ts'
import { done } from './steps.ts'
import { anyCharacter } from './test-character.ts'

/** What a list comes to, a row each: `CODE × 12`, or `CODE ? problem`. */
function told({ rows }: PastedList): string[] {
  return rows.map(({ wanted, quantity }) => {
    if (quantity.status === 'stated') return `${wanted} × ${quantity.quantity}`
    return quantity.status === 'unstated' ? wanted : `${wanted} ? ${quantity.problem}`
  })
}

const read = (text: string) => told(readPastedList({ text }))

describe('lines as people write them', () => {
  test.each([
    ['12 x HH-STB-1812-17', 'HH-STB-1812-17 × 12'],
    ['12x HH-STB-1812-17', 'HH-STB-1812-17 × 12'],
    ['12 × HH-STB-1812-17', 'HH-STB-1812-17 × 12'],
    ['HH-STB-1812-17 x 12', 'HH-STB-1812-17 × 12'],
    ['HH-STB-1812-17 x12', 'HH-STB-1812-17 × 12'],
    ['HH-STB-1812-17 12', 'HH-STB-1812-17 × 12'],
    ['12 HH-STB-1812-17', 'HH-STB-1812-17 × 12'],
    ['HH-STB-1812-17: 12', 'HH-STB-1812-17 × 12'],
    ['HH-STB-1812-17 - 12 pcs', 'HH-STB-1812-17 × 12'],
    ['HH-STB-1812-17 (12)', 'HH-STB-1812-17 × 12'],
    ['- 12 pcs of HH-STB-1812-17', 'HH-STB-1812-17 × 12'],
    ['12 Stk. HH-STB-1812-17', 'HH-STB-1812-17 × 12'],
    ['12 pièces HH-STB-1812-17', 'HH-STB-1812-17 × 12'],
    ['Qty: 12 HH-STB-1812-17', 'HH-STB-1812-17 × 12'],
    ['HH-STB-1812-17 qty 12', 'HH-STB-1812-17 × 12'],
    ['HH-STB-1812-17', 'HH-STB-1812-17'],
    ['Ribbed stable mat 4', 'Ribbed stable mat × 4'],
    ['4 x 10234', '10234 × 4'],
    ['10234 x 4', '10234 × 4'],
    ['stable mat 6 x 4', 'stable mat 6 x 4'],
    ['6 x 4 ft mat', '6 x 4 ft mat'],
    ['12 HH-STB-1812-17 4', '12 HH-STB-1812-17 4 ? two-numbers'],
    ['HH-STB-1812-17 1,5', 'HH-STB-1812-17 ? fraction'],
    ['1,5 x HH-STB-1812-17', 'HH-STB-1812-17 ? fraction'],
    ['1.5 x HH-STB-1812-17', 'HH-STB-1812-17 ? fraction'],
    ['HH-STB-1812-17 x 0', 'HH-STB-1812-17 ? none'],
    ['12', '12'],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual([expected])
  })
})

describe('quantities in a column', () => {
  test.each([
    ['12', 'A-1 × 12'],
    ['12.00', 'A-1 × 12'],
    ['12,0', 'A-1 × 12'],
    ['12 pcs', 'A-1 × 12'],
    ['12 Stück', 'A-1 × 12'],
    ['x 12', 'A-1 × 12'],
    ['1\u202f200', 'A-1 × 1200'],
    ["1'200", 'A-1 × 1200'],
    ['１２', 'A-1 × 12'],
    ['1,5', 'A-1 ? fraction'],
    ['1.5', 'A-1 ? fraction'],
    ['1.000', 'A-1 ? thousands'],
    ['1,000', 'A-1 ? thousands'],
    ['0', 'A-1 ? none'],
    ['-3', 'A-1 ? none'],
    ['10000', 'A-1 ? too-many'],
    ['a few', 'A-1 ? no-number'],
    ['12 m', 'A-1 ? no-number'],
    ['', 'A-1 ? missing'],
  ])('%s', (quantity, expected) => {
    expect(read(`B-2\t3\nA-1\t${quantity}\nC-3\t4`)).toEqual(['B-2 × 3', expected, 'C-3 × 4'])
  })
})

describe('columns', () => {
  test.each([
    ['tabs', 'HH-A1\t3\nHH-B2\t4'],
    ['semicolons', 'HH-A1;3\nHH-B2;4'],
    ['commas', 'HH-A1,3\nHH-B2, 4'],
    ['bars', '| HH-A1 | 3 |\n| HH-B2 | 4 |'],
    ['Windows line ends', 'HH-A1\t3\r\nHH-B2\t4\r\n'],
    ['old Macintosh line ends', 'HH-A1\t3\rHH-B2\t4'],
    ['a byte order mark', '\ufeffHH-A1;3\nHH-B2;4'],
    ['quotation marks', '"HH-A1";"3"\n"HH-B2";"4"'],
    ['the quantity first', '3\tHH-A1\n4\tHH-B2'],
    ['a name between', 'HH-A1;Ribbed mat;3\nHH-B2;Coir mat;4'],
    ['row numbers', '1\tHH-A1\t3\n2\tHH-B2\t4'],
    ['prices', 'HH-A1\t3\t12.50\t37.50\nHH-B2\t4\t10.00\t40.00'],
    ['whole prices and a head', 'Code\tPrice\tQty\nHH-A1\t50\t3\nHH-B2\t60\t4'],
    ['an English head', 'Item code,Quantity\nHH-A1,3\nHH-B2,4'],
    ['a German head', 'Artikelnummer;Bezeichnung;Menge\nHH-A1;Matte;3\nHH-B2;Matte;4'],
    ['a French head', 'Référence;Désignation;Qté\nHH-A1;Tapis;3\nHH-B2;Tapis;4'],
    ['a French head in other words', 'Code;Désignation;Nombre\nHH-A1;Tapis;3\nHH-B2;Tapis;4'],
    ['a Spanish head', 'Código;Nombre;Cantidad\nHH-A1;Estera;3\nHH-B2;Estera;4'],
    ['a head in other words', 'Foo;Bar\nHH-A1;3\nHH-B2;4'],
    ['a title above the head', 'Order for barn 2\n\nCode\tQty\nHH-A1\t3\nHH-B2\t4'],
    ['a row the other way round', 'HH-A1;3\n4;HH-B2'],
    ['each row its own way', 'HH-A1\t3\n4 x HH-B2'],
    ['a separator within quotation marks', 'HH-A1;"Mat; black";3\nHH-B2;"Mat ""soft""";4'],
    ['a line end within quotation marks', 'HH-A1;"Mat,\nblack";3\nHH-B2;Mat;4'],
    ['inches', 'HH-A1;Mat 18" x 30";3\nHH-B2;"18"" mat";4'],
    ['blank lines', '\n\nHH-A1\t3\n\t\n\nHH-B2\t4\n\n'],
  ])('with %s', (_, text) => {
    expect(read(text)).toEqual(['HH-A1 × 3', 'HH-B2 × 4'])
  })

  test('names are wanted where there are no codes', () => {
    expect(read('Product;Qty\nRibbed mat;3\nCoir mat;4')).toEqual(['Ribbed mat × 3', 'Coir mat × 4'])
  })

  test('numbers may be codes', () => {
    expect(read('10234;5\n10235;6')).toEqual(['10234 × 5', '10235 × 6'])
    expect(read('1234;5\n1235;6')).toEqual(['1234 × 5', '1235 × 6'])
  })

  test('a decimal comma among commas is not taken for a cell', () => {
    expect(read('HH-A1,1,5')).toEqual(['HH-A1 ? two-numbers'])
    expect(read('Code,Qty\nHH-A1,1,5\nHH-B2,2')).toEqual(['HH-A1 ? two-numbers', 'HH-B2 × 2'])
  })

  test('a first row with a code is none that names columns', () => {
    expect(read('HH-A1;some\nHH-B2;4\nHH-C3;5')).toEqual(['HH-A1 ? no-number', 'HH-B2 × 4', 'HH-C3 × 5'])
  })

  test('codes alone mean one of each', () => {
    const list = readPastedList({ text: 'Code\nHH-A1\nHH-B2' })
    expect(told(list)).toEqual(['HH-A1', 'HH-B2'])
    expect(list).toMatchObject({ counted: false, heads: ['Code'] })
  })

  test('a name beside the code is kept', () => {
    const { rows } = readPastedList({ text: 'HH-A1;Ribbed mat;3\nHH-B2;Coir mat;4' })
    expect(rows.map(({ otherwise }) => otherwise)).toEqual(['Ribbed mat', 'Coir mat'])
  })

  test('a row with neither a code nor a quantity is named by what else it says', () => {
    const text = 'Code\tQty\tNotes\nHH-A1\t3\t\n\t\tright barn\t4 weeks\nHH-B2\t4\tleft barn'
    expect(told(readPastedList({ text }))).toEqual(['HH-A1 × 3', 'right barn ? missing', 'HH-B2 × 4'])
  })

  test('a gap is one space, in what is wanted and in the row', () => {
    const { rows } = readPastedList({ text: '12 ribbed  \u0000 mat\nHH-A1;soft   mat;3\nHH-B2;other\tmat;4' })
    expect(rows.map(({ wanted, otherwise }) => [wanted, otherwise])).toEqual([
      ['ribbed mat', ''],
      ['HH-A1', 'soft mat'],
      ['HH-B2', 'other mat'],
    ])
    expect(rows.map(({ text }) => text)).toEqual(['12 ribbed mat', 'HH-A1 soft mat 3', 'HH-B2 other mat 4'])
  })

  test('rows are counted as in the text', () => {
    const { rows } = readPastedList({ text: '\nHH-A1;"two\nlines";3\nHH-B2;one;4' })
    expect(rows.map(({ line }) => line)).toEqual([2, 4])
  })
})

describe('tables of HTML', () => {
  const table = (rows: string) => `<html><head><style>td { color: red }</style></head><body>${rows}</body></html>`
  const readHtml = (html: string) => told(readPastedList({ text: 'torn', html }))

  test('are read in place of the text', () => {
    const html = table('<table><tr><th>Code</th><th>Qty</th></tr><tr><td>HH-A1</td><td>3</td></tr></table>')
    expect(readHtml(html)).toEqual(['HH-A1 × 3'])
  })

  test('may leave ends of cells and rows out', () => {
    expect(readHtml('<TABLE><TR><TD>HH-A1<TD>3<TR><TD>HH-B2<TD>4</TABLE>')).toEqual(['HH-A1 × 3', 'HH-B2 × 4'])
  })

  test('are read together with what stands around them', () => {
    const html = '<p>Please send:</p><table><tr><td>HH-A1</td><td>3</td></tr></table><div>4 x HH-B2</div>'
    expect(readHtml(html)).toEqual(['Please send: ? missing', 'HH-A1 × 3', 'HH-B2 × 4'])
  })

  test('may stand in tables that only lay out a mail', () => {
    const inner = '<table><tr><td>HH-A1</td><td>3</td></tr><tr><td>HH-B2</td><td>4</td></tr></table>'
    expect(readHtml(`<table><tr><td>${inner}</td></tr></table>`)).toEqual(['HH-A1 × 3', 'HH-B2 × 4'])
  })

  test('may have cells over several columns or rows', () => {
    const html = `<table><tr><td rowspan="2">Barn</td><td>HH-A1</td><td>3</td></tr><tr><td>HH-B2</td><td>4</td></tr>
      <tr><td colspan=2>HH-C3</td><td>5</td></tr></table>`
    expect(readHtml(html).slice(0, 2)).toEqual(['HH-A1 × 3', 'HH-B2 × 4'])
  })

  test('may escape signs', () => {
    expect(readHtml('<table><tr><td>HH&#45;A1&nbsp;</td><td>&#x33;</td></tr></table>')).toEqual(['HH-A1 × 3'])
  })
})

describe('whatever comes', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'HH-A1',
      'HH-STB-1812-17',
      '12',
      '1,5',
      'x',
      '×',
      'pcs',
      'Code',
      'Menge',
      '\t',
      ';',
      ',',
      '|',
      '\n',
    ),
    fc.constantFrom('"', '""', '\r\n', '\ufeff', ' ', '<table>', '<tr>', '<td>', '</td>', '<td colspan=9>', '</table>'),
    fc.constantFrom('<', '<!--', '&amp;', '&#0;', '&#x110000;', '\u0000', '\ud800'),
    fc.string({ unit: anyCharacter, maxLength: 5 }),
  )
  const text = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''))

  test('no word of a text is dropped: each is in a row or a head', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const { rows, heads, beyond } = readPastedList({ text: pasted })
        const kept = [...heads, ...rows.map((row) => row.text)].join('')
        expect(beyond).toBe(0)
        expect(signs(kept)).toBe(signs(pasted))
      }),
      { numRuns: 2_000 },
    )
  })

  test('every row names what it wants, or has nothing but a quantity, and states it well or says why not', () => {
    fc.assert(
      fc.property(text, text, (pasted, html) => {
        for (const { wanted, text: row, quantity } of readPastedList({ text: pasted, html }).rows) {
          expect(row.trim()).not.toBe('')
          expect(row).toContain(wanted)
          if (quantity.status === 'stated') {
            expect(Number.isInteger(quantity.quantity)).toBe(true)
            expect(quantity.quantity).toBeGreaterThanOrEqual(1)
            expect(quantity.quantity).toBeLessThanOrEqual(9_999)
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('codes and quantities come back however they are parted', () => {
    const row = fc.record({
      code: fc.stringMatching(/^[A-Z]{2}-[A-Z]{3}-\d{4}$/),
      quantity: fc.integer({ min: 1, max: 9_999 }),
    })
    const shape = fc.constantFrom<(code: string, quantity: number) => string>(
      (code, quantity) => `${code}\t${quantity}`,
      (code, quantity) => `"${code}";"${quantity}"`,
      (code, quantity) => `${quantity},${code}`,
      (code, quantity) => `${quantity} x ${code}`,
      (code, quantity) => `${code} x ${quantity}`,
      (code, quantity) => `${code} ${quantity}`,
      (code, quantity) => `${code};Some mat;${quantity};each`,
    )
    const end = fc.constantFrom('\n', '\r\n', '\r', '\n\n')
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), shape, end, (rows, write, lineEnd) => {
        const written = rows.map(({ code, quantity }) => write(code, quantity)).join(lineEnd)
        expect(read(written)).toEqual(rows.map(({ code, quantity }) => `${code} × ${quantity}`))
      }),
    )
  })

  test('of more rows than 10,000 the others are counted', () => {
    const { rows, beyond } = readPastedList({ text: 'HH-A1\t3\n'.repeat(MOST_PASTED_ROWS + 7) })
    expect(rows).toHaveLength(MOST_PASTED_ROWS)
    expect(beyond).toBe(7)
  })

  test('a long list is read in steps, a short one at once', () => {
    const list = (rows: number) => pastedList({ text: 'HH-A1\t3\n'.repeat(rows) })
    expect(list(10).next().done).toBe(true)
    const steps = list(1_000)
    const yielded = Array.from({ length: 20 }, () => steps.next().done)
    // Five times while rows are told apart, and five while they are read.
    expect(yielded.indexOf(true)).toBe(10)
  })

  test('rows of a workbook are counted as they stand there, and blank ones left out', () => {
    const { rows, counted } = done(pastedCells([['', ' '], ['HH-A1', '3'], [], ['HH-B2', ''], ['', 'HH-C3 x 4']]))
    expect(rows).toMatchObject([
      { line: 2, text: 'HH-A1 3', quantity: { status: 'stated', quantity: 3 } },
      { line: 4, text: 'HH-B2', quantity: { status: 'wrong', problem: 'missing', written: '' } },
      { line: 5, text: 'HH-C3 x 4', quantity: { status: 'stated', quantity: 4 } },
    ])
    expect(counted).toBe(true)
  })

  test('cells of a workbook are read as columns are', () => {
    expect(
      told(
        done(
          pastedCells([
            ['Code', 'Qty'],
            ['', ''],
            ['HH-A1', '3'],
          ]),
        ),
      ),
    ).toEqual(['HH-A1 × 3'])
  })
})

/** Without marks, gaps and what parts cells: what is left has to be somewhere. */
function signs(text: string): string {
  return text.replace(/\p{Cf}|\p{Cc}|[\s;,|"]/gu, '')
}
