/** Work that stops now and then, where something else may be done before it goes on; then its result. */
export type Steps<Result> = Generator<undefined, Result>

/** Does all of it at once. */
export function done<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
