// Takes the pictures of the README, and those by which a device offers to install the shop, of a shop built for it.
import type { Browser, Page } from 'playwright/test'
import sharp from 'sharp'
import { HOME_PATH, PLANNER_PATH, productPath, STORE_PATH } from '#domain/paths.ts'
import { INSTALL_PICTURES } from '#install-pictures.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { writeRoom } from '#planner/room-text.ts'
import { openShop } from '../tests/shops/open-shop.ts'
import { findChromium, launchChromium } from './running/chromium.ts'
import { runScript } from './running/run-script.ts'

interface Picture {
  file: string
  path: string
  /** CSS pixels. */
  size: readonly [width: number, height: number]
  scale?: number
  dark?: boolean
  /** Once the page has all that it shows. */
  before?: (page: Page) => Promise<void>
}

const MAT = { itemId: '010101' }
const README = { size: [1280, 800] } as const
const PICTURES: readonly Picture[] = [
  { file: 'docs/pictures/home.png', path: HOME_PATH, ...README },
  { file: 'docs/pictures/store.png', path: STORE_PATH, ...README },
  { file: 'docs/pictures/product.png', path: productPath(MAT), dark: true, ...README },
  { file: 'docs/pictures/planner.png', path: `${PLANNER_PATH}#room=${plannedRoom()}`, before: untilLaid, ...README },
  ...INSTALL_PICTURES.map(({ src, size, scale, form }) => {
    return { file: `public${src}`, path: form === 'wide' ? STORE_PATH : productPath(MAT), size, scale }
  }),
]

await runScript(async () => {
  const settings = { STOREFRONT_MODE: 'gateway' }
  const shop = await openShop({ name: 'pictures', data: 'demo', settings })
  const browser = await launchChromium(findChromium())
  try {
    for (const picture of PICTURES) await take(browser, shop.origin, picture)
  } finally {
    await browser.close()
    await shop.close()
  }
})

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<void> {
  const { file, path, size, scale = 1, dark = false, before } = picture
  const context = await browser.newContext({
    baseURL,
    viewport: { width: size[0], height: size[1] },
    deviceScaleFactor: scale,
    locale: 'en-AU',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await before?.(page)
  const shot = sharp(await page.screenshot())
  await (file.endsWith('.png') ? shot.png({ palette: true }) : shot.jpeg({ quality: 80, mozjpeg: true })).toFile(file)
  await context.close()
  console.log(file)
}

/** A stable with a door, a drain and a post. */
function plannedRoom(): string {
  const room = { id: 'readme', name: 'Barn', gapMm: 5, itemId: MAT.itemId, rollMm: 10_000, chosen: 0, ownGap: true }
  const corners = [
    [0, 0],
    [5200, 0],
    [5200, 2200],
    [9600, 2200],
    [9600, 5400],
    [0, 5400],
  ] as const
  const holes = [
    { kind: 'drain', x: 2600, y: 1500, w: 200, h: 200 },
    { kind: 'post', x: 6900, y: 3900, w: 200, h: 200 },
  ] as const
  const doors = [{ wall: 0, atMm: 1600, widthMm: 1500 }]
  return writeRoom({
    ...room,
    outline: corners.map(([x, y]) => ({ x, y })),
    holes,
    doors,
    cutting: BY_KNIFE,
    edges: 'none',
  })
}

async function untilLaid(page: Page): Promise<void> {
  await page.getByText('Trying other ways to lay it…').waitFor({ state: 'hidden' })
  await page.getByRole('img', { name: /^Plan of/ }).evaluate((plan) => plan.scrollIntoView({ block: 'center' }))
}
