import { parseArgs } from 'node:util'
import { ScriptProblem } from '../running/run-script.ts'

/**
 * The content hash after `--accept` on the command line: the one crawl that may pass whatever the limits say.
 * Throws ScriptProblem for what cannot be one.
 */
export function acceptedHash(arguments_: string[]): string | undefined {
  const { values } = parseArgs({ args: arguments_, options: { accept: { type: 'string' } }, strict: false })
  if (values.accept === undefined) return undefined
  if (typeof values.accept === 'string' && /^[0-9a-f]{32}$/.test(values.accept)) return values.accept
  throw new ScriptProblem('--accept needs the hash of the crawl, 32 letters and digits, as the report gives it.')
}
