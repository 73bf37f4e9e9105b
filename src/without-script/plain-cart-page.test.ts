import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { plainCartPage } from './plain-cart-page.ts'
import { plainItem } from './test-plain-item.ts'

const PAGE =
  '<h1>Cart</h1><noscript> <p class="notice" data-needs-script>Needs <a href="/store">a script</a>.</p> </noscript><p>Foot</p>'

const cart = [
  { itemId: 'A', quantity: 2 },
  { itemId: 'B', quantity: 3 },
]

test('lines, their prices and the total stand where the page says that it needs a script', async () => {
  const page = await plainCartPage(PAGE, cart, [plainItem('A', { price: cents(8_950) }), plainItem('B')], [])
  expect(page).not.toContain('Needs')
  expect(page).toMatch(/^<h1>Cart<\/h1><noscript> <form method="post" action="\/api\/plain-cart">/)
  expect(page).toContain('</noscript><p>Foot</p>')
  expect(page).toContain('<a href="/product/A">Mat A</a>')
  expect(page).toContain('name="quantity-B" value="3"')
  expect(page).toContain('C-A · 2 × $89.50 = $179.00')
  expect(page).toContain('Total: $209.00')
  expect(page).toContain('name="remove" value="A" aria-label="Remove Mat A"')
  expect(decodeURIComponent(/body=([^"]*)/.exec(page)?.[1] ?? '')).toBe('2 × C-A Mat A\r\n3 × C-B Mat B')
})

test('Enter in a quantity updates: the first button of its form is no other', async () => {
  const page = await plainCartPage(PAGE, cart, [plainItem('A', { price: cents(8_950) }), plainItem('B')], [])
  const [form = ''] = /<form method="post".*?<\/form>/s.exec(page) ?? []
  const own = [...form.matchAll(/<button[^>]*>/g)].filter(([button]) => !button.includes('form="plain-remove"'))
  expect(own).toHaveLength(1)
  expect(page).toContain('<form id="plain-remove" method="post" action="/api/plain-cart"></form>')
})

test('what is gone or on request is left out of the total, and a quantity is one that is sold', async () => {
  const live = [plainItem('A', { price: 'on-request' }), plainItem('B', { description: 'Minimum order: 4 pieces' })]
  const page = await plainCartPage(PAGE, [...cart, { itemId: 'C', quantity: 1 }], live, [])
  expect(page).toContain('Price on request')
  expect(page).toContain('name="quantity-B" value="4"')
  expect(page).toContain('Total: $40.00')
  expect(page).toContain('not available now, and left out of the total')
})

test('a line of an item without a code begins with its quantity', async () => {
  const page = await plainCartPage(PAGE, [{ itemId: 'A', quantity: 2 }], [plainItem('A', { code: '' })], [])
  expect(page).toContain('>2 × $')
})

test('names are text, whatever they hold', async () => {
  const page = await plainCartPage(PAGE, [{ itemId: 'A', quantity: 1 }], [plainItem('A', { name: '<b>"$& $1' })], [])
  expect(page).toContain('&lt;b&gt;&quot;$&amp;')
  expect(page).not.toContain('<b>')
})

test('without prices the lines stay, below what is to be said; an empty cart is told', async () => {
  const unpriced = await plainCartPage(PAGE, cart, undefined, ['It holds no more.', '<b>'])
  expect(unpriced).toContain('<p class="notice">It holds no more.</p><p class="notice">&lt;b&gt;</p><form')
  expect(unpriced).toContain('name="quantity-A" value="2"')
  expect(unpriced).not.toContain('not available now')
  expect(unpriced).not.toContain('Total')
  expect(await plainCartPage(PAGE, [], [], [])).toContain('Your cart is empty.')
})

test('a page that says nothing of a script stays as it is', async () => {
  expect(await plainCartPage('<h1>Cart</h1>', cart, [], [])).toBe('<h1>Cart</h1>')
})
