import { resolve } from 'node:path'
import { openBenchShop } from './bench-shop.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'

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
