import { expect, test } from 'vitest'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { StoreRefusal } from '#store-api/store-refusal.ts'
import { storeWords } from './store-words.ts'

const CALL = 'PUT /api/Customer'

test('a refusal is told in the words of the store, or says that there are none', () => {
  const refusal = (words: string) => new StoreRefusal(CALL, { kind: 'status', status: 400 }, words)
  expect(storeWords(refusal('Email already exists.'))?.sentence).toBe('Email already exists.')
  expect(storeWords(refusal(''))?.sentence).toMatch(/did not take this/)
})

test('what the store says of a failure is told, what we say of it is not', () => {
  const failure = { kind: 'status', status: 500 } as const
  expect(storeWords(new StoreApiError(CALL, { ...failure, words: 'Closed.' }))?.sentence).toBe('Closed.')
  expect(storeWords(new StoreApiError(CALL, failure))).toBeUndefined()
  expect(storeWords(new Error('fault'))).toBeUndefined()
})
