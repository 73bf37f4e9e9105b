import type { Steps } from '#domain/steps.ts'

/** A task of this length holds up nobody, on a slow phone neither. */
const SLICE_MS = 10
/** Rows, or what is as short, are short work, even for a slow phone. */
export const ROWS_TOGETHER = 16
/** Pages that nobody sees draw no frames. */
const UNSEEN_MS = 250

/** Lets the page paint and answer. By a message: timers of a page that nobody sees run once a second. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Waits until what was changed has been painted, and what was pressed meanwhile answered; a page that nobody sees waits no longer than that. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const unseen = setTimeout(resolve, UNSEEN_MS)
    requestAnimationFrame(() => {
      clearTimeout(unseen)
      setTimeout(resolve)
    })
  })
}

/** Does a long work, and lets the page breathe where it stops. */
export async function stepByStep<Result>(steps: Steps<Result>): Promise<Result> {
  const pause = pauses()
  let step = steps.next()
  while (step.done !== true) {
    if (pause.isDue()) await pause.take()
    step = steps.next()
  }
  return step.value
}

/**
 * Answers one value after the other, and lets the page breathe in between. The clock, which takes longer than a short
 * answer, is looked at before every value, or before so many together.
 */
export async function inSlices<Value, Answer>(
  values: readonly Value[],
  answer: (value: Value) => Answer | Promise<Answer>,
  together = 1,
): Promise<Answer[]> {
  const pause = pauses()
  const answers: Answer[] = []
  for (const [place, value] of values.entries()) {
    if (place % together === 0 && pause.isDue()) await pause.take()
    const given = answer(value)
    answers.push(given instanceof Promise ? await given : given)
  }
  return answers
}

/** Tells when a slice is over, and begins the next one. */
function pauses() {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > SLICE_MS,
    async take() {
      await breathe()
      since = performance.now()
    },
  }
}
