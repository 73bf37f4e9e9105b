import { expect, test } from 'vitest'
import { findLooseLocks, findNeedlessWarnings, looseEntries, needlessWarnings } from './lock-files.ts'

const lock = (name: string, entry: object) =>
  looseEntries(JSON.stringify({ packages: { '': {}, [`node_modules/${name}`]: entry } }), 'lock')

test('every package of this project is the one that was looked at', () => {
  expect(findLooseLocks()).toEqual([])
})

test.each([
  ['proved by SHA-512', { integrity: 'sha512-abc' }],
  ['part of another package', { inBundle: true }],
])('a package %s passes', (_, entry) => expect(lock('left-pad', entry)).toEqual([]))

test.each([
  ['without integrity', { version: '1.0.0' }, 'lock: node_modules/left-pad has no integrity (SHA-512)'],
  ['proved by SHA-1 alone', { integrity: 'sha1-abc' }, 'lock: node_modules/left-pad has no integrity (SHA-512)'],
  [
    'left out elsewhere',
    { version: '1.0.0', optional: true },
    'lock: node_modules/left-pad has no integrity (SHA-512)',
  ],
  [
    'from somewhere else',
    { integrity: 'sha512-abc', resolved: 'https://registry.example/left-pad.tgz' },
    'lock: node_modules/left-pad names the address it came from',
  ],
])('a package %s is reported', (_, entry, problem) => expect(lock('left-pad', entry)).toEqual([problem]))

test('installing warns of nothing that means nothing', () => {
  expect(findNeedlessWarnings()).toEqual([])
})

test.each([
  ['with engines of its own', { engines: { node: '>=22' } }, 'left-pad names its engines'],
  ['with an install script that nobody judged', { hasInstallScript: true }, 'left-pad has an install script'],
])('a package %s would be warned of', (_, entry, problem) => {
  const packages = { '': { engines: { npm: '>=10' } }, 'node_modules/left-pad': entry }
  expect(needlessWarnings(JSON.stringify({ packages }), { esbuild: false })).toEqual([expect.stringContaining(problem)])
  expect(needlessWarnings(JSON.stringify({ packages }), { 'left-pad': false })).toHaveLength('engines' in entry ? 1 : 0)
})
