import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

/** Half as long as the other one: it is sent to each page and read there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that look at colours; with the other theme they alone can find something else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

interface AxeScope {
  /** A part of the page, as a selector. */
  within?: string
  colourOnly?: boolean
}

/** What axe complains of on the page as it stands, a rule a line, with the elements. */
export async function axeViolations(page: Page, { within, colourOnly = false }: AxeScope = {}): Promise<string[]> {
  await layOutAll(page)
  // It stays in the page: to send it anew takes longer than to ask it. No page of ours has frames to send it to.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ part, rules }) => {
      const options = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) }
      const { violations }: AxeResults = await Object(window).axe.run(part ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ~ ')}`)
    },
    { part: within, rules: colourOnly ? OF_COLOUR : undefined },
  )
}

/** Pages lay out what is far below when it comes near; axe would not look at it before. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}
