import { count, results } from './filter-panel.ts'
import { linkedProducts, toldProducts } from './linked-products.ts'
import { expect, test } from './shop-test.ts'

test('without a script every product is found from the store page, by lists and their pages', async ({ request }) => {
  const told = await toldProducts(request)
  expect(told.size).toBeGreaterThan(70)
  expect(await linkedProducts(request, '/store')).toEqual(told)
})

test('without a script all that have something are found from its page, by the same in other lists', async ({
  page,
  request,
}) => {
  await page.goto('/find?material=rubber')
  await expect(count(page)).toHaveText(/^5\d mats$/)
  await results(page).getByRole('button', { name: 'Show more' }).click()
  const cards = results(page).getByRole('article')
  await expect(cards).toHaveCount(Number.parseInt((await count(page).textContent()) ?? '', 10))
  const all = await cards
    .locator('.name a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const own = await linkedProducts(request, '/find/material-rubber', () => false)
  expect(own.size).toBe(36)
  const found = await linkedProducts(request, '/find/material-rubber', (path) => path.endsWith('/material-rubber'))
  expect([...found].toSorted()).toEqual(all.toSorted())
})
