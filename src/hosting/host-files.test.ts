import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nginxConfiguration } from './nginx-configuration.ts'
import { type HostingRules, hostingRules, IMMUTABLE, matches, REVALIDATE } from './rules.ts'
import { headersFile, redirectsFile } from './static-host-files.ts'

const path = fc.stringMatching(/^[a-zA-Z0-9_-]{1,8}(\/[a-zA-Z0-9_-]{1,8}){0,2}$/).map((rest) => `/${rest}` as const)
const pattern = fc.tuple(path, fc.constantFrom('', '/*')).map(([start, end]) => `${start}${end}` as const)
const move = fc.record({ from: path, to: path })
const headers = (prefix: string) =>
  fc.dictionary(
    fc.stringMatching(/^[a-z][a-z-]{0,12}$/).map((name) => prefix + name),
    fc.stringMatching(/^[ -#%-~]{1,30}$/).map((value) => value.trim() || 'x'),
    { maxKeys: 5, noNullPrototype: true },
  )
const table: fc.Arbitrary<HostingRules> = fc.record({
  securityHeaders: headers('all-'),
  pageHeaders: headers('page-'),
  immutable: fc.uniqueArray(pattern, { maxLength: 3 }),
  rewrites: fc.array(fc.record({ from: pattern, to: path }), { maxLength: 3 }),
  redirects: fc.array(move, { maxLength: 3 }),
  passedOn: fc.array(fc.record({ from: path, cookie: fc.stringMatching(/^[a-z-]{1,8}$/), to: path }), { maxLength: 3 }),
  notFound: path,
  fault: path,
})

test('_headers gives every answer the security headers, and content-named files a year', () => {
  fc.assert(
    fc.property(table, (rules) => {
      const blocks = headersFile(rules)
        .split(/^(?=\/)/m)
        .map((block) => block.trimEnd().split('\n'))
      expect(blocks[0]).toEqual([
        '/*',
        ...Object.entries(rules.securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
        ...Object.entries(rules.pageHeaders).map(([name, value]) => `  ${name}: ${value}`),
      ])
      expect(blocks.slice(1)).toEqual(rules.immutable.map((kept) => [kept, `  cache-control: ${IMMUTABLE}`]))
    }),
  )
})

test('_redirects moves what has moved for good and shows shells under the address asked for', () => {
  fc.assert(
    fc.property(table, (rules) => {
      const lines = redirectsFile(rules).split('\n').slice(0, -1)
      expect(lines.map((line) => line.split(' '))).toEqual([
        ...rules.redirects.map(({ from, to }) => [from, to, '301']),
        ...rules.rewrites.map(({ from, to }) => [from.replace('/*', '/:id'), to, '200']),
      ])
    }),
  )
})

test('a shell stands in for one segment and its end, and for nothing beneath it', () => {
  expect(redirectsFile(hostingRules)).toContain('\n/product/:id /fresh-product 200\n')
  const [, expression = ''] = /^location ~ (\S+product\S+) \{/m.exec(nginxConfiguration(hostingRules)) ?? []
  const taken = ['/product/S-1', '/product/', '/product', '/product/S-1/deeper', '/x/product/S-1']
  expect(taken.filter((path) => new RegExp(expression).test(path))).toEqual(['/product/S-1'])
})

test('a table without moves and shells gives an empty _redirects', () => {
  expect(redirectsFile({ ...hostingRules, redirects: [], rewrites: [] })).toBe('')
})

test('the nginx configuration has balanced braces, ended lines and a place for every rule', () => {
  fc.assert(
    fc.property(table, (rules) => {
      const text = nginxConfiguration(rules)
      const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/#.*$/gm, '')
      expect(bare.split('{').length).toBe(bare.split('}').length)
      for (const line of bare.split('\n').map((each) => each.trim())) expect(line).toMatch(/^$|[;{}]$/)
      for (const { from, to } of rules.redirects) {
        expect(text).toContain(`location = ${from} { return 301 ${to}$is_args$args; }`)
      }
      for (const { from, cookie, to } of rules.passedOn) {
        expect(text).toContain(`if ($request_uri ~ "^${from}([?]|$)") { set $fault ${from}.html; }`)
        expect(text).toContain(`"(^|; ?)${cookie}=") { rewrite "^${from}$" ${to} last; }`)
      }
      for (const { to } of rules.rewrites) expect(text).toContain(`try_files $uri.html ${to}.html =404;`)
      for (const kept of rules.immutable)
        expect(text).toContain(`location ${kept.endsWith('*') ? kept.slice(0, -1) : `= ${kept}`} {`)
      expect(text).toContain(`error_page 404 ${rules.notFound}.html;`)
      // Where the site is, the server block alone knows: a build may lie anywhere.
      expect(text).not.toMatch(/^\s*root /m)
    }),
  )
})

test('every nginx location repeats the headers, for one with headers of its own inherits none; kept files need no page headers', () => {
  fc.assert(
    fc.property(table, (rules) => {
      const bodies = nginxConfiguration(rules)
        .split(/^location [^{]+\{$/m)
        .slice(1)
      expect(bodies).toHaveLength(rules.immutable.length + rules.rewrites.length + 1)
      for (const [index, body] of bodies.entries()) {
        const line = ([name, value]: [string, string]) =>
          `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;`
        for (const header of Object.entries(rules.securityHeaders)) expect(body).toContain(line(header))
        const kept = index < rules.immutable.length
        for (const header of Object.entries(rules.pageHeaders)) expect(body.includes(line(header))).toBe(!kept)
        expect(body).toMatch(new RegExp(`add_header cache-control "(?:${IMMUTABLE}|${REVALIDATE})" always;`))
      }
    }),
  )
})

test.each(['/\\evil.example/', '//evil.example/', '/a\rb/', '/a b/', '/café/', '/a?b/'])(
  'nginx does not send %j, as it reads it, to where it points without the slash',
  (decoded) => {
    expect(slashRedirect().test(decoded)).toBe(false)
  },
)

test.each(['/store/', '/store/horse/stable-mats/2/', '/product/S-1.a_b/'])('nginx takes the slash off %s', (asked) => {
  expect(asked.replace(slashRedirect(), '$<page>')).toBe(asked.slice(0, -1))
})

test('a pattern covers its own path, or all that begins with it', () => {
  expect(matches('/pictures/*', '/pictures/a.webp')).toBe(true)
  expect(matches('/pictures/*', '/pictures-of-me')).toBe(false)
  expect(matches('/faq', '/faq')).toBe(true)
  expect(matches('/faq', '/faq/more')).toBe(false)
})

test('V1.2.1 every header of the shop is on one line and fit to be quoted', () => {
  for (const value of Object.values({ ...hostingRules.securityHeaders, ...hostingRules.pageHeaders }))
    expect(value).toMatch(/^[ !#-[\]-~]+$/)
})

/** The expression by which the configuration finds addresses with a slash at the end. */
function slashRedirect(): RegExp {
  const [, expression = ''] = /^location ~ (\S+) \{/m.exec(nginxConfiguration(hostingRules)) ?? []
  expect(expression).not.toBe('')
  return new RegExp(expression)
}

test('nginx shows a page of ours for its own faults and for servers behind it', () => {
  const text = nginxConfiguration(hostingRules)
  expect(text).toContain('set $fault /500.html;')
  expect(text).toContain('error_page 500 502 503 504 $fault;')
})
