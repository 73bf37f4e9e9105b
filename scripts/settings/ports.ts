import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename } from 'node:path'
import { ScriptProblem } from '../running/run-script.ts'

/** Settings that name a port. */
export type PortSetting = 'PORT' | 'EMBEDDED_STORE_PORT' | 'METRICS_PORT'

const MOST_TRIED = 50
const HIGHEST = 65_535

/**
 * The port to listen on: the one that is set, else its default or the next that is free, and then it says so. Throws
 * ScriptProblem when the one that is set is taken.
 */
export async function portFor(
  setting: PortSetting,
  port: number,
  taken: readonly number[] = [],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  if ((environment[setting] ?? '').trim() !== '' || port === 0) {
    await demandFreePort(port, setting)
    return port
  }
  for (let next = port; next < Math.min(port + MOST_TRIED, HIGHEST); next += 1) {
    if (taken.includes(next) || !(await isFree(next))) continue
    if (next !== port) console.log(`Port ${port} is in use${by(port)}; taking ${next} (${setting} sets another)`)
    return next
  }
  throw inUse(port, setting)
}

/** Throws ScriptProblem, with the process that has it where that can be told, when something else listens there. */
export async function demandFreePort(port: number, setting: PortSetting): Promise<void> {
  if (port !== 0 && !(await isFree(port))) throw inUse(port, setting)
}

function inUse(port: number, setting: PortSetting): ScriptProblem {
  return new ScriptProblem(
    `Port ${port} is in use${by(port)}. Stop that, or set ${setting} to another one, as in: ${setting}=${port + 79} npm start`,
  )
}

function by(port: number): string {
  const name = listenerOn(port)
  return name === undefined ? '' : ` by ${name}`
}

/** The shop listens on the first of these; a browser asks for `localhost` on the second first. */
const LOCALHOST = ['127.0.0.1', '::1']

async function isFree(port: number): Promise<boolean> {
  for (const host of LOCALHOST) if (!(await isFreeOn(port, host))) return false
  return true
}

async function isFreeOn(port: number, host: string): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    // A system may be without IPv6.
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    )
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** The process that listens on a port, as `node (process 4242)`; undefined where the system does not tell. */
export function listenerOn(port: number): string | undefined {
  const id = existsSync('/proc/net/tcp') ? idFromProc(port) : idFromLsof(port)
  if (id === undefined) return undefined
  const name = nameOf(id)
  return name === '' ? `process ${id}` : `${name} (process ${id})`
}

const LISTENING = '0A'

/** Linux lists sockets by the port in hexadecimal with their inode, and each process its sockets by inode. */
function idFromProc(port: number): string | undefined {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].filter(existsSync).flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => local.endsWith(end) && state === LISTENING)
      .map((columns) => `socket:[${columns[9]}]`),
  )
  return readdirSync('/proc').find((id) => /^\d+$/.test(id) && inodes.some((inode) => hasOpen(id, inode)))
}

function hasOpen(id: string, target: string): boolean {
  const folder = `/proc/${id}/fd`
  // A descriptor may be closed while they are read; ours of the folder itself always is.
  return (unlessGone(() => readdirSync(folder)) ?? []).some(
    (descriptor) => unlessGone(() => readlinkSync(`${folder}/${descriptor}`)) === target,
  )
}

/** What is read; undefined where that belongs to somebody else, or has ended meanwhile. */
function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function idFromLsof(port: number): string | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' })
  return /^\d+/.exec(stdout ?? '')?.[0]
}

function nameOf(id: string): string {
  if (!existsSync(`/proc/${id}/cmdline`)) {
    return basename((spawnSync('ps', ['-o', 'comm=', '-p', id], { encoding: 'utf8' }).stdout ?? '').trim())
  }
  const [program = '', script = ''] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
  const file = script.startsWith('-') ? '' : basename(script)
  return [basename(program), file].filter((part) => part !== '').join(' ')
}
