import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './kept-secret.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-random-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a secret is made once, and only its owner reads it', () => {
  const file = join(folder, 'data', 'secret')
  const secret = keptSecret(file)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(keptSecret(file)).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a file that was left empty is no secret', () => {
  const file = join(folder, 'secret')
  writeFileSync(file, '\n')
  const secret = keptSecret(file)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(keptSecret(file)).toBe(secret)
})
