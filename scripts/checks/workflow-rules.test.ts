import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrokenWorkflows, workflowProblems } from './workflow-rules.ts'

const workflow = (step: string, job = '') => `on: push
jobs:
  greet:
    runs-on: ubuntu-latest
${job}    steps:
      - ${step}
`

test('the workflows of this project are as GitHub wants them', async () => {
  expect(await findBrokenWorkflows()).toEqual([])
})

test('a workflow without a fault passes', async () => {
  const pinned = 'uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803 # v6.1.0'
  for (const step of ['run: echo hello', pinned]) {
    expect(await workflowProblems(workflow(step), 'greet.yml')).toEqual([])
  }
})

test.for([
  ['a key that does not exist', workflow('run: echo hello', '    timeout: 5\n'), 'unexpected key "timeout"'],
  ['a value that names nothing', workflow('run: echo "\x24{{ steps.none.outputs.word }}"'), 'property "none"'],
  [
    'text of strangers in a command',
    workflow('run: echo "\x24{{ github.event.issue.title }}"'),
    'potentially untrusted',
  ],
  ['an action by a tag', workflow('uses: actions/checkout@v6'), 'named by its commit'],
  ['an action by half a commit', workflow('uses: actions/checkout@d23441a48e51 # v6.1.0'), 'named by its commit'],
  [
    'an action whose version nobody can read',
    workflow('uses: actions/checkout@d23441a48e516b6c34aea4fa41551a30e30af803'),
    'named by its commit',
  ],
  ['an impossible time', workflow('run: echo').replace('push', "{schedule: [{cron: '61 * * * *'}]}"), 'invalid CRON'],
] as const)('%s is reported with its place', async ([, text, words]) => {
  const problems = await workflowProblems(text, 'greet.yml')
  expect(problems.join('\n')).toContain(words)
  expect(problems[0]).toMatch(/^greet\.yml:\d+:\d+: /)
})

test('nothing is published before the tests of its commit have passed', () => {
  const text = readFileSync('.github/workflows/refresh.yml', 'utf8')
  const [, refresh = ''] = text.split('\n  refresh:\n')
  expect(refresh).toContain('needs: [tests, tested]')
  expect(refresh).toMatch(
    /if: >-\n\s+!cancelled\(\) && \(needs\.tests\.result == 'success' \|\| needs\.tested\.outputs\.passed == 'yes'\) &&/,
  )
  // Whatever publishes or knows a secret stands in that job.
  const [before = ''] = text.split('\n  refresh:\n')
  expect(before).not.toMatch(/secrets\.|scripts\/publish/)
})

test.each<[how: string, status: number, output: string, said: string, event?: string]>([
  ['success', 0, 'passed=yes\n', ''],
  ['failure success', 0, 'passed=yes\n', ''],
  ['running', 0, '', '::notice title=Not published yet'],
  ['failure running', 0, '', '::notice title=Not published yet'],
  ['running', 1, '', '::error title=Not published', 'workflow_dispatch'],
  ['failure', 1, '', '::error title=Not published'],
  ['', 1, '', '::error title=Not published'],
])(
  'of a commit whose tests are "%s" is published what passed, and only a failure is one',
  (how, status, output, said, event = 'schedule') => {
    const text = readFileSync('.github/workflows/refresh.yml', 'utf8')
    const [, step = ''] = /^ {2}tested:.*?run: \|\n(.*?)\n\n/ms.exec(text) ?? []
    const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-checks-'))
    try {
      writeFileSync(join(folder, 'gh'), `#!/bin/sh\necho '${how}'\n`, { mode: 0o755 })
      writeFileSync(join(folder, 'output'), '')
      const { status: ended, stdout } = spawnSync('bash', ['-e', '-c', step], {
        env: {
          PATH: `${folder}:${process.env.PATH}`,
          CHECKS: 'checks',
          EVENT: event,
          GITHUB_OUTPUT: join(folder, 'output'),
        },
        encoding: 'utf8',
      })
      expect([ended, readFileSync(join(folder, 'output'), 'utf8')]).toEqual([status, output])
      expect(stdout).toContain(said)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test('a refresh ends before its job does, so that what it has is kept for the next', () => {
  const text = readFileSync('.github/workflows/refresh.yml', 'utf8')
  const [, minutes] = /\n {2}refresh:.*?timeout-minutes: (\d+)/s.exec(text) ?? []
  const [, most] = /timeout --signal=TERM --kill-after=1m (\d+)m npm run/.exec(text) ?? []
  expect(Number(most)).toBeLessThan(Number(minutes) - 5)
  const [, kept = ''] = /Keep the catalogue and the build for the next time\n\s+if: (.*)\n/.exec(text) ?? []
  // A first run has no catalogue until all pictures are encoded.
  expect(kept).not.toContain('catalogue.sqlite')
})

test('every setting that a build reads reaches it', () => {
  const notForBuilds = /^(?:PORT|EMBEDDED_STORE_PORT|DATA_FOLDER|DIST_FOLDER|EMAILJS_PRIVATE_KEY)$/
  const sections = readFileSync('.env.example', 'utf8').split(/^(?=# --- )/m)
  const settings = sections
    .filter((section) => !section.startsWith('# --- The gateway'))
    .flatMap((section) => [...section.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name))
    .filter((name) => !notForBuilds.test(name))
  const text = readFileSync('.github/workflows/refresh.yml', 'utf8')
  expect(settings.length).toBeGreaterThan(20)
  expect(settings.filter((name) => !new RegExp(`^ {10}${name}: \\$\\{\\{ `, 'm').test(text))).toEqual([])
})

test('the refresh starts its build with options that the build knows', () => {
  const text = readFileSync('.github/workflows/refresh.yml', 'utf8')
  expect(text).toMatch(/npm run --silent build -- \$\{ACCEPT:\+--accept "\$ACCEPT"\}/)
  const data = mkdtempSync(join(tmpdir(), 'hoof-and-husk-build-'))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--accept', 'not-a-hash'], {
    env: { ...process.env, DATA_FOLDER: data },
    encoding: 'utf8',
  })
  rmSync(data, { recursive: true })
  expect(stderr).toContain('--accept needs the hash of the crawl')
  expect(status).toBe(1)
})
