import { expect, test } from 'vitest'
import { PACK_NOUNS, PIECE_NOUNS } from './sale-nouns.ts'
import { COUNT, readCount, readSaleUnit, SALE_UNIT } from './sale-words.ts'

test.each([
  ['1', 1],
  ['12', 12],
  ['1,000', 1000],
  ['9,999', 9999],
  ['one', 1],
  ['Four', 4],
  ['twelve', 12],
  ['dozen', 12],
  ['a dozen', 12],
  ['one pair', 2],
  ['0', undefined],
  ['10,000', undefined],
])('"%s" counts %s', (text, count) => {
  expect(readCount(` ${text} `)).toBe(count)
  expect(new RegExp(`^${COUNT}$`, 'iu').test(text)).toBe(true)
})

test.each(['1.5', '1,5', '1,0000', 'thirteen', 'fours', 'a', ''])('"%s" is no whole number', (text) => {
  expect(new RegExp(`^${COUNT}$`, 'iu').test(text)).toBe(false)
})

const SPELT: [string, string[]][] = [
  [
    'square-metre',
    ['m²', 'M2', 'sqm', 'sq m', 'sq. mtrs', 'sq metre', 'square metres', 'square meter', 'squre metere'],
  ],
  [
    'metre',
    [
      'm',
      'm.',
      'metre',
      'meters',
      'mtr',
      'mtrs',
      'lm',
      'l.m.',
      'lin. m',
      'running metre',
      'linear m',
      'lineal mtr',
      'metre run',
    ],
  ],
  ['piece', ['piece', 'pieces', 'peices', 'pc', 'pcs.', 'pce', 'pces', 'unit', 'units', 'ea', 'each', 'item', 'items']],
  ['pair:2', ['pair', 'pairs', 'pr', 'prs']],
  ['pack', ['packet', 'packets', 'pkt', 'pkts', 'pk', 'pks']],
  ['carton', ['ctn', 'ctns']],
  ['box', ['boxes', 'BOX']],
  ...[...PIECE_NOUNS, ...PACK_NOUNS].map((noun): [string, string[]] => [
    noun === 'pair' ? 'pair:2' : noun,
    [noun, `${noun}s`],
  ]),
]

test.each(SPELT)('a %s is spelt in many ways: %j', (unit, names) => {
  for (const name of names) {
    const read = readSaleUnit(` ${name} `)
    const called =
      read && ('noun' in read ? read.noun : read.of) + (read.of === 'pack' && read.pieces ? `:${read.pieces}` : '')
    expect(called, name).toBe(unit)
    expect(new RegExp(`^${SALE_UNIT}$`, 'iu').test(name), name).toBe(true)
  }
})

test.each(['', 'm3', 'm³', 'mm', 'kg', 'mattress', 'matt', 'roll 2', 'a roll', 'tiled'])(
  '"%s" is no unit of sale',
  (text) => {
    expect(readSaleUnit(text)).toBeUndefined()
    expect(new RegExp(`^${SALE_UNIT}`, 'iu').test(text)).toBe(text === 'roll 2')
  },
)

test('one by one', () => {
  expect([readSaleUnit('singly'), readSaleUnit('Individually')]).toEqual(Array(2).fill({ of: 'piece', noun: 'piece' }))
})
