import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeployedWorld, type Network, PAGES } from './deployed-world.ts'

const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('visit' as const),
      page: fc.constantFrom(...PAGES),
      beside: fc.constantFrom('nothing', 'nothing', 'sweep', 'warm', 'deploy', 'loss'),
      after: fc.nat(20),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'deploy' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      network: fc.constantFrom<Network>('up', 'up', 'slow', 'faulty', 'down'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), steps: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'search' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'warm' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
)

async function play(
  world: DeployedWorld,
  actions: readonly (typeof action extends fc.Arbitrary<infer A> ? A : never)[],
) {
  for (const step of actions) {
    world.nowMs += 1_000_000
    if (step.do === 'deploy') world.version += 1
    if (step.do === 'network') world.network = step.network
    if (step.do === 'kill') world.killSoon(step.steps)
    if (step.do === 'visit') await Promise.all([world.visit(step.page), world.meanwhile(step.beside, step.after)])
    if (step.do === 'search') await world.search()
    if (step.do === 'warm') await world.warm()
    if (step.do === 'sweep') await world.sweep()
  }
  // Whatever has happened, what was seen once is there without a network.
  world.survives()
  world.network = 'down'
  for (const page of PAGES) await world.visit(page)
  await world.search()
}

test('through deploys, kills and lost networks, no page and no index has two versions, and none that was seen does not come', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
      await play(new DeployedWorld(), actions)
    }),
    { numRuns: 150 },
  )
})

test('a hundred deploys in one browser', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 300, maxLength: 300 }), async (actions) => {
      const world = new DeployedWorld()
      const deploys = actions.flatMap((step, index) => (index % 3 === 0 ? [{ do: 'deploy' as const }, step] : [step]))
      await play(world, deploys)
      expect(world.version).toBeGreaterThanOrEqual(100)
    }),
    { numRuns: 3 },
  )
})
