// Two visits to a shop of 100,000 items in Chromium, in gateway and in direct mode: a purchaser's list of thirty codes, and a
// mat for a box by filters. Fails where a count, a price or a sum is not that of a plain loop over the catalogue.
import { errors } from 'playwright/test'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { boxVisit } from './box-visit.ts'
import { type Mode, openLargeShop, syntheticFiles } from './large-shop.ts'
import { purchaserVisit } from './purchaser-visit.ts'
import { inShelfOrder } from './synthetic-shelves.ts'

const ITEMS = 100_000
const MODES: readonly Mode[] = ['gateway', 'direct']
const VISITS = { 'thirty codes': purchaserVisit, 'a mat for a box': boxVisit }

await runScript(async () => {
  const files = syntheticFiles(ITEMS)
  const shelves = inShelfOrder(ITEMS)
  const browser = await launchChromium(findWholeChromium())
  try {
    for (const mode of MODES) {
      const shop = await openLargeShop(mode, ITEMS, files)
      try {
        for (const [what, visit] of Object.entries(VISITS)) {
          const page = await shop.openPage(browser)
          const seen = await visit(page, shelves).catch((error: unknown) => {
            if (!(error instanceof errors.TimeoutError)) throw error
            throw new ScriptProblem(`In ${mode} mode, ${what}: ${error.message}`, { cause: error })
          })
          await page.close()
          console.log(`${mode} mode, ${what}:`, seen)
        }
      } finally {
        await shop.close()
      }
    }
  } finally {
    await browser.close()
  }
})
