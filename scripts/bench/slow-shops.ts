import { resolve } from 'node:path'
import type { Browser } from 'playwright/test'
import { findWholeChromium, launchChromium } from '../running/chromium.ts'
import { openBenchShop } from './bench-shop.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'

const RUNS = 6
const LINE = { bitsPerSecond: 10_000_000, latencyMs: 40 }

/** The demo shop as a checkout builds it, behind a slow line. */
export interface SlowShop {
  folder: string
  line: SlowLine
}

/** Opens the shops of the checkouts that the command names, and that of this one, for as long as the work takes. */
export async function withSlowShops(work: (shops: SlowShop[]) => Promise<void>): Promise<void> {
  const shops: SlowShop[] = []
  const ends: (() => void)[] = []
  try {
    for (const folder of [...process.argv.slice(2), '.'].map((name) => resolve(name))) {
      const { origin, stop } = await openBenchShop(folder)
      ends.push(stop)
      const line = await openSlowLine(Number(new URL(origin).port), LINE)
      ends.push(() => line.close())
      shops.push({ folder, line })
    }
    await work(shops)
  } finally {
    for (const end of ends) end()
  }
}

/**
 * Visits these shops in each of some ways, six times, by turns, so that whatever else the machine does meets all alike.
 * Prints a row for each shop and way.
 */
export function visitByTurns<Way, Seen>(
  ways: Readonly<Record<string, Way>>,
  visit: (browser: Browser, line: SlowLine, way: Way) => Promise<Seen>,
  row: (seen: Seen[]) => Record<string, number>,
): Promise<void> {
  return withSlowShops(async (shops) => {
    const browser = await launchChromium(findWholeChromium())
    try {
      const seen = new Map<string, Seen[]>()
      for (let run = 0; run < RUNS; run += 1) {
        for (const { folder, line } of shops) {
          for (const [what, way] of Object.entries(ways)) {
            const name = `${folder}: ${what}`
            seen.set(name, [...(seen.get(name) ?? []), await visit(browser, line, way)])
          }
        }
      }
      console.table(Object.fromEntries([...seen].map(([name, of]) => [name, row(of)])))
    } finally {
      await browser.close()
    }
  })
}
