import { tooMany } from './gateway-problem.ts'
import type { Counter } from './known-device.ts'
import type { Counted, CountedLimit, Limiter } from './limiter.ts'

/** Slows down guessing at one account, and nobody is ever locked out. */
export interface LogInBrake {
  /**
   * Counts a try before anything is looked up, so that tries at the same time cannot pass together. Throws
   * GatewayProblem 429 for one that comes too soon. The returned function takes the count back after a success.
   */
  demandTurn(who: Counter): Promise<() => Promise<void>>
}

const FREE_TRIES = 5
const TRIES: CountedLimit = { name: 'log-in-tries', calls: FREE_TRIES, withinS: 60 * 60 }
const PACE: CountedLimit = { name: 'log-in-pace', calls: 1, withinS: 60 }
/** Of all browsers together that have logged in to an account: somebody may have many, and know its password no longer. */
const KNOWN_TRIES: CountedLimit = { name: 'log-in-known', calls: 30, withinS: 60 * 60 }

/** After five tries within an hour one is looked at each minute; counted for all gateways where they share Redis. */
export function logInBrake(limiter: Limiter): LogInBrake {
  return {
    async demandTurn({ account, device }) {
      const known = device !== undefined && (await limiter.count(KNOWN_TRIES, account, 1)).calls <= KNOWN_TRIES.calls
      const who = known ? `${account} ${device}` : account
      const { calls } = await limiter.count(TRIES, who, 1)
      if (calls > FREE_TRIES) demandPace(await limiter.count(PACE, who, 1))
      return async () => {
        await limiter.count(TRIES, who, -calls)
        if (known) await limiter.count(KNOWN_TRIES, account, -1)
      }
    },
  }
}

function demandPace({ calls, leftMs }: Counted): void {
  if (calls <= PACE.calls) return
  throw tooMany('attempts', leftMs)
}
