import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { blankRow } from './quick-row.ts'
import { restoredQuickRow, StoredQuickRow, storedQuickRow } from './stored-quick-row.ts'

const restored = (stored: string) => restoredQuickRow(1, v.parse(StoredQuickRow, JSON.parse(stored)))

test('all that was written in a row comes back, notes and a second name among it', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, text, text, fc.boolean(), (wanted, written, otherwise, note, needsQuantity) => {
      const said = { wanted, written, otherwise, note, needsQuantity }
      const row = { ...blankRow(1), ...said, found: { state: 'looking' as const } }
      expect(restored(JSON.stringify(storedQuickRow(row)))).toEqual(row)
    }),
  )
})

test('a row of an older page, without notes, comes back', () => {
  expect(restored('["HH-STB-1812-17","3"]')).toMatchObject({
    wanted: 'HH-STB-1812-17',
    written: '3',
    otherwise: '',
    note: '',
    needsQuantity: false,
  })
})

test('what a row lacks takes no room in what is kept', () => {
  const row = { ...blankRow(1), wanted: 'HH-1', written: '2' }
  expect(storedQuickRow(row)).toEqual(['HH-1', '2'])
  expect(storedQuickRow({ ...row, note: 'gate' })).toEqual(['HH-1', '2', '', 'gate'])
  expect(storedQuickRow({ ...row, otherwise: 'Mat' })).toEqual(['HH-1', '2', 'Mat', ''])
})
