import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** What progress of a step of `total` parts writes where there is no terminal. */
async function written(total: number): Promise<string> {
  const program = `import { terminalProgress } from './scripts/running/terminal-progress.ts'
    const step = terminalProgress().step('pictures', ${total})
    for (let part = 0; part < ${total}; part += 1) step.advance()`
  return (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])).stdout
}

test('a finished step leaves one plain line with its counts where there is no terminal', async () => {
  expect(await written(3)).toMatch(/^ {2}pictures 3\/3 in \d+\.\d s\n$/)
})

test('a step without parts says nothing', async () => {
  expect(await written(0)).toBe('')
})
