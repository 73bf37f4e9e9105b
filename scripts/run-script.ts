/** A problem that the person at the terminal can mend; the message says how. */
export class ScriptProblem extends Error {
  override readonly name = 'ScriptProblem'
  /** What the process ends with. */
  readonly exitCode: number

  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options)
    this.exitCode = exitCode
  }
}

const EXPECTED = new Set([
  'ScriptProblem',
  'ConfigurationError',
  'StoreApiError',
  'RefreshUnderWayError',
  'EmbeddedStoreProblem',
  'RedisProblem',
])

/** Runs a script's work; a failure ends it with its exit code, mostly 1, and one clear sentence, or with a stack when it is a fault of ours. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const expected = error instanceof Error && isExpected(error)
    console.error(expected ? `\n✖ ${error.message}` : error)
    process.exitCode = error instanceof ScriptProblem ? error.exitCode : 1
  }
}

/** Whether an error tells a person at the terminal all there is to know. */
export function isExpected({ name }: Error): boolean {
  return EXPECTED.has(name)
}
