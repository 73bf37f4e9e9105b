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

/** What axe complains of once the page is at rest, a rule a line, with the elements. It looks once. */
export async function axeViolations(page: Page, { within, colourOnly = false }: AxeScope = {}): Promise<string[]> {
  await layOutAll(page)
  const moving = await stillMoving(page)
  if (moving.length > 0) return moving
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

/** How often what begins when something else has ended is ended, too. */
const MOST_ROUNDS = 20

/**
 * Brings what another width or theme has set moving to its end, and names what goes on moving all the same. What is half
 * transparent for a moment is judged by what it comes to; what moves for ever is at rest. A page of which nothing has
 * changed may be given no frame, so none is waited for longer than a second.
 */
function stillMoving(page: Page): Promise<string[]> {
  return page.evaluate(async (mostRounds) => {
    const drawn = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ])
    const passing = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
      })
    for (let round = 0; round < mostRounds; round += 1) {
      await drawn()
      if (passing().length === 0) return []
      for (const animation of passing()) animation.finish()
    }
    return passing().map((animation) => {
      const element: unknown = Object(animation.effect).target?.outerHTML
      return `still moving: ${animation.constructor.name} of ${String(element).slice(0, 160)}`
    })
  }, MOST_ROUNDS)
}
