import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { someCustomer } from '#domain/test-customer.ts'
import { $customer } from '#stores/account.ts'
import { EditPassword } from './EditPassword.tsx'

afterEach(() => $customer.set({ status: 'loading' }))

test('a password manager is told whose password is changed, once that is known', () => {
  expect(renderToStaticMarkup(<EditPassword />)).not.toContain('username')
  $customer.set({ status: 'ready', customer: someCustomer({ email: 'ada@example.com' }) })
  const [field] = /<input [^>]*username[^>]*>/.exec(renderToStaticMarkup(<EditPassword />)) ?? []
  for (const part of ['value="ada@example.com"', 'autoComplete="username"', 'readOnly=""', 'hidden=""']) {
    expect(field).toContain(part)
  }
})
