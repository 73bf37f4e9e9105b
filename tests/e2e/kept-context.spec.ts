import { TEST_CALLER } from '../shops/open-shop.ts'
import { expect, test } from './shop-test.ts'

// In one worker, one after the other.
test.describe.configure({ mode: 'serial' })

const stored = () => ({
  cookies: document.cookie,
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  name: window.name,
  opened: window.opener !== null,
})

for (const turn of ['first', 'second']) {
  test(`the ${turn} test in a browser finds nothing of another, and is a caller of its own`, async ({ page, context }, {
    testId,
    project,
  }) => {
    const callers = new Set<string | undefined>()
    page.on('request', async (request) => callers.add((await request.allHeaders())[TEST_CALLER]))
    await page.goto('/about-us')
    expect(await page.evaluate(stored)).toEqual({ cookies: '', local: [], session: [], name: '', opened: false })
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    expect(context.pages()).toHaveLength(2)
    await expect.poll(() => [...callers]).toEqual([project.metadata.shop === 'gateway' ? testId : undefined])
    // What the next one is not to find.
    await context.newPage()
    await context.addCookies([{ name: 'left', value: 'behind', url: page.url() }])
    await page.evaluate(() => {
      window.name = 'left'
      for (const storage of [localStorage, sessionStorage]) storage.setItem('left', 'behind')
      return new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve
      })
    })
  })
}
