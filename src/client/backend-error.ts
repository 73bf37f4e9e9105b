import type { Problem } from '#contract/problem.ts'

/** The gateway, in direct mode the store, refused or could not be reached; `status` is 0 when no answer came. */
export class BackendError extends Error {
  override readonly name = 'BackendError'

  readonly status: number
  /** Its code is `unreachable` where no answer came, and `strange` for one that is not of the gateway's kind. */
  readonly problem: Omit<Problem, 'requestId'>
  /** What was answered, where it was JSON. */
  readonly answer: unknown

  constructor(
    status: number,
    problem: Omit<Problem, 'requestId'>,
    { answer, ...options }: ErrorOptions & { answer?: unknown } = {},
  ) {
    super(`${status} ${problem.code}`, options)
    this.status = status
    this.problem = problem
    this.answer = answer
  }
}
