import type { Browser, BrowserContext } from 'playwright/test'

/** A page of the shop that asks for nothing else and runs no script. */
const QUIET_PAGE = '/robots.txt'

/** What tests store. What the browser has fetched and compiled stays. */
const STORED = 'cache_storage,file_systems,indexeddb,local_storage,service_workers'

/** What a context does to every later page, and cannot be told to forget. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route', 'setOffline']
const LASTING_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']

/** Lends one context to the tests of a worker, one after the other. */
export interface ContextKeeper {
  /** The last one, while the same is asked for in the same shop; else a new one, as the running test asks for it. */
  lend(origin: string, asked: unknown): Promise<BrowserContext>
  /** Closes what was opened and clears what was stored. A context that cannot be cleared is closed. */
  takeBack(): Promise<void>
  close(): Promise<void>
}

interface Kept {
  asked: string
  context: BrowserContext
  clear(): Promise<boolean>
}

/** A browser that has fetched the shop's scripts already has a third less to do for a page. */
export function keepContexts(browser: Browser): ContextKeeper {
  let kept: Kept | undefined
  const close = async () => {
    await kept?.context.close()
    kept = undefined
  }
  return {
    async lend(origin, options) {
      const asked = JSON.stringify([origin, options])
      if (kept?.asked !== asked) {
        await close()
        kept = await openContext(browser, origin, asked)
      }
      return kept.context
    },
    async takeBack() {
      if (!(await kept?.clear())) await close()
    },
    close,
  }
}

async function openContext(browser: Browser, origin: string, asked: string): Promise<Kept> {
  const context = await browser.newContext()
  const isChanged = watchForLasting(context)
  const quiet = await context.newPage()
  await quiet.goto(origin + QUIET_PAGE)
  const session = await context.newCDPSession(quiet)
  return {
    asked,
    context,
    async clear() {
      if (isChanged()) return false
      for (const page of context.pages()) if (page !== quiet) await page.close()
      await context.clearCookies()
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
      return true
    },
  }
}

function watchForLasting(context: BrowserContext): () => boolean {
  let changed = false
  const watch = (target: object, names: readonly string[]) => {
    for (const name of names) {
      const act: unknown = Reflect.get(target, name)
      if (typeof act !== 'function') throw new Error(`Playwright has no ${name} any more.`)
      Reflect.set(target, name, (...values: unknown[]) => {
        changed = true
        return Reflect.apply(act, target, values)
      })
    }
  }
  watch(context, LASTING)
  watch(context.clock, LASTING_CLOCK)
  context.on('close', () => {
    changed = true
  })
  return () => changed
}
