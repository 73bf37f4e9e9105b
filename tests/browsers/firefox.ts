import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { expect } from 'vitest'
import { findFirefox } from '../../scripts/running/other-browsers.ts'
import { type Guise, reachable, selectAll, type Visitor } from './visitor.ts'

/** Firefox over WebDriver BiDi. */
export async function openFirefox({ theme, width, height }: Guise): Promise<Visitor> {
  const downloads = mkdtempSync(join(tmpdir(), 'hoof-and-husk-firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // A paper that has come is not shown in a tab of its own: one that lies behind it hardly draws any more.
      'pdfjs.disabled': true,
      'intl.accept_languages': 'en-GB, en',
    },
  })
  const [page = await browser.newPage()] = await browser.pages()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.setViewport({ width, height })
  const reach = async (path: string): Promise<ElementHandle<Element>> => {
    let element: ElementHandle<Element> | null = null
    await expect
      .poll(
        async () => {
          element = (await page.evaluateHandle(reachable, path)).asElement() as ElementHandle<Element> | null
          return element
        },
        { message: path },
      )
      .not.toBeNull()
    if (element === null) throw new Error(`${path} cannot be reached.`)
    return element
  }
  return {
    open: async (address) => void (await page.goto(address)),
    ask: (question, ...given) =>
      page.evaluate(`(${question}).apply(null, ${JSON.stringify(given)})`) as Promise<ReturnType<typeof question>>,
    press: async (path) => (await reach(path)).click(),
    async write(path, text) {
      const field = await reach(path)
      await field.evaluate(selectAll)
      await field.type(text)
    },
    picture: () => page.screenshot({ captureBeyondViewport: false }),
    problems: () => problems,
    downloads,
    async close() {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}
