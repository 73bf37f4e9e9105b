// What a shop that wants no service worker publishes in place of one, and what the development server answers: it drops
// what the last one kept, and is gone.
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await self.caches.keys()) await self.caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
