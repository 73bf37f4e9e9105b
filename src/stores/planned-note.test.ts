import { afterEach, expect, test } from 'vitest'
import { lineOf } from '#domain/test-cart.ts'
import { addLine, clearCart } from './cart.ts'
import { $plannedNote, roomInNote, wholeNote } from './planned-note.ts'
import { $plansText } from './plans-text.ts'

afterEach(() => {
  $plansText.set('')
  clearCart()
})

const plan = (itemId: string, quantity: number, note: string, cutTo = note) => ({
  ...{ name: `Room ${itemId}`, edging: [], itemId, quantity, note, cutTo },
})
const keepPlans = (...plans: object[]) => $plansText.set(JSON.stringify(plans))
const sentences = () => $plannedNote.get().sentences

test('the note says what the plans of the cart say, in their order, and follows plans and cart', () => {
  keepPlans(plan('a', 6, 'Cut A to 2'), plan('b', 6, 'Cut B to 3'), plan('c', 6, ''))
  expect($plannedNote.get()).toEqual({ sentences: [], leftOut: [] })
  addLine(lineOf('a', 100, 6))
  addLine(lineOf('c', 100, 6))
  expect($plannedNote.get()).toEqual({ sentences: ['Cut A to 2'], leftOut: [] })
  addLine(lineOf('b', 100, 6))
  expect(sentences()).toEqual(['Cut A to 2', 'Cut B to 3'])
  keepPlans(plan('a', 6, 'Cut A to 4'))
  expect(sentences()).toEqual(['Cut A to 4'])
})

test('where the plans of a mat take more than there is, the note says nothing of it', () => {
  keepPlans(plan('a', 6, 'Cut A to 2'), plan('b', 6, 'Cut B to 3'), plan('a', 4, 'Cut A to 4'))
  addLine(lineOf('a', 100, 9))
  addLine(lineOf('b', 100, 6))
  expect($plannedNote.get()).toEqual({ sentences: ['Cut B to 3'], leftOut: [] })
  addLine(lineOf('a', 100, 1))
  expect(sentences()).toEqual(['Cut A to 2', 'Cut B to 3', 'Cut A to 4'])
})

test('rooms whose lengths have no room in the note are named, and the others stand there', () => {
  keepPlans(
    plan('a', 1, 'x'.repeat(98)),
    plan('b', 1, 'y'.repeat(101)),
    plan('c', 1, '', 'z'),
    plan('d', 1, 'w'.repeat(100)),
  )
  for (const itemId of ['a', 'b', 'c', 'd']) addLine(lineOf(itemId, 100, 1))
  expect($plannedNote.get()).toEqual({
    sentences: ['x'.repeat(98), 'w'.repeat(100)],
    leftOut: ['Room b', 'Room c'],
  })
  expect(roomInNote(sentences())).toBe(0)
})

test('what is typed follows what is planned, which stands there once', () => {
  const planned = ['Cut A to 2', 'Cut B to 3']
  expect(wholeNote([], ' gate 2 ')).toBe('gate 2')
  expect(wholeNote(planned, ' ')).toBe('Cut A to 2; Cut B to 3')
  expect(wholeNote(planned, ' gate 2 ')).toBe('Cut A to 2; Cut B to 3; gate 2')
  // An earlier version of the shop kept the whole note as what was typed.
  expect(wholeNote(planned, 'Cut A to 2, and ring first')).toBe('Cut B to 3; Cut A to 2, and ring first')
  expect(roomInNote(planned)).toBe(200 - 'Cut A to 2; Cut B to 3; '.length)
})
