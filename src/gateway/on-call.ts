import type { Context, Env, Hono } from 'hono'
import type { AnswerOf, Call, RequestOf } from '#contract/call.ts'
import type { Exactly } from './exactly.ts'
import type { GatewayProblem } from './gateway-problem.ts'
import { parseBody } from './parse-body.ts'

/**
 * Declares the route of a call. What the work returns is the answer: one that says less than the contract, or more, does
 * not compile. It asks for the body once it is that far, which throws GatewayProblem 400, or what `unsound` makes of it.
 */
export function onCall<C extends Call>(routes: Hono, call: C) {
  return {
    answer<Given extends AnswerOf<C>>(
      work: (
        context: Context<Env, C['path']>,
        body: () => RequestOf<C>,
      ) => Promise<Given & Exactly<Given, AnswerOf<C>>>,
      unsound?: (field: string) => GatewayProblem,
    ): void {
      routes.on(call.method, call.path, (context: Context) =>
        work(context, () => parseBody(context, call, unsound)).then((given) => context.json(given)),
      )
    },
  }
}
