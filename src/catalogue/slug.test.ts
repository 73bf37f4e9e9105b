import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#domain/test-character.ts'
import { distinctSlugs, slugFrom } from './slug.ts'

test.each([
  ['Stable mats', 'stable-mats'],
  ['Gym & Fitness', 'gym-and-fitness'],
  ['  Čedar — "Größe" 22mm! ', 'cedar-gro-e-22mm'],
  ['අශ්ව', ''],
  ['مطاط 12', '12'],
  ['../..', ''],
  [`${'long '.repeat(12)}name`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
  [`${'longer '.repeat(8)}cut here`, 'longer-longer-longer-longer-longer-longer-longer-longer-cut'],
])('%j becomes %j', (name, slug) => {
  expect(slugFrom(name)).toBe(slug)
})

test('a slug is short, plain and fit for an address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.string({ unit: fc.constantFrom('a', ' ', '9'), minLength: 55, maxLength: 65 }),
      ),
      (name) => {
        expect(slugFrom(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugFrom(name).length).toBeLessThanOrEqual(60)
      },
    ),
    { numRuns: 400 },
  )
})

test('slugs of many names are all there, none empty and none twice, whatever the names', () => {
  const name = fc.oneof(fc.constantFrom('Mat', 'mat', 'Mat 2', 'mat-2', 'Mat 2 2', '', 'අශ්ව', 'section 1'), fc.string())
  const id = fc.oneof(fc.constantFrom('', '1', '2', 'S-7', '相'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.record({ name, id }), { maxLength: 30 }), (names) => {
      const slugs = distinctSlugs(names, 'section')
      expect(slugs).toHaveLength(names.length)
      expect(new Set(slugs).size).toBe(names.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }),
    { numRuns: 2000 },
  )
})

test('names without a Latin letter, and those of the same name, keep their slug when another before them goes', () => {
  const named = [
    ['අශ්ව', '101'],
    ['Mats', '102'],
    ['گاو', '103'],
    ['Mats', 'S-104'],
    ['Mats', '105'],
  ].map(([name = '', id = '']) => ({ name, id }))
  expect(distinctSlugs(named, 'section')).toEqual(['section-101', 'mats', 'section-103', 'mats-s-104', 'mats-105'])
  expect(distinctSlugs(named.slice(1, 3), 'section')).toEqual(['mats', 'section-103'])
})
