import * as v from 'valibot'
import { expect, test } from 'vitest'
import { problemsOf } from './field-problem.ts'
import { line, nameLine, optionalLine, optionalNameLine } from './form-line.ts'

const form = v.object({
  floor: optionalLine,
  city: line('city-missing'),
  company: optionalNameLine,
  name: nameLine('name-missing'),
})
const sound = { floor: '', city: 'Brisbane', company: '', name: 'Ada Byron' }

test('lines come without white space around them, and those that need not be filled in may be left out', () => {
  expect(v.parse(form, { city: ' Brisbane\n', name: '\tAda Byron ' })).toEqual(sound)
})

test.each([
  ['floor', 'x'.repeat(120), undefined],
  ['floor', 'x'.repeat(121), 'too-long'],
  ['floor', 'two\nlines', 'several-lines'],
  ['floor', '<third>', undefined],
  ['city', '  ', 'city-missing'],
  ['city', 'two\nlines', 'several-lines'],
  ['company', '<b>Mats</b>', 'angle-brackets'],
  ['company', 'two\nlines', 'several-lines'],
  ['name', '', 'name-missing'],
  ['name', 'Ada <Byron>', 'angle-brackets'],
  ['name', 'x'.repeat(121), 'too-long'],
])('what is wrong where %s is %j', (field, text, problem) => {
  expect(problemsOf(form, { ...sound, [field]: text })).toEqual(problem === undefined ? {} : { [field]: problem })
})
