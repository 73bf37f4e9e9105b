import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { encodeOneFile, pictureName } from '#catalogue/pictures/encode-picture.ts'
import { PRESENT_DICTIONARY_PATH } from '#domain/page-dictionary.ts'
import { TELEPHONE_WIDTH } from '#domain/picture-widths.ts'
import { compressWithDictionary } from '#hosting/compress-with-dictionary.ts'
import { BASIC_RANGE } from '#styles/fonts.ts'
import { budgetsFor, overBudget, weighPage } from '../../scripts/checks/page-budgets.ts'

// The end-to-end suite built these; this suite only reads them.
const SHOPS = ['gateway', 'direct', 'showcase', 'odd'].map((name) => ({
  name,
  folder: join(process.env.TEST_FOLDER ?? '.data/test', `dist-${name}`),
}))
const PRODUCT: Readonly<Record<string, string>> = {
  gateway: 'product/010101.html',
  direct: 'product/010101.html',
  showcase: 'product/010101.html',
  odd: 'product/long.html',
}

const ManifestPicture = v.object({ src: v.string(), sizes: v.string(), type: v.string() })
const Manifest = v.object({
  icons: v.array(ManifestPicture),
  screenshots: v.array(v.object({ ...ManifestPicture.entries, form_factor: v.string() })),
})

for (const { name, folder } of SHOPS) {
  const product = PRODUCT[name] ?? ''

  test.for(budgetsFor(product))(`${name}: $page keeps its budgets`, (budget) => {
    const weight = weighPage(folder, budget.page)
    expect(weight.stylesGzip).toBeGreaterThan(0)
    expect(overBudget(weight, budget)).toEqual([])
  })

  test(`${name}: React is on no page of the catalogue before something needs it`, () => {
    for (const page of ['index.html', 'store.html', product]) {
      expect(readFileSync(join(folder, page), 'utf8')).not.toMatch(/client:load|react-dom|modulepreload[^>]+client\./)
    }
  })

  // What a script loads later brings its styles along: no first paint waits for them.
  test(`${name}: a page waits for one style sheet, but for those of an island that is drawn in the browser alone`, () => {
    // The page of the look for editors has styles of its own, and without offline pages an island is linked but not drawn.
    const others = ['styleguide.html', 'offline.html']
    const paths = globSync('**/*.html', { cwd: folder }).filter((page) => !others.includes(page))
    const pages = paths.map((page) => readFileSync(join(folder, page), 'utf8'))
    const still = pages.filter((html) => !html.includes('client="only"'))
    const sheetsOf = (html: string) =>
      [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path)
    expect(still.length).toBeGreaterThan(10)
    expect(new Set(still.map((html) => sheetsOf(html).join(' '))).size).toBe(1)
    expect(sheetsOf(still[0] ?? '')).toHaveLength(1)
    expect(sheetsOf(readFileSync(join(folder, 'cart.html'), 'utf8')).length).toBeGreaterThan(1)
  })

  test(`${name}: an island that is drawn in the browser alone has its styles from the beginning`, () => {
    const styled = new Set<string>()
    for (const page of globSync('**/*.html', { cwd: folder })) {
      const html = readFileSync(join(folder, page), 'utf8')
      for (const [island] of html.matchAll(/<astro-island [^>]*client="only"[^>]*>/g)) {
        const [, component = ''] = /component-url="\/_astro\/([\w-]+)\./.exec(island) ?? []
        const [sheet] = globSync(`_astro/${component}.*.css`, { cwd: folder })
        if (sheet === undefined) continue
        styled.add(component)
        expect(html, page).toMatch(new RegExp(`<link rel="stylesheet" href="/_astro/${component}\\.`))
      }
    }
    expect(styled.size).toBeGreaterThan(8)
  })

  test(`V14.2.3 ${name}: no page has a style attribute or an inline handler`, () => {
    const pages = globSync('**/*.html', { cwd: folder })
    expect(pages.length).toBeGreaterThan(10)
    for (const page of pages) {
      const html = readFileSync(join(folder, page), 'utf8').replace(/<script[\s\S]*?<\/script>/g, '')
      expect(html, page).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)="/)
      expect(html, page).toContain('http-equiv="content-security-policy"')
    }
  })

  test(`${name}: every picture that the web manifest names is there, in the size that it says`, async () => {
    const { icons, screenshots } = v.parse(Manifest, JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')))
    for (const { src, sizes, type } of [...icons, ...screenshots]) {
      const { width, height, format } = await sharp(join(folder, src)).metadata()
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
    }
    expect(screenshots.map(({ form_factor: form }) => form).toSorted()).toEqual(['narrow', 'wide'])
  })

  test(`V15.2.3 ${name}: nothing of the editors' preview is in it`, () => {
    const files = globSync('**/*.{html,js,css}', { cwd: folder })
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/_preview|data-preview|preview-bar|PREVIEW_/)
    }
  })

  test(`${name}: text files are compressed beside themselves and hosts are told the rules`, () => {
    expect(globSync('store.html.{br,gz}', { cwd: folder })).toHaveLength(2)
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain('x-content-type-options: nosniff')
    expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain('/faq /FAQ 301')
  })
}

/** A tenth of what it takes without a dictionary; the fields of the answer's head come on top. */
const MOST_OF_ITS_OWN = 1_500

