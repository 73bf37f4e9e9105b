import { type CatalogueCalls, catalogueCalls } from './catalogue-calls.ts'
import { type CustomerCalls, customerCalls } from './customer-calls.ts'
import { type OrderCalls, orderCalls } from './order-calls.ts'
import { type TokenCalls, tokenCalls } from './token-calls.ts'
import { createTransport, type StoreApiOptions } from './transport.ts'
import { type UploadCalls, uploadCalls } from './upload-calls.ts'

/** The whole store-administration API, call by call as in section 7 of the spec. */
export interface StoreApi extends CatalogueCalls, CustomerCalls, OrderCalls, TokenCalls, UploadCalls {}

const JSON_LIMIT_BYTES = 64 * 1024 * 1024

/** Largest picture taken from the store. */
export const PICTURE_LIMIT_BYTES = 10 * 1024 * 1024

/** A client of the store-administration API. Nothing is fetched before a call is made. */
export function createStoreApi(options: StoreApiOptions): StoreApi {
  const transport = createTransport(options)
  const limitBytes = options.jsonLimitBytes ?? JSON_LIMIT_BYTES
  return {
    ...catalogueCalls(transport, limitBytes),
    ...customerCalls(transport, limitBytes),
    ...orderCalls(transport, limitBytes),
    ...tokenCalls(transport, limitBytes),
    ...uploadCalls(transport, PICTURE_LIMIT_BYTES),
  }
}
