import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { afterAnotherRun, type Count, playwrightCount } from './test-count.ts'

test('a failed end-to-end test is told with all that was wrong, with figures and places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-count-'))
  const file = join(folder, 'report.json')
  const location = { file: '/shop/tests/e2e/pages.spec.ts', line: 25, column: 3 }
  const errors = [
    { message: 'Test timeout of 90000ms exceeded.' },
    { message: '\u001b[31mError: page.goto: closed\u001b[39m\nCall log:\n  - waiting', location },
    { message: 'Error: expect(received).toBeLessThan(expected)\n\nExpected: < 0.02\nReceived:   0.05', location },
  ]
  const tests = [
    { projectName: 'gateway', status: 'unexpected', results: [{ errors }] },
    { projectName: 'direct', status: 'expected', results: [{ errors: [] }] },
  ]
  const suites = [{ specs: [], suites: [{ specs: [{ title: 'no jump', file: 'pages.spec.ts', tests }] }] }]
  writeFileSync(file, JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, suites }))
  expect(playwrightCount(file)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    told: [
      'failed: [gateway] pages.spec.ts › no jump: Test timeout of 90000ms exceeded.; Error: page.goto: closed (pages.spec.ts:25); Error: expect(received).toBeLessThan(expected), Expected: < 0.02, Received:   0.05 (pages.spec.ts:25)',
    ],
  })
  rmSync(folder, { recursive: true })
})

test('what is wrong outside every test is no test that can be run again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-count-'))
  const file = join(folder, 'report.json')
  const stats = { expected: 500, unexpected: 0, flaky: 0, skipped: 0 }
  const errors = [{ message: 'Error: Secrets were told:\n  the key in GET /api/items' }]
  writeFileSync(file, JSON.stringify({ stats, suites: [], errors }))
  const first = playwrightCount(file)
  expect(first).toEqual(count(500, 1, 0, ['failed: outside every test: Error: Secrets were told:']))
  expect(afterAnotherRun(first, count(0, 0, 0, [])).failed).toBe(1)
  rmSync(folder, { recursive: true })
})

function count(passed: number, failed: number, skipped: number, told: string[]): Count {
  return { passed, failed, skipped, told }
}

test('what fails twice has failed, and what passes when run again is told as unsteady', () => {
  const first = count(498, 2, 1, ['failed: cart', 'failed: search'])
  expect(afterAnotherRun(first, count(1, 1, 1, ['failed: cart']))).toEqual(
    count(499, 1, 1, ['failed: cart', 'unsteady, failed at first: cart', 'unsteady, failed at first: search']),
  )
  expect(afterAnotherRun(first, count(2, 0, 1, []))).toEqual(
    count(500, 0, 1, ['unsteady, failed at first: cart', 'unsteady, failed at first: search']),
  )
})

test('a further run that does not reach every test that failed changes nothing', () => {
  const first = count(498, 2, 1, ['failed: cart', 'failed: search'])
  expect(afterAnotherRun(first, count(1, 0, 1, []))).toEqual(first)
  expect(afterAnotherRun(first, count(0, 1, 1, ['failed: no report']))).toMatchObject({ failed: 2 })
})
