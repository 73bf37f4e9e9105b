import * as v from 'valibot'
import { expect, test } from 'vitest'
import { neededFrom, rawCall, wrongKey } from './api-under-test.ts'
import { filledSubCategory, someItem } from './discovery.ts'

const GUARDED = [
  '/Api/CategoryMain',
  '/Api/Item?IsNew=y',
  '/api/Customer/GetByEmail?EmailAddress=nobody%40contract-test.example',
  '/Api/Order?CustomerID=nobody',
]

test.each(GUARDED)('GET %s without the key is refused', async (path) => {
  expect([401, 403]).toContain((await rawCall(path, {})).status)
})

test.each(GUARDED)('GET %s with a wrong key is refused', async (path) => {
  expect([401, 403]).toContain((await rawCall(path, { APIKey: wrongKey() })).status)
})

const Envelope = v.looseObject({
  success: v.literal(true),
  data: v.array(v.looseObject({})),
  errorMessage: v.nullish(v.string()),
})

async function expectList(path: string): Promise<void> {
  const response = await rawCall(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('json')
  expect(v.safeParse(Envelope, await response.json()).issues).toBeUndefined()
}

test.each(['/Api/CategoryMain', '/Api/SlideBanner', '/Api/Item?IsNew=y'])(
  'GET %s answers a list in the envelope: success, data, errorMessage',
  expectList,
)

test('the lists of a sub-category and of a gallery come in the envelope too', async (context) => {
  const filled = neededFrom(context, await filledSubCategory(), 'no item')
  const item = neededFrom(context, await someItem(), 'no item')
  await expectList(`/Api/Item?CategorySubID=${encodeURIComponent(filled.subCategory.subCategoryId)}`)
  await expectList(`/Api/CategorySub?CategoryMainID=${encodeURIComponent(filled.subCategory.mainCategoryId)}`)
  await expectList(`/Api/ImageData/${encodeURIComponent(item.itemId)}`)
})
