import { expect, test } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

function asking(max: number, keyOf?: (asked: string) => string) {
  const asked: string[] = []
  const answer = keptAnswers(
    max,
    (what: string) => {
      asked.push(what)
      return what === 'nothing' ? undefined : { what }
    },
    keyOf,
  )
  return { asked, answer }
}

test('what was answered once is not asked again', () => {
  const { asked, answer } = asking(2)
  expect([answer('a'), answer('b'), answer('a'), answer('b')]).toEqual([
    { what: 'a' },
    { what: 'b' },
    { what: 'a' },
    { what: 'b' },
  ])
  expect(asked).toEqual(['a', 'b'])
})

test('of more answers than are kept the one that was not used for the longest is forgotten', () => {
  const { asked, answer } = asking(2)
  for (const what of ['a', 'b', 'a', 'c', 'a', 'b']) answer(what)
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('where there was no answer it is asked again', () => {
  const { asked, answer } = asking(2)
  expect([answer('nothing'), answer('nothing')]).toEqual([undefined, undefined])
  expect(asked).toEqual(['nothing', 'nothing'])
})

test('what is asked by the same key has the same answer', () => {
  const { asked, answer } = asking(2, (what) => what.toLowerCase())
  expect([answer('A'), answer('a')]).toEqual([{ what: 'A' }, { what: 'A' }])
  expect(asked).toEqual(['A'])
})
