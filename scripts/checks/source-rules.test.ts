import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenRules, findBrokenSourceRules } from './source-rules.ts'

test('V1.2.5 V1.3.2 V3.2.2 no text of anybody becomes markup, code or a command', () => {
  expect(findBrokenSourceRules()).toEqual([])
})

test.each([
  ['src/components/Card.astro', '<p set:html={name} />', /markup/],
  ['src/islands/cart/Row.tsx', 'element.innerHTML = name', /markup/],
  ['src/gateway/x.ts', 'eval(text)', /code/],
  ['src/gateway/x.ts', "import { spawn } from 'node:child_process'", /program/],
  ['src/pages/x.astro', '<p style="color: red">', /policy/],
  ['src/styles/x.css', '  margin-left: auto;', /start and end/],
  ['src/styles/x.css', '  right: 0;', /start and end/],
  ['src/styles/x.css', '  border-left: 3px solid;', /start and end/],
  ['src/styles/x.css', '  border-right-color: transparent;', /start and end/],
  ['src/styles/x.css', '  border-top-left-radius: 0;', /start and end/],
  ['src/components/X.astro', '    text-align: right;', /start and end/],
  ['src/components/X.astro', '    position-area: bottom span-right;', /start and end/],
  ['src/components/X.astro', '    inset: 0 0 0 auto;', /start and end/],
  ['src/islands/x.module.css', '  padding: 0 var(--a) calc(2 * var(--b)) var(--c);', /start and end/],
  ['src/islands/x.module.css', '  background: linear-gradient(to right, red, blue);', /start and end/],
  ['src/islands/x.module.css', '  transform: translateX(3rem);', /start and end/],
  ['src/islands/x.module.css', '  transform: translate(-50%, -50%);', /start and end/],
  ['src/stores/x.ts', "location.replace('/cart')", /paths/],
  ['src/components/X.astro', '<a href="/store">Store</a>', /paths/],
  ['src/components/X.astro', '<a class="home" href="/">Home</a>', /paths/],
  ['src/islands/X.tsx', `<a href={\`/product/\${id}\`}>`, /paths/],
  ['src/islands/X.tsx', '<a href="/login?next=%2Fcheckout">', /paths/],
  ['src/catalogue/x.ts', `return \`/store#\${name}\``, /paths/],
  ['src/flows/x.ts', `const link = \`\${shop.origin}/contact-us\``, /paths/],
  ['src/stores/x.ts', 'const [, id] = /^\\/order-details\\/(.+)$/.exec(path)', /paths/],
  ['src/hosting/x.ts', "notFound: '/404'", /paths/],
  ['src/stores/x.ts', "await fetch('/api/session')", /contract/],
  ['src/stores/x.ts', 'fetch(`/api/orders/`)', /contract/],
  ['src/islands/x.ts', 'fetch(`{origin}/api/orders`)', /contract/],
  ['src/pages/x.astro', '<img src="/api/pictures/1">', /contract/],
  ['src/gateway/x.ts', "const route = 'GET /api/orders'", /contract/],
  ['src/components/X.astro', '<h3>{item.name}</h3>', /unbroken/],
  ['src/layouts/X.astro', '  All of {share.sub.name}', /unbroken/],
  ['src/islands/X.tsx', '<h2>{section.heading}</h2>', /unbroken/],
])('%s with %s is reported', (file, line, reason) => {
  expect(brokenRules(file, `first\n${line}`)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:2: .*${reason.source}`)),
  ])
})

test.each([
  ['src/styles/x.css', '  margin-inline-start: auto;'],
  ['src/styles/x.css', '  inset: auto 0 0;'],
  ['src/styles/x.css', '  margin: 0 -1px 2px -1px;'],
  ['src/styles/x.css', '  background: linear-gradient(to top, red, blue);'],
  ['src/styles/x.css', '  transform: translateX(calc(var(--forward) * 3rem));'],
  ['src/styles/x.css', '  transform: translateY(-200%);'],
  ['src/styles/x.css', '.left {'],
  ['src/styles/x.css', '/* Numbers run from left to right. */'],
  ['src/components/x.ts', 'bar.scrollTo({ left: 0 })'],
  ['src/domain/paths.ts', "export const CART_PATH = '/cart'"],
  ['src/stores/x.test.ts', "expect(address).toBe('/cart')"],
  ['src/stores/x.ts', "import { $cart } from './cart.ts'"],
  ['src/stores/x.ts', "fetch('/carts')"],
  ['src/domain/x.ts', ' * What comes after `/cart#share=`.'],
  ['src/gateway/x.ts', "cookie({ path: '/' })"],
  ['src/contract/order-calls.ts', "path: '/api/orders'"],
  ['src/store-api/customer-calls.ts', "path: '/api/Customer'"],
  ['src/gateway/message-routes.test.ts', "request('/api/form-token')"],
  ['src/stores/x.ts', "import('./apiary.ts')"],
  ['src/components/X.astro', '<h3>{unbroken(item.name)}</h3>'],
  ['src/components/X.astro', '<h2 id={main.name} aria-label={main.name}>'],
  ['src/components/X.astro', `<p title={\`All of \${main.name}\`}>`],
  ['src/components/X.astro', '<b>{site.name}</b>'],
])('%s may have %s', (file, line) => {
  expect(brokenRules(file, line)).toEqual([])
})

test.each(readdirSync('src/pages'))('the page %s has its address in domain/paths.ts alone', (page) => {
  const [name = ''] = page.split('.')
  const reports = name === 'index' ? 0 : 1
  expect(brokenRules('src/stores/x.ts', `open('/${name}')`)).toHaveLength(reports)
})
