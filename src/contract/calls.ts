import type * as account from './account-calls.ts'
import type { CallHead } from './call.ts'
import type * as catalogue from './catalogue-calls.ts'
import type * as customer from './customer-calls.ts'
import type * as message from './message-calls.ts'
import type * as order from './order-calls.ts'
import type { CommonCode } from './problem.ts'
import type * as reset from './reset-calls.ts'
import type * as session from './session-calls.ts'

type In<Module> = Extract<Module[keyof Module], CallHead>

/** Every call but those that say how the gateway is. A type alone: a page loads only the calls that it makes. */
type AnyCall =
  | In<typeof account>
  | In<typeof catalogue>
  | In<typeof customer>
  | In<typeof message>
  | In<typeof order>
  | In<typeof reset>
  | In<typeof session>

type RouteOf<C> = C extends CallHead ? `${C['method']} ${C['path']}` : never
type CodeOf<C> = C extends { refusals: infer Refusals } ? keyof Refusals & string : never

/** The same as `METHOD path`. */
export type CallRoute = RouteOf<AnyCall>

/** Every code of a refusal. */
export type Code = CommonCode | CodeOf<AnyCall>
