import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

const nothing = () => undefined

test('V6.2.6 V6.2.7 a password is masked, and nothing stops pasting or a password manager', () => {
  const field = {
    id: 'password',
    name: 'password',
    value: '',
    problem: '',
    busy: false,
    onValue: nothing,
    onBlur: nothing,
  }
  const markup = renderToStaticMarkup(<PasswordField {...field} label="Password" autoComplete="new-password" />)
  const [input = ''] = /<input [^>]*>/.exec(markup) ?? []
  expect(input).toMatch(/ type="password"/)
  expect(input).toMatch(/ autoComplete="new-password"/i)
  expect(input).not.toMatch(/ (?:onpaste|readonly|maxlength|pattern|autocomplete="off")/i)
  expect(markup).toContain('Show password')
})