test('a product page takes no more than 1.5 kB where the browser has the dictionary', async () => {
  const folder = SHOPS[0]?.folder ?? ''
  const path = String(JSON.parse(readFileSync(join(folder, PRESENT_DICTIONARY_PATH), 'utf8')))
  const dictionary = readFileSync(join(folder, path))
  const products = globSync('product/*.html', { cwd: folder })
  expect(products.length).toBeGreaterThan(50)
  const sizes = products.map(async (page) => {
    const sent = await compressWithDictionary(readFileSync(join(folder, page)), dictionary, path)
    return { page, bytes: sent.length }
  })
  expect((await Promise.all(sizes)).filter(({ bytes }) => bytes > MOST_OF_ITS_OWN)).toEqual([])
  expect(statSync(join(folder, `${path}.br`)).size).toBeLessThan(20_000)
})

const BASIC = new RegExp(`[${BASIC_RANGE.map(characterRange).join('')}]`, 'u')

/** Browsers look for these in no typeface. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

/** `U+2013-2014` as a regular expression writes it. */
function characterRange(range: string): string {
  return range
    .slice(2)
    .split('-')
    .map((code) => `\\u{${code}}`)
    .join('-')
}

/** What a server sends before it has heard of the first packet: ten of 1,460 bytes (RFC 6928), less the headers: 650 of our server. */
const FIRST_FLIGHT = 14_600 - 680
/** Two rounds' share of a line of 1.6 Mbit/s that four files use at once, less the headers: 650 of our server. */
const TWO_ROUNDS = 12_900

// The pages whose first paint is measured by `npm run bench -- lighthouse`: a few bytes more cost it 150 ms.
test.each([
  ['index.html', brotliCompressSync],
  ['store.html', brotliCompressSync],
  ['product/010101.html', gzipSync],
] as const)('%s comes with the first packets, and its typefaces and style in few more', (page, compress) => {
  const folder = SHOPS[0]?.folder ?? ''
  const html = readFileSync(join(folder, page))
  expect(compress(html).length).toBeLessThanOrEqual(FIRST_FLIGHT)
  const named = (pattern: RegExp) => [...String(html).matchAll(pattern)].map(([, path = '']) => path)
  const fonts = named(/<link rel="preload" href="([^"]+\.woff2)"/g)
  const sheets = named(/<link rel="stylesheet" href="([^"]+)"/g)
  expect([fonts.length, sheets.length]).toEqual([2, 1])
  for (const font of fonts) expect(readFileSync(join(folder, font)).length).toBeLessThanOrEqual(TWO_ROUNDS)
  for (const sheet of sheets)
    expect(brotliCompressSync(readFileSync(join(folder, sheet))).length).toBeLessThanOrEqual(FIRST_FLIGHT)
})

test('the main picture of a telephone comes in as few', async ({ onTestFinished }) => {
  const folder = SHOPS[0]?.folder ?? ''
  const [, hero = ''] = /imagesrcset="(\S+) 1\.75x/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  expect(statSync(join(folder, hero)).size).toBeLessThanOrEqual(TWO_ROUNDS)
  const photograph = readFileSync('src/embedded-store/demo/pictures/010101-1.jpg')
  const file = `${pictureName(photograph)}-${TELEPHONE_WIDTH}.avif`
  expect(readFileSync(join(folder, 'product/010101.html'), 'utf8')).toContain(`/pictures/${file} ${TELEPHONE_WIDTH}w`)
  const pictures = mkdtempSync(join(tmpdir(), 'telephone-'))
  onTestFinished(() => rmSync(pictures, { recursive: true }))
  await encodeOneFile(photograph, pictures, file)
  expect(statSync(join(pictures, file)).size).toBeLessThanOrEqual(TWO_ROUNDS)
})

// What a browser takes to be in view it makes urgent, slides beside the one that is shown as well: a round trip of the first.
test.each(['store.html', 'store/horse-and-stable/stable-mats.html', 'product/010101.html'])(
  '%s has one urgent picture, and all others come after it',
  (page) => {
    const html = readFileSync(join(SHOPS[0]?.folder ?? '', page), 'utf8')
    const pictures = [...html.matchAll(/<img [^>]*src="\/pictures\/[^>]*>/g)].map(([tag]) => tag)
    const seen = pictures.filter((tag) => !tag.includes('class="second"'))
    const urgency = seen.map((tag) => /fetchpriority="(\w+)"/.exec(tag)?.[1])
    expect(urgency.length).toBeGreaterThan(3)
    expect(urgency).toEqual(['high', ...urgency.slice(1).map(() => 'low')])
  },
)

// One other letter, drawn by a style even, fetches the rest of a typeface, 35 kB of it, before the first paint.
test.each(['index.html', 'store.html', 'product/010101.html'])(
  '%s has letters of the first typefaces alone',
  (page) => {
    const folder = SHOPS[0]?.folder ?? ''
    const html = readFileSync(join(folder, page), 'utf8')
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    const drawn = [...readFileSync(join(folder, sheet), 'utf8').matchAll(/content:("[^"]*")/g)].map(([, text]) => text)
    expect(drawn.length).toBeGreaterThan(3)
    const text = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '')
    const others = [...new Set(text + drawn.join(''))].filter(
      (letter) => letter >= ' ' && !BASIC.test(letter) && !UNSEEN.test(letter),
    )
    expect(others).toEqual([])
  },
)
