// Which pages Back brings as they were, from the browser's own cache, and why not the others: in a whole Chromium that no
// debugger is attached to, by a stranger. `npm run bench -- back`
import { resolve } from 'node:path'
import { runScript } from '../running/run-script.ts'
import { openBenchShop } from './bench-shop.ts'
import { type Told, visit } from './visit.ts'

const PAGES = [
  '/',
  '/store',
  '/store/dairy-and-livestock',
  '/find',
  '/product/010101',
  '/search?q=mat',
  '/cart',
  '/quick-order',
  '/lists',
  '/compare?ids=010101,010102',
  '/login',
  '/contact-us',
  '/FAQ',
  '/shipping-info',
]

await runScript(async () => {
  const { origin, stop } = await openBenchShop(resolve('.'))
  try {
    const rows = []
    for (const page of PAGES) rows.push({ page, ...(await back(origin + page)) })
    console.table(rows)
  } finally {
    stop()
  }
})

/** From the page to another and back. */
async function back(url: string): Promise<{ back: string; ms: number; path: string }> {
  const plan = [{ act: 'leave' }, { act: 'back' }]
  let last: Told | undefined
  await visit(url, async (told) => {
    if (told.what !== 'shown') return {}
    last = told
    return plan.shift() ?? 'done'
  })
  const { fromCache = false, reasons = [], shownAtMs = 0, leftAtMs = 0, path = '' } = last ?? {}
  return { back: fromCache ? 'as it was' : `anew: ${reasons.join(', ')}`, ms: Math.round(shownAtMs - leftAtMs), path }
}
