import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedProjects, playwrightCount } from './test-count.ts'

test('a failed end-to-end test is told with all that was wrong, with figures and places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-count-'))
  const file = join(folder, 'report.json')
  const location = { file: '/shop/tests/e2e/pages.spec.ts', line: 25, column: 3 }
  const errors = [
    { message: 'Test timeout of 90000ms exceeded.' },
    { message: '\u001b[31mError: page.goto: closed\u001b[39m\nCall log:\n  - waiting', location },
    { message: 'Error: expect(received).toBeLessThan(expected)\n\nExpected: < 0.02\nReceived:   0.05', location },
    { message: 'Error: not equal\n\n- Expected  - 1\n+ Received  + 2\n\n  Array [\n+   "at": 3,' },
    { message: 'Error: at 320 px\n\nTimeout 10000ms exceeded while waiting on the predicate\n\n  24 | test(' },
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
      'failed: [gateway] pages.spec.ts › no jump: Test timeout of 90000ms exceeded.; Error: page.goto: closed (pages.spec.ts:25); Error: expect(received).toBeLessThan(expected), Expected: < 0.02, Received: 0.05 (pages.spec.ts:25); Error: not equal, - Expected - 1, + Received + 2, + "at": 3,; Error: at 320 px, Timeout 10000ms exceeded while waiting on the predicate',
    ],
  })
  expect(failedProjects(file)).toEqual(new Set(['gateway']))
  rmSync(folder, { recursive: true })
})

test('what is wrong outside every test counts as a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-count-'))
  const file = join(folder, 'report.json')
  const stats = { expected: 500, unexpected: 0, flaky: 0, skipped: 0 }
  const errors = [{ message: 'Error: Secrets were told:\n  the key in GET /api/items' }]
  writeFileSync(file, JSON.stringify({ stats, suites: [], errors }))
  const told = ['failed: outside every test: Error: Secrets were told:']
  expect(playwrightCount(file)).toEqual({ passed: 500, failed: 1, skipped: 0, told })
  rmSync(folder, { recursive: true })
})

test('what passes on a further try has failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-count-'))
  const file = join(folder, 'report.json')
  const results = [{ errors: [{ message: 'Error: too early' }] }, { errors: [] }]
  const tests = [{ projectName: 'gateway', status: 'flaky', results }]
  const suites = [{ specs: [{ title: 'a cart', file: 'cart.spec.ts', tests }] }]
  writeFileSync(file, JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, suites }))
  const told = ['failed: [gateway] cart.spec.ts › a cart: Error: too early']
  expect(playwrightCount(file)).toEqual({ passed: 3, failed: 1, skipped: 0, told })
  rmSync(folder, { recursive: true })
})
