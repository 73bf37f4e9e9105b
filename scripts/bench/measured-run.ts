import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { ScriptProblem } from '../running/run-script.ts'

const LOOK_EVERY_MS = 200

export interface Measured {
  seconds: number
  /** Resident memory of the command and all that it started, added up, at its highest. */
  peakMb: number
  /** The last lines that it said. */
  said: string
}

/** Runs a command to its end and measures it. Throws ScriptProblem when it fails, with what it said last. */
export async function measuredRun(
  command: string,
  arguments_: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Measured> {
  const start = performance.now()
  const child = spawn(command, arguments_, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000)
    })
  }
  let peakKb = 0
  const looking = setInterval(() => {
    peakKb = Math.max(peakKb, residentKb(child.pid))
  }, LOOK_EVERY_MS)
  const [code] = await once(child, 'close').finally(() => clearInterval(looking))
  if (code !== 0) throw new ScriptProblem(`${command} ${arguments_.join(' ')} failed:\n${said}`)
  return { seconds: (performance.now() - start) / 1000, peakMb: Math.round(peakKb / 1024), said }
}

/** Of a process and its descendants, as Linux counts it; 0 on other systems. */
function residentKb(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0
  const own = Number(/VmRSS:\s+(\d+)/.exec(readQuietly(`/proc/${pid}/status`))?.[1] ?? 0)
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) => readQuietly(file).split(' '))
  return children.filter(Boolean).reduce((sum, child) => sum + residentKb(Number(child)), own)
}

/** A process may be gone by the time it is looked at. */
function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
