import { sqliteFault } from '#catalogue/sqlite-fault.ts'

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
  'DataFileProblem',
  'SnapshotProblem',
  'EmbeddedStoreProblem',
  'RedisProblem',
])

/** Runs a script's work; a failure ends it with its exit code, mostly 1, and one clear sentence, or with a stack when it is a fault of ours. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(isDiskFull(error) ? `\n✖ ${DISK_FULL}` : isSentence(error) ? `\n✖ ${error.message}` : error)
    process.exitCode = error instanceof ScriptProblem ? error.exitCode : 1
  }
}

const DISK_FULL =
  'The disk is full or cannot be written. Make room and run it again; what was in place stays as it was.'

/** Whether something could not be written for want of room. */
export function isDiskFull(error: unknown): boolean {
  const { code } = Object(error)
  return code === 'ENOSPC' || code === 'EDQUOT' || sqliteFault(error) === 'full'
}

function isSentence(error: unknown): error is Error {
  return error instanceof Error && isExpected(error)
}

/** Whether an error tells a person at the terminal all there is to know. */
export function isExpected({ name }: Error): boolean {
  return EXPECTED.has(name)
}
