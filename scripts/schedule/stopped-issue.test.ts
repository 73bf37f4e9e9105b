import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const hasJq = spawnSync('jq', ['--version']).status === 0

/** GitHub with one issue at most, as the script speaks to it; the real one has jq built in. */
const GH = `#!/usr/bin/env bash
set -euo pipefail
case "$1 $2" in
  'issue list') jq -r '.[0] // empty | 7' <<< "[$(cat "$ISSUE")]" ;;
  'issue view') jq -r "\${@: -1}" "$ISSUE" ;;
  'issue comment') jq --rawfile body "\${@: -1}" '.comments += [{ body: $body }]' "$ISSUE" > "$ISSUE.new"; mv "$ISSUE.new" "$ISSUE" ;;
  'issue create') jq -n --rawfile body "\${@: -1}" '{ body: $body, comments: [] }' > "$ISSUE" ;;
esac`

const [FIRST, SECOND] = ['a', 'b'].map((letter) => letter.repeat(32))
let folder = ''
let issue = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stopped-issue-'))
  issue = join(folder, 'issue.json')
  writeFileSync(issue, '')
  writeFileSync(join(folder, 'gh'), GH, { mode: 0o755 })
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Tells that this crawl was stopped. */
function stopped(contentHash: string | undefined): void {
  const [report, words] = [join(folder, 'report.json'), join(folder, 'report.md')]
  writeFileSync(report, JSON.stringify({ contentHash }))
  writeFileSync(words, 'Half of all mats are gone.\n')
  const { status, stderr } = spawnSync('bash', ['scripts/schedule/stopped-issue.sh', 'stopped', report, words], {
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      ISSUE: issue,
      RUN_URL: 'https://git.example/run/1',
    },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
}

function said(text: string): void {
  const { body, comments } = JSON.parse(readFileSync(issue, 'utf8'))
  writeFileSync(issue, JSON.stringify({ body, comments: [...comments, { body: text }] }))
}

/** The crawls that may be accepted by what the issue says, in order. */
function told(): string[] {
  const { body, comments } = JSON.parse(readFileSync(issue, 'utf8'))
  const texts: string[] = [body, ...comments.map((comment: { body: string }) => comment.body)]
  return texts.flatMap((text) => text.match(/[ab]{32}/g) ?? [])
}

test.skipIf(!hasJq)('a crawl that is stopped again is news only where another was told of last', () => {
  for (const hash of [FIRST, FIRST, SECOND, SECOND, FIRST, FIRST]) stopped(hash)
  expect(told()).toEqual([FIRST, SECOND, FIRST])
})

test.skipIf(!hasJq)('what people say of it makes no crawl news', () => {
  stopped(FIRST)
  said('Half of the barn burnt down, so this is right.')
  stopped(FIRST)
  expect(told()).toEqual([FIRST])
})
