import type { Page } from 'playwright/test'
import { layOutAll } from '../axe.ts'
import { asDemoCustomer, fillCart } from './as-customer.ts'
import { PAGES } from './page-list.ts'
import { awake, drawn, expect, forgiveFailedLoads, test } from './shop-test.ts'

/** Less than the height of a line and of what floats, so that none passes by between two looks. */
const STEP = 60
const WIDTHS = [320, 375, 390, 768, 1024, 1440, 1920]

const OTHER_PAGES = ['/product/020101', '/store/horse-and-stable/stable-mats', '/search?q=mat', '/forgot-password']

for (const path of [...PAGES, ...OTHER_PAGES]) {
  test(`nothing that floats lies on a control of ${path} at any width, wherever it is scrolled to`, async ({
    page,
  }) => {
    await page.goto(path)
    await expectNothingCovered(page)
  })
}

for (const path of ['/', '/store', '/product/010101']) {
  test(`nothing that floats lies on a control of ${path} while mats are gathered to be compared`, async ({ page }) => {
    await page.addInitScript(() => {
      const mats = ['010101', '010102', '010103', '010104', '010105', '010201']
      const chosen = mats.map((itemId) => ({ itemId, name: 'Stable mat', picture: '' }))
      localStorage.setItem('compared', JSON.stringify(chosen))
    })
    await page.goto(path)
    await page.locator('.compare-tray').waitFor()
    await expectNothingCovered(page)
    // The help bot stays in reach, too.
    await page.getByRole('button', { name: 'Chat' }).click()
    await expect(page.getByRole('dialog', { name: 'Help bot' })).toBeVisible()
  })
}

test('nothing that floats lies on a control of a filled cart', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Download Quotation' }).waitFor()
  await expectNothingCovered(page)
})

test('nothing that floats lies on a control of the checkout or the account', async ({ page }, info) => {
  await asDemoCustomer(page, info)
  await fillCart(page)
  for (const [path, awaited] of [
    ['/checkout', 'main form'],
    ['/account', 'main dl'],
    ['/my-orders', 'main table'],
    ['/edit-profile', 'main form'],
    ['/edit-password', 'main form'],
  ] as const) {
    await page.goto(path)
    await page.locator(awaited).first().waitFor()
    await expectNothingCovered(page)
  }
  await page.goto('/my-orders')
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Order again' }).waitFor()
  await expectNothingCovered(page)
})

test('nothing that floats lies on a control where there is nothing', async ({ page, problems }) => {
  for (const path of ['/no/such/page', '/product/NO-SUCH-MAT', '/reset-password/none']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectNothingCovered(page)
  }
  forgiveFailedLoads(problems, /\/no\/such\/page$|\/NO-SUCH-MAT$|\/none$/)
})

test('what is added from a table stands in its row while the page is said to be old', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/find')
  // What tells of the age of a page comes with the first thing that somebody does, once its script is there.
  await awake(page)
  await page.getByRole('button', { name: 'Table' }).click()
  await page.locator('table [data-add-to-cart]').first().waitFor()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await page.locator('.old-line').waitFor()
  const strayed = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.filter((row) => {
      const [own, control] = [row, row.querySelector('[data-buy-bar]')].map((one) => one?.getBoundingClientRect())
      return own !== undefined && control !== undefined && (control.top < own.top || control.bottom > own.bottom)
    }),
  )
  expect(strayed).toEqual([])
})

test('something that floats on a control is found, wherever that control stands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 720 })
  await page.goto('/about-us')
  await layOutAll(page)
  const link = page.getByRole('contentinfo').getByRole('link').first()
  await link.evaluate((element) => {
    const floating = document.createElement('div')
    floating.textContent = 'In the way'
    // Where the link is to be seen at the end of the page, and nowhere before.
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const { left, top } = element.getBoundingClientRect()
    Object.assign(floating.style, { position: 'fixed', top: `${top}px`, left: `${left}px` })
    scrollTo({ top: 0, behavior: 'instant' })
    document.body.append(floating)
  })
  const { covered } = await page.evaluate(lookThrough, STEP)
  expect(covered).toContainEqual(expect.stringContaining(`on a. "${await link.textContent()}"`))
})

