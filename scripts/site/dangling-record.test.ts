import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRecord } from './build-record.ts'
import { danglingInRecord } from './dangling-record.ts'
import { filesOf, recordFixedFiles } from './fixed-files.ts'
import { linkHashes } from './link-hashes.ts'

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
    const linksOf = (path: string) => linkHashes(readFileSync(join(siteFolder, path), 'latin1'))
    const unasked = { asked: new Uint8Array(), shown: new Uint8Array(), cards: '[]' }
    record.addPages(pages.map((path) => ({ ...unasked, path, links: linksOf(path) })))
    return danglingInRecord(siteFolder, record, sheets, toCome)
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
