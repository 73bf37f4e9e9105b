import { afterEach, expect, test, vi } from 'vitest'
import { listPath } from '#domain/paths.ts'
import { listLine } from '#domain/test-lists.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { dropList, makeList } from '#stores/lists.ts'
import { takeToasts } from '#stores/toasts.ts'
import * as words from '#words/lists.ts'
import { tellKept } from './tell-kept.ts'

/** Tests share what a page shares. */
afterEach(() => {
  vi.unstubAllGlobals()
  takeToasts()
})

test('a list that is kept is told with the way to it', () => {
  stubLocalStorage()
  const list = makeList('Barn', [listLine('x', 2)])
  if (list === undefined) throw new Error('There is no room for a list.')
  expect(tellKept(list)).toBe(true)
  expect(takeToasts().at(-1)).toMatchObject({ text: words.kept('Barn'), action: { href: listPath(list) } })
  dropList(list)
})

test('of a list that a full storage does not take it is not said that it is kept', () => {
  stubLocalStorage({ full: true })
  const list = makeList('Yard', [listLine('x', 2)])
  if (list === undefined) throw new Error('There is no room for a list.')
  expect(tellKept(list)).toBe(false)
  expect(takeToasts().at(-1)).toMatchObject({ text: words.storageFull, kind: 'problem' })
  dropList(list)
})
