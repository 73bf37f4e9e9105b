import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionAtom } from './session-atom.ts'

const Names = v.nullable(v.array(v.string()))

function stubStorage(stored: string | null): Map<string, string> {
  const kept = new Map(stored === null ? [] : [['names', stored]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is set is found again by the next page; null takes it out', () => {
  const kept = stubStorage(null)
  sessionAtom('names', [], Names).set(['Rowan'])
  const $names = sessionAtom('names', [], Names)
  expect($names.get()).toEqual(['Rowan'])
  $names.set(null)
  expect(kept.size).toBe(0)
})

test('any stored text whatever gives a value of the schema', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (stored) => {
      stubStorage(stored)
      expect(v.is(Names, sessionAtom('names', [], Names).get())).toBe(true)
    }),
  )
})

test('a storage that is forbidden, full or not there costs nothing but the memory', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const $names = sessionAtom('names', ['before'], Names)
  expect($names.get()).toEqual(['before'])
  for (const names of [['after'], null]) {
    $names.set(names)
    expect($names.get()).toEqual(names)
  }
  vi.unstubAllGlobals()
  expect(sessionAtom('names', ['before'], Names).get()).toEqual(['before'])
})
