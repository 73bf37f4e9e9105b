import { describe, expect, test } from 'vitest'
import { simulate } from './simulate.ts'

/** Other seeds every day, the same all day: a failure can be had again, and no day is like the last. */
const FIRST = Math.floor(Date.now() / 86_400_000) * 100_000
const SCHEDULES = Number(process.env.SIMULATED_ORDERS ?? 2_000)
const PARTS = 8

describe('orders through crashes, pauses, lost answers and telephones', () => {
  test.for(Array.from({ length: PARTS }, (_, part) => FIRST + part * (SCHEDULES / PARTS)))(
    `${SCHEDULES / PARTS} schedules from seed %i keep every promise`,
    { timeout: 300_000 },
    async (first) => {
      for (let seed = first; seed < first + SCHEDULES / PARTS; seed += 1) {
        const { broken } = await simulate(seed)
        expect({ seed, broken }).toEqual({ seed, broken: [] })
      }
    },
  )
})

describe('the simulation would notice', () => {
  test('a turn that a later one does not stop', async () => {
    expect(await brokenWith({ fenced: false })).toMatch(/I[128]/)
  })

  test('an order that is sent again before the first can no longer arrive', async () => {
    expect(await brokenWith({ windowMs: 0 })).toMatch(/I1/)
  })
})

/** What the first few schedules break when a guard is taken away. */
async function brokenWith(options: Parameters<typeof simulate>[1]): Promise<string> {
  const found: string[] = []
  for (let seed = 1; seed <= 150; seed += 1) found.push(...(await simulate(seed, options)).broken)
  return found.join('\n')
}
