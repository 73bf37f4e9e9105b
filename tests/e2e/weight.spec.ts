import { isDictionaryPath } from '#domain/page-dictionary.ts'
import { collectScripts, KB } from './script-weight.ts'
import { awake, expect, MOVING, test } from './shop-test.ts'

// As for most visitors: slides go on.
test.use(MOVING)

/** What a page fetches before anyone touches it, measured in the browser: gzip, as it travels. */
const PAGES = [
  { path: '/', limit: 42 * KB, waking: 'with its slides awake' },
  { path: '/store', limit: 12 * KB, waking: 'by itself' },
  { path: '/store/horse-and-stable/stable-mats', limit: 12 * KB, waking: 'by itself' },
  { path: '/find?q=mat', limit: 12 * KB, waking: 'by itself' },
  { path: '/product/010101', limit: 12 * KB, waking: 'by itself' },
]

for (const { path, limit, waking } of PAGES) {
  test(`${path} fetches at most ${limit / KB} kB of scripts ${waking}, and no React`, async ({ page }) => {
    const weigh = collectScripts(page)
    await page.goto(path)
    if (path === '/') await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible()
    await page.waitForTimeout(4_000)
    const { bytes, bodies } = await weigh()
    expect(bodies.length).toBeGreaterThan(3)
    expect(bytes).toBeLessThanOrEqual(limit)
    expect(bodies.some((body) => body.includes('react.transitional.element'))).toBe(false)
  })
}

test.describe('where the region measures in inches', () => {
  test.use({ locale: 'en-US' })

  for (const path of ['/store', '/store/horse-and-stable/stable-mats', '/product/010101']) {
    test(`${path} fetches no more before anyone touches it, and then says sizes in inches`, async ({ page }) => {
      const weigh = collectScripts(page)
      await page.goto(path)
      await awake(page)
      await page.waitForTimeout(4_000)
      const { bytes } = await weigh()
      expect(bytes).toBeLessThanOrEqual(12 * KB)
      await page.keyboard.press('Shift')
      await expect(page.getByText('72"\u00a0×\u00a048"').first()).toBeVisible()
    })
  }
})

test('after the first page another comes in a tenth of its bytes', async ({ page }) => {
  const before = await page.goto('/product/030101')
  expect(await before?.headerValue('content-encoding')).toBe('br')
  expect(await before?.headerValue('link')).toBe(null)
  await awake(page)
  const [dictionary] = await Promise.all([
    page.waitForResponse((answer) => isDictionaryPath(new URL(answer.url()).pathname)),
    page.keyboard.press('Shift'),
  ])
  await dictionary.finished()
  const store = await (await page.request.get('/store')).text()
  const products = [...new Set(store.match(/(?<=\/product\/)\d+/g))].filter((itemId) => itemId !== '030101')
  // The browser puts it away a moment after it has come.
  await expect(async () => {
    const answer = await page.goto(`/product/${products.shift()}`)
    expect(await answer?.headerValue('content-encoding')).toBe('dcz')
    expect((await answer?.request().sizes())?.responseBodySize).toBeLessThan(1_500)
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
