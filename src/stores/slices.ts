import type { Steps } from '#domain/steps.ts'

/** A task of this length holds up nobody, on a slow phone neither. */
const SLICE_MS = 10

/** Lets the page paint and answer. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Does a long work, and lets the page breathe where it stops. */
export async function stepByStep<Result>(steps: Steps<Result>): Promise<Result> {
  let since = performance.now()
  let step = steps.next()
  while (step.done !== true) {
    if (performance.now() - since > SLICE_MS) {
      await breathe()
      since = performance.now()
    }
    step = steps.next()
  }
  return step.value
}

/** Answers one value after the other, and lets the page breathe in between. */
export async function inSlices<Value, Answer>(
  values: readonly Value[],
  answer: (value: Value) => Answer | Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  let since = performance.now()
  for (const value of values) {
    if (performance.now() - since > SLICE_MS) {
      await breathe()
      since = performance.now()
    }
    const given = answer(value)
    answers.push(given instanceof Promise ? await given : given)
  }
  return answers
}
