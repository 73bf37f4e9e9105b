import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SALUTATIONS } from '#domain/customer-form.ts'
import { SelectField } from './SelectField.tsx'

const nothing = () => undefined

/** What the closed field reads. */
function shown(value: string, empty?: string): string[] {
  const field = { id: 'a', name: 'a', value, problem: '', busy: false, onValue: nothing, onBlur: nothing }
  const offered = { label: 'Choice', options: SALUTATIONS, ...(empty === undefined ? {} : { empty }) }
  const markup = renderToStaticMarkup(<SelectField {...field} {...offered} />)
  return [...markup.matchAll(/<option[^>]* selected=""[^>]*>([^<]*)/g)].map(([, text = '']) => text)
}

test.each([
  ['Ms.', 'Ms.'],
  ['Sir', 'Sir'],
  ['', 'None'],
])('a record with "%s" reads "%s", whatever the list offers', (value, text) => {
  expect(shown(value)).toEqual([text])
})

test('where nothing is chosen yet, that is what is shown', () => {
  expect(shown('', 'Choose a country')).toEqual(['Choose a country'])
})
