import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Door } from './door.ts'
import { GATEWAY_DOORS } from './gateway-doors.ts'
import { piece, textsLike } from './hostile-texts.ts'
import { clearLinkDoors, LINK_DOORS } from './link-doors.ts'
import { STORAGE_DOORS } from './storage-doors.ts'
import { TEXT_DOORS } from './text-doors.ts'
import { WIRE_DOORS } from './wire-doors.ts'

/** Of all doors together; `npm run bench -- doors 5000000` tries so many. */
const INPUTS = Number(process.env.DOOR_INPUTS ?? 20_000)

const DOORS = [...LINK_DOORS, ...STORAGE_DOORS, ...TEXT_DOORS, ...WIRE_DOORS, ...GATEWAY_DOORS]
const SHARES = DOORS.reduce((sum, { share = 1 }) => sum + share, 0)

afterAll(clearLinkDoors)

test.for(DOORS.filter(({ meant }) => meant !== undefined))(
  '$name: what is as it is meant to be is let in',
  async ({ sound, open, meant }) => {
    for (const text of sound) expect(await open(text)).toContain(meant)
  },
)

describe('nothing that comes in breaks anything', () => {
  test.for(DOORS)('$name', { timeout: 7_200_000 }, async (door) => {
    const numRuns = Math.ceil((INPUTS * (door.share ?? 1)) / SHARES)
    await fc.assert(
      fc.asyncProperty(textsLike(door.sound), (text) => enter(door, text)),
      { numRuns },
    )
  })
})

async function enter({ open, refusal }: Door, text: string): Promise<void> {
  try {
    await open(text)
  } catch (error) {
    if (refusal === undefined || !(error instanceof refusal)) throw error
  }
}

describe('a long text takes as much longer as it is longer', () => {
  const numRuns = Math.min(Math.ceil(INPUTS / 2_000), 200)
  test.for(DOORS.filter(({ anyLength }) => anyLength))('$name', { timeout: 7_200_000 }, (door) => {
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', ...door.sound),
        (pieces, begin) => {
          const repeated = pieces.join('')
          if (repeated === '') return
          const times = (length: number) => timeOf(door, begin + repeated.repeat(Math.ceil(length / repeated.length)))
          // A machine has other things to do: what looks slow is looked at again.
          const isSlow = () => times(40_000) > Math.max(100, 8 * times(10_000))
          expect(isSlow() && isSlow() && isSlow()).toBe(false)
        },
      ),
      { numRuns },
    )
  })
})

/** Milliseconds that a processor works. In quadratic time four times the text takes sixteen times as long. */
function timeOf({ open }: Door, text: string): number {
  const since = process.cpuUsage()
  open(text)
  return process.cpuUsage(since).user / 1000
}
