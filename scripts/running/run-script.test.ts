import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const Failure = v.object({ code: v.number(), stdout: v.string(), stderr: v.string() })

/** Runs work as a script would, in a process of its own. */
async function run(work: string): Promise<v.InferOutput<typeof Failure>> {
  const program = `import { runScript, ScriptProblem } from './scripts/running/run-script.ts'; await runScript(async () => { ${work} })`
  try {
    const output = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
    return { code: 0, ...output }
  } catch (error) {
    return v.parse(Failure, error)
  }
}

test('work that succeeds ends with 0 and says nothing of its own', async () => {
  expect(await run('console.log("done")')).toEqual({ code: 0, stdout: 'done\n', stderr: '' })
})

test('a problem that a person can mend ends with 1 and its sentence alone', async () => {
  expect(await run('throw new ScriptProblem("Set PORT to another one.")')).toEqual({
    code: 1,
    stdout: '',
    stderr: '\n✖ Set PORT to another one.\n',
  })
})

test.for([
  ['a file', 'const { writeFileSync } = await import("node:fs"); writeFileSync("/dev/full", "x")'],
  [
    'a database',
    `const { DatabaseSync } = await import("node:sqlite")
    new DatabaseSync(":memory:").exec("PRAGMA max_page_count = 1; CREATE TABLE a (b); CREATE TABLE c (d)")`,
  ],
])('a disk too full for $0 ends with 1 and one sentence', { skip: process.platform !== 'linux' }, async ([, work]) => {
  const { code, stderr } = await run(work ?? '')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^\n✖ The disk is full or cannot be written\.[^\n]+\n$/)
})

test('a fault of ours ends with 1 and shows where it is', async () => {
  const { code, stderr } = await run('null.x')
  expect(code).toBe(1)
  expect(stderr).toMatch(/TypeError[\s\S]* at /)
})
