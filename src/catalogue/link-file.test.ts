import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkFile } from './link-file.ts'

/** On Linux a file system of its own, in memory. */
const ELSEWHERE = '/dev/shm'
let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-'))
  file = join(folder, 'file')
  writeFileSync(file, 'content')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a file stands in two places and takes the room of one', () => {
  linkFile(file, join(folder, 'again'))
  expect(statSync(join(folder, 'again')).nlink).toBe(2)
})

test.skipIf(!existsSync(ELSEWHERE))('where no link is taken a copy is made, and nothing else', () => {
  const other = mkdtempSync(join(ELSEWHERE, 'link-'))
  try {
    linkFile(file, join(other, 'again'))
    expect(readdirSync(other)).toEqual(['again'])
    expect(readFileSync(join(other, 'again'), 'utf8')).toBe('content')
  } finally {
    rmSync(other, { recursive: true })
  }
})

test('another fault is told, and what is there stays', () => {
  writeFileSync(join(folder, 'again'), 'other')
  expect(() => linkFile(file, join(folder, 'again'))).toThrow('EEXIST')
  expect(() => linkFile(join(folder, 'nowhere'), join(folder, 'new'))).toThrow('ENOENT')
  expect(readFileSync(join(folder, 'again'), 'utf8')).toBe('other')
})
