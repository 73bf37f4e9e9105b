import type { Page } from 'playwright/test'
import { layOutAll } from '../axe.ts'
import { expect, forgiveFailedLoads, test } from '../e2e/shop-test.ts'
import { type Guise, LOOKS, type Look, pictureName } from './looks.ts'

test.skip(process.platform !== 'linux', 'Letters are drawn otherwise elsewhere: pictures are compared on Linux.')
test.describe.configure({ timeout: 120_000 })

/** How much of a target's surroundings is seen above it, the header included. */
const ABOVE = 160

for (const look of LOOKS) {
  test(`the look of ${look.name}`, async ({ page, problems }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await look.before?.(page, info)
    for (const guise of look.guises) {
      const picture = pictureName(look, guise)
      await dress(page, guise)
      await open(page, look)
      await comeToRest(page, look)
      await expect.soft(page, howToGoOn(picture)).toHaveScreenshot(picture, {
        fullPage: look.wholePage ?? false,
        // A whole page takes a busy machine seconds each time.
        timeout: 60_000,
      })
    }
    // The page that is not there is said to be missing.
    if (look.status === 404) forgiveFailedLoads(problems, new RegExp(`${look.path}$`))
  })
}

function howToGoOn(picture: string): string {
  return [
    `${picture} does not look as it did: the files below show what was expected, what came, and where they differ.`,
    'If it is meant to look like this, run: npm test -- --accept-look',
  ].join('\n')
}

async function dress(page: Page, { width, height, colorScheme }: Guise): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

async function open(page: Page, { path, status = 200, shop, onPage, downTo }: Look): Promise<void> {
  const origin = shop === undefined ? '' : (process.env[`SHOP_${shop.toUpperCase()}`] ?? '')
  const answer = await page.goto(origin + path)
  expect(answer?.status(), path).toBe(status)
  await onPage?.(page)
  if (downTo === undefined) return
  const target = page.locator(downTo).first()
  await target.evaluate((element, above) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - above, behavior: 'instant' })
  }, ABOVE)
}

/** Waits until letters and pictures are there, and takes out what differs from day to day. */
async function comeToRest(page: Page, { wholePage = false }: Look): Promise<void> {
  if (wholePage) {
    await layOutAll(page)
    // The first picture of a whole page moves it by some pixels; from the second on it stays.
    await page.screenshot({ fullPage: true })
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (whole) => {
    // Pictures out of sight wait for somebody, and a window that is taken whole grows no taller.
    document.documentElement.dataset.alive = ''
    const inSight = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && (whole || (bottom > 0 && top < innerHeight))
    }
    const pictures = [...document.images].filter(inSight)
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())])
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const dated = node.nodeValue ?? ''
      const undated = dated.replace(/\b\d{1,2}\s[A-Z][a-z]+\s20\d\d\b/g, '1 January 2026').replace(/© 20\d\d/, '© 2026')
      if (undated !== dated) node.nodeValue = undated
    }
  }, wholePage)
}
