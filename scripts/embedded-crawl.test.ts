import { expect, test } from 'vitest'
import { checkCrawl } from '#catalogue/check-crawl.ts'
import { crawl } from '#catalogue/crawl.ts'
import { silentProgress } from '#catalogue/progress.ts'
import { demoCatalogue, demoSlides } from '#embedded-store/demo/demo-catalogue.ts'
import { demoCustomerBody } from '#embedded-store/demo-customer.ts'
import { type SeedMainCategory, type SeedSlide, seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { littleCatalogue, littleSlides, openTestStore, TEST_KEY } from '#embedded-store/test-store.ts'
import { createStoreApi } from '#store-api/store-api.ts'

function embeddedApi(catalogue: SeedMainCategory[], slides: SeedSlide[]) {
  const { store } = openTestStore()
  seedCatalogue(store.database, catalogue, slides)
  const fetch: typeof globalThis.fetch = async (input, init) => store.app.request(new Request(input, init))
  return createStoreApi({ url: 'http://store.invalid', apiKey: TEST_KEY, fetch })
}

test('a crawl of the embedded store gives the catalogue that was put into it', async () => {
  const { catalogue, findings } = checkCrawl(await crawl(embeddedApi(littleCatalogue, littleSlides), 8, silentProgress))
  expect(catalogue.mainCategories).toEqual([
    { mainCategoryId: 'horse', name: 'Horse' },
    { mainCategoryId: 'door', name: 'Door' },
  ])
  expect(catalogue.subCategories.map(({ subCategoryId }) => subCategoryId)).toEqual(['stable', 'empty', 'coir'])
  expect(catalogue.items).toMatchObject([
    { itemId: 'S-1', code: 'ST-22', name: 'Stable mat', description: 'Rubber, 22 mm. Çedar brown.', price: 8950 },
    { itemId: 'S-2', brand: 'Husk', subCategoryId: 'stable', price: 124_000 },
    { itemId: 'D-1', name: 'Doormat 100%', description: '', brand: '', price: 'on-request' },
  ])
  expect(catalogue.newItemIds).toEqual(['S-1'])
  expect(catalogue.galleries.get('S-1')).toEqual(['S-1-1', 'S-1-2'])
  expect(catalogue.slides).toEqual([{ slideId: 'slide-1', title: 'Mats', description: 'For hooves', link: '/store' }])
  expect(findings.map(({ kind, subject }) => [kind, subject])).toEqual([['no-price', 'D-1']])
})

test('the demo is sound: nothing in it is left out', async () => {
  const { catalogue, findings } = checkCrawl(await crawl(embeddedApi(demoCatalogue, demoSlides), 8, silentProgress))
  expect(catalogue.items.length).toBeGreaterThanOrEqual(60)
  expect(findings.filter(({ kind }) => kind !== 'no-price')).toEqual([])
})

test('a customer registered, changed and read back at the embedded store is what it was made', async () => {
  const api = embeddedApi(littleCatalogue, [])
  const { salutation, firstName, lastName, addressLine1, addressLine2, city, state, postalCode, country } =
    demoCustomerBody
  const address = { addressLine1, addressLine2, city, state, postalCode, country }
  const person = {
    salutation,
    firstName,
    lastName,
    company: 'Wattle Ridge',
    address,
    mobile: '+61400000000',
    email: 'tilda@example.com',
  }
  const outcome = await api.register({ ...person, password: 'first one' }, '2026-03-01T10:00:00Z')
  const customerId = outcome.status === 'registered' ? outcome.customer.customerId : ''
  expect(await api.register({ ...person, password: 'first one' }, '2026-03-01T10:00:00Z')).toEqual({
    status: 'refused',
    message: 'Email already exists.',
  })
  await api.saveProfile(customerId, { ...person, firstName: 'Tilda', email: 'other@example.com' })
  await api.saveShippingAddress(customerId, { ...address, attentionTo: 'Yard', city: 'Dalby' })
  await api.changePassword(customerId, ' a new & longer+one ')
  expect(await api.customerByEmail('tilda@example.com')).toBeUndefined()
  expect(await api.customerByEmail('other@example.com')).toMatchObject({
    password: ' a new & longer+one ',
    customer: {
      customerId,
      firstName: 'Tilda',
      company: 'Wattle Ridge',
      billingAddress: address,
      shippingAddress: { ...address, attentionTo: 'Yard', city: 'Dalby' },
    },
  })
})
