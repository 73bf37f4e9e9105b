import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressSet } from './address-set.ts'
import { createRecord } from './build-record.ts'
import { checkLinks, type LinkedSite } from './dangling-record.ts'
import { filesOf, recordFixedFiles } from './fixed-files.ts'
import { linkHashes } from './link-hashes.ts'
import { namedAddresses } from './named-addresses.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function build(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'site', name)), { recursive: true })
    writeFileSync(join(folder, 'site', name), content)
  }
}

/** As a build finds them, in what it has noted of its pages. */
async function danglingLinks(toCome: string[] = []): Promise<string[]> {
  const siteFolder = join(folder, 'site')
  const record = createRecord(join(folder, 'record.sqlite'))
  try {
    const paths = filesOf(siteFolder)
    const sheets = await recordFixedFiles(paths, siteFolder, record, undefined)
    const pages = paths.filter((path) => path.endsWith('.html'))
    const linksOf = (path: string) => linkHashes(namedAddresses(readFileSync(join(siteFolder, path), 'latin1')))
    const unasked = { asked: new Uint8Array(), shown: new Uint8Array(), cards: '[]' }
    record.addPages(pages.map((path) => ({ ...unasked, path, links: linksOf(path) })))
    const made = addressSet()
    for (const path of pages) made.addAll(linksOf(path))
    return checkLinks({ siteFolder, record, sheets, made, toCome }).dangling
  } finally {
    record.close()
  }
}

test('a site whose links all lead somewhere has none dangling', async () => {
  build({
    'index.html': `<link href="/_astro/a.css"><a href="/store#x">s</a> <a href="/store?sort=1">s</a> <a href="/">h</a> <a href="/product/S-1">p</a>
      <a href="https://elsewhere.example/x">e</a> <a href="//cdn.example/x">c</a> <a href="#top">t</a> <a href="mailto:a@b.c">m</a>
      <img srcset="/pictures/a-1.webp 360w, /pictures/a-2.webp 720w" src="/pictures/a-1.webp">`,
    'store.html': '<meta property="og:title" content="/ Edge strip, 2 m">',
    'product/S-1.html': '<a href="/caf%C3%A9">coffee</a>',
    'café.html': '',
    '_astro/a.css': `a { background: url(/pictures/a-1.webp) } b { background: url("/_astro/a.css") } c { background: url(data:x) }`,
    'pictures/a-1.webp': '',
    'pictures/a-2.webp': '',
  })
  expect(await danglingLinks()).toEqual([])
})

test('links to pages, scripts, styles and pictures that are not there are found on each page, once', async () => {
  build({
    'index.html': `<a href="/gone">x</a><a href="/gone#again">x</a><script type="module" src="/_astro/old.js"></script>
      <img src="/pictures/a-1.webp" srcset="/pictures/a-1.webp 360w, /pictures/a-2.webp 720w">
      <link imagesrcset="/pictures/a-3.avif 1.75x, /pictures/a-1.webp 3x"><template data-after-paint="/_astro/late.js">`,
    'product/S-1.html': '<a href="/gone/">x</a>',
    '_astro/a.css': '@font-face { src: url(/_astro/font.woff2) }',
    'pictures/a-1.webp': '',
  })
  expect((await danglingLinks()).toSorted()).toEqual([
    '/_astro/a.css -> /_astro/font.woff2',
    '/index.html -> /_astro/late.js',
    '/index.html -> /_astro/old.js',
    '/index.html -> /gone',
    '/index.html -> /pictures/a-2.webp',
    '/index.html -> /pictures/a-3.avif',
    '/product/S-1.html -> /gone/',
  ])
})

test('a folder is no page', async () => {
  build({ 'index.html': '<a href="/store/horse">x</a>', 'store/horse/mats.html': '' })
  expect(await danglingLinks()).toEqual(['/index.html -> /store/horse'])
})

test('what is to come later counts as there', async () => {
  build({ 'index.html': '<img src="/pictures/a-1.webp">' })
  expect(await danglingLinks(['/pictures/a-1.webp'])).toEqual([])
})

