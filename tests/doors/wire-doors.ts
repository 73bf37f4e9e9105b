import { ok } from 'node:assert/strict'
import { shownCents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import type { Door } from './door.ts'

const ITEM =
  '{"itemID":"S-1","itemCode":"ST-22","itemName":"Stable mat","itemDescription":null,"brandName":"Hoof","cacheID":"1","categorySubID":7,"retailPrice":"89.50"}'
const CUSTOMER =
  '{"customerID":"C1","firstName":"Ada","lastName":"Byron","email":"ada@example.com","loginEmail":"ada@example.com","loginPassword":"secret","activeStatus":"A","city":"Brisbane","shipCity":null}'
const ORDER =
  '{"orderID":17,"addressDisplay":"1 Mat Street","orderDateDisplay":"1 Mar 2026","itemTotalDisplay":"$178.00","orderStatusText":"New","orderStatusClass":"success","paidStatusText":"No","paidStatusClass":""}'
const LINE =
  '{"orderItemID":1,"itemID":"S-1","itemName":"Stable mat","itemQty":"2","itemPriceDisplay":"89.50","lineTotalDisplay":"179.00"}'
const TOKEN = '{"refID":"C1","expiryDate":"2026-03-03T10:00:00","tokenStatus":"A"}'

const said = (data: string) => `{"success":true,"data":${data},"errorMessage":""}`

/** The answer of a store to one call. A store may say anything; what comes of it is a typed error or sound values. */
function answer(name: string, sound: string[], ask: (api: StoreApi) => Promise<unknown>): Door {
  const texts = [
    ...sound.map(said),
    '{"success":false,"data":null,"errorMessage":"No."}',
    '{"success":1,"data":[null]}',
  ]
  let text = ''
  const api = createStoreApi({
    url: 'https://api.example',
    apiKey: 'k',
    fetch: async () => new Response(text),
    retries: 0,
  })
  return {
    name: `wire: ${name}`,
    sound: texts,
    refusal: StoreApiError,
    share: 0.4,
    open(given) {
      text = given
      return ask(api)
    },
  }
}

function expectSound({ name, price }: Item): void {
  ok(name !== '' && name === name.trim())
  ok(price === 'on-request' || (Number.isSafeInteger(price) && price > 0))
}

export const WIRE_DOORS: readonly Door[] = [
  answer('items', [`[${ITEM},${ITEM}]`, '[]', 'null'], async (api) => {
    const { entries } = await api.itemsOf('7')
    for (const item of entries) expectSound(item)
  }),
  answer('an item', [ITEM], async (api) => {
    const item = await api.item('S-1')
    if (item !== undefined) expectSound(item)
  }),
  answer('categories', ['[{"categoryMainID":"1","categoryMainName":"Horse"}]'], (api) => api.mainCategories()),
  answer('slides', ['[{"slideBannerID":"1","title":null,"buttonLink":"/store"}]'], (api) => api.slides()),
  answer('pictures', ['[{"imageID":"1"},{"imageID":2}]'], (api) => api.pictureIds('S-1')),
  answer('a customer', [CUSTOMER], (api) => api.customer('C1')),
  answer('a customer by e-mail', [CUSTOMER], (api) => api.customerByEmail('ada@example.com')),
  answer('orders', [`[${ORDER}]`], async (api) => {
    const { entries } = await api.orders('C1')
    for (const { displayTotal } of entries) shownCents(displayTotal)
  }),
  answer('lines of an order', [`[${LINE}]`], (api) => api.orderLines('17')),
  answer('a reset token', [TOKEN], async (api) => {
    const token = await api.resetToken('T-1')
    ok(token === undefined || Number.isFinite(token.expiresAtMs))
  }),
]
