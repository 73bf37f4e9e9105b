import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BuildRecord, createRecord } from './build-record.ts'

let folder = ''
let first: BuildRecord

const page = (path: string, answers: string) => {
  return { path, questions: '[]', shown: '["a"]', answers, frame: 'f', cards: '[]', links: new Uint8Array(8) }
}
const file = (path: string, sha256 = 'a') => ({ path, sha256 })
const paths = (record: BuildRecord) => [...record.files()].map((entry) => entry.path)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'))
  first = createRecord(join(folder, 'first.sqlite'))
  first.setMeta('inputs', 'those of the first')
  first.addPages([page('/a.html', 'one'), page('/b.html', 'two')])
  first.addFiles(['/a.html', '/b.html', '/b.html.br', '/site.css'].map((path) => file(path)))
  first.addRetired([{ ...file('/old.js'), sinceMs: 1 }])
})

afterEach(() => {
  first.close()
  rmSync(folder, { recursive: true })
})

test('a record begins with the pages of another and their files alone', () => {
  const record = createRecord(join(folder, 'second.sqlite'), join(folder, 'first.sqlite'))
  expect([record.pages(['/a.html']).get('/a.html'), paths(record), record.retired(), record.meta('inputs')]).toEqual([
    { questions: '[]', shown: '["a"]', answers: 'one' },
    ['/a.html', '/b.html'],
    [],
    undefined,
  ])
  expect([record.frame('/b.html'), record.frame('/c.html')]).toEqual([{ frame: 'f', cards: '[]' }, undefined])
  record.close()
  expect(first.meta('inputs')).toBe('those of the first')
})

test('a page that is written anew takes the place of the one before', () => {
  const record = createRecord(join(folder, 'second.sqlite'), join(folder, 'first.sqlite'))
  record.addPages([page('/b.html', 'three')])
  record.addFiles([file('/b.html', 'b')])
  expect([record.pages(['/b.html']).get('/b.html')?.answers, record.file('/b.html')?.sha256]).toEqual(['three', 'b'])
  expect([...record.links()]).toHaveLength(2)
  record.close()
  expect(first.pages(['/b.html']).get('/b.html')?.answers).toBe('two')
})

test('pages that are not kept are forgotten with their files, and nothing else is', () => {
  first.keepPages(['/b.html', '/c.html'])
  expect([...first.pages(['/a.html', '/b.html', '/c.html']).keys()]).toEqual(['/b.html'])
  expect(paths(first)).toEqual(['/b.html', '/b.html.br', '/site.css'])
  expect(first.retired()).toHaveLength(1)
})

test('files are told in the order of their paths, all or those whose paths begin so', () => {
  first.addFiles(['/store/b.html', '/store.html', '/store/a.html', '/store/\u{1F434}.html'].map((path) => file(path)))
  expect([...first.files('/store/')].map(({ path }) => path)).toEqual([
    '/store/a.html',
    '/store/b.html',
    '/store/\u{1F434}.html',
  ])
  expect(paths(first)).toHaveLength(8)
})
