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
  expect(await workflowProblems(workflow('run: echo hello'), 'greet.yml')).toEqual([])
})

test.for([
  ['a key that does not exist', workflow('run: echo hello', '    timeout: 5\n'), 'unexpected key "timeout"'],
  ['a value that names nothing', workflow('run: echo "\x24{{ steps.none.outputs.word }}"'), 'property "none"'],
  [
    'text of strangers in a command',
    workflow('run: echo "\x24{{ github.event.issue.title }}"'),
    'potentially untrusted',
  ],
  ['an impossible time', workflow('run: echo').replace('push', "{schedule: [{cron: '61 * * * *'}]}"), 'invalid CRON'],
] as const)('%s is reported with its place', async ([, text, words]) => {
  const problems = await workflowProblems(text, 'greet.yml')
  expect(problems.join('\n')).toContain(words)
  expect(problems[0]).toMatch(/^greet\.yml:\d+:\d+: /)
})
