import { gzipSync } from 'node:zlib'
import { expect, test } from './shop-test.ts'

const KB = 1024

/** What a page fetches before anyone touches it, measured in the browser: gzip, as it travels. */
const PAGES = [
  { path: '/', limit: 42 * KB, waking: 'with its slides awake' },
  { path: '/store', limit: 12 * KB, waking: 'by itself' },
  { path: '/product/010101', limit: 12 * KB, waking: 'by itself' },
]

for (const { path, limit, waking } of PAGES) {
  test(`${path} fetches at most ${limit / KB} kB of scripts ${waking}, and no React`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(path)
    if (path === '/') await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible()
    await page.waitForTimeout(4_000)
    const inline = await page.locator('script:not([src]):not([type*="json"])').allTextContents()
    const bodies = [...(await Promise.all(scripts)), ...inline.map((code) => Buffer.from(code))]
    expect(bodies.length).toBeGreaterThan(3)
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(bytes).toBeLessThanOrEqual(limit)
    expect(bodies.some((body) => body.includes('react.transitional.element'))).toBe(false)
  })
}
