import { expect, test } from 'vitest'
import { exchanged, isShortWord, mayBeShortSlip, slipsIn } from './search-slips.ts'

test('longer words may have more slips, and figures none', () => {
  expect(['mat', 'tile', 'stable', '1812', 'stb18'].map(slipsIn)).toEqual([0, 1, 2, 0, 0])
})

test('a short word may have one other letter, but not at its beginning', () => {
  expect(mayBeShortSlip('gim', 'gym')).toBe(true)
  for (const meant of ['gim', 'rim', 'gems', 'gem'.slice(0, 2)]) expect(mayBeShortSlip('gim', meant)).toBe(false)
  expect(mayBeShortSlip('cat', 'mat')).toBe(false)
  expect(mayBeShortSlip('2mm', '3mm')).toBe(false)
})

test('a short word is one of three letters', () => {
  expect(['gym', 'ගිම', '2mm', 'mm2', 'm2m', '123', 'my', 'gyms'].filter(isShortWord)).toEqual(['gym'])
})

test('neighbouring letters may have changed places', () => {
  expect(exchanged('mta')).toEqual(['tma', 'mat'])
  expect(exchanged('aab')).toEqual(['aba'])
  expect(exchanged('table')).toEqual(['atble', 'tbale', 'talbe', 'tabel'])
  expect(exchanged('18m')).toEqual([])
  expect(exchanged('ab')).toEqual([])
})
