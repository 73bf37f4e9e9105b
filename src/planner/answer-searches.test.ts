import { expect, test } from 'vitest'
import type { Alternative } from './alternative.ts'
import { alternativesFor } from './alternatives.ts'
import { answerSearches } from './answer-searches.ts'
import type { FloorQuestion } from './floor-question.ts'
import { BY_KNIFE } from './mat.ts'
import { boxOutline } from './outline.ts'
import type { SearchAnswer } from './search-messages.ts'

const QUESTION: FloorQuestion = {
  room: { outline: boxOutline(5200, 3600), holes: [], gapMm: 5 },
  doors: [],
  mat: { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true },
  cutting: BY_KNIFE,
}

/** A worker that goes on when it is told to. */
function worker() {
  const told: SearchAnswer[] = []
  const waiting: (() => void)[] = []
  const ask = answerSearches(
    (answer) => told.push(answer),
    (run) => waiting.push(run),
  )
  return {
    ask,
    told,
    goOn: () => waiting.shift()?.(),
    finish() {
      for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) run()
    },
  }
}

/** What the page knows after all that it was told. */
function known(told: readonly SearchAnswer[], search: number): Alternative[] {
  const of = told.filter((answer) => answer.search === search)
  const all = new Map(of.flatMap(({ fresh }) => fresh))
  return (of.at(-1)?.best ?? []).flatMap((number) => all.get(number) ?? [])
}

test('what is told ends with what all ways come to, each alternative sent once', () => {
  const { ask, told, finish } = worker()
  ask({ kind: 'search', search: 1, question: QUESTION })
  finish()
  const { room, doors, mat, cutting } = QUESTION
  expect(known(told, 1)).toEqual(alternativesFor(room, doors, mat, cutting))
  expect(told.map(({ done }) => done)).toEqual([...told.slice(1).map(() => false), true])
  const numbers = told.flatMap(({ fresh }) => fresh.map(([number]) => number))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('searches come one after the other, and what is stopped is told of no more', () => {
  const { ask, told, goOn, finish } = worker()
  ask({ kind: 'search', search: 1, question: QUESTION })
  ask({ kind: 'search', search: 2, question: { ...QUESTION, mostWays: 3 } })
  goOn()
  expect(told.map(({ search }) => search)).toEqual([1])
  ask({ kind: 'stop', search: 1 })
  finish()
  // How often the best so far is told depends on how quick the machine is.
  const later = told.slice(1)
  expect(later.filter(({ search }) => search !== 2)).toEqual([])
  expect(later.map(({ done }) => done)).toEqual([...later.slice(1).map(() => false), true])
  ask({ kind: 'search', search: 3, question: { ...QUESTION, mostWays: 1 } })
  finish()
  expect(told.at(-1)).toMatchObject({ search: 3, done: true })
})
