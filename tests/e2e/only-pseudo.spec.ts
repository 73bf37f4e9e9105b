import type { Page, TestInfo } from 'playwright/test'
import { layOutAll } from '../axe.ts'
import { asDemoCustomer } from './as-customer.ts'
import { PAGES } from './page-list.ts'
import { misfits, shownTexts, strayWords } from './pseudo-look.ts'
import { expect, expectNoSidewaysScroll, test } from './shop-test.ts'

const WIDTHS = [390, 1440]

type Enter = (page: Page, info: TestInfo) => Promise<void>

/** What is looked at, and how one gets there without a word of any language. */
const STATES: Readonly<Record<string, Enter>> = {
  ...Object.fromEntries(PAGES.filter((path) => path !== '/styleguide').map((path) => [path, at(path)])),
  'a list': at('/store/horse-and-stable/stable-mats'),
  'the results of a search': at('/search?q=mat', 'main li img'),
  'a search that finds nothing': at('/no-products?q=qqqqqq'),
  'asking for a new password': at('/forgot-password', 'main form'),
  'an unknown page': at('/no/such/page'),
  'problems of the log-in': submitted('/login', 'main form button[type=submit]'),
  'problems of a sign-up': submitted('/login?mode=sign-up', 'main form:has(select) button[type=submit]'),
  'problems of a message': submitted('/contact-us', '[data-contact-form] [data-send]'),
  'a filled cart': withCart(at('/cart', 'main .stepper')),
  'the checkout': loggedIn(withCart(at('/checkout', 'main form'))),
  'the account': loggedIn(at('/account', 'main dl')),
  'the orders': loggedIn(at('/my-orders', 'main table')),
  'the profile': loggedIn(at('/edit-profile', 'main form')),
  'the password': loggedIn(at('/edit-password', 'main form')),
}

for (const [name, enter] of Object.entries(STATES)) {
  test(`${name} speaks one language, and all of it fits`, async ({ page, problems }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, info)
    await layOutAll(page)
    expect(strayWords(await page.evaluate(shownTexts))).toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      expect(await page.evaluate(misfits), `at ${width} px`).toEqual([])
    }
    expect(await page.evaluate(() => document.dir === 'rtl')).toBe(runsFromRight(info))
    if (name === 'an unknown page') problems.splice(0)
  })
}

test('the head of every page begins where lines begin: there its mark stands, and the cart at the other end', async ({
  page,
}, info) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/store', '/product/010101', '/cart']) {
      await page.goto(path)
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().left)
      const fromRight = (await left('header a[href="/"]')) > (await left('header a[href="/cart"]'))
      expect(fromRight, `${path} at ${width} px`).toBe(runsFromRight(info))
    }
  }
})

function runsFromRight({ project }: TestInfo): boolean {
  return project.metadata.shop === 'mirrored'
}

/** The page once it shows what is awaited. */
function at(path: string, awaited = 'main'): Enter {
  return async (page) => {
    await page.goto(path)
    await page.locator(awaited).first().waitFor()
  }
}

/** A form that was sent empty. */
function submitted(path: string, button: string): Enter {
  return async (page) => {
    await page.goto(path)
    await page.locator(button).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }
}

function withCart(then: Enter): Enter {
  return async (page, info) => {
    await page.goto('/product/010101')
    const kept = () => page.evaluate(() => JSON.stringify(localStorage).includes('010101'))
    await page.locator('main [data-add-to-cart="010101"]').first().click()
    await expect.poll(kept).toBe(true)
    await then(page, info)
  }
}

function loggedIn(then: Enter): Enter {
  return async (page, info) => {
    await asDemoCustomer(page, info)
    await then(page, info)
  }
}
