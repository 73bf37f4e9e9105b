import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeptThing, whatGoes } from './sweep.ts'

const SCRIPTS = Array.from({ length: 8 }, (_, number) => `/_astro/${number}.js`)
const some = fc.subarray(SCRIPTS)
const script = (path: string): fc.Arbitrary<KeptThing> =>
  fc.record({
    path: fc.constant(path),
    code: fc.constant(true),
    pinned: fc.constant(false),
    keptAtMs: fc.nat(100),
    bytes: fc.nat(50),
    needs: some,
    later: some,
  })
const page = (number: number): fc.Arbitrary<KeptThing> =>
  fc.record({
    path: fc.constant(`/product/${number}`),
    code: fc.constant(false),
    pinned: fc.boolean(),
    keptAtMs: fc.nat(100),
    bytes: fc.nat(50),
    needs: some,
    later: fc.constant([]),
  })
const shelves = fc.tuple(fc.tuple(...SCRIPTS.map(script)), fc.tuple(...Array.from({ length: 6 }, (_, n) => page(n))))

test('what stays has all that it names and that is there, is bounded, and holds no code that nothing names', () => {
  fc.assert(
    fc.property(shelves, fc.nat(400), ([scripts, pages], most) => {
      const things = [...scripts, ...pages]
      const going = whatGoes(things, most).map(({ path }) => path)
      const staying = things.filter(({ path }) => !going.includes(path))
      const named = new Set(staying.flatMap(({ needs, later }) => [...needs, ...later]))
      for (const name of named) expect(going).not.toContain(name)
      for (const { path, code } of staying) if (code) expect(named).toContain(path)
      for (const { path, pinned } of pages) if (pinned) expect(going).not.toContain(path)
      const free = pages.every(({ pinned }) => !pinned)
      if (free) expect(staying.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most)
    }),
  )
})

test('the oldest go first', () => {
  const kept = (path: string, keptAtMs: number): KeptThing => {
    return { path, keptAtMs, code: false, pinned: false, bytes: 10, needs: [], later: [] }
  }
  expect(whatGoes([kept('/a', 1), kept('/c', 3), kept('/b', 2)], 20)).toEqual([kept('/a', 1)])
})

test('a page that somebody asked for goes from among those that were opened when it is old', () => {
  const page = { path: '/a', code: false, keptAtMs: 1, bytes: 10, needs: [], later: [] }
  const [opened, asked] = [
    { ...page, pinned: false },
    { ...page, pinned: true },
  ]
  expect(whatGoes([opened, asked], 5)).toEqual([opened])
})
