import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RefreshAnswer } from '#components/preview/refresh-answer.ts'
import { passRefreshOn } from '#hosting/preview-refresh.ts'
import { openRefreshDoor, type RefreshDoor } from './refresh-door.ts'

const answer: RefreshAnswer = { outcome: 'unchanged', verdict: 'Nothing changed.', reasons: [], advice: [] }
let refreshes = 0
let door: RefreshDoor
let pages: ReturnType<typeof createServer>
let origin = ''

/** The door, and before it a server as Astro's is. */
beforeEach(async () => {
  refreshes = 0
  door = await openRefreshDoor(async () => {
    refreshes += 1
    return answer
  })
  const pass = passRefreshOn(door.address, door.token)
  pages = createServer((request, response) => pass(request, response, () => response.writeHead(404).end('a page')))
  await new Promise<void>((resolve) => {
    pages.listen(0, '127.0.0.1', resolve)
  })
  const address = pages.address()
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})

afterEach(() => {
  door.close()
  pages.close()
})

const press = (headers: HeadersInit, method = 'POST') => fetch(`${origin}/_preview/refresh`, { method, headers })

test('the button of a page refreshes, and is told what came of it', async () => {
  const told = await press({ 'sec-fetch-site': 'same-origin' })
  expect(await told.json()).toEqual(answer)
  expect(await (await press({ origin })).json()).toEqual(answer)
  expect(refreshes).toBe(2)
})

test.for([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['what does not say from where it asks', {}],
] as const)('%s sets nothing in motion', async ([, headers]) => {
  expect((await press(headers)).status).toBe(403)
  expect(refreshes).toBe(0)
})

test('reading does nothing, and other addresses are left to the pages', async () => {
  expect((await press({ 'sec-fetch-site': 'same-origin' }, 'GET')).status).toBe(405)
  expect(await (await fetch(`${origin}/store`)).text()).toBe('a page')
  expect(refreshes).toBe(0)
})

test('the door itself opens to its token alone', async () => {
  const knock = (headers: HeadersInit, method = 'POST') => fetch(door.address, { method, headers })
  for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: door.token }]) {
    expect((await knock(headers)).status).toBe(403)
  }
  expect((await knock({ authorization: `Bearer ${door.token}` }, 'GET')).status).toBe(403)
  expect(refreshes).toBe(0)
})

test('when the door is shut the page is told so', async () => {
  door.close()
  expect((await press({ 'sec-fetch-site': 'same-origin' })).status).toBe(502)
})
