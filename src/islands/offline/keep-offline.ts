import { OFFLINE } from 'astro:env/client'
import { SWEEP_ALONE } from '#domain/offline-paths.ts'
import { WEB_MANIFEST_PATH } from '#domain/paths.ts'
import { WAITING_MESSAGE } from '#domain/personal-storage.ts'
import workerAddress from '#offline/service-worker.ts?worker&url'
import { isSparing } from './is-sparing.ts'
import { keptSinceMs } from './kept-since.ts'

/** Until the page has what it needs itself. */
const REST_MS = 4_000

let begun = false

/** Has the shop kept on this device for when there is no network, and says when what is shown is old. */
export function keepOffline(): void {
  if (begun) return
  begun = true
  nameManifest()
  if (import.meta.env.DEV || OFFLINE === 'off' || navigator.serviceWorker === undefined) return
  for (const change of ['offline', 'pageshow']) addEventListener(change, tellAge)
  addEventListener('online', sendWaiting)
  void tellAge()
  void sendWaiting()
  // A browser may keep nothing, in a private window for one.
  setTimeout(() => void register().catch(() => undefined), REST_MS)
}

/** Browsers fetch it at once, though it is of use to nobody before the page is kept on a home screen. */
function nameManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = WEB_MANIFEST_PATH
  document.head.append(link)
}

async function tellAge(): Promise<void> {
  if (navigator.onLine && keptSinceMs() === undefined) return
  const line = await import('./old-line.ts').catch(() => undefined)
  line?.watchAge()
}

/** A message that was written without a network; one tab in a thousand has one. */
async function sendWaiting(): Promise<void> {
  try {
    if (localStorage.getItem(WAITING_MESSAGE) === null || !navigator.onLine) return
  } catch {
    return
  }
  const sending = await import('#islands/contact/send-and-tell.ts').catch(() => undefined)
  await sending?.sendAndTell()
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(trusted(workerAddress))
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(isSparing() ? SWEEP_ALONE : location.pathname)
}

/** The one address that may become a script; a browser without such types takes it as it is. */
function trusted(address: string): string {
  const types: unknown = Reflect.get(window, 'trustedTypes')
  return isFactory(types)
    ? types.createPolicy('worker', { createScriptURL: () => address }).createScriptURL('')
    : address
}

interface Factory {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}

function isFactory(types: unknown): types is Factory {
  return types !== undefined
}
