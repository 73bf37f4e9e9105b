import { expect, test } from 'vitest'
import { isMutated, MUTATED_FOLDERS, testsOf } from './mutant-tests.ts'

test('the shop’s own code is changed, and no test or what only tests use', () => {
  expect(isMutated('src/domain/cents.ts')).toBe(true)
  expect(isMutated('src/store-api/wire/fields.ts')).toBe(true)
  for (const file of ['domain/cents.test.ts', 'domain/test-cart.ts', 'words/en/cart.ts', 'islands/cart/Cart.tsx'])
    expect(isMutated(`src/${file}`), file).toBe(false)
  expect(isMutated('scripts/bench/mutant-tests.ts')).toBe(false)
})

test('every folder has tests that its changes are held against, and none that waits for real seconds', () => {
  for (const folder of MUTATED_FOLDERS) {
    const tests = testsOf(folder)
    expect(tests.length, folder).toBeGreaterThan(5)
    expect(
      tests.filter((file) => file.includes('killed-process')),
      folder,
    ).toEqual([])
  }
})
