import { expect, test } from 'vitest'
import { logInAddress, nextPage } from './next-page.ts'

const next = (link: string) => nextPage(`?${new URLSearchParams({ next: link })}`)

test('a page of the shop is gone back to, with its query and its place', () => {
  expect(next('/checkout')).toBe('/checkout')
  expect(next('/order-details/HH001001?print=1#lines')).toBe('/order-details/HH001001?print=1#lines')
  expect(nextPage(logInAddress('/my-orders?sort=date&page=2').replace('/login', ''))).toBe(
    '/my-orders?sort=date&page=2',
  )
})

test('without one, the way leads home', () => {
  expect(nextPage('')).toBe('/')
  expect(next('')).toBe('/')
})

test('a login that leads home says nothing of it', () => {
  expect(logInAddress('/')).toBe('/login')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/\tevil',
  'checkout',
])('%j leads home and nowhere else', (link) => {
  expect(next(link)).toBe('/')
})

test('the login never leads to itself', () => {
  for (const link of ['/login', '/login?next=/login', '/login.html', '/login#x', '/./login'])
    expect(next(link)).toBe('/')
  expect(next('/login-help')).toBe('/login-help')
})
