import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rules = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^(?:## )?(\d+(?:\.\d+)?)\.? /gm)].map(
  ([, number]) => number,
)

test('each rule of behaviour has a number of its own, in order', () => {
  const inOrder = rules.toSorted((one = '', other = '') => one.localeCompare(other, 'en', { numeric: true }))
  expect(rules).toEqual(inOrder)
  expect(new Set(rules).size).toBe(rules.length)
  expect(rules.length).toBeGreaterThan(40)
})

test('whatever refers to a rule refers to one that there is', () => {
  const files = globSync(['{src,scripts,tests}/**/*.{ts,tsx,astro,css}', 'docs/*.md', 'README.md'])
  const references = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bbehaviour (\d+(?:\.\d+)?)(?: and (\d+\.\d+))?/gi)].flatMap(
      ([, first, second]) => [first, second].flatMap((rule) => (rule === undefined ? [] : [{ file, rule }])),
    ),
  )
  expect(references.length).toBeGreaterThan(40)
  expect(references.filter(({ rule }) => !rules.includes(rule))).toEqual([])
})

test('nothing refers to sections that are not there', () => {
  const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro,css}').filter(
    (file) => !file.endsWith('behaviour.test.ts'),
  )
  expect(
    files.filter((file) => /\bspec(?:ification)?\b(?!\.ts|\/|[ -]sheet)/i.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
