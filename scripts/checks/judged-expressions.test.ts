import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { harmlessBefore, isToJudge, keepHarmless } from './judged-expressions.ts'

let folder = ''
const file = () => join(folder, 'judged.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'judged-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('what was found harmless is known the next time, and what is no longer in the code is forgotten', () => {
  keepHarmless(['/a+/', '/b/g'], file())
  expect([...harmlessBefore(file())]).toEqual(['/a+/', '/b/g'])
  keepHarmless(['/b/g'], file())
  expect([...harmlessBefore(file())]).toEqual(['/b/g'])
})

test('another version of the analysis judges everything anew', () => {
  keepHarmless(['/a+/'], file())
  writeFileSync(file(), readFileSync(file(), 'utf8').replace(/"recheck [^"]+"/, '"recheck 0.0.0"'))
  expect([...harmlessBefore(file())]).toEqual([])
})

test.each(['', '{"harmless":["/a+/"]}', '{"by":1}'])('a file that is %j judges nothing', (text) => {
  keepHarmless([], file())
  writeFileSync(file(), text)
  expect([...harmlessBefore(file())]).toEqual([])
})

test('what is new is judged whatever chance says, and what was kept now and then', () => {
  const before = new Set(['/a+/'])
  expect([0, 0.5, 0.999].map((chance) => isToJudge(before, '/b/', chance))).toEqual([true, true, true])
  expect([0, 0.03, 0.05, 0.999].map((chance) => isToJudge(before, '/a+/', chance))).toEqual([true, true, false, false])
})