// A known fault: the comma of a srcset is looked for in all of a page.
test('a slash after a comma in the words of a page is no link', async () => {
  build({ 'index.html': '<p>Rubber, /m² or per piece</p><script>match(a, /b/)</script>' })
  expect(await danglingLinks()).toEqual([])
})

// A known fault: what looks like a style in an item's text was looked up, and stopped every build.
test('a style that an item has in its text is shown as text, and leads nowhere', async () => {
  build({
    'product/S-1.html': '<p>&lt;div style=&quot;background:url(/Uploads/bg.jpg)&quot;&gt; <b>url("/gone")</b></p>',
  })
  expect(await danglingLinks()).toEqual([])
})

// A known fault: decodeURI throws.
test('an address that cannot be decoded is a dangling link, not a failure', async () => {
  build({ 'index.html': '<a href="/100%">x</a>' })
  expect(await danglingLinks()).toEqual(['/index.html -> /100%'])
})

const PATHS = ['/a.html', '/b.html', '/c.html', '/x.webp', '/y.webp', '/z.webp']
const shops = fc.dictionary(fc.constantFrom(...PATHS), fc.subarray([...PATHS, '/a', '/b', '/c']), {
  noNullPrototype: true,
})

/** Files by their paths, those that are pages with the addresses that they link; a picture has none. */
type Shop = Record<string, string[]>

const pagesOf = (shop: Shop) => Object.entries(shop).filter(([path]) => path.endsWith('.html'))
const hrefs = (addresses: string[]) => addresses.map((address) => `<a href="${address}">x</a>`).join('')

function siteOf(shop: Shop, before: Shop = {}): LinkedSite {
  const record = {
    paths: () => Object.keys(shop),
    links: () => pagesOf(shop).map(([path, links]) => ({ path, links: linkHashes(namedAddresses(hrefs(links))) })),
  }
  const made = addressSet()
  const text = ([, links]: [string, string[]]) => hrefs(links)
  const kept = new Set(pagesOf(before).map((page) => page[0] + text(page)))
  for (const page of pagesOf(shop))
    if (!kept.has(page[0] + text(page))) made.addAll(linkHashes(namedAddresses(text(page))))
  for (const page of pagesOf(shop)) writeFileSync(join(folder, page[0]), text(page))
  return { siteFolder: folder, record, sheets: [], made }
}

test('with what a site before led to, the same links are found as page by page, build after build', () => {
  const lead = (shop: Shop) =>
    Object.fromEntries(
      Object.entries(shop).map(([path, links]) => [
        path,
        links.filter((link) => link in shop || `${link}.html` in shop),
      ]),
    )
  fc.assert(
    fc.property(shops.map(lead), shops.map(lead), shops, (first, second, third) => {
      const whole = checkLinks(siteOf(first))
      expect(whole.dangling).toEqual([])
      const next = checkLinks(siteOf(second, first), { record: siteOf(first).record, linked: whole.linked })
      expect(next.dangling).toEqual([])
      const before = { record: siteOf(second).record, linked: next.linked }
      const last = siteOf(third, second)
      expect(checkLinks(last, before).dangling.toSorted()).toEqual(checkLinks(siteOf(third)).dangling.toSorted())
    }),
    { numRuns: 100 },
  )
})

test('pages are looked at one by one only where something that some link led to is gone', () => {
  const first: Shop = { '/a.html': ['/b', '/x.webp'], '/b.html': [], '/x.webp': [], '/y.webp': [] }
  const before = { record: siteOf(first).record, linked: checkLinks(siteOf(first)).linked }
  let looked = 0
  const check = (shop: Shop) => {
    const site = siteOf(shop, first)
    const links = () => {
      looked += 1
      return site.record.links()
    }
    return checkLinks({ ...site, record: { ...site.record, links } }, before).dangling
  }
  const { '/y.webp': _, ...withoutY } = first
  expect([check(first), check(withoutY), check({ ...first, '/b.html': ['/y.webp'] }), looked]).toEqual([[], [], [], 0])
  const { '/x.webp': __, ...withoutX } = first
  expect([check(withoutX), looked]).toEqual([['/a.html -> /x.webp'], 1])
})
