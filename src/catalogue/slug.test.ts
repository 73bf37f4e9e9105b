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
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const slugs = distinctSlugs(names, 'section')
      expect(slugs).toHaveLength(names.length)
      expect(new Set(slugs).size).toBe(names.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }),
    { numRuns: 2000 },
  )
})

test('names without a Latin letter are numbered by their place', () => {
  expect(distinctSlugs(['අශ්ව', 'Mat', 'گاو'], 'section')).toEqual(['section-1', 'mat', 'section-3'])
})
