import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { Refusal, refusal } from './answer.ts'
import { demandApiKey } from './api-key.ts'
import { openCatalogue } from './catalogue.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { openCustomers } from './customers.ts'
import { openDatabase } from './database.ts'
import { mailCalls } from './mail-calls.ts'
import { orderCalls } from './order-calls.ts'
import { openOrderLines } from './order-lines.ts'
import { openOrders } from './orders.ts'
import { openOutbox } from './outbox.ts'
import { outboxPages } from './outbox-page.ts'
import { requestPath } from './request-path.ts'
import { tokenCalls } from './token-calls.ts'
import { openTokens } from './tokens.ts'
import { uploads } from './uploads.ts'

export interface EmbeddedStoreOptions {
  /** A path or `:memory:`. */
  file: string
  /** Looked into for pictures before the demo's own. */
  uploadsFolder: string
  apiKey: string
  now?: () => Date
}

export interface EmbeddedStore {
  app: Hono
  database: DatabaseSync
  now: () => Date
  isEmpty(): boolean
  close(): void
}

/**
 * The store-administration API of behaviour 6, on a database of its own: a stand-in with the same faults, for
 * tests, previews and a first look. Opened empty; `seedCatalogue` and `seedDemo` fill it.
 */
export function openEmbeddedStore(options: EmbeddedStoreOptions): EmbeddedStore {
  const { file, uploadsFolder, apiKey, now = () => new Date() } = options
  const database = openDatabase(file)
  const catalogue = openCatalogue(database)
  const customers = openCustomers(database)
  const outbox = openOutbox(database)

  const app = new Hono({ getPath: requestPath })
  app.use('/api/*', cors(BROWSERS), bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }))
  app.use('/api/*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...FOR_BROWSERS] }))
  app.use('/uploads/*', cors(BROWSERS))
  app.route('/api/v1.0/email', mailCalls(outbox, now))
  app.use('/api/*', demandApiKey(apiKey))
  app.route('/api', catalogueCalls(catalogue))
  app.route('/api', customerCalls(customers, now))
  app.route('/api', orderCalls(openOrders(database), openOrderLines(database), customers, now))
  app.route('/api', tokenCalls(openTokens(database)))
  app.route(
    '/',
    uploads([uploadsFolder, DEMO_PICTURES], (itemID) => catalogue.item(itemID)?.cacheID),
  )
  app.route('/', outboxPages(outbox))
  app.notFound((context) => context.json(refusal('There is no such call.'), 404))
  app.onError(explain)

  return { app, database, now, isEmpty: catalogue.isEmpty, close: () => database.close() }
}

const DEMO_PICTURES = fileURLToPath(new URL('./demo/pictures', import.meta.url))

/** Any site may call: the key is the only guard. */
const BROWSERS = {
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT'],
  allowHeaders: ['APIKey', 'Content-Type'],
  exposeHeaders: ['ETag'],
  maxAge: 600,
}

/** A page of another site may read an unchanged answer too. */
const FOR_BROWSERS = ['access-control-allow-origin', 'access-control-expose-headers']

const LARGEST_BODY = 1024 * 1024

function tooLarge(context: Context): Response {
  return context.json(refusal('The body of this call is too large.'), 413)
}

function explain(error: Error, context: Context): Response {
  if (error instanceof Refusal) {
    const { message, errors, status } = error
    return context.json(errors === undefined ? refusal(message) : { ...refusal(message), errors }, status)
  }
  console.error(error)
  return context.json(refusal('The store failed to answer this call.'), 500)
}
