import * as v from 'valibot'
import { demoCustomerBody } from './demo-customer.ts'
import { type EmbeddedStore, openEmbeddedStore } from './embedded-store.ts'
import type { SeedMainCategory, SeedSlide } from './seed-catalogue.ts'

/** The key that a test store demands. */
export const TEST_KEY = 'key-of-a-test'

/** What calls a test store with its key. */
export interface TestStore {
  store: EmbeddedStore
  get(path: string, headers?: Record<string, string>): Promise<Response>
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Response>
}

/** An empty store in memory, its clock at 1 March 2026, with uploads in the given folder if any. */
export function openTestStore(uploadsFolder = '/nowhere'): TestStore {
  const now = () => new Date('2026-03-01T10:00:00Z')
  const store = openEmbeddedStore({ file: ':memory:', uploadsFolder, apiKey: TEST_KEY, now })
  return {
    store,
    get: async (path, headers = {}) => store.app.request(path, { headers: { APIKey: TEST_KEY, ...headers } }),
    send: async (method, path, body) =>
      store.app.request(path, {
        method,
        headers: { APIKey: TEST_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

/** Registers a customer who differs from the demo's as given, and returns the id. */
export async function registerCustomer({ send }: TestStore, changed: Record<string, string> = {}): Promise<string> {
  const response = await send('POST', '/api/customer', { ...demoCustomerBody, ...changed })
  return v.parse(Registered, await response.json()).data.customerID
}

const Registered = v.object({ data: v.object({ customerID: v.string() }) })

/** Three mats, one with nothing but a name, and an empty sub-category. */
export const littleCatalogue: SeedMainCategory[] = [
  {
    categoryMainID: 'horse',
    categoryMainName: 'Horse',
    subCategories: [
      {
        categorySubID: 'stable',
        categorySubName: 'Stable mats',
        mats: [
          {
            itemID: 'S-1',
            itemCode: 'ST-22',
            itemName: 'Stable mat',
            itemDescription: 'Rubber, 22 mm. Çedar brown.',
            brandName: 'Hoof',
            retailPrice: 89.5,
            isNew: true,
            pictures: ['1', '2'],
          },
          {
            itemID: 'S-2',
            itemCode: 'ST-12',
            itemName: 'Aisle runner',
            itemDescription: 'Rubber, 12 mm',
            brandName: 'Husk',
            retailPrice: 1240,
            pictures: ['1'],
          },
        ],
      },
      { categorySubID: 'empty', categorySubName: 'Trailer mats', mats: [] },
    ],
  },
  {
    categoryMainID: 'door',
    categoryMainName: 'Door',
    subCategories: [
      {
        categorySubID: 'coir',
        categorySubName: 'Coir mats',
        mats: [
          {
            itemID: 'D-1',
            itemCode: 'DR-1',
            itemName: 'Doormat 100%',
            itemDescription: null,
            brandName: null,
            retailPrice: null,
            pictures: [],
          },
        ],
      },
    ],
  },
]

export const littleSlides: SeedSlide[] = [
  { slideBannerID: 'slide-1', title: 'Mats', description: 'For hooves', buttonLink: '/store' },
]
