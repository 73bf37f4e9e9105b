/** What of a service worker's world is used. The types of pages and of workers cannot stand in one project. */
export interface WorkerScope {
  addEventListener(type: 'install', listener: (event: Extendable & Partial<StaticRoutes>) => void): void
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetch) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  caches: CacheStorage
  location: { origin: string }
  navigator: { locks?: LockManager }
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

interface Fetch extends Extendable {
  request: Request
  preloadResponse?: Promise<unknown>
  respondWith(answer: Promise<Response>): void
}

/** Requests that never wake the worker, where a browser knows of such. */
interface StaticRoutes {
  addRoutes(routes: { condition: object; source: 'network' }[]): Promise<void>
}
