import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import type { Fact } from './fact.ts'
import { soldAreaMm2, squareFootPrice, squareMetrePrice } from './square-metre.ts'

const size: Fact = { kind: 'size', lengthMm: 1830, widthMm: 1220 }
const line = { label: 'Size', text: '', at: [0, 0] as [number, number] }
const width = (least: number, most = least): Fact => ({ kind: 'width', mm: { least, most }, line })

test.each([
  ['a mat that says not how it is sold', 'unstated', [size], 2_232_600],
  ['a piece', { of: 'piece', noun: 'tile' }, [size], 2_232_600],
  ['a roll', { of: 'pack', noun: 'roll' }, [size], 2_232_600],
  ['a metre of a width', { of: 'metre' }, [width(1200)], 1_200_000],
] as const)('%s covers what it measures', (_, unit, facts, area) => {
  expect(soldAreaMm2(unit, facts)).toBe(area)
})

test.each([
  ['what is sold in a way that leaves doubt', 'unclear', [size]],
  ['a piece without a size', { of: 'piece', noun: 'mat' }, [width(1200)]],
  ['a pack of several', { of: 'pack', noun: 'box' }, [size]],
  ['a square metre', { of: 'square-metre' }, [size]],
  ['a square metre of a width', { of: 'square-metre' }, [width(1200)]],
  ['a metre of no stated width', { of: 'metre' }, [size]],
  ['a metre of one of several widths', { of: 'metre' }, [width(1000, 1200)]],
] as const)('of %s nobody knows what it covers', (_, unit, facts) => {
  expect(soldAreaMm2(unit, facts)).toBeUndefined()
  expect(squareMetrePrice(cents(8_950), unit, facts)).toBeUndefined()
})

test('a square metre costs its part of the price, to a cent', () => {
  expect(squareMetrePrice(cents(8_950), 'unstated', [size])).toBe(4_009)
  expect(squareMetrePrice('on-request', 'unstated', [size])).toBeUndefined()
})

test('of ramps, edges and corners no square metre is priced', () => {
  const sized = (lengthMm: number, widthMm: number): Fact => ({ kind: 'size', lengthMm, widthMm })
  expect(squareMetrePrice(cents(1_850), 'unstated', [sized(1200, 149)])).toBeUndefined()
  expect(squareMetrePrice(cents(1_850), 'unstated', [sized(149, 1200)])).toBeUndefined()
  expect(squareMetrePrice(cents(1_850), 'unstated', [sized(1200, 150)])).toBe(10_278)
  expect(squareMetrePrice(cents(900), { of: 'metre' }, [width(149)])).toBeUndefined()
  expect(squareMetrePrice(cents(900), { of: 'metre' }, [width(150)])).toBe(6_000)
})

test('a square foot costs its part of a square metre, to a cent', () => {
  expect(squareFootPrice(cents(10_000))).toBe(929)
})
