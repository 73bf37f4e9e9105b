import { afterEach, expect, test } from 'vitest'
import { $compared, clearCompared, removeCompared, toggleCompared } from './compared.ts'
import { $comparedText } from './compared-text.ts'
import { closePage, openPage } from './test-browser.ts'

afterEach(() => {
  $comparedText.set('')
  closePage()
})

const mat = (itemId: string) => ({ itemId, name: `Mat ${itemId}`, picture: `/pictures/${itemId}.webp` })
const ids = () => $compared.get().map(({ itemId }) => itemId)

test('a mat is taken in, and out again, and others stay in their order', () => {
  expect(toggleCompared(mat('a'))).toBe('added')
  expect(toggleCompared(mat('b'))).toBe('added')
  expect(toggleCompared(mat('c'))).toBe('added')
  expect($compared.get()).toEqual([mat('a'), mat('b'), mat('c')])
  expect(toggleCompared(mat('b'))).toBe('removed')
  expect(ids()).toEqual(['a', 'c'])
  removeCompared('a')
  removeCompared('x')
  expect(ids()).toEqual(['c'])
})

test('a mat is taken in however long its name and the address of its picture are', () => {
  const long = { itemId: 'a', name: 'Mat '.repeat(500), picture: `/pictures/${'a'.repeat(2_000)}.webp` }
  expect(toggleCompared(long)).toBe('added')
  expect($compared.get()).toEqual([long])
})

test('six mats have room beside each other, and a seventh is told so', () => {
  for (const itemId of ['a', 'b', 'c', 'd', 'e', 'f']) expect(toggleCompared(mat(itemId))).toBe('added')
  expect(toggleCompared(mat('g'))).toBe('full')
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(toggleCompared(mat('f'))).toBe('removed')
})

test('all are taken out at once, and come back', () => {
  toggleCompared(mat('a'))
  toggleCompared(mat('b'))
  const undo = clearCompared()
  expect([ids(), $comparedText.get()]).toEqual([[], ''])
  undo()
  expect($compared.get()).toEqual([mat('a'), mat('b')])
  const undoAgain = clearCompared()
  for (const itemId of ['c', 'b']) toggleCompared(mat(itemId))
  undoAgain()
  expect(ids()).toEqual(['a', 'b', 'c'])
})

test.each([
  ['nothing', '', []],
  ['no JSON', '[', []],
  ['something else', '7', []],
  ['a mat twice', JSON.stringify([mat('a'), mat('b'), mat('a')]), ['a', 'b']],
  ['more than have room', JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(mat)), ['a', 'b', 'c', 'd', 'e', 'f']],
  ['an id that is none', JSON.stringify([mat('../a'), mat('b')]), ['b']],
  ['a mat without a name', JSON.stringify([{ ...mat('a'), name: 7 }, mat('b')]), ['b']],
  ['a mat without a picture', JSON.stringify([{ ...mat('a'), picture: undefined }, mat('b')]), ['b']],
])('whatever stands in the browser, what can be read of it is shown: %s', (_, text, shown) => {
  $comparedText.set(text)
  expect(ids()).toEqual(shown)
})

test('what was chosen stays in the browser', async () => {
  const kept = openPage()
  const page = await import('./compared.ts')
  expect(page.$compared.get()).toEqual([])
  page.toggleCompared(mat('a'))
  expect(kept).toEqual({ compared: '[{"itemId":"a","name":"Mat a","picture":"/pictures/a.webp"}]' })
})
