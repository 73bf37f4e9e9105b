import { expect, test } from 'vitest'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { StoreRefusal } from '#store-api/store-refusal.ts'
import { storeWords } from './store-words.ts'

const CALL = 'PUT /api/Customer'

test('a refusal is told in the words of the store, or as one without any', () => {
  const refusal = (words: string) => new StoreRefusal(CALL, { kind: 'status', status: 400 }, words)
  const told = (sentence: string) => ({ status: 422, problem: { code: 'refused', sentence } })
  expect(storeWords(refusal('Email already exists.'))).toEqual(told('Email already exists.'))
  expect(storeWords(refusal(''))).toEqual(told(''))
})

test('what the store says of a failure is told, what we say of it is not', () => {
  const failure = { kind: 'status', status: 500 } as const
  const closed = { status: 500, problem: { code: 'store-unavailable', sentence: 'Closed.' } }
  expect(storeWords(new StoreApiError(CALL, { ...failure, words: 'Closed.' }))).toEqual(closed)
  expect(storeWords(new StoreApiError(CALL, failure))).toBeUndefined()
  expect(storeWords(new Error('fault'))).toBeUndefined()
})
