import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_LIST_NAME } from './list.ts'
import { listLinkAddress, readListLink } from './list-link.ts'
import { anyCharacter } from './test-character.ts'
import { listLine, someList } from './test-lists.ts'

const ORIGIN = 'https://shop.example'

test('a list comes back from its link with its name, items and quantities, and no notes', () => {
  fc.assert(
    fc.property(someList(), ({ name, lines }) => {
      const entries = lines.map(({ itemId, quantity }) => ({ itemId, quantity }))
      const { pathname, hash } = new URL(listLinkAddress(ORIGIN, { name, lines }))
      expect(pathname).toBe('/lists')
      expect(readListLink(hash)).toEqual({ status: 'cart', entries, name })
    }),
  )
})

test('a longest name of signs that are all escaped still comes back', () => {
  const name = '𝔅'.repeat(LONGEST_LIST_NAME)
  const { hash } = new URL(listLinkAddress(ORIGIN, { name, lines: [listLine('x', 1)] }))
  expect(readListLink(hash)).toMatchObject({ name })
  expect(readListLink(`${hash}longer`)).toMatchObject({ name })
})

test('a damaged name is empty, a damaged list is said to be so, another hash is none', () => {
  const { hash } = new URL(listLinkAddress(ORIGIN, { name: 'Barn', lines: [listLine('x', 1)] }))
  expect(readListLink(hash.replace('Barn', '%E0%A4%A'))).toMatchObject({ status: 'cart', name: '' })
  expect(readListLink(hash.replace('v1', 'v9'))).toEqual({ status: 'damaged' })
  expect(readListLink('#list=a')).toBeUndefined()
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => readListLink(`#share=${text}`) !== undefined))
})
