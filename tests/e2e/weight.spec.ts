import { collectScripts, KB } from './script-weight.ts'
import { expect, test } from './shop-test.ts'

/** What a page fetches before anyone touches it, measured in the browser: gzip, as it travels. */
const PAGES = [
  { path: '/', limit: 42 * KB, waking: 'with its slides awake' },
  { path: '/store', limit: 12 * KB, waking: 'by itself' },
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
