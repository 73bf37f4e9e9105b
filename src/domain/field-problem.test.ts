import * as v from 'valibot'
import { expect, test } from 'vitest'
import { code, problemsOf } from './field-problem.ts'

const form = v.object({
  name: v.pipe(v.string(), v.maxLength(3, code('too-long')), v.regex(/^[^<>]*$/, code('angle-brackets'))),
  city: v.pipe(v.string(), v.nonEmpty(code('city-missing'))),
})

test('a sound form has no problems', () => {
  expect(problemsOf(form, { name: 'Ada', city: 'Brisbane' })).toEqual({})
})

test('each field that is not sound has its first problem', () => {
  expect(problemsOf(form, { name: '<Ada>', city: '' })).toEqual({ name: 'too-long', city: 'city-missing' })
})

test('what no field of a form sends is not sound', () => {
  expect(problemsOf(form, { name: 7, city: 'Brisbane' })).toEqual({ name: 'not-sound' })
  expect(Object.values(problemsOf(form, 'no form'))).toEqual(['not-sound'])
})
