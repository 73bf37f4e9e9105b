import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { harmlessBefore, keepHarmless } from './judged-expressions.ts'

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
