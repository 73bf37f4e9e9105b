// From the click on a card to the product shown, and Back, over a line of 10 Mbit/s and 40 ms, in a whole Chromium that
// no debugger is attached to. `npm run bench -- next-page [FOLDER]` also measures what the checkout in that folder builds.
import { runScript, ScriptProblem } from '../running/run-script.ts'
import { median } from './median.ts'
import type { SlowLine } from './slow-line.ts'
import { type SlowShop, withSlowShops } from './slow-shops.ts'
import { type Told, visit } from './visit.ts'

const RUNS = 6
/** A card of the first screen, and one that no window of this size shows. */
const [SEEN, UNSEEN] = [1, 40]

interface Case {
  what: string
  path: string
  first: object
}

const CASES: Case[] = [
  { what: 'hovered for 300 ms', path: '/store', first: { act: 'hover', card: SEEN } },
  { what: 'in sight', path: '/store', first: { act: 'click', card: SEEN } },
  { what: 'neither', path: '/store', first: { act: 'click', card: UNSEEN } },
]

await runScript(() => withSlowShops(measure))

async function measure(shops: SlowShop[]): Promise<void> {
  const figures = new Map<string, Record<string, (number | string)[]>>()
  // By turns, so that whatever else the machine does meets all alike.
  for (let run = 0; run < RUNS; run += 1) {
    for (const { folder, line } of shops) {
      console.log(`run ${run + 1} of ${RUNS}: ${folder}`)
      for (const one of CASES) note(figures, `${folder}: ${one.what}`, await follow(line, one))
      for (const path of ['/store', '/product/010101'])
        note(figures, `${folder}: first ${path}`, await rest(line, path))
    }
  }
  console.table(Object.fromEntries([...figures].map(([name, kept]) => [name, medians(kept)])))
}

/** From a list to a product and back. */
async function follow(line: SlowLine, { path, first }: Case): Promise<Record<string, number | string>> {
  const steps: (Told & { asked: number })[] = []
  const plan = [first, { act: 'back' }]
  await visit(line.origin + path, async (told) => {
    if (told.what === 'leaving' || told.what === 'shown') steps.push({ ...told, asked: line.asked().length })
    return told.what === 'shown' ? (plan.shift() ?? 'done') : {}
  })
  const [, , product, leavingAgain, list] = steps
  if (!product || !leavingAgain || !list) throw new ScriptProblem(`The visitor of ${path} got lost.`)
  const how = product.readyBefore ? 'prerendered' : product.deliveryType || 'fetched'
  return {
    'click ms': product.shownAtMs - product.leftAtMs,
    'back ms': list.shownAtMs - list.leftAtMs,
    requests: product.asked + leavingAgain.asked,
    how,
    back: list.fromCache ? 'kept whole' : 'made anew',
    ...Object.fromEntries(
      Object.entries(product.steps).map(([step, atMs]) => [step, Math.max(0, atMs - product.leftAtMs)]),
    ),
  }
}

/** A first visit: its largest paint, and what it asks for. */
async function rest(line: SlowLine, path: string): Promise<Record<string, number>> {
  let largestPaintMs = 0
  await visit(line.origin + path, async (told) => {
    if (told.what === 'shown') return { act: 'rest' }
    largestPaintMs = told.largestPaintMs
    return 'done'
  })
  return { 'largest paint ms': largestPaintMs, requests: line.asked().length }
}

function note(
  figures: Map<string, Record<string, (number | string)[]>>,
  name: string,
  values: Record<string, number | string>,
): void {
  const kept = figures.get(name) ?? {}
  for (const [key, value] of Object.entries(values)) kept[key] = [...(kept[key] ?? []), value]
  figures.set(name, kept)
}

/** Of words, each that came up. */
function medians(kept: Record<string, (number | string)[]>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(kept).map(([key, values]) => {
      const numbers = values.filter((value) => typeof value === 'number')
      return [key, Math.round(median(numbers)) || [...new Set(values)].join(', ')]
    }),
  )
}
