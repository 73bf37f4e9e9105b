import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, isAbsolute, resolve } from 'node:path'
import { ScriptProblem } from './run-script.ts'

const ENDINGS = ['SIGTERM', 'SIGHUP'] as const

/**
 * Runs a command in an environment, mostly that of this process, with the project's own tools first in its path; returns
 * its exit code. What it says goes to the terminal, or to `say`. Throws ScriptProblem when this process is told to end meanwhile.
 */
export async function runCommand(
  command: string,
  arguments_: string[],
  environment: NodeJS.ProcessEnv = process.env,
  say?: (text: string) => void,
): Promise<number> {
  const path = `${resolve('node_modules/.bin')}${delimiter}${environment.PATH ?? ''}`
  const child = spawn(command, arguments_, {
    stdio: ['ignore', say === undefined ? 'inherit' : 'pipe', say === undefined ? 'inherit' : 'pipe'],
    env: { ...environment, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
    // What npm installs is called by a script of the shell there.
    shell: process.platform === 'win32' && !isAbsolute(command),
  })
  for (const output of [child.stdout, child.stderr]) output?.setEncoding('utf8').on('data', (text) => say?.(text))
  // A terminal tells everybody of Ctrl-C; who ends this process alone means the command as well, and what would follow.
  let ended: NodeJS.Signals | undefined
  const pass = (signal: NodeJS.Signals) => {
    ended = signal
    child.kill(signal)
  }
  for (const signal of ENDINGS) process.on(signal, pass)
  try {
    const [code, signal] = await once(child, 'close')
    if (ended !== undefined) throw new ScriptProblem(`Ended by ${ended}.`)
    if (typeof code === 'number') return code
    // As by a system that is short of memory: the command itself can say nothing then.
    const words = `${command} was ended by ${signal}.\n`
    if (say === undefined) process.stderr.write(words)
    else say(words)
    return 1
  } finally {
    for (const signal of ENDINGS) process.off(signal, pass)
  }
}
