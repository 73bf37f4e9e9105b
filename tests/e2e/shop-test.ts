import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, test as base, expect, type Page, type Route } from 'playwright/test'
import { axeViolations } from '../axe.ts'
import { TEST_CALLER } from '../shops/open-shop.ts'

interface ShopFixtures {
  /** What was said on the console of any page, and page errors; a test that ends with any has failed. */
  problems: string[]
}

/** For tests in which things move, as they do for most visitors: `test.use(MOVING)`. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** What Playwright says where the configuration lets no service worker be. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

/** A test in one of the shops: `page.goto('/store')` opens it there, and any error in the console fails it. */
export const test = base.extend<ShopFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  baseURL: async ({}, use, { project }) => {
    await use(process.env[`SHOP_${String(project.metadata.shop).toUpperCase()}`])
  },
  // Each test is a caller of its own: the gateway's limits count by address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  extraHTTPHeaders: async ({}, use, { project, testId }) => {
    await use(project.metadata.shop === 'gateway' ? { [TEST_CALLER]: testId } : {})
  },
  problems: [
    async ({ browser, page }, use, info) => {
      const problems: string[] = []
      const listen = (context: BrowserContext) => {
        context.on('console', (message) => {
          const text = message.text()
          if (text === NO_WORKER || !['error', 'warning'].includes(message.type())) return
          problems.push(NAMELESS_LOAD.test(text) ? `${text} ${message.location().url}` : text)
        })
        context.on('weberror', (error) => problems.push(String(error.error())))
      }
      listen(page.context())
      browser.on('context', listen)
      await use(problems)
      browser.off('context', listen)
      const isForgiven = (problem: string) => FORGIVEN.get(problems)?.some((forgives) => forgives(problem)) ?? false
      expect(problems.filter((problem) => !isForgiven(problem))).toEqual([])
      // Told with the failure, which it does not excuse.
      if (info.status !== info.expectedStatus && !page.isClosed())
        expect(await drawn(page), 'frames are drawn').toBe(true)
    },
    { auto: true },
  ],
})

export { expect }

/** Its address is where the message comes from. */
const NAMELESS_LOAD = /^Failed to load resource/
const FAILED_LOAD = /^Failed to load resource|^TypeError: Failed to fetch dynamically imported module/

/** What the tests that are running expect to be told, by their problems. */
const FORGIVEN = new WeakMap<string[], ((problem: string) => boolean)[]>()

/**
 * Expects what the browser says of the answers that a test makes fail, which are known by why they failed and by their
 * `addresses`, and `ours`, what the shop says of them; some of it may be said later. Whatever else is said still fails the
 * test.
 */
export function forgiveFailedLoads(problems: string[], addresses: RegExp, ours?: RegExp): void {
  const forgives = (problem: string) =>
    (FAILED_LOAD.test(problem) && addresses.test(problem)) || ours?.test(problem) === true
  FORGIVEN.set(problems, [...(FORGIVEN.get(problems) ?? []), forgives])
}

/** Why a load fails without a network. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED/

/** What Astro says of an island whose script does not come. */
export const NOT_AWAKE = /^\[astro-island\] Error hydrating/

/** Where the search asks the store, in either mode. */
export const STORE_SEARCH = /\/api\/search\?|\/Api\/Item\?KeyW=/

/** Where the store is asked about items, in either mode. */
export const STORE_ITEMS = /\/api\/items|\/Api\/Item\//i

/** When the scripts of the page have come: a pointer that has come to rest before opens nothing. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}

/** Chromium keeps no page for Back while it is driven from outside: this one is told that it was kept, and is shown again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

/**
 * Makes a route that is set on an open page hold from the first request: right behind the first route of all, Chromium
 * may let one pass. Called before the page is opened; from then on the HTTP cache is off.
 */
export async function prepareRoutes(page: Page): Promise<void> {
  // Requests are intercepted as long as there is any route, whatever it matches.
  await page.route('**/no-such-file', (route) => route.fallback())
}

/** Holds every script file back until it is let go. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let open = false
  await page.route('**/_astro/*.js', async (route) => {
    if (open) await route.continue()
    else held.push(route)
  })
  return async () => {
    open = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

interface AxeLook {
  /** A toast stands still and is judged, too; elsewhere they come and go, and are put away. */
  toasts?: boolean
  /** The page was judged in the other theme already. */
  colourOnly?: boolean
}

/** Fails when axe finds anything to complain of on the page once it is at rest. */
export async function expectNoAxeViolations(page: Page, { toasts = false, colourOnly = false }: AxeLook = {}) {
  await page.evaluate((kept) => {
    const region = document.querySelector<HTMLElement>('[data-scope="toast"][data-part="group"]')
    if (!kept && region?.matches(':popover-open')) region.hidePopover()
  }, toasts)
  expect(await axeViolations(page, { colourOnly })).toEqual([])
}

/** Runs a look at the page in the light theme, and judges the colours of the dark one: nothing else of ours differs. */
export async function inBothThemes(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await look()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page, { colourOnly: true })
}

/** Does something that leads to another page a while later, and waits until that page is there. */
export async function untilAnotherPage(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isBefore: true }))
  await act()
  await expect.poll(() => page.evaluate(() => 'isBefore' in window).catch(() => true)).toBe(false)
  await page.waitForLoadState()
}

/** From now on keeps what appears and what takes the focus: a page may lead on before a busy machine has looked. */
export async function keepWhatPasses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keep = (text: string | null) => {
      window.name += `${text}\n`
    }
    addEventListener('focusin', ({ target }) => keep(target instanceof Element ? target.textContent : ''))
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) keep(node.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** What has been kept since, line by line, on the next page too. */
export function whatPassed(page: Page): Promise<string> {
  return page.evaluate(() => window.name)
}

/**
 * Waits until what was changed is shown: media queries of a new width, for one, hold everywhere with the next frame. Once
 * in some thousand waits a Chromium without a screen draws no frame any more, whatever size its window is given: the page
 * answers, and is laid out for the new width when it is asked, but no picture of it can be taken either. Then nobody waits
 * for frames: who presses something next finds that nothing can be pressed. Says whether it was drawn.
 */
export function drawn(page: Page): Promise<boolean> {
  const frames = page.evaluate(
    () => new Promise<true>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  )
  // Those that come when the page is closed are waited for no longer.
  frames.catch(() => undefined)
  return Promise.race([frames, wait(FRAMELESS_MS, false, { ref: false })])
}

/** Longer than a busy machine takes for two frames. */
const FRAMELESS_MS = 5_000

/** Nothing is wider than the window; the page takes a new width a moment after the window has it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await drawn(page)
  await expectNothingReachesOut(page)
}

/** The same where no script runs, and nobody can wait for a frame. */
export async function expectNothingReachesOut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(reachingOut)).toEqual([])
}

/** Runs in the page: what makes it scroll sideways, and where it ends. */
function reachingOut(): string[] {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= innerWidth) return []
  const ending = [...document.querySelectorAll('body *')].flatMap((element) => {
    const { right } = element.getBoundingClientRect()
    const { fontSize, fontFamily } = getComputedStyle(element)
    const isOut = element.checkVisibility() && right > innerWidth
    return isOut ? [`${element.tagName} ${element.className} ends at ${right}, ${fontSize} ${fontFamily}`] : []
  })
  return [`${scrollWidth} in a window of ${innerWidth}`, ...ending]
}
