import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'
import { PasswordField } from './PasswordField.tsx'

const nothing = () => undefined

/** What describes the field, line by line. */
function described(problem: string, hint?: string, Tested: typeof Field | typeof PasswordField = Field): string[] {
  const field = { id: 'a', name: 'a', value: '', problem, busy: false, onValue: nothing, onBlur: nothing }
  const markup = renderToStaticMarkup(
    <Tested {...field} label="Label" autoComplete="new-password" {...(hint && { hint })} />,
  )
  const [, id = ''] = /aria-describedby="([^"]*)"/.exec(markup) ?? []
  const [, below = ''] = markup.split(`id="${id}"`)
  return [...below.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text = '']) => text)
}

test('a hint stays, and what is wrong is said below it', () => {
  expect(described('', 'With the country code.')).toEqual(['With the country code.', ''])
  expect(described('It is required', 'With the country code.')).toEqual(['With the country code.', 'It is required'])
})

test('a password has as many lines whether or not something is wrong, so that nothing below it moves', () => {
  expect(described('', 'At least 6 characters.', PasswordField)).toEqual(['At least 6 characters.', ''])
  expect(described('Too short', 'At least 6 characters.', PasswordField)).toEqual([
    'At least 6 characters.',
    'Too short',
  ])
})

test('where there is no hint there is one line, for what is wrong', () => {
  expect(described('It is required')).toEqual(['It is required'])
})
