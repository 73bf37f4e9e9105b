import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressHash, addressSet } from './address-set.ts'
import { linkHashes } from './link-hashes.ts'
import { namedAddresses } from './named-addresses.ts'

const path = fc.webPath().map((address) => `/${address.replace(/^\/+/, '')}`)
const linksOf = (addresses: readonly string[]) =>
  linkHashes(namedAddresses(addresses.map((address) => `<a href="${address}">there</a>`).join('')))

test('it knows what was put into it and nothing else, as a set of texts does', () => {
  fc.assert(
    fc.property(fc.array(path, { maxLength: 60 }), fc.array(path, { maxLength: 60 }), (put, asked) => {
      const set = addressSet()
      for (const address of put) set.add(address)
      const known = new Set(put)
      for (const address of [...put, ...asked]) expect(set.has(address)).toBe(known.has(address))
    }),
  )
})

test('two sets become one by their hashes', () => {
  fc.assert(
    fc.property(fc.array(path), fc.array(path), (one, other) => {
      const [set, added] = [addressSet(), addressSet()]
      for (const address of one) set.add(address)
      for (const address of other) added.add(address)
      set.addAll(added.hashes())
      expect([...one, ...other].every(set.has)).toBe(true)
      expect(set.hashes()).toHaveLength(8 * new Set([...one, ...other]).size)
    }),
  )
})

test('it grows', () => {
  const set = addressSet()
  const addresses = Array.from({ length: 20_000 }, (_, number) => `/product/${number}`)
  for (const address of addresses) set.add(address)
  expect(addresses.every((address) => set.has(address))).toBe(true)
  expect(addresses.filter((address) => set.has(`${address}x`))).toEqual([])
})

test('of the links of a page all are there, or one is not', () => {
  const set = addressSet()
  for (const address of ['/store', '/cart', '/a b']) set.add(address)
  expect(set.hasAll(linksOf([]))).toBe(true)
  expect(set.hasAll(linksOf(['/store', '/cart#top', '/a%20b', 'https://elsewhere.example/']))).toBe(true)
  expect(set.hasAll(linksOf(['/store', '/gone', '/cart']))).toBe(false)
  // As a record gives them: out of the middle of something else.
  const bytes = Buffer.concat([Buffer.alloc(3), linksOf(['/store', '/cart'])])
  expect(set.hasAll(bytes.subarray(3))).toBe(true)
})

test('of the hashes that a page keeps one is there, or none', () => {
  const set = addressSet()
  const hashes = (texts: string[]) => Buffer.concat(texts.map(addressHash))
  expect(set.hasAny(hashes(['a']))).toBe(false)
  set.add('a')
  expect([['b', 'a'], ['b', 'c'], []].map((texts) => set.hasAny(hashes(texts)))).toEqual([true, false, false])
})
