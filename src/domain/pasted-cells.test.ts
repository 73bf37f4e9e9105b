import { expect, test } from 'vitest'
import { cellKind, columnKinds } from './pasted-cells.ts'

test.each([
  ['blank', ['']],
  ['count', ['1', '12', '1234', '12 pcs', 'x12', '12.00']],
  [
    'number',
    [
      '12.50',
      '0',
      '50 %',
      '24.11.2026',
      '-12345',
      '12345.5',
      '1.50 EUR',
      '12,50 €',
      '3 m',
      '3 m²',
      'A$ 4.50',
      'USD 12,50',
    ],
  ],
  ['code', ['12345', 'HH-STB-1812-17', 'HH-COIR-NAT', 'A.B', 'HH_NAT', 'HH/N-A_T.', 'mat6', `A${'1'.repeat(39)}`]],
  [
    'text',
    [
      ...[
        'mat',
        'MAT',
        'Ribbed mat',
        'Mat 12',
        `A${'1'.repeat(40)}`,
        'hH-NAT',
        'HH-nat',
        'HH-NATx',
        'HH-',
        'Ä-ß',
        '-NAT',
      ],
      ...[
        '3 metres wide',
        '3 kilogram',
        'a 3 m',
        '3 m-x',
        'x. m',
        '3x m',
        'ABCD 4.50',
        'A$ 4.5',
        'A$ 4.505',
        'A$ 4-50',
        'A$ x.50',
      ],
      ...['A$ 4.x0', 'A$ 4.0x', 'in A$ 4.50', '3 -m', '4* 4.50 m'],
    ],
  ],
] as const)('a cell is a %s', (kind, cells) => {
  expect(Object.fromEntries(cells.map((cell) => [cell, cellKind(cell)]))).toEqual(
    Object.fromEntries(cells.map((cell) => [cell, kind])),
  )
})

test('of each column it is counted how many of its cells look like what', () => {
  const records = [['A-1', '3'], ['mat', '', '1.50'], ['A-2']].map((cells, index) => {
    return { line: index + 1, cells, parted: 'cells' as const }
  })
  const none = { blank: 0, count: 0, number: 0, code: 0, text: 0 }
  expect(columnKinds(records)).toEqual([
    { ...none, code: 2, text: 1 },
    { ...none, count: 1, blank: 1 },
    { ...none, number: 1 },
  ])
})
