import * as v from 'valibot'
import type { Call } from './call.ts'

// Browsers make none of these, and no limit holds them: they are asked when all else is refused.

/** That the gateway runs. */
export const alive = {
  method: 'GET',
  path: '/api/healthz',
  answer: v.object({ status: v.literal('ok') }),
} as const satisfies Call

const Answers = v.picklist(['ok', 'no-answer'])

/** Whether what the gateway cannot do without answers; status 503 while it does not. */
export const ready = {
  method: 'GET',
  path: '/api/readyz',
  answer: v.object({ status: v.picklist(['ready', 'not-ready']), store: Answers, once: Answers }),
} as const satisfies Call
