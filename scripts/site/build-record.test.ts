import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BuildRecord, createRecord } from './build-record.ts'

let folder = ''
let first: BuildRecord

const page = (path: string, cards: string) => {
  return { path, asked: new Uint8Array([1]), shown: new Uint8Array([2]), links: new Uint8Array(8), cards }
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
  expect([record.page('/a.html'), paths(record), record.retired(), record.meta('inputs')]).toEqual([
    { asked: new Uint8Array([1]), shown: new Uint8Array([2]), cards: 'one' },
    ['/a.html', '/b.html'],
    [],
    undefined,
  ])
  expect(record.page('/c.html')).toBeUndefined()
  expect([...record.asked()].map(({ path }) => path)).toEqual(['/a.html', '/b.html'])
  record.close()
  expect(first.meta('inputs')).toBe('those of the first')
})

test('a page that is written anew takes the place of the one before', () => {
  const record = createRecord(join(folder, 'second.sqlite'), join(folder, 'first.sqlite'))
  record.addPages([page('/b.html', 'three')])
  record.addFiles([file('/b.html', 'b')])
  expect([record.page('/b.html')?.cards, record.file('/b.html')?.sha256]).toEqual(['three', 'b'])
  expect([...record.links()]).toHaveLength(2)
  record.close()
  expect(first.page('/b.html')?.cards).toBe('two')
})

test('pages that are not kept are forgotten with their files, and nothing else is', () => {
  first.keepPages(['/b.html', '/c.html'])
  expect([...first.asked()].map(({ path }) => path)).toEqual(['/b.html'])
  expect(first.pages()).toEqual(['/b.html'])
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
  expect([first.paths(), first.paths('/store/')]).toEqual(
    ['', '/store/'].map((beginning) => [...first.files(beginning)].map(({ path }) => path)),
  )
})

test('questions come with the pages of another record, and are forgotten and answered anew', () => {
  first.addQuestions(['a', 'b', 'c'].map((question) => ({ question, stamp: 'one' })))
  const record = createRecord(join(folder, 'second.sqlite'), join(folder, 'first.sqlite'))
  record.forgetQuestions(['b', 'c', 'd'])
  record.addQuestions(['a', 'c'].map((question) => ({ question, stamp: 'two' })))
  const asked = [...record.questions()].map(({ question, stamp }) => `${question} ${stamp}`)
  expect(asked).toEqual(['a one', 'c two'])
  record.close()
  expect([...first.questions()]).toHaveLength(3)
})
