import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const MODULE = pathToFileURL(`${import.meta.dirname}/run-command.ts`).href
const LONG_RUNNING = 'console.log(process.pid); setInterval(() => undefined, 1000)'

test.each([0, 3])('a command that ends with %i is told so', async (code) => {
  expect(await runCommand('node', ['-e', `process.exit(${code})`])).toBe(code)
})

test.skipIf(process.platform === 'win32')('a command that was killed has failed, and it is said by what', async () => {
  const said: string[] = []
  const kill = `process.kill(process.pid, 'SIGKILL')`
  expect(await runCommand('node', ['-e', kill], process.env, (text) => said.push(text))).toBe(1)
  expect(said).toEqual(['node was ended by SIGKILL.\n'])
})

test.skipIf(process.platform === 'win32')(
  'a command ends with the process that runs it, and none follows',
  async () => {
    const script = `const { runCommand } = await import(${JSON.stringify(MODULE)})
    for (const turn of [1, 2]) await runCommand('node', ['-e', ${JSON.stringify(LONG_RUNNING)}]).catch(({ message }) => {
      console.log(message)
      process.exit(turn)
    })`
    const runner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    runner.stdout.on('data', (part) => {
      printed += part
    })
    await expect.poll(() => printed).toMatch(/\n/)
    const command = Number(printed)
    expect(isRunning(command)).toBe(true)
    runner.kill('SIGTERM')
    expect(await once(runner, 'close')).toEqual([1, null])
    expect(isRunning(command)).toBe(false)
    expect(printed).toBe(`${command}\nEnded by SIGTERM.\n`)
  },
)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
