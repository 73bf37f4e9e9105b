import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { countryNames } from './countries.ts'
import { problemsOf } from './field-problem.ts'
import {
  addressTable,
  needsPostalCode,
  needsState,
  postalCodeKind,
  postalCodeProblem,
  RegionFields,
  regionRule,
  stateProblem,
} from './postal-code.ts'

test('every country of the table is one that can be chosen', () => {
  const choosable = new Set(countryNames())
  const named = Object.values(addressTable).flatMap((countries) => [...countries])
  expect(named.filter((country) => !choosable.has(country))).toEqual([])
})

// Examples of the Universal Postal Union's addressing sheets.
test.each([
  ['Australia', '4000'],
  ['Germany', '10115'],
  ['Sri Lanka', '00100'],
  ['United Kingdom', 'SW1A 1AA'],
  ['United Kingdom', 'ec1y8sy'],
  ['Canada', 'K1A 0B1'],
  ['Ireland', 'D02 AF30'],
  ['Netherlands', '1012 AB'],
  ['Malta', 'VCT 1753'],
  ['Argentina', 'C1070AAM'],
  ['Latvia', 'LV-1073'],
  ['Poland', '00-950'],
  ['Brazil', '40301-110'],
  ['Japan', '154-0023'],
  ['Sweden', '113 49'],
  ['UK', 'SW1A 1AA'],
  ['Great Britain', 'EC1Y 8SY'],
  ['The Netherlands', '1012 AB'],
  ['USA', '22162-1010'],
  ['United States', '95014'],
  ['United States', '22162-1010'],
  ['United Arab Emirates', ''],
  ['Jamaica', 'JMAAW15'],
])('in %s "%s" is a postal code', (country, code) => {
  expect(postalCodeProblem(country, code)).toBeUndefined()
})

test.each([
  ['Australia', '4000A'],
  ['Australia', '40 00'],
  ['Germany', 'D-10115'],
  ['Poland', '00-95O'],
  ['United States', '9501X'],
  ['United Kingdom', 'SW1A_1AA'],
  ['United Kingdom', '-'],
  ['Canada', 'K1A  0B1'],
  ['United Arab Emirates', '<b>'],
  ['', '40/00'],
])('in "%s" "%s" is refused', (country, code) => {
  expect(postalCodeProblem(country, code)).toBe('postal-code-not-a-number')
})

test('digits alone are taken wherever there are postal codes, letters only where the country has them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryNames()), fc.stringMatching(/^\d{1,10}$/), (country, digits) => {
      expect(postalCodeProblem(country, digits)).toBeUndefined()
      expect(postalCodeProblem(country, `${digits}A`) === undefined).toBe(postalCodeKind(country) === 'letters')
    }),
  )
})

test('only countries without postal codes can leave them out', () => {
  expect(postalCodeProblem('Australia', ' ')).toBe('postal-code-missing')
  expect(postalCodeProblem('', '')).toBe('postal-code-missing')
  expect(countryNames().filter((country) => !needsPostalCode(country))).toHaveLength(56)
})

test('a state is asked for where addresses name one, and until a country is chosen', () => {
  for (const country of ['Australia', 'United States', 'Canada', 'India', 'Malaysia', '']) {
    expect(stateProblem(country, '')).toBe('state-missing')
  }
  for (const country of [
    'United Kingdom',
    'Ireland',
    'Netherlands',
    'Germany',
    'Sri Lanka',
    'New Zealand',
    'Singapore',
  ]) {
    expect(stateProblem(country, '')).toBeUndefined()
  }
  expect(needsState('United Arab Emirates')).toBe(true)
})

describe('in a form', () => {
  const Form = v.pipe(v.object({ ...RegionFields, country: v.string() }), regionRule())

  test('what is wrong stands beside state and postal code', () => {
    expect(problemsOf(Form, { country: 'Australia', state: ' ', postalCode: 'X' })).toEqual({
      state: 'state-missing',
      postalCode: 'postal-code-not-a-number',
    })
    expect(v.parse(Form, { country: 'Netherlands', postalCode: ' 1012 AB ' })).toEqual({
      country: 'Netherlands',
      state: '',
      postalCode: '1012 AB',
    })
  })

  test('a form may leave the state to the person', () => {
    const Lenient = v.pipe(v.object({ ...RegionFields, country: v.string() }), regionRule({ stateOptional: true }))
    expect(problemsOf(Lenient, { country: 'Australia', state: '', postalCode: '4000' })).toEqual({})
  })
})

test.each(['١٢٣٤٥', '１２３４５'])('%s is kept in the digits that all carriers read', (postalCode) => {
  const form = { state: '', postalCode, country: 'Germany' }
  const schema = v.pipe(v.object({ ...RegionFields, country: v.string() }), regionRule())
  expect(v.parse(schema, form).postalCode).toBe('12345')
})
