import { type CatalogueCalls, catalogueCalls } from './catalogue-calls.ts'
import { type CustomerCalls, customerCalls } from './customer-calls.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { type OrderCalls, orderCalls } from './order-calls.ts'
import { type TokenCalls, tokenCalls } from './token-calls.ts'
import { createTransport, type TransportOptions } from './transport.ts'
import { type UploadCalls, uploadCalls } from './upload-calls.ts'

/** The whole store-administration API, call by call (behaviour 6). */
export interface StoreApi extends CatalogueCalls, CustomerCalls, OrderCalls, TokenCalls, UploadCalls {}

export interface StoreApiOptions extends TransportOptions {
  apiKey: string
  /** Largest JSON answer taken; default 64 MiB. */
  jsonLimitBytes?: number
  /** What the catalogue calls answered before; default nothing, and then all is read in full. */
  keptAnswers?: KeptAnswers
}

const JSON_LIMIT_BYTES = 64 * 1024 * 1024

/** Largest picture taken from the store. */
export const PICTURE_LIMIT_BYTES = 10 * 1024 * 1024

/** A client of the store-administration API. Nothing is fetched before a call is made. */
export function createStoreApi(options: StoreApiOptions): StoreApi {
  const transport = createTransport(options)
  const { apiKey, jsonLimitBytes = JSON_LIMIT_BYTES, keptAnswers } = options
  const common = { apiKey, limitBytes: jsonLimitBytes }
  return {
    ...catalogueCalls(transport, common, keptAnswers),
    ...customerCalls(transport, common),
    ...orderCalls(transport, common),
    ...tokenCalls(transport, common),
    ...uploadCalls(transport, { apiKey, limitBytes: PICTURE_LIMIT_BYTES }),
  }
}
