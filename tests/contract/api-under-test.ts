import * as v from 'valibot'
import type { TestContext } from 'vitest'
import { createStoreApi } from '#store-api/store-api.ts'

const Environment = v.object(
  {
    CONTRACT_API_URL: v.pipe(v.string(), v.url()),
    CONTRACT_API_KEY: v.string(),
    CONTRACT_WRITES: v.optional(v.picklist(['yes', 'no']), 'no'),
  },
  'The contract suite is started by npm run test:contract.',
)

const environment = v.parse(Environment, process.env)

/** The API under test, through the client that the shop uses. */
export const api = createStoreApi({
  url: environment.CONTRACT_API_URL,
  apiKey: environment.CONTRACT_API_KEY,
  fetch,
})

/** A call of the API as it is, for what the client hides. Without a key of its own it carries the right one. */
export function rawCall(path: string, headers: Record<string, string> = { APIKey: environment.CONTRACT_API_KEY }) {
  return fetch(environment.CONTRACT_API_URL.replace(/\/+$/, '') + path, { headers, redirect: 'error' })
}

/** The key of the API with its last sign changed. */
export function wrongKey(): string {
  const key = environment.CONTRACT_API_KEY
  return key.slice(0, -1) + (key.endsWith('x') ? 'y' : 'x')
}

/** Skips a test that leaves something behind, unless writing was allowed. */
export function needsWrites(context: TestContext): void {
  context.skip(environment.CONTRACT_WRITES === 'no', 'it writes: run npm run test:contract -- --writes to include it')
}

/** What the test needs, or a skip that says what the API lacks. */
export function neededFrom<Found>(context: TestContext, found: Found | undefined, lacking: string): Found {
  return found === undefined ? context.skip(`the API has ${lacking}`) : found
}
