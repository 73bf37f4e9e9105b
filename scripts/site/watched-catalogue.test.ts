import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { ShopCatalogue } from '#catalogue/shop-catalogue.ts'
import { Questions, watchCatalogue } from './watched-catalogue.ts'

/** A catalogue of a few answers, with a stamp for items: their first letter. */
function watched(answers: Record<string, unknown>) {
  const asked: unknown[] = []
  const answer = (name: string) => (argument: unknown) => {
    asked.push([name, argument])
    return answers[`${name} ${argument}`]
  }
  const names = ['item', 'categories', 'latest', 'slides']
  const catalogue: ShopCatalogue = Object.assign(
    Object.create(null),
    Object.fromEntries(names.map((name) => [name, answer(name)])),
  )
  const watcher = watchCatalogue(catalogue, { item: (itemId) => itemId.charAt(0) }, (itemId) => itemId.charAt(0))
  const traceOf = (work: (shop: ShopCatalogue) => void) => {
    watcher.begin()
    work(watcher.catalogue)
    return watcher.trace([])
  }
  return { watcher, traceOf, asked }
}

const ANSWERS = { 'item a': { name: 'A' }, 'item ab': { name: 'AB' }, 'latest 1': [1], 'latest 2': [1, 2] }

test('a page is told what the catalogue answers, and its questions are kept in order', () => {
  const { traceOf } = watched(ANSWERS)
  const told: unknown[] = []
  const { questions } = traceOf((shop) => told.push(shop.latest(2), shop.item('a')))
  expect(told).toEqual([[1, 2], { name: 'A' }])
  expect(questions).toEqual([
    ['latest', [2]],
    ['item', ['a']],
  ])
})

test('what was asked before it began is no part of a trace', () => {
  const { traceOf } = watched(ANSWERS)
  const alone = traceOf((shop) => shop.latest(1))
  traceOf((shop) => shop.latest(2))
  expect(traceOf((shop) => shop.latest(1))).toEqual(alone)
})

test('the same questions come to the same, asked again, as long as the answers are the same', () => {
  const before = watched(ANSWERS).traceOf((shop) => [shop.latest(1), shop.item('a'), shop.slides()])
  expect(watched({ ...ANSWERS }).watcher.ask(before.questions, [])).toBe(before.answers)
  expect(watched({ ...ANSWERS, 'latest 1': [2] }).watcher.ask(before.questions, [])).not.toBe(before.answers)
  expect(watched({ ...ANSWERS, 'slides undefined': [] }).watcher.ask(before.questions, [])).not.toBe(before.answers)
})

test('what has a stamp is asked again by it, and not answered', () => {
  const { traceOf, watcher, asked } = watched(ANSWERS)
  const { questions, answers } = traceOf((shop) => shop.item('a'))
  expect(asked.splice(0)).toEqual([['item', 'a']])
  expect(watcher.ask(questions, [])).toBe(answers)
  expect(watcher.ask([['item', ['ab']]], [])).toBe(answers)
  expect(watcher.ask([['item', ['b']]], [])).not.toBe(answers)
  expect(asked).toEqual([])
})

test('what cards show is part of the answers of a page, and not of its frame', () => {
  const { watcher } = watched(ANSWERS)
  watcher.begin()
  watcher.catalogue.item('a')
  const { questions, answers, frame } = watcher.trace(['a', 'b'])
  expect([watcher.ask(questions, ['ab', 'b']), watcher.askFrame(questions)]).toEqual([answers, frame])
  for (const cards of [['b', 'b'], ['b', 'a'], ['a'], []]) expect(watcher.ask(questions, cards)).not.toBe(answers)
  expect(watcher.askFrame([['item', ['b']]])).not.toBe(frame)
})

test('one answer more, or the same ones cut elsewhere, is another trace', () => {
  const { watcher } = watched({ 'latest 1': 1, 'latest 2': 2, 'latest 12': 12 })
  const hashes = [[1], [1, 2], [12], [2, 1]].map((counts) =>
    watcher.ask(
      counts.map((count) => ['latest', [count]]),
      [],
    ),
  )
  expect(new Set(hashes).size).toBe(4)
})

test('an answer that is one and the same object is hashed once', () => {
  let reads = 0
  const list = {
    toJSON() {
      reads += 1
      return 'a list'
    },
  }
  const { watcher } = watched({ 'categories undefined': list })
  const [first, second] = [watcher.ask([['categories', []]], []), watcher.ask([['categories', []]], [])]
  expect([first === second, reads]).toEqual([true, 1])
})

test('questions come back from JSON, and nothing else is taken for some', () => {
  expect(v.parse(Questions, '[["item",["a"]],["categories",[]]]')).toEqual([
    ['item', ['a']],
    ['categories', []],
  ])
  for (const text of ['{}', '["item"]', '[["item"]]', '[[1,[]]]', '[["item",[],1]]', '[["item",{}]]', 'item']) {
    expect(v.safeParse(Questions, text).success).toBe(false)
  }
})
