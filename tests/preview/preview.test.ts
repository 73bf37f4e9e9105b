import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect as expectPage } from 'playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { keptSnapshots } from '#catalogue/kept-snapshots.ts'
import { axeViolations } from '../axe.ts'
import { openPreview } from './open-preview.ts'

let preview: Awaited<ReturnType<typeof openPreview>>
let shop = ''
beforeAll(async () => {
  preview = await openPreview()
  shop = await preview.run('scripts/dev.ts')
})
afterAll(async () => {
  await preview.close()
})

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
const outcome = (page: Page) => bar(page).getByRole('status')
const refresh = (page: Page) => bar(page).getByRole('button', { name: 'Refresh from the store' })

const REFRESHED = { timeout: 20_000 }
/** Twice as long as the server takes to see another snapshot. */
const TOLD_MS = 1000

test('an editor refreshes and sees a new price, by keyboard on a narrow screen', async () => {
  const page = await preview.page({ width: 320, height: 640 })
  await page.goto(`${shop}/product/A-1`)
  await expectPage(page.getByText('$20.00').first()).toBeVisible()
  await expectPage(bar(page)).toContainText('The last snapshot, read from the store')
  await expectPage(bar(page)).toContainText(/Placeholder texts for the owner .*policies\.ts.*help-bot-answers\.ts/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  preview.store.exec("UPDATE items SET retailPrice = 21 WHERE itemID = 'A-1'")
  await refresh(page).focus()
  await page.keyboard.press('Enter')
  await expectPage(outcome(page)).toContainText('The new snapshot is in place.', REFRESHED)
  await expectPage(page.getByText('$21.00').first()).toBeVisible()
  await expectPage(bar(page)).toContainText('just now')

  await refresh(page).click()
  await expectPage(outcome(page)).toContainText('Nothing changed.', REFRESHED)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page, { within: '[data-preview]' })).toEqual([])
  }
})

test('a page that is open renews itself when the snapshot was replaced from elsewhere, and new items have pages', async () => {
  const page = await preview.page()
  await page.goto(`${shop}/product/A-2`)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Mat A-2')
  preview.store.exec("UPDATE items SET itemName = 'Mat renamed' WHERE itemID = 'A-2'")
  preview.store.exec("UPDATE items SET itemID = 'A-4' WHERE itemID = 'A-3'")
  await preview.refreshElsewhere()
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Mat renamed', REFRESHED)
  const [added, gone] = await Promise.all(['A-4', 'A-3'].map((id) => fetch(`${shop}/product/${id}`)))
  expect([added?.status, gone?.status]).toEqual([200, 404])
})

test('a page that was still opening when the snapshot was replaced renews itself too', async () => {
  const page = await preview.page()
  const { promise: replaced, resolve: letOn } = Promise.withResolvers<void>()
  await page.route('**/@vite/client', async (route) => {
    await replaced
    await route.continue()
  })
  await page.goto(`${shop}/product/A-1`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expectPage(heading).toHaveText('Mat A-1')
  preview.store.exec("UPDATE items SET itemName = 'Mat of late' WHERE itemID = 'A-1'")
  await preview.refreshElsewhere()
  // Pages that are open were told by then.
  await new Promise((resolve) => setTimeout(resolve, TOLD_MS))
  letOn()
  await expectPage(heading).toHaveText('Mat of late', REFRESHED)
})

test('a refresh that is refused says why and what to do, and the page stays; one that fails says so', async () => {
  const alone = await openPreview()
  onTestFinished(() => alone.close())
  const page = await alone.page()
  await page.goto(`${await alone.run('scripts/dev.ts')}/product/A-1`)
  alone.store.exec("UPDATE items SET retailPrice = 2100 WHERE itemID = 'A-1'")
  await refresh(page).click()
  await expectPage(outcome(page)).toContainText('The refresh was stopped', REFRESHED)
  await expectPage(outcome(page)).toContainText('npm run preview -- --refused')
  await expectPage(outcome(page)).toContainText(/npm run refresh -- --accept [0-9a-f]{32}/)
  await expectPage(page.getByText('$20.00').first()).toBeVisible()

  await alone.closeStore()
  await refresh(page).click()
  await expectPage(outcome(page)).toContainText('The refresh failed, and the shop stays as it was.', REFRESHED)
  await expectPage(page.getByText('$20.00').first()).toBeVisible()
})

test('an older snapshot is shown beside it, with its name and without a button', async () => {
  preview.store.exec("UPDATE items SET brandName = 'Another' WHERE itemID = 'A-1'")
  await preview.refreshElsewhere()
  const [oldest = ''] = keptSnapshots(join(preview.dataFolder, 'snapshots')).slice(-1)
  const older = await preview.run('scripts/preview.ts', '--snapshot', oldest)
  const page = await preview.page()
  await page.goto(`${older}/product/A-1`)
  await expectPage(page.getByText('$20.00').first()).toBeVisible()
  await expectPage(bar(page)).toContainText(basename(oldest))
  await expectPage(bar(page)).toContainText('This is not the live one.')
  await expectPage(refresh(page)).toHaveCount(0)
  expect((await fetch(`${older}/_preview/refresh`, { method: 'POST', headers: { origin: older } })).status).not.toBe(
    200,
  )
})
