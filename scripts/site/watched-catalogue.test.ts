import { expect, test } from 'vitest'
import type { ShopCatalogue } from '#catalogue/shop-catalogue.ts'
import { watchCatalogue } from './watched-catalogue.ts'

/** A catalogue of a few answers, with a stamp for items and their cards: their first letter. */
function watched(answers: Record<string, unknown>) {
  const asked: unknown[] = []
  const answer = (name: string) => (argument: unknown) => {
    asked.push([name, argument])
    return answers[`${name} ${argument}`]
  }
  const names = ['item', 'gallery', 'categories', 'latest', 'slides']
  const catalogue: ShopCatalogue = Object.assign(
    Object.create(null),
    Object.fromEntries(names.map((name) => [name, answer(name)])),
  )
  const letterOf = (itemId: string) => itemId.charAt(0)
  const watcher = watchCatalogue(catalogue, { item: letterOf, gallery: letterOf, card: letterOf })
  const askedBy = (work: (shop: ShopCatalogue) => void) => {
    watcher.begin()
    work(watcher.catalogue)
    return new Map(watcher.asked())
  }
  return { watcher, askedBy, asked }
}

const ANSWERS = { 'item a': { name: 'A' }, 'item ab': { name: 'AB' }, 'latest 1': [1], 'latest 2': [1, 2] }

test('a page is told what the catalogue answers, and what it asked is kept, each question once', () => {
  const { askedBy } = watched(ANSWERS)
  const told: unknown[] = []
  const asked = askedBy((shop) => told.push(shop.latest(2), shop.item('a'), shop.latest(2)))
  expect(told).toEqual([[1, 2], { name: 'A' }, [1, 2]])
  expect([...asked.keys()]).toEqual(['["latest",[2]]', '["item",["a"]]'])
})

test('what was asked before it began is not among it', () => {
  const { askedBy } = watched(ANSWERS)
  const alone = askedBy((shop) => shop.latest(1))
  askedBy((shop) => shop.latest(2))
  expect(askedBy((shop) => shop.latest(1))).toEqual(alone)
})

test('the stamp of a question stays as long as its answer does', () => {
  const before = watched(ANSWERS).askedBy((shop) => [shop.latest(1), shop.item('a'), shop.slides()])
  const changedIn = (answers: Record<string, unknown>) => {
    const { watcher } = watched(answers)
    return [...before].flatMap(([question, stamp]) => (watcher.stampOf(question) === stamp ? [] : question))
  }
  expect(changedIn({ ...ANSWERS })).toEqual([])
  expect(changedIn({ ...ANSWERS, 'latest 1': [2] })).toEqual(['["latest",[1]]'])
  expect(changedIn({ ...ANSWERS, 'slides undefined': [] })).toEqual(['["slides",[]]'])
})

test('what has a stamp is asked again by it, and not answered', () => {
  const { askedBy, watcher, asked } = watched(ANSWERS)
  const [[question, stamp] = ['', '']] = askedBy((shop) => shop.item('a'))
  expect(asked.splice(0)).toEqual([['item', 'a']])
  expect(watcher.stampOf(question)).toBe(stamp)
  expect(watcher.stampOf('["item",["ab"]]')).toBe(stamp)
  expect(watcher.stampOf('["item",["b"]]')).not.toBe(stamp)
  expect(asked).toEqual([])
})

test('an item, what else has its stamp and its card are one question', () => {
  const { askedBy, watcher } = watched(ANSWERS)
  const asked = askedBy((shop) => [shop.item('a'), shop.gallery('a'), shop.categories()])
  expect([...asked.keys()]).toEqual(['["item",["a"]]', '["categories",[]]'])
  expect([...watcher.askedByCards(['a', 'b'])]).toEqual([
    ['["item",["a"]]', 'a'],
    ['["item",["b"]]', 'b'],
  ])
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
  const [first, second] = [0, 1].map(() => watcher.stampOf('["categories",[]]'))
  expect([first === second, reads]).toEqual([true, 1])
})

test('nothing else is taken for a question', () => {
  const { watcher } = watched(ANSWERS)
  for (const text of ['{}', '"item"', '["item"]', '["item",[],1]', '["item",{}]', '[1,[]]', 'item']) {
    expect(() => watcher.stampOf(text)).toThrow()
  }
})
