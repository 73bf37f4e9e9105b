// The service worker: hands requests to the keeper, and messages of pages to the warming.
import { API_PATH } from '#contract/api-path.ts'
import { SWEEP_ALONE } from '#domain/offline-paths.ts'
import { OFFLINE_PATH } from '#domain/paths.ts'
import { fetchForShelf } from './fetch-for-shelf.ts'
import { inTurn } from './in-turn.ts'
import { createKeeper } from './keeper.ts'
import { browserShelves } from './shelves.ts'
import { handlingOf } from './strategy.ts'
import { sweepWhenDue, warm } from './warm.ts'
import type { WorkerScope } from './worker-scope.ts'

const PAUSE_MS = 20

declare const self: WorkerScope

const { origin } = self.location
const shelves = browserShelves(self.caches, origin)
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const nowMs = () => Date.now()
const network = (path: string) => fetchForShelf(path, { priority: 'low' })
const keeper = createKeeper({ shelves, network, turn: inTurn(self.navigator.locks), wait, nowMs })

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
  const condition = { urlPattern: { pathname: `${API_PATH}*` } }
  const routed = event.addRoutes?.([{ condition, source: 'network' }]).catch(() => undefined)
  if (routed !== undefined) event.waitUntil(routed)
})

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, url, headers, cache } = request
  const handling = handlingOf({ method, url, special: headers.has('range') || cache === 'no-store' }, origin)
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (handling.how === 'file') {
    // Other pages may wait for the same file: one that is left must not end the fetching for all.
    event.respondWith(keeper.files.answer(handling.key, () => fetch(request, { signal: null }), later))
    return
  }
  // With the preload, the request is on its way before the worker is awake.
  const fetched = async () => {
    const preloaded = await event.preloadResponse
    return preloaded instanceof Response ? preloaded : fetch(request)
  }
  if (handling.how === 'untouched') {
    // Otherwise the browser would ask for the page a second time.
    if (request.mode === 'navigate' && method === 'GET') event.respondWith(fetched())
    return
  }
  const instead = request.mode === 'navigate' ? OFFLINE_PATH : undefined
  event.respondWith(keeper.answerPage(handling, fetched, later, instead))
})

/** What pages have told is done one after the other: no sweep takes what is just being fetched ahead. */
const inOrder = inTurn(undefined)

/** A page that has come to rest says where it is, or that nothing is to be fetched for it. */
self.addEventListener('message', (event) => {
  if (event.data === SWEEP_ALONE) {
    event.waitUntil(inOrder(() => sweepWhenDue({ keeper, shelves, nowMs })).catch(() => undefined))
    return
  }
  const path = pathOf(event.data)
  if (path === undefined) return
  const handling = handlingOf({ method: 'GET', url: origin + path, special: false }, origin)
  const openPage = handling.how === 'page' && handling.keeps ? handling.key : undefined
  const needs = { keeper, shelves, network, pause: () => wait(PAUSE_MS), nowMs }
  event.waitUntil(inOrder(() => warm(openPage, needs)).catch(() => undefined))
})

function pathOf(message: unknown): string | undefined {
  return typeof message === 'string' && message.startsWith('/') ? message : undefined
}
