import { expect, test } from 'vitest'
import { factOf } from '#domain/measured-line.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { matOfItem } from './mat-of-item.ts'

function mat(name: string, lines: Record<string, string>, unit: SaleTerms['unit'] = 'unstated') {
  const facts = Object.entries(lines).map(([label, text]) => factOf({ label, text }))
  return matOfItem(name, facts, { unit })
}

test('a rubber mat may lie either way, one with ribs or a pile may not', () => {
  const size = { Size: '1830 × 1220 mm', Surface: 'Hammered' }
  expect(mat('Stable mat', size)).toEqual({ lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true })
  expect(mat('Stable mat', { ...size, Surface: 'Ribs along the mat' })?.turns).toBe(false)
  expect(mat('Coir doormat', size)?.turns).toBe(false)
})

test('tiles that hold on to each other are told by their words', () => {
  expect(mat('Interlocking gym tile', { Size: '600 × 600 mm' })).toMatchObject({ form: 'interlocking', turns: false })
})

test('what is sold by the metre is a roll of its width', () => {
  expect(mat('Matting', { Size: '1200 mm wide' }, { of: 'metre' })).toMatchObject({ form: 'roll', widthMm: 1200 })
  expect(mat('Matting', { Size: '1200 mm wide' })).toBeUndefined()
})

test('inches are rounded down, so that no piece is asked for more than it covers', () => {
  expect(mat('Mat', { Size: '72 x 48 in' })).toMatchObject({ lengthMm: 1828, widthMm: 1219 })
})

test('a kit, a round mat, an unclear unit and a mat of no size say nothing', () => {
  const size = { Size: '3600 × 3600 mm' }
  expect(mat('Box kit', size, { of: 'pack', noun: 'kit' })).toBeUndefined()
  expect(mat('Round mat', size)).toBeUndefined()
  expect(mat('Mat', size, 'unclear')).toBeUndefined()
  expect(mat('Mat', { Material: 'Rubber' })).toBeUndefined()
  expect(mat('Roll', size, { of: 'pack', noun: 'roll' })).toMatchObject({ form: 'piece' })
})
