import { tooMany } from './gateway-problem.ts'
import type { Counter } from './known-device.ts'
import type { Counted, CountedLimit, Limiter } from './limiter.ts'

/** Slows down guessing at one account, and nobody is ever locked out. */
export interface LogInBrake {
  /**
   * Counts a try before anything is looked up, so that tries at the same time cannot pass together. Throws
   * GatewayProblem 429 for one that comes too soon.
   */
  demandTurn(who: Counter): Promise<LogInTry>
}

/** A try that was counted. */
export interface LogInTry {
  /** Takes back all that was counted up to it. */
  succeeded(): Promise<void>
  /** Takes this one back, since it told nobody whether the password is right, and throws why. */
  brokenOff(why: unknown): Promise<never>
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
      const isPaced = calls > FREE_TRIES
      if (isPaced) demandPace(await limiter.count(PACE, who, 1))
      const takeBack = async (tries: number) => {
        await limiter.count(TRIES, who, -tries)
        if (known) await limiter.count(KNOWN_TRIES, account, -1)
      }
      return {
        succeeded: () => takeBack(calls),
        async brokenOff(why) {
          await takeBack(1)
          if (isPaced) await limiter.count(PACE, who, -1)
          throw why
        },
      }
    },
  }
}

function demandPace({ calls, leftMs }: Counted): void {
  if (calls <= PACE.calls) return
  throw tooMany('attempts', leftMs)
}