async function expectNothingCovered(page: Page): Promise<void> {
  // What comes late, as the prices of a cart do, moves what stands below it.
  await page.waitForLoadState('networkidle')
  await layOutAll(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 720 })
    await page.waitForFunction((wanted) => document.documentElement.clientWidth === wanted, width)
    // Another width is only there once it has been drawn.
    await drawn(page)
    // A busy browser may still give what is far below the margins of the width before: what is really wrong stays wrong.
    await expect
      .poll(
        async () => {
          const { controls, covered } = await page.evaluate(lookThrough, STEP)
          return { covered, enough: controls > 5 }
        },
        { message: `at ${width} px`, timeout: 10_000 },
      )
      .toEqual({ covered: [], enough: true })
  }
}

/**
 * Names each control that something which stays in the window lies on, wherever the page is scrolled to. Bars from edge to
 * edge are where the window ends: what is below them is scrolled out of it, not covered. Scrolling moves nothing sideways,
 * so only what has a control above or below it is looked at step by step.
 */
async function lookThrough(step: number): Promise<{ controls: number; covered: string[] }> {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const covered = new Set<string>()
  const staying = await allThatStay()
  const bars = staying.filter((element) => element.getBoundingClientRect().width >= document.body.clientWidth)
  const floating = staying.filter((element) => !bars.includes(element))
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen)
  const rowsOf = new Map(controls.map((control) => [control, rowsAround(control)]))
  const shown = controls.filter((control) => shownPart(control).width > 0)
  const pairs = shown.flatMap((control) =>
    floating
      .filter((above) => !above.contains(control) && !control.contains(above) && isInLine(control, above))
      .map((above) => ({ control, above })),
  )
  for (let top = 0; pairs.length > 0; top += step) {
    scrollTo({ top, behavior: 'instant' })
    const begins = Math.max(0, ...bars.map(edge('top')))
    const ends = Math.min(innerHeight, ...bars.map(edge('bottom')))
    for (const { control, above } of pairs) {
      const { top: upper, bottom } = control.getBoundingClientRect()
      if (bottom <= begins || upper >= ends) continue
      if (isSeen(above) && meets(shownPart(control), above.getBoundingClientRect())) {
        covered.add(`${nameOf(above)} on ${nameOf(control)}`)
      }
    }
    if (top + innerHeight >= document.documentElement.scrollHeight) break
  }
  return { controls: shown.length, covered: [...covered] }

  /**
   * What stays at the beginning, in the middle or at the end of the page: some of it comes and goes with scrolling. Where a
   * browser draws no frame any more, what it has drawn is looked at.
   */
  async function allThatStay(): Promise<HTMLElement[]> {
    const found = new Set<HTMLElement>()
    for (const part of [0, 0.5, 1]) {
      scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' })
      await Promise.race([
        new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        new Promise((late) => setTimeout(late, 1000)),
      ])
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        if (stays(element) && isSeen(element)) found.add(element)
      }
    }
    return [...found]
  }

  function isInLine(control: HTMLElement, above: HTMLElement): boolean {
    const [one, other] = [shownPart(control), above.getBoundingClientRect()]
    return one.left < other.right && other.left < one.right
  }

  /** Without what a row that is swiped cuts off. */
  function shownPart(control: HTMLElement): DOMRect {
    let { left, right, top, height } = control.getBoundingClientRect()
    for (const row of rowsOf.get(control) ?? []) {
      const box = row.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
    }
    return new DOMRect(left, top, Math.max(0, right - left), height)
  }

  function rowsAround(control: HTMLElement): HTMLElement[] {
    const rows: HTMLElement[] = []
    for (let row = control.parentElement; row !== null && row !== document.body; row = row.parentElement) {
      if (getComputedStyle(row).overflowX !== 'visible') rows.push(row)
    }
    return rows
  }

  function stays(element: HTMLElement): boolean {
    const { position } = getComputedStyle(element)
    return position === 'fixed' || position === 'sticky'
  }

  /** Where a bar at an edge of the window lets the page begin or end. */
  function edge(side: 'top' | 'bottom') {
    return (bar: Element) => {
      const place = bar.getBoundingClientRect()
      const atTop = place.top < innerHeight / 2
      if (side === 'top') return atTop ? place.bottom : 0
      return atTop ? innerHeight : place.top
    }
  }

  function isSeen(element: HTMLElement): boolean {
    return element.checkVisibility({ visibilityProperty: true })
  }

  function meets(one: DOMRect, other: DOMRect): boolean {
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    const { left, right } = element.getBoundingClientRect()
    return `${element.localName}.${element.classList[0] ?? ''} "${label}" from ${left} to ${right} px`
  }
}
