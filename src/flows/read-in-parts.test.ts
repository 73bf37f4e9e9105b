import { expect, test } from 'vitest'
import { type Reading, readInParts } from './read-in-parts.ts'

const IDS = Array.from({ length: 25 }, (_, index) => index)

function reader(
  onPart: (ids: readonly number[], parts: number) => void = () => undefined,
  onWait: () => Promise<void> = async () => undefined,
) {
  const known = new Set<number>()
  const parts: number[][] = []
  const seen: Reading[] = []
  const waited: number[] = []
  let underWay = 0
  let mostUnderWay = 0
  const reading = readInParts<number>({
    size: 10,
    isKnown: (id) => known.has(id),
    async readPart(ids) {
      underWay += 1
      mostUnderWay = Math.max(mostUnderWay, underWay)
      parts.push([...ids])
      try {
        await Promise.resolve()
        onPart(ids, parts.length)
        for (const id of ids) known.add(id)
      } finally {
        underWay -= 1
      }
    },
    pauseAfter: (error) => (error === 'slowly' ? 7_000 : undefined),
    async wait(ms) {
      waited.push(ms)
      await onWait()
    },
    view: { set: (next) => void seen.push(next) },
  })
  return { ...reading, parts, seen, waited, known, mostUnderWay: () => mostUnderWay }
}

test('all is read once, in parts, one at a time, and how far it is is said', async () => {
  const tried = reader()
  await Promise.all([tried.read(IDS), tried.read(IDS)])
  expect(tried.parts.map(({ length }) => length)).toEqual([10, 10, 5])
  expect(tried.mostUnderWay()).toBe(1)
  expect(tried.seen).toEqual([
    { status: 'reading', read: 0, all: 25 },
    { status: 'reading', read: 10, all: 25 },
    { status: 'reading', read: 20, all: 25 },
    { status: 'read', all: 25 },
  ])
})

test('it stops where it is told to, and goes on there', async () => {
  const tried = reader((_, parts) => parts === 1 && tried.stop())
  await tried.read(IDS)
  expect(tried.seen.at(-1)).toEqual({ status: 'stopped', read: 10, all: 25 })
  await tried.read(IDS)
  expect(tried.parts.map(({ length }) => length)).toEqual([10, 10, 5])
  expect(tried.seen.at(-1)).toEqual({ status: 'read', all: 25 })
})

test('a shop that asks for a pause gets it, and is asked the same again', async () => {
  const tried = reader((_, parts) => {
    if (parts === 2) throw 'slowly'
  })
  await tried.read(IDS)
  expect(tried.waited).toEqual([7_000])
  expect(tried.seen).toContainEqual({ status: 'pausing', read: 10, all: 25 })
  expect(tried.seen.at(-1)).toEqual({ status: 'read', all: 25 })
})

test('it stops in the middle of a pause, and goes on after it', async () => {
  const tried = reader(
    (_, parts) => {
      if (parts === 2) throw 'slowly'
    },
    () => {
      queueMicrotask(tried.stop)
      return new Promise(() => undefined)
    },
  )
  await tried.read(IDS)
  expect(tried.seen.at(-1)).toEqual({ status: 'stopped', read: 10, all: 25 })
  await tried.read(IDS)
  expect(tried.parts.map(({ length }) => length)).toEqual([10, 10, 10, 5])
  expect(tried.seen.at(-1)).toEqual({ status: 'read', all: 25 })
})

test('a shop that asks for nothing but pauses is not asked for ever', async () => {
  const tried = reader(() => {
    throw 'slowly'
  })
  await tried.read(IDS)
  expect(tried.parts).toHaveLength(6)
  expect(tried.seen.at(-1)).toEqual({ status: 'failed', read: 0, all: 25, error: 'slowly' })
})

test('what fails says so with what there is, and is tried again from there', async () => {
  const tried = reader((_, parts) => {
    if (parts === 2) throw 'broken'
  })
  await tried.read(IDS)
  expect(tried.seen.at(-1)).toEqual({ status: 'failed', read: 10, all: 25, error: 'broken' })
  await tried.read(IDS)
  expect(tried.seen.at(-1)).toEqual({ status: 'read', all: 25 })
})
