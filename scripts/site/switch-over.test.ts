import { lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostingRules } from '#hosting/rules.ts'
import { staticApp } from '#hosting/static-app.ts'
import { demandOwnPlace, recoverDist, switchOver } from './switch-over.ts'

let folder = ''
let dist = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'switch-'))
  dist = join(folder, 'dist')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function site(name: string): string {
  const place = join(folder, 'builds', name)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'index.html'), name)
  return place
}

const shown = () => readFileSync(join(dist, 'index.html'), 'utf8')

test('dist leads to the site that was switched to last', () => {
  for (const name of ['one', 'two', 'three']) {
    switchOver(dist, site(name))
    expect(shown()).toBe(name)
  }
})

test('the folder that dist is to lie in is made', () => {
  dist = join(folder, 'far', 'away', 'dist')
  switchOver(dist, site('one'))
  expect(shown()).toBe('one')
})

test('a folder in the place of dist gives way', () => {
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), 'from elsewhere')
  switchOver(dist, site('one'))
  expect(shown()).toBe('one')
  expect(lstatSync(`${dist}.previous`, { throwIfNoEntry: false })).toBeUndefined()
})

test('a folder may give way when it is empty or was built, and is refused when it is something else', () => {
  for (const file of [undefined, 'index.html', '_headers']) {
    mkdirSync(dist, { recursive: true })
    if (file !== undefined) writeFileSync(join(dist, file), '')
    if (file === 'index.html') expect(() => demandOwnPlace(dist)).toThrow('no build of this shop')
    else expect(() => demandOwnPlace(dist)).not.toThrow()
  }
  rmSync(dist, { recursive: true })
  switchOver(dist, site('without headers'))
  expect(() => demandOwnPlace(dist)).not.toThrow()
})

test('in the project itself whatever stands in the place of dist gives way', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(dirname(dist))
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), 'from elsewhere')
  expect(() => demandOwnPlace(dist)).not.toThrow()
})

test('where something is mounted nothing is built: it cannot become a link', () => {
  expect(() => demandOwnPlace('/proc')).toThrow('Name a folder in it')
})

test('a switch that was killed between two steps is made good', () => {
  switchOver(dist, site('one'))
  renameSync(dist, `${dist}.next`)
  recoverDist(dist)
  expect(shown()).toBe('one')
  rmSync(dist)
  mkdirSync(`${dist}.previous`)
  writeFileSync(join(`${dist}.previous`, 'index.html'), 'before')
  recoverDist(dist)
  expect(shown()).toBe('before')
})

test('where all is well, or nothing was ever built, there is nothing to make good', () => {
  recoverDist(dist)
  expect(lstatSync(dist, { throwIfNoEntry: false })).toBeUndefined()
  switchOver(dist, site('one'))
  recoverDist(dist)
  expect(shown()).toBe('one')
})

test('whoever asks while sites are switched is answered each time', async () => {
  const sites = [site('one'), site('two')]
  switchOver(dist, site('one'))
  const app = staticApp(dist, hostingRules)
  const answers = Array.from({ length: 300 }, async (_, index) => {
    if (index % 3 === 0) switchOver(dist, sites[index % 2] ?? '')
    const answer = await app.request('/')
    return [answer.status, await answer.text()]
  })
  const all = await Promise.all(answers)
  expect(all.filter(([status, text]) => status !== 200 || !['one', 'two'].includes(String(text)))).toEqual([])
})
