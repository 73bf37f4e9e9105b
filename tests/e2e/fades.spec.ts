import { expect, test } from './shop-test.ts'

test('a fade between pages that is cut short says nothing', async ({ page, problems }) => {
  test.setTimeout(90_000)
  for (const [from, to] of [
    ['/store', '/product/010101'],
    ['/about-us', '/contact-us'],
    ['/product/010101', '/store'],
  ] as const) {
    for (const patience of [20, 80, 160]) {
      await page.goto(from)
      await page.evaluate((address) => location.assign(address), to)
      await page.waitForTimeout(patience)
      await page.setViewportSize({ width: 1200 + patience, height: 800 })
      await page.goto('/cart')
    }
  }
  // A page that is left so soon has not used everything that it preloaded, and the browser says so.
  expect(problems.splice(0).filter((problem) => /transition/i.test(problem))).toEqual([])
})
