import { expect, test } from 'vitest'
import { NotesForm } from '#domain/checkout-form.ts'
import { problemsOf } from '#domain/field-problem.ts'
import { stripsNote } from './strips-note.ts'

const note = (itemId: string, ...lengths: number[]) => ({
  ...{ name: 'Aisle', itemId, quantity: 20, edging: [] },
  strips: lengths.map((lengthMm) => ({ count: 2, lengthMm })),
})
const ordered = [{ itemId: 'a', code: 'HH-ROL', name: 'Matting' }]

test('the strips of what is ordered are named with their lengths', () => {
  expect(stripsNote([note('a', 10_000, 3650), note('b', 9)], ordered, 'mm')).toBe(
    'Cut HH-ROL to 2 × 10000 mm, 2 × 3650 mm',
  )
  expect(stripsNote([note('a')], ordered, 'mm')).toBe('')
  expect(stripsNote([note('b', 5000)], ordered, 'mm')).toBe('')
})

test('however many strips there are, the note can be sent', () => {
  const many = Array.from({ length: 30 }, (_, index) => 1000 + index)
  const lists = [[note('a', ...many)], Array.from({ length: 12 }, () => note('a', 10_000, 3650))]
  for (const notes of lists) {
    const text = stripsNote(notes, [{ itemId: 'a', code: '<b>', name: '' }], 'ft')
    expect(text).not.toBe('')
    expect(problemsOf(NotesForm, { deliveryNote: text })).toEqual({})
  }
})
