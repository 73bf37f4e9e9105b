import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from './project-copy.ts'

let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject()
  await project.build()
})

afterAll(() => project.remove())

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const buildsFolder = () => {
  const [name = ''] = readdirSync(project.at('data', 'builds'))
  return project.at('data', 'builds', name)
}

test('a build shows one snapshot, whatever a refresh puts in its place meanwhile', async () => {
  cpSync(project.at('data', 'catalogue.sqlite'), project.at('old.sqlite'))
  project.store.exec('UPDATE items SET retailPrice = 27.5')
  await project.build()
  cpSync(project.at('data', 'catalogue.sqlite'), project.at('new.sqlite'))
  renameSync(project.at('old.sqlite'), project.at('data', 'catalogue.sqlite'))
  const building = project.run('scripts/build-site.ts')
  while (!readdirSync(buildsFolder()).includes('unfinished')) await setTimeout(20)
  await setTimeout(1_000)
  renameSync(project.at('new.sqlite'), project.at('data', 'catalogue.sqlite'))
  await building
  for (const page of ['index', 'store', 'product/A-1', 'product/B-3', 'store/horse/stable-mats/2']) {
    const html = readFileSync(project.at('dist', `${page}.html`), 'utf8')
    expect([page, html.includes('$27.50')]).toEqual([page, false])
  }
  expect(readFileSync(project.at('dist/product/A-1.html'), 'utf8')).toContain('$20.00')
})

test('a site is on the disk before dist leads to it', async () => {
  mkdirSync(project.at('bin'))
  const log = project.at('sync.log')
  writeFileSync(project.at('bin', 'sync'), `#!/bin/sh\necho "$* $(readlink "${project.at('dist')}")" >> "${log}"\n`)
  chmodSync(project.at('bin', 'sync'), 0o755)
  const before = readdirSync(buildsFolder()).filter((name) => name.startsWith('build-'))
  project.store.exec("UPDATE items SET itemName = 'Mat renamed' WHERE itemID = 'B-2'")
  await project.refresh()
  await project.run('scripts/build-site.ts', { PATH: `${project.at('bin')}:${process.env.PATH}` })
  const [said = ''] = readFileSync(log, 'utf8').split('\n')
  const [option, flushed = '', leadTo = ''] = said.split(' ')
  expect(option).toBe('-f')
  expect(before).toContain(leadTo.split('/').at(-2))
  expect(before).not.toContain(flushed.split('/').at(-1))
  expect(readdirSync(buildsFolder())).toContain(flushed.split('/').at(-1))
})

test('a site that somebody emptied is built anew, and open pages keep the files that are left', async () => {
  await project.build()
  const pages = ['index.html', 'product/A-1.html', 'catalogue.json']
  const contents = () => pages.map((page) => readFileSync(project.at('dist', page), 'utf8'))
  const whole = contents()
  for (const entry of readdirSync(project.at('dist'))) {
    if (entry !== '_search') rmSync(project.at('dist', entry), { recursive: true })
  }
  const shards = readdirSync(project.at('dist', '_search')).toSorted()
  project.store.exec("UPDATE items SET itemName = 'Mat named anew' WHERE itemID = 'B-1'")
  await project.refresh()
  expect(await project.run('scripts/build-site.ts')).not.toContain('Building everything anew')
  expect(contents().slice(0, 2)).toEqual(whole.slice(0, 2))
  expect(readdirSync(project.at('dist', '_search'))).toEqual(expect.arrayContaining(shards))
})

test('what a machine that went down left damaged is not served, and built anew, with the code that makes it', async () => {
  await project.build()
  const page = project.at('dist', 'product', 'A-2.html')
  const whole = readFileSync(page, 'utf8')
  truncateSync(page)
  const code = filesIn(project.codeFolder()).filter((path) => path.endsWith('.mjs'))
  expect(code.length).toBeGreaterThan(10)
  for (const path of code) truncateSync(path)
  writeFileSync(join(buildsFolder(), 'unfinished'), '')
  const serving = project.run('scripts/serve.ts', {
    PORT: '0',
    SESSION_SECRET: 'a-session-secret-that-is-for-tests-only',
  })
  await expect(serving).rejects.toMatchObject({
    stderr: expect.stringContaining('damaged when a build was cut off (/product/A-2.html)'),
  })
  expect(await project.run('scripts/build-site.ts')).toContain('The last build is damaged (/product/A-2.html)')
  expect(readFileSync(page, 'utf8')).toBe(whole)
  expect(readdirSync(buildsFolder())).not.toContain('unfinished')
})
