import { type Exception, findBroken } from './invariants.ts'
import { openWorld, tally, type WorldOptions } from './world.ts'

export interface Simulated {
  seed: number
  broken: string[]
  exceptions: Exception[]
  tally: Record<string, number>
  pressed: number
}

/** How often what must never be seen is looked for, in steps. */
const LOOK_EVERY = 150

/** Runs one world to its end. The same seed is the same run. */
export async function simulate(seed: number, options: WorldOptions = {}): Promise<Simulated> {
  const world = openWorld(seed, options)
  const broken = new Set<string>()
  let steps = 0
  await world.run(() => {
    steps += 1
    if (steps % LOOK_EVERY === 0) for (const line of findBroken(world, false).broken) broken.add(line)
  })
  const end = findBroken(world, true)
  for (const line of end.broken) broken.add(line)
  return {
    seed,
    broken: [...broken],
    exceptions: [...new Set(end.exceptions)],
    tally: tally(world),
    pressed: world.pressed.length,
  }
}
