import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressHash } from './address-set.ts'
import { changedPages } from './changed-pages.ts'

const QUESTIONS = ['a', 'b', 'c', 'd', 'e', 'f']
const some = fc.subarray(QUESTIONS)
const hashesOf = (questions: string[]) => Buffer.concat(questions.map(addressHash))

test('a page is as it was exactly where no answer has changed that it asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(some, some)), some, (pages, changed) => {
      const paths = pages.map((_, place) => `/${place}.html`)
      const record = {
        questions: () => QUESTIONS.map((question) => ({ question, stamp: 'before' })),
        asked: () =>
          pages.map(([asked, shown], place) => {
            return { path: paths[place] ?? '', asked: hashesOf(asked), shown: hashesOf(shown) }
          }),
      }
      const found = changedPages(record, (question) => (changed.includes(question) ? 'now' : 'before'))
      const hasChanged = (questions: string[] = []) => questions.some((question) => changed.includes(question))
      const framed = paths.filter((_, place) => !hasChanged(pages[place]?.[0]))
      const isSame = (path: string) => !hasChanged(pages[paths.indexOf(path)]?.[1])
      expect(found).toEqual({
        changed,
        same: framed.filter(isSame),
        newCards: framed.filter((path) => !isSame(path)),
      })
    }),
  )
})

test('each question is asked once, however many pages asked it', () => {
  const asked: string[] = []
  const pages = ['/a.html', '/b.html'].map((path) => ({ path, asked: hashesOf(['a']), shown: hashesOf(['a']) }))
  changedPages({ questions: () => [{ question: 'a', stamp: 's' }], asked: () => pages }, (question) => {
    asked.push(question)
    return 's'
  })
  expect(asked).toEqual(['a'])
})
